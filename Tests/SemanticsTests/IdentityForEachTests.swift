import Tally
import TerminalUI
import Testing

/// Section 9, for the rows of `ForEach`: each in a stack, where all rows are alive, and in a list, where those are that
/// can be seen.
@Suite struct IdentityForEach {
  private struct Item: Identifiable, Hashable {
    var id: Int
    var title: String
  }

  /// Shows the first title that it was given beside the newest.
  private struct Row: View {
    let title: String
    let log: EventLog
    @State private var first: String
    init(_ title: String, _ log: EventLog) {
      self.title = title
      self.log = log
      _first = State(wrappedValue: title)
    }
    var body: some View {
      Text("\(first)/\(title)").onDisappear { log("gone \(first)") }
    }
  }

  private struct Rows<Content: View>: View {
    let isLazy: Bool
    let remote: Remote<[Item]>
    @ViewBuilder let content: ([Item]) -> Content
    @State var items: [Item]
    var body: some View {
      let _ = remote.set = { items = $0 }
      if isLazy { List { content(items) } } else { VStack { content(items) } }
    }
  }

  private func items(_ titles: String) -> [Item] {
    titles.enumerated().map { Item(id: $0.offset, title: String($0.element)) }
  }

  private struct Outcome {
    let counts: ViewCounts
    let lines: [String]
    let log: [String]
    let issues: [String]
  }

  private func change<Content: View>(
    from first: [Item], to second: [Item], lazily isLazy: Bool,
    @ViewBuilder content: @escaping ([Item], EventLog) -> Content
  ) -> Outcome {
    let tally = RenderTally()
    let log = EventLog()
    let remote = Remote<[Item]>()
    let host = HeadlessHost(columns: 40, rows: 10, trace: tally) {
      Rows(isLazy: isLazy, remote: remote, content: { content($0, log) }, items: first)
    }
    tally.reset()
    host.perform { remote.set(second) }
    let lines = host.lines.map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
    return Outcome(
      counts: tally.counts(of: Row.self), lines: lines, log: log.take(), issues: host.issues)
  }

  private func changeByID(from first: [Item], to second: [Item], lazily isLazy: Bool) -> Outcome {
    change(from: first, to: second, lazily: isLazy) { items, log in
      ForEach(items) { Row($0.title, log) }
    }
  }

  @Test("F121: rows that change places keep their state and run nothing", arguments: [false, true])
  func reorder(isLazy: Bool) {
    let first = items("abcd")
    let outcome = changeByID(
      from: first, to: [first[3], first[1], first[0], first[2]], lazily: isLazy)
    #expect(outcome.lines == ["d/d", "b/b", "a/a", "c/c"])
    #expect(outcome.counts.bodies == 0)
    #expect(outcome.counts.removals == 0)
  }

  @Test(
    "F122: rows by their own value: an edited element is another row", arguments: [false, true])
  func rowsByValue(isLazy: Bool) {
    let outcome = change(from: items("abc"), to: items("axc"), lazily: isLazy) { items, log in
      ForEach(items, id: \.self) { Row($0.title, log) }
    }
    #expect(outcome.lines == ["a/a", "x/x", "c/c"])
    #expect(outcome.counts.bodies == 1)
    #expect(outcome.counts.removals == 1)
    #expect(outcome.log == ["gone b"])
  }

  @Test("F123: rows by index keep their places when elements move", arguments: [false, true])
  func rowsByIndex(isLazy: Bool) {
    let outcome = change(from: items("abc"), to: items("xabc"), lazily: isLazy) { items, log in
      ForEach(items.indices, id: \.self) { Row(items[$0].title, log) }
    }
    #expect(outcome.lines == ["a/x", "b/a", "c/b", "c/c"])
    #expect(outcome.counts.bodies == 4)
    #expect(outcome.counts.removals == 0)
  }

  @Test(
    "F124: an id that comes again shows the first element again, and is reported once",
    arguments: [false, true])
  func duplicateIDs(isLazy: Bool) {
    let doubled = [Item(id: 7, title: "a"), Item(id: 8, title: "b"), Item(id: 7, title: "c")]
    let outcome = changeByID(from: items("z"), to: doubled, lazily: isLazy)
    #expect(outcome.lines == ["a/a", "b/b", "a/a"])
    #expect(outcome.issues.count == 1)
    #expect(outcome.issues.joined().contains("the ID 7 occurs multiple times"))
    var edited = doubled
    edited[0].title = "d"
    let again = changeByID(from: doubled, to: edited, lazily: isLazy)
    #expect(again.lines == ["a/d", "b/b", "a/d"])
    #expect(again.counts.bodies == 2)
    #expect(changeByID(from: doubled, to: items("pq"), lazily: isLazy).lines == ["p/p", "q/q"])
  }

  @Test(
    "F125: a range without an id keeps its first length, and its rows the newest closure",
    arguments: [false, true])
  func constantRange(isLazy: Bool) {
    let outcome = change(from: items("ab"), to: items("xyz"), lazily: isLazy) { items, log in
      ForEach(0..<items.count) { Row(items[$0].title, log) }
    }
    #expect(outcome.lines == ["a/x", "b/y"])
    #expect(outcome.issues.count == 1)
    #expect(outcome.issues.joined().contains("count (3) != its initial count (2)"))
  }

  @Test("F126: a row that is taken out disappears, and no other runs", arguments: [false, true])
  func removal(isLazy: Bool) {
    var rest = items("abcd")
    rest.remove(at: 1)
    let outcome = changeByID(from: items("abcd"), to: rest, lazily: isLazy)
    #expect(outcome.log == ["gone b"])
    #expect(outcome.counts.bodies == 0)
    #expect(outcome.counts.removals == 1)
    #expect(outcome.lines == ["a/a", "c/c", "d/d"])
  }
}
