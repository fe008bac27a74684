import Testing

@testable import TerminalUI

/// Boxes whose nodes leave the tree in the same event that has changed their content.
@Suite struct RemovedBoxTests {
  @Observable fileprivate final class Model {
    var count = 1
    var isShown = true
  }

  /// What stands in the branch changes in one pass of the event, and the branch goes in the next.
  private struct Branch<Content: View>: View {
    let model: Model
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      VStack {
        if model.isShown { content(model.count) }
        Text("end")
      }
      .onChange(of: model.count) { model.isShown = false }
    }
  }

  private func isLeftAlone<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content)
    -> Bool
  {
    let model = Model()
    let host = HeadlessHost(columns: 10, rows: 4) { Branch(model: model, content: content) }
    host.perform { model.count = 3 }
    return host.lines.filter { !$0.isEmpty }.map { $0.filter { $0 != " " } } == ["end"]
      && host.issues.isEmpty
  }

  @Test("a list that has got other rows can go before they are laid out")
  func list() {
    #expect(isLeftAlone { count in List(0..<count, id: \.self) { Text("\($0)") } })
    #expect(isLeftAlone { count in List(Array(0..<count), id: \.self) { Text("\($0)") } })
  }

  @Test("a geometry reader and a lazy stack too")
  func others() {
    #expect(
      isLeftAlone { count in GeometryReader { _ in Text(String(repeating: "x\n", count: count)) } })
    #expect(
      isLeftAlone { count in
        ScrollView { LazyVStack { ForEach(Array(0..<count), id: \.self) { Text("\($0)") } } }
      })
  }
}
