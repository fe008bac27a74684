import Testing

@testable import TerminalUI

/// What is compared when a container runs again: a number that only grows.
@Suite struct ComparisonCountTests {
  @Observable fileprivate final class Model {
    var ids: [Int]
    var title = ""
    init(_ count: Int) { ids = Array(0..<count) }
  }

  fileprivate struct Row: View {
    let id: Int
    var body: some View { Text("\(id)") }
  }

  fileprivate struct Lazy: View {
    let model: Model
    var body: some View {
      let title = model.title
      List { ForEach(model.ids, id: \.self) { Row(id: $0 + title.count * 0) } }
    }
  }

  fileprivate struct Eager: View {
    let model: Model
    var body: some View {
      let title = model.title
      VStack { ForEach(model.ids, id: \.self) { Row(id: $0 + title.count * 0) } }
    }
  }

  /// The comparisons of one run of the container.
  private func comparisons<Container: View>(_ model: Model, _ container: Container) -> Int {
    let host = HeadlessHost(columns: 10, rows: 6) { container }
    let before = host.graph.comparisonCount
    host.perform { model.title += "!" }
    return host.graph.comparisonCount - before
  }

  @Test("a list compares the id and the value of each row that is shown, however many there are")
  func lists() {
    for count in [6, 100, 10_000] {
      let model = Model(count)
      #expect(comparisons(model, Lazy(model: model)) == 12)
    }
  }

  @Test("a stack compares those of all rows")
  func stacks() {
    for count in [1, 6, 100] {
      let model = Model(count)
      #expect(comparisons(model, Eager(model: model)) == 2 * count)
    }
  }

  @Test("an event that runs no container compares nothing")
  func nothing() {
    let model = Model(3)
    let host = HeadlessHost(columns: 10, rows: 6) { Eager(model: model) }
    let before = host.graph.comparisonCount
    host.press("x")
    #expect(host.graph.comparisonCount == before)
  }
}
