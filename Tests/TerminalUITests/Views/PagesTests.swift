import Testing

@testable import TerminalUI

@Suite("Pages")
struct PagesTests {
  @Observable final class Model {
    var page = 0
    var count = 0
    @ObservationIgnored var made: [Int] = []
    @ObservationIgnored var bodies: [String] = []
  }

  private struct Root: View {
    let model: Model
    var body: some View {
      let _ = model.bodies.append("root")
      Pages(shown: model.page) { page in
        model.made.append(page)
        return Page(Leaf(model: model, number: page))
      }
    }
  }

  private struct Leaf: View {
    let model: Model
    let number: Int
    @State private var presses = 0
    @FocusState private var focus: Int?

    var body: some View {
      let _ = model.bodies.append("leaf \(number)")
      VStack(alignment: .leading) {
        Text("page \(number), \(presses) presses, count \(model.count)")
        ForEach(0..<2, id: \.self) { part in
          Part(number: part, focus: $focus).focusable().focused($focus, equals: part)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .onAppear { focus = 0 }
      .onKeyPress("x") {
        presses += 1
        return .handled
      }
    }
  }

  private struct Part: View {
    let number: Int
    @FocusState<Int?>.Binding var focus: Int?
    var body: some View { Text(focus == number ? "[\(number)]" : " \(number) ") }
  }

  private let model = Model()
  private func host() -> HeadlessHost {
    HeadlessHost(columns: 30, rows: 3) { Root(model: model) }
  }

  @Test("a page is made when it is first shown, and never again")
  func lazily() {
    let host = host()
    #expect(model.made == [0])
    let nodes = host.graph.nodeCount
    host.perform { model.page = 1 }
    #expect(model.made == [0, 1])
    #expect(host.graph.nodeCount > nodes)
    let both = host.graph.nodeCount
    for page in [0, 1, 0] { host.perform { model.page = page } }
    #expect(model.made == [0, 1])
    #expect(host.graph.nodeCount == both)
  }

  @Test("showing a page again runs the body around alone; its state and its focus are as they were")
  func kept() {
    let host = host()
    host.type("xx")
    host.press(.tab)
    let before = ["page 0, 2 presses, count 0", " 0", "[1]"]
    #expect(host.lines == before)
    host.perform { model.page = 1 }
    #expect(host.lines == ["page 1, 0 presses, count 0", "[0]", " 1"])
    host.type("x")
    model.bodies = []
    host.perform { model.page = 0 }
    #expect(host.lines == before)
    #expect(model.bodies == ["root"])
    #expect(host.repaintMatches())
    host.type("x")
    #expect(host.lines[0] == "page 0, 3 presses, count 0")
    host.perform { model.page = 1 }
    #expect(host.lines == ["page 1, 1 presses, count 0", "[0]", " 1"])
  }

  @Test("a page out of sight follows its model; no key and no Tab reaches it")
  func hidden() {
    let host = host()
    host.perform { model.page = 1 }
    model.bodies = []
    host.perform { model.count = 5 }
    #expect(model.bodies == ["leaf 0", "leaf 1"])
    for _ in 0..<5 { host.press(.tab) }
    host.type("x")
    #expect(host.lines == ["page 1, 1 presses, count 5", " 0", "[1]"])
    host.perform { model.page = 0 }
    #expect(host.lines == ["page 0, 0 presses, count 5", "[0]", " 1"])
  }

  @Test("a page comes back at the size that the screen has by then")
  func resized() {
    let host = host()
    host.perform { model.page = 1 }
    host.resize(columns: 12, rows: 2)
    host.perform { model.page = 0 }
    #expect(host.lines == ["page 0, 0 p…", "[0]"])
    host.resize(columns: 30, rows: 3)
    #expect(host.lines == ["page 0, 0 presses, count 0", "[0]", " 1"])
    #expect(host.repaintMatches())
  }

  @Test("all pages go with the screen")
  func unmounted() {
    weak var seen: ViewGraph?
    do {
      let host = host()
      host.perform { model.page = 1 }
      seen = host.graph
      #expect(seen != nil)
    }
    #expect(seen == nil)
    model.bodies = []
    model.count += 1
    #expect(model.bodies.isEmpty)
  }
}
