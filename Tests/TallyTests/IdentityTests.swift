import Tally
import TerminalUI
import Testing

/// What places are called.
@Suite("Identities")
struct IdentityTests {
  private struct Leaf: View {
    let value: Int
    var body: some View { Text("\(value)") }
  }

  private struct Box<Value>: View {
    let value: Value
    let number: Int
    var body: some View { Leaf(value: number) }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
  }

  private struct Shelf: View {
    let number: Int
    var body: some View {
      VStack {
        Leaf(value: number)
        HStack {
          Leaf(value: number)
          Leaf(value: number + 1)
        }
        ForEach(0..<2) { row in
          Leaf(value: number + row)
          Leaf(value: number - row)
        }
        Box(value: [1], number: number).id("box")
        Section("a section") { Leaf(value: number).modifier(Framed()) }
      }
    }
  }

  @Test("each place by the views around it, with ids and with positions but the first")
  func paths() {
    let tally = RenderTally(detail: .all)
    _ = HeadlessHost(trace: tally) { Shelf(number: 0) }
    #expect(
      tally.runs.map(\.identity) == [
        "Shelf", "Shelf/Leaf", "Shelf/Leaf(2)", "Shelf/Leaf(2)(2)",
        "Shelf/Leaf[0]", "Shelf/Leaf[0](2)", "Shelf/Leaf[1]", "Shelf/Leaf[1](2)",
        "Shelf/Box<Array<Int>>[box]", "Shelf/Box<Array<Int>>[box]/Leaf", "Shelf/Section(5)",
        "Shelf/Framed(5)(2)", "Shelf/Framed(5)(2)/_ViewModifier_Content", "Shelf/Framed(5)(2)/Leaf",
      ])
    #expect(
      tally.runs.map(\.label) == [
        "Shelf", "Leaf", "Leaf", "Leaf", "Leaf[0]", "Leaf[0]", "Leaf[1]", "Leaf[1]",
        "Box<Array<Int>>[box]", "Leaf[box]", "Section", "Framed",
        "_ViewModifier_Content", "Leaf",
      ])
  }
}
