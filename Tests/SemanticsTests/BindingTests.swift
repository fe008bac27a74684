import Tally
import TerminalUI
import Testing

/// Section 8: bindings to parts of state.
@Suite struct Bindings {
  private struct Reader: View {
    let log: EventLog
    let remote: Remote<Int>
    @State private var value = 0
    var body: some View {
      let _ = log("\(value)")
      let binding = $value
      let _ =
        remote.set = {
          value = $0
          binding.transaction(Transaction()).wrappedValue = $0 + 1
        }
      Text("\(value)")
    }
  }

  @Test("A binding with a transaction writes in it: the bodies see what was written before first")
  func transaction() {
    let (log, remote) = (EventLog(), Remote<Int>())
    let host = HeadlessHost { Reader(log: log, remote: remote) }
    _ = log.take()
    host.perform { remote.set(5) }
    #expect(log.take() == ["5", "6"])
  }

  @Test("A binding of an erased value takes values of its own type alone")
  func erased() {
    var number = 1
    let base = Binding(get: { number }, set: { number = $0 })
    let erased = Binding<AnyHashable>(base)
    #expect(erased.wrappedValue == AnyHashable(1))
    erased.wrappedValue = AnyHashable(2)
    #expect(number == 2)
    erased.wrappedValue = AnyHashable("three")
    #expect(number == 2)
  }

  private struct Item: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  private struct ItemRow: View {
    @Binding var item: Item
    var body: some View { Text("\(item.id)\(item.title)") }
  }

  private struct ItemList: View {
    let remote: Remote<[Item]>
    @State private var items = [Item(id: 1, title: "a"), Item(id: 2, title: "b")]
    var body: some View {
      let _ = remote.set = { items = $0 }
      VStack {
        ForEach($items) { $item in ItemRow(item: $item) }
        Button("edit") { items[1].title = "c" }
      }
    }
  }

  @Test(
    "F109: a binding to an element goes with its row; a shorter collection leaves no stale index behind"
  )
  func elementBindings() {
    let remote = Remote<[Item]>()
    let host = HeadlessHost { ItemList(remote: remote) }
    #expect(host.lines.joined().contains("2b"))
    host.press(.return)
    #expect(host.lines.joined().contains("2c"))
    host.perform { remote.set([Item(id: 2, title: "d")]) }
    #expect(host.lines.joined().contains("2d"))
    #expect(!host.lines.joined().contains("1a"))
  }

  @Test("F109: a row with a binding to its element runs when that element is another one")
  func elementBindingsCompare() {
    let tally = RenderTally()
    let remote = Remote<[Item]>()
    let host = HeadlessHost(trace: tally) { ItemList(remote: remote) }
    tally.reset()
    host.press(.return)
    #expect(tally.runs.map(\.viewName) == ["ItemList", "ItemRow"])
    #expect(tally.counts(of: ItemRow.self) == ViewCounts(arrivals: 2, bodies: 1, skips: 1))
    tally.reset()
    host.perform {
      remote.set([Item(id: 1, title: "a"), Item(id: 2, title: "c"), Item(id: 3, title: "d")])
    }
    #expect(tally.counts(of: ItemRow.self) == ViewCounts(arrivals: 3, bodies: 1, skips: 2))
  }

  private struct Point { var x = 0, y = 0 }

  private struct PartOwner: View {
    let remote: Remote<Point>
    @State private var point = Point()
    var body: some View {
      let _ = remote.set = { point = $0 }
      PartReader(number: $point.x)
    }
  }

  private struct PartReader: View {
    @Binding var number: Int
    var body: some View { Text("x\(number)") }
  }

  @Test("F53: a binding to a part of state runs its reader for that part only")
  func partBindings() {
    let tally = RenderTally()
    let remote = Remote<Point>()
    let host = HeadlessHost(trace: tally) { PartOwner(remote: remote) }
    tally.reset()
    host.perform { remote.set(Point(x: 0, y: 5)) }
    #expect(tally.runs.isEmpty)
    host.perform { remote.set(Point(x: 1, y: 5)) }
    #expect(tally.runs.map(\.viewName) == ["PartReader"])
    #expect(host.lines.joined().contains("x1"))
  }

  private struct Twofold: View {
    @State private var number: Int? = 5
    var body: some View {
      VStack {
        if let inner = Binding($number) { NumberRow(number: inner) }
        Button("none") { number = nil }
      }
    }
  }

  private struct NumberRow: View {
    @Binding var number: Int
    var body: some View { Text("number\(number)").onAppear { number += 1 } }
  }

  @Test("F109: a binding into an optional writes through, and outlives the value without a trap")
  func optionalBinding() {
    let host = HeadlessHost { Twofold() }
    #expect(host.lines.joined().contains("number6"))
    host.press(.return)
    #expect(!host.lines.joined().contains("number"))
    #expect(host.issues.isEmpty)
  }
}
