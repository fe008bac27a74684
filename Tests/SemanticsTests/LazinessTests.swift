import Observation
import Tally
import TerminalUI
import Testing

/// Section 10: which rows exist, and what runs them.
@Suite struct Laziness {
  @Observable final class Item: Identifiable {
    let id: Int
    var count = 0
    init(_ id: Int) { self.id = id }
  }

  private struct Row: View {
    let item: Item
    let log: EventLog
    init(_ item: Item, _ log: EventLog) {
      self.item = item
      self.log = log
    }
    var body: some View {
      Text("row\(item.id):\(item.count)")
        .onAppear { log("+\(item.id)") }
        .onDisappear { log("-\(item.id)") }
    }
  }

  enum Kind: CaseIterable { case list, lazyStack }

  private struct Rows: View {
    let kind: Kind
    let log: EventLog
    @State var items: [Item]
    var body: some View {
      switch kind {
      case .list: List(items) { Row($0, log) }
      case .lazyStack:
        ScrollView { LazyVStack(alignment: .leading) { ForEach(items) { Row($0, log) } } }
      }
    }
  }

  private func mount(_ kind: Kind, rows: Int = 5, of count: Int = 1000)
    -> (host: HeadlessHost, tally: RenderTally, log: EventLog, items: [Item])
  {
    let tally = RenderTally()
    let log = EventLog()
    let items = (0..<count).map { Item($0) }
    let host = HeadlessHost(columns: 20, rows: rows, trace: tally) {
      Rows(kind: kind, log: log, items: items)
    }
    return (host, tally, log, items)
  }

  @Test("F135: rows that can be seen are made and run, no others", arguments: Kind.allCases)
  func realisedRows(kind: Kind) {
    let (host, tally, log, _) = mount(kind)
    #expect(tally.counts(of: Row.self) == ViewCounts(arrivals: 5, bodies: 5))
    #expect(log.take() == ["+0", "+1", "+2", "+3", "+4"])
    #expect(host.lines == ["row0:0", "row1:0", "row2:0", "row3:0", "row4:0"])
    #expect(host.repaintMatches())
  }

  @Test(
    "F135: scrolling makes the rows that come into sight and drops the others",
    arguments: Kind.allCases)
  func scrolledRows(kind: Kind) {
    let (host, tally, log, _) = mount(kind)
    _ = log.take()
    tally.reset()
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.lines == ["row2:0", "row3:0", "row4:0", "row5:0", "row6:0"])
    #expect(tally.counts(of: Row.self) == ViewCounts(arrivals: 2, bodies: 2, removals: 2))
    #expect(log.take().sorted() == ["+5", "+6", "-0", "-1"])
    host.press("G")
    #expect(
      host.lines == ["row995:0", "row996:0", "row997:0", "row998:0", "row999:0"].map { String($0) })
    #expect(tally.counts(of: Row.self).bodies <= 2 + 5)
    host.press("g")
    #expect(host.lines.first == "row0:0")
    #expect(host.graph.nodeCount < 100)
    #expect(host.repaintMatches())
  }

  @Test("F135: a larger screen makes more rows", arguments: Kind.allCases)
  func resizedRows(kind: Kind) {
    let (host, tally, _, _) = mount(kind)
    tally.reset()
    host.resize(columns: 20, rows: 8)
    #expect(tally.counts(of: Row.self) == ViewCounts(arrivals: 3, bodies: 3))
    #expect(host.lines.last == "row7:0")
  }

  private struct Tall: View {
    let index: Int
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<(index % 3 + 1), id: \.self) { Text("\(index).\($0)") }
      }
    }
  }

  @Test("F135: rows of different heights stay below each other while they scroll")
  func unevenRows() {
    let host = HeadlessHost(columns: 10, rows: 4) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(Array(0..<50), id: \.self) { Tall(index: $0) } }
      }
    }
    let all = (0..<50).flatMap { index in (0..<(index % 3 + 1)).map { "\(index).\($0)" } }
    for top in 0..<20 {
      #expect(host.lines == Array(all[top..<(top + 4)]))
      host.press("j")
    }
    for top in (1..<20).reversed() {
      host.press("k")
      #expect(host.lines == Array(all[top..<(top + 4)]))
    }
    #expect(host.repaintMatches())
  }

  private struct Eager: View {
    let log: EventLog
    let items: [Item]
    var body: some View { VStack { ForEach(items) { Row($0, log) } } }
  }

  @Test("F136: a stack makes and runs all its rows at the mount")
  func eagerRows() {
    let tally = RenderTally()
    let items = (0..<40).map { Item($0) }
    let host = HeadlessHost(columns: 20, rows: 5, trace: tally) {
      Eager(log: EventLog(), items: items)
    }
    withExtendedLifetime(host) {
      #expect(tally.counts(of: Row.self) == ViewCounts(arrivals: 40, bodies: 40))
    }
  }

  @Test("F137: a row that is alive runs also where it cannot be seen, one that is not does not")
  func unseenRows() {
    let tally = RenderTally()
    let items = (0..<40).map { Item($0) }
    let host = HeadlessHost(columns: 20, rows: 5, trace: tally) {
      ScrollView { Eager(log: EventLog(), items: items) }
    }
    tally.reset()
    host.perform { items[30].count = 1 }
    #expect(tally.counts(of: Row.self).bodies == 1)
    let (lazy, lazyTally, _, lazyItems) = mount(.list)
    lazyTally.reset()
    lazy.perform { lazyItems[30].count = 1 }
    #expect(lazyTally.runs.isEmpty)
  }

  private struct CountingList: View {
    let items: [Item]
    var body: some View {
      VStack {
        Text("first \(items[0].count)")
        List(items) { item in CountRow(item: item) }
      }
    }
  }

  private struct CountRow: View {
    let item: Item
    var body: some View { Text("\(item.count)") }
  }

  @Test("F138: an added row is made and run once, no other row runs")
  func addedRow() {
    let tally = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(rows: 5, trace: tally) { Growing(remote: remote) }
    tally.reset()
    host.perform { remote.act() }
    #expect(tally.counts(of: CountRow.self).bodies == 1)
    #expect(tally.counts(of: CountRow.self).removals == 0)
  }

  private struct Growing: View {
    let remote: Remote<Int>
    @State private var items = [Item(0), Item(1)]
    var body: some View {
      let _ = remote.act = { items.append(Item(items.count)) }
      List(items) { CountRow(item: $0) }
    }
  }

  @Test("F139: a row's own count runs the row; one that the list reads too runs both")
  func countsOfRows() {
    let tally = RenderTally()
    let items = [Item(0), Item(1)]
    let host = HeadlessHost(trace: tally) { CountingList(items: items) }
    tally.reset()
    host.perform { items[1].count += 1 }
    #expect(tally.runs.map(\.viewName) == ["CountRow"])
    tally.reset()
    host.perform { items[0].count += 1 }
    #expect(tally.runs.map(\.viewName) == ["CountingList", "CountRow"])
    #expect(tally.counts(of: CountRow.self).arrivals == 2)
  }
}
