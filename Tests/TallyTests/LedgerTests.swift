import CombineShim
import Observation
import TerminalUI
import Testing

@testable import Tally

/// Events, and all that comes of them.
@Suite struct Ledger {
  private let tally = RenderTally(detail: .all, ledgerCapacity: 3)

  private final class Store: ObservableObject {
    @Published var items = [Item(id: 1), Item(id: 2)]
    func toggle() { items[0].isFavorite.toggle() }
  }

  private struct Item: Identifiable {
    let id: Int
    var isFavorite = false
  }

  private struct Container: View {
    @ObservedObject var store: Store
    var body: some View {
      VStack { ForEach(store.items) { Row(isFavorite: $0.isFavorite) } }
        .onKeyPress("s") {
          store.toggle()
          return .handled
        }
    }
  }

  private struct Row: View {
    let isFavorite: Bool
    var body: some View { Text(isFavorite ? "yes" : "no") }
  }

  private struct Counter: View {
    let remote: Remote<Int>
    @State private var count = 0
    var body: some View {
      let _ = remote.set = { count = $0 }
      Text("\(count)")
    }
  }

  @Test("An event is one line: source, writes, the invalid, bodies, skips, cells")
  func line() {
    let store = Store()
    let host = HeadlessHost(trace: tally) { Container(store: store) }
    host.press("s")
    let event = tally.ledger.last!
    #expect(event.source.description == "key s")
    #expect(event.writes.map(\.property) == ["Store.items"])
    #expect(event.writes.map(\.equality) == [.unknown])
    #expect(event.invalidations.map(\.viewName) == ["Container"])
    #expect(event.runs.map(\.label) == ["Container", "Row[1]"])
    #expect(event.counts == ViewCounts(arrivals: 2, bodies: 2, skips: 1, needed: 2))
    #expect(event.cells == 6)
    #expect(event.bytes == 0)
    #expect(
      event.description
        == "key s: wrote Store.items of Store #1 → Container invalid → 2 bodies: Container needed "
        + "by _store of Store #1, Row[1] needed by @self (isFavorite: false → true) → 1 skip → 6 cells"
    )
  }

  @Test("the line is its source and its steps; an event of which nothing came has one that says so")
  func steps() {
    let store = Store()
    let host = HeadlessHost(trace: tally) { Container(store: store) }
    host.press("s")
    host.press("x")
    let events = tally.ledger
    #expect(events.count == 3)
    for event in events {
      #expect(event.description == "\(event.source): " + event.steps.joined(separator: " → "))
    }
    #expect(events[1].steps.count == 5)
    #expect(events[2].steps == ["nothing"] && events[2].description == "key x: nothing")
  }

  @Test("of many of a kind the line has three, and says how many more there are")
  func many() {
    var events = EventRing(capacity: 1)
    events.begin(.code)
    for count in 1...5 {
      events.append(
        PropertyWrite(
          kind: .published("Model\(count)", property: "value"), instance: nil, equality: .unknown))
      let more = count > 3 ? ", \(count - 3) more" : ""
      let names = (1...min(count, 3)).map { "Model\($0).value" }.joined(separator: ", ")
      #expect(events.events.last?.description == "code: wrote \(names)\(more)")
    }
  }

  @Test("a run to which no value has led has no fields of the run before")
  func fieldsOfOneRun() {
    let store = Store()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) {
      Container(store: store)
      Counter(remote: remote)
    }
    host.press("s")
    #expect(tally.ledger.last?.runs.map(\.fields.count) == [0, 1])
    host.perform { remote.set(5) }
    #expect(tally.ledger.last?.runs.map(\.fields.count) == [0])
  }

  @Test("the brackets of a type's arguments are no id")
  func genericNames() {
    #expect(ViewLabel.text("Box<[Int]>", "Shelf/Box<[Int]>") == "Box<[Int]>")
    #expect(ViewLabel.text("Row", "Shelf[7]/Box<[Int]>/Row") == "Row[7]")
    #expect(ViewLabel.text("Row", "Shelf/Box<[Int]>/Row[3]") == "Row[3]")
  }

  @Test("why walks back from a view to the event")
  func why() {
    let store = Store()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) {
      Container(store: store)
      Counter(remote: remote)
    }
    host.press("s")
    #expect(
      tally.why("Container")
        == "Container ran because _store (Store.items of Store #1) was written by key s; the run was needed."
    )
    #expect(
      tally.why("Row[1]")
        == "Row[1] ran because Container handed it another value (isFavorite: false → true); "
        + "Container ran because _store (Store.items of Store #1) was written by key s; the run was needed."
    )
    host.perform { remote.set(5) }
    #expect(
      tally.why("Counter")
        == "Counter ran because Counter._count was written by code; the run was needed.")
    #expect(tally.why("Nobody") == nil)
  }

  @Test("why tells a first run from one with another value")
  func whyMade() {
    let store = Store()
    let host = HeadlessHost(trace: tally) { Container(store: store) }
    host.perform { store.items.append(Item(id: 3)) }
    #expect(
      tally.why("Row[3]")
        == "Row[3] ran because Container made it; "
        + "Container ran because _store (Store.items of Store #1) was written by code; the run was initial."
    )
  }

  @Observable final class Sign {
    var text = "a"
  }
  private struct First: View {
    let sign: Sign
    var body: some View { Text(sign.text) }
  }
  private struct Second: View {
    let sign: Sign
    var body: some View { Text(sign.text) }
  }

  @Test("why names the object that the view has read, where one event writes the same of several")
  func whyOfSeveral() {
    guard ObservationTracker.namesProperties else { return }
    let signs = [Sign(), Sign()]
    let host = HeadlessHost(trace: tally) {
      First(sign: signs[0])
      Second(sign: signs[1])
    }
    host.perform { for sign in signs { sign.text = "b" } }
    let objects = tally.ledger.last!.writes.compactMap(\.instanceName)
    #expect(objects.count == 2 && objects[0] != objects[1])
    for (view, object) in zip(["First", "Second"], objects) {
      #expect(
        tally.why(view)
          == "\(view) ran because Ledger.Sign.text of \(object) was written by code; the run was needed."
      )
    }
  }

  @Test("Equal writes of a state are seen, and counted")
  func equalWrites() {
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Counter(remote: remote) }
    host.perform {
      remote.set(0)
      remote.set(0)
    }
    #expect(tally.ledger.last!.description == "code: wrote Counter._count (equal) ×2")
  }

  private final class Plain: ObservableObject {
    @Published var count = 1
    @Published var name = "n"
  }

  private struct PlainView: View {
    @ObservedObject var plain: Plain
    var body: some View { Text("\(plain.count)\(plain.name)") }
  }

  @Test(
    "Of several published properties the one that changed is named; an equal write is one of any")
  func published() {
    let plain = Plain()
    let host = HeadlessHost(trace: tally) {
      PlainView(plain: plain)
      PlainView(plain: plain)
    }
    host.perform { plain.name = "m" }
    #expect(tally.ledger.last!.writes.map(\.property) == ["Plain.name"])
    #expect(tally.ledger.last!.writes.map(\.equality) == [.different])
    #expect(tally.ledger.last!.writes.map(\.count) == [1])
    host.perform { plain.name = "m" }
    #expect(tally.ledger.last!.writes.map(\.property) == ["Plain"])
    #expect(tally.ledger.last!.writes.map(\.equality) == [.equal])
    #expect(tally.ledger.last!.counts == ViewCounts(bodies: 2, redundant: 2))
  }

  @Test("The ledger keeps the newest events, and counts on")
  func capacity() {
    let host = HeadlessHost(trace: tally) { Text("a") }
    for key: KeyEquivalent in ["a", .return, .upArrow] { host.press(key) }
    host.click(column: 3, row: 4)
    #expect(tally.ledger.map(\.number) == [3, 4, 5])
    #expect(tally.ledger.map(\.source.description) == ["key Return", "key Up", "click 3,4"])
    #expect(tally.ledger.map(\.description).last == "click 3,4: nothing")
  }

  @Test("What it keeps does not grow")
  func fixedSize() {
    var events = EventRing(capacity: 3)
    for _ in 0..<10 { events.begin(.code) }
    let kept = Mirror(reflecting: events).descendant("ring") as? [LedgerEvent]
    #expect(kept?.count == 3)
    #expect(events.events.map(\.number) == [8, 9, 10])
  }

  @Test("Of one event it keeps the first 64 runs and the first 32 writes")
  func manyOfOneEvent() {
    let host = HeadlessHost(columns: 4, rows: 4, trace: tally) {
      ForEach(0..<70) { _ in Row(isFavorite: true) }
    }
    #expect(tally.ledger.last?.runs.count == 64)
    #expect(tally.ledger.last?.counts.bodies == 70)
    var events = EventRing(capacity: 1)
    for count in 1...40 {
      events.append(
        PropertyWrite(kind: .published("Model\(count)", property: "value"), equality: .unknown))
    }
    #expect(events.events.last?.writes.count == 32)
    _ = host
  }

  @Test("Types of one name: a field is never equal where it is so in all of them")
  func merged() {
    func summary(_ isNeverEqual: Bool, _ count: Int) -> ViewSummary {
      ViewSummary(
        name: "Row", nestedName: "Row", counts: ViewCounts(bodies: count),
        causes: [CauseCount(["@self"], count)],
        fields: [FieldCount("action", count, isNeverEqual: isNeverEqual)])
    }
    let both = summary(true, 2).merged(with: summary(true, 3))
    #expect(both.fields == [FieldCount("action", 5, isNeverEqual: true)])
    #expect(both.causes == [CauseCount(["@self"], 5)] && both.counts.bodies == 5)
    for first in [true, false] {
      let one = summary(first, 2).merged(with: summary(!first, 3))
      #expect(one.fields == [FieldCount("action", 5)])
    }
  }

  @Test("The cells of layers in a frame are none of the event's")
  func layersToo() {
    let host = HeadlessHost(trace: tally) { Text("a") }
    host.press("x")
    tally.updateBegan()
    tally.presented(FrameStatistics(cells: 9, layerCells: 4, bytes: 7))
    #expect([tally.ledger.last!.cells, tally.ledger.last!.bytes] == [5, 7])
  }

  @Test("A frame that nothing was updated for is of no event")
  func layersAlone() {
    let store = Store()
    let host = HeadlessHost(trace: tally) { Container(store: store) }
    host.press("s")
    tally.presented(FrameStatistics(cells: 3, bytes: 7))
    #expect([tally.ledger.last!.cells, tally.ledger.last!.bytes] == [6, 0])
    #expect(tally.lastFrame == FrameStatistics(cells: 3, bytes: 7))
  }

  @Test("What a task writes is an event of its own")
  func tasks() async {
    let store = Store()
    let host = HeadlessHost(trace: tally) {
      Container(store: store).task { store.toggle() }
    }
    await host.idle()
    let event = tally.ledger.last!
    #expect(event.source == .task)
    #expect(event.writes.map(\.property) == ["Store.items"])
    #expect(event.counts.bodies == 2)
  }

  @Test("A reset in the middle of an event leaves what comes after it")
  func reset() {
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Counter(remote: remote) }
    host.perform {
      remote.set(1)
      tally.reset()
    }
    #expect(tally.ledger.map(\.description).count == 1)
    #expect(tally.ledger[0].writes.isEmpty)
    #expect(tally.ledger[0].counts == ViewCounts(bodies: 1, needed: 1))
  }
}
