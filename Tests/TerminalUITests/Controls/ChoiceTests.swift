import Testing

@testable import TerminalUI

/// What the options of a picker and the screens of a tab view stand for where no tag says it.
@Suite struct Choices {
  private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
  }

  private struct FlavorPicker: View {
    @State private var flavor = Flavor.vanilla
    var body: some View {
      Picker("f", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
    }
  }

  @Test("the ids of a ForEach are the tags of its rows")
  func ids() {
    let host = HeadlessHost(columns: 20, rows: 1) {
      FlavorPicker().frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(host.lines == ["f ‹ vanilla ›"])
    host.press(.rightArrow)
    #expect(host.lines == ["f ‹ strawberry ›"])
    host.press(.rightArrow)
    #expect(host.lines == ["f ‹ chocolate ›"])
  }

  private struct Tagged: View {
    @State private var number = 20
    var body: some View {
      Picker("n", selection: $number) {
        ForEach(1..<4) { Text("\($0)").tag($0 * 10) }
      }
    }
  }

  @Test("a tag inside a row goes before the row's id")
  func tagInside() {
    let host = HeadlessHost(columns: 20, rows: 1) {
      Tagged().frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(host.lines == ["n ‹ 2 ›"])
  }

  private struct Places: View {
    @State private var place = 0
    var body: some View {
      TabView(selection: $place) {
        Text("one").tabItem { Text("A") }
        Text("two").tabItem { Text("B") }
      }
    }
  }

  @Test("screens without tags stand for their places")
  func places() {
    let host = HeadlessHost(columns: 9, rows: 2) { Places() }
    #expect(host.lines[0] == "[A]  B")
    host.press(.rightArrow)
    #expect(host.lines[0] == " A  [B]")
    #expect(host.lines[1].contains("two"))
  }
}
