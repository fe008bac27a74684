import Testing

@testable import TerminalUI

struct FocusTests {
  private enum Field: Hashable { case first, second }

  private final class Log {
    var seen: [String] = []
    var set: (Field?) -> Void = { _ in }
  }

  private struct Fields: View {
    let hasSecond: Watched<Bool>
    let log: Log
    @FocusState private var focus: Field?
    var body: some View {
      let _ = log.seen.append("\(focus.map { "\($0)" } ?? "none")")
      let _ = log.set = { focus = $0 }
      VStack {
        Text("a").focusable().focused($focus, equals: .first)
        if hasSecond.value { Text("b").focusable().focused($focus, equals: .second) }
      }
    }
  }

  private let hasSecond = Watched(true)
  private let log = Log()
  private let host: HeadlessHost

  init() {
    let (hasSecond, log) = (self.hasSecond, self.log)
    host = HeadlessHost(columns: 5, rows: 2) { Fields(hasSecond: hasSecond, log: log) }
  }

  @Test func stateFollowsTheFocus() {
    #expect(log.seen == ["none"])
    host.press("x")
    #expect(log.seen.last == "first")
    host.press(.tab)
    #expect(log.seen.last == "second")
    #expect(log.seen.count == 3)
    host.press(.tab)
    #expect(log.seen.last == "first")
  }

  @Test func focusFollowsTheState() {
    host.perform { log.set(.second) }
    #expect(host.graph.focus.current != nil)
    host.press(.tab)
    #expect(log.seen.last == "first")
    host.perform { log.set(nil) }
    #expect(host.graph.focus.current == nil)
    #expect(log.seen.last == "none")
  }

  @Test func focusedViewGoesAway() {
    host.perform { log.set(.second) }
    host.perform { hasSecond.value = false }
    #expect(log.seen.last == "none")
    #expect(host.graph.focus.current == nil)
    host.press("x")
    #expect(log.seen.last == "first")
    host.press(.tab)
    #expect(log.seen.last == "first")
  }

  @Test func boolStateFollowsBothWays() {
    struct One: View {
      let log: Log
      @FocusState private var isFocused: Bool
      var body: some View {
        let _ = log.set = { isFocused = $0 != nil }
        VStack {
          Button("a") {}
          Button(isFocused ? "in" : "out") {}.focused($isFocused)
        }
      }
    }
    let log = Log()
    let host = HeadlessHost(columns: 3, rows: 2) { One(log: log) }
    host.expect([" a", "out"])
    host.press(.tab)
    host.press(.tab)
    host.expect(["a", "in"])
    host.perform { log.set(nil) }
    host.expect([" a", "out"])
    host.perform { log.set(.first) }
    host.expect(["a", "in"])
    host.click(column: 0, row: 0)
    host.expect([" a", "out"])
  }

  @Test func firstTabFocusesTheFirst() {
    host.press(.tab)
    #expect(log.seen.last == "first")
  }

  @Test func firstShiftTabFocusesTheLast() {
    host.press(.tab, modifiers: .shift)
    #expect(log.seen.last == "second")
  }

  @Test func tabThatIsWantedMovesNothing() {
    let presses = Watched(0)
    let host = HeadlessHost(columns: 5, rows: 2) {
      VStack {
        Button("a") {}; Button("b") {}
      }
      .onKeyPress(.tab) {
        presses.value += 1
        return .handled
      }
    }
    host.press("x")
    let focused = host.graph.focus.current
    host.press(.tab)
    #expect(presses.value == 1)
    #expect(host.graph.focus.current === focused)
  }
}
