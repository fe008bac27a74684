import Testing

@testable import TerminalUI

/// What a list does for what it shows, and for nothing else.
struct ListCostTests {
  /// A million elements that are counted as they are touched.
  private nonisolated struct Counted: RandomAccessCollection {
    nonisolated final class Counter: @unchecked Sendable { var touched = 0 }
    let counter: Counter
    var count: Int
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(position: Int) -> ListModel.Row {
      counter.touched += 1
      return ListModel.Row(id: position, text: "\(position)")
    }
  }

  private struct Million: View {
    let data: Watched<Counted>
    let model: ListModel
    var body: some View {
      @Bindable var model = model
      List(data.value, selection: $model.selection) { ListScreen.RowView(row: $0, model: model) }
    }
  }

  private let counter = Counted.Counter()
  private let model = ListModel([], selection: 0)

  private func touched(_ event: () -> Void) -> Int {
    counter.touched = 0
    event()
    return counter.touched
  }

  @Test func aMillionElementsCostAsMuchAsAreInSight() {
    let data = Watched(Counted(counter: counter, count: 1_000_000))
    let host = HeadlessHost(columns: 10, rows: 20) { Million(data: data, model: model) }
    #expect(touched { host.perform { data.value.count = 1_000_000 } } <= 100)
    #expect(touched { host.type("j") } <= 60)
    #expect(touched { host.press("f", modifiers: .control) } <= 60)
    #expect(touched { host.type("G") } <= 100)
    #expect(host.lines.last == ">999999")
    // An append and a removal at the end.
    #expect(touched { host.perform { data.value.count += 1 } } <= 200)
    #expect(touched { host.perform { data.value.count -= 1 } } <= 200)
    #expect(touched { host.resize(columns: 10, rows: 30) } <= 100)
    #expect(touched { host.type("g") } <= 100)
    // A selection that is not there is looked for once.
    #expect(touched { host.perform { model.selection = -1 } } > 1_000_000)
    #expect(touched { host.send(.mouse(MouseEvent(action: .scrollDown, position: .zero))) } <= 60)
  }

  @Test func rowsAreMadeAndRemovedExactly() {
    let model = ListModel(0..<100, selection: 0)
    let host = model.host(rows: 5)
    #expect(model.log() == ([0, 1, 2, 3, 4], [], [0, 1, 2, 3, 4]))
    host.type("j")
    #expect(model.log() == ([], [], []))
    host.type("jjj")
    #expect(model.log() == ([], [], []))
    host.type("j")
    #expect(model.log() == ([5], [0], [5]))
    host.type("g")
    #expect(model.log() == ([0], [5], [0]))
    host.press(.pageDown)
    #expect(model.log() == ([5], [0], [5]))
    host.type("G")
    #expect(model.log() == ([95, 96, 97, 98, 99], [1, 2, 3, 4, 5], [95, 96, 97, 98, 99]))
    host.resize(columns: 6, rows: 3)
    #expect(model.log() == ([], [95, 96], []))
    host.perform { model.rows.removeFirst(50) }
    #expect(model.log() == ([], [], []))
    host.perform { model.rows[40].text = "x" }
    #expect(model.log() == ([], [], []))
    host.perform { model.rows[49].text = "x" }
    #expect(model.log() == ([], [], [99]))
    host.perform { model.rows = [] }
    #expect(model.log() == ([], [97, 98, 99], []))
  }

  @Test func highRowsAreMadeOnlyWhereTheyShow() {
    let model = ListModel(0..<100, selection: 0)
    for index in model.rows.indices { model.rows[index].text = "\(index)\n." }
    let host = model.host(rows: 6)
    #expect(model.log() == ([0, 1, 2], [], [0, 1, 2]))
    host.type("jjj")
    #expect(model.log() == ([3], [0], [3]))
    host.type("G")
    #expect(model.log() == ([97, 98, 99], [1, 2, 3], [97, 98, 99]))
  }

  @Test func toggleRunsOneRow() {
    let model = ListModel(0..<1000, selection: 0)
    let host = model.host(rows: 20)
    _ = model.log()
    host.perform { model.rows[3].text = "on" }
    #expect(model.log().bodies == [3])
    #expect(host.lastFrameCells == 2)
  }
}
