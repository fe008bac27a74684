import Testing

@testable import TerminalUI

@Suite("Pages")
struct PagesTests {
  @Observable final class Model {
    var count = 0
    @ObservationIgnored var bodies: [String] = []
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
  private let pages: [Page]
  private let shown: PageSwitch

  init() {
    let model = model
    pages = (0..<2).map { Page(Leaf(model: model, number: $0)) }
    shown = PageSwitch(showing: pages[0])
  }

  private func host() -> HeadlessHost {
    HeadlessHost(columns: 30, rows: 3) { Pages(shown) }
  }

  private func show(_ page: Int, on host: HeadlessHost) {
    host.perform { shown.show(pages[page]) }
  }

  @Test("a page is made when it is first shown, and never again")
  func lazily() {
    let host = host()
    let ran = Set(model.bodies)
    #expect(ran == ["leaf 0"])
    let nodes = host.graph.nodeCount
    show(1, on: host)
    #expect(Set(model.bodies) == ["leaf 0", "leaf 1"])
    let both = host.graph.nodeCount
    #expect(both == 2 * nodes - 2, "all but the root and the place for the pages")
    for page in [0, 1, 0] { show(page, on: host) }
    #expect(host.graph.nodeCount == both)
  }

  @Test("showing a page again runs no body of it; its state and its focus are as they were")
  func kept() {
    let host = host()
    host.type("xx")
    host.press(.tab)
    let before = ["page 0, 2 presses, count 0", " 0", "[1]"]
    #expect(host.lines == before)
    show(1, on: host)
    #expect(host.lines == ["page 1, 0 presses, count 0", "[0]", " 1"])
    host.type("x")
    model.bodies = []
    show(0, on: host)
    #expect(host.lines == before)
    #expect(model.bodies == [])
    #expect(host.repaintMatches())
    host.type("x")
    #expect(host.lines[0] == "page 0, 3 presses, count 0")
    show(1, on: host)
    #expect(host.lines == ["page 1, 1 presses, count 0", "[0]", " 1"])
  }

  @Test("a page out of sight follows its model; no key and no Tab reaches it")
  func hidden() {
    let host = host()
    show(1, on: host)
    model.bodies = []
    host.perform { model.count = 5 }
    #expect(model.bodies == ["leaf 0", "leaf 1"])
    for _ in 0..<3 { host.press(.tab) }
    host.type("x")
    #expect(host.lines == ["page 1, 1 presses, count 5", " 0", "[1]"])
    show(0, on: host)
    #expect(host.lines == ["page 0, 0 presses, count 5", "[0]", " 1"])
  }

  @Test("a page comes back at the size that the screen has by then")
  func resized() {
    let host = host()
    show(1, on: host)
    host.resize(columns: 12, rows: 2)
    show(0, on: host)
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
      show(1, on: host)
      seen = host.graph
      #expect(seen != nil)
    }
    #expect(seen == nil)
    model.bodies = []
    model.count += 1
    #expect(model.bodies.isEmpty)
  }
}
