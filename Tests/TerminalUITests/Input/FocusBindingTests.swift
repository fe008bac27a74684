import Testing

@testable import TerminalUI

/// Views that are given another `FocusState` binding than before, or another value.
@Suite struct FocusBindingTests {
  private final class Log {
    var bodies = 0
    var setA: (Bool) -> Void = { _ in }
    var setB: (Bool) -> Void = { _ in }
  }

  /// Two views, bound to two states; `isCrossed`: the other way round.
  private struct Two: View {
    let isCrossed: Watched<Bool>
    let hasSecond: Bool
    let log: Log
    @FocusState private var a: Bool
    @FocusState private var b: Bool
    var body: some View {
      let _ = log.bodies += 1
      let _ = log.setA = { a = $0 }
      let _ = log.setB = { b = $0 }
      VStack(alignment: .leading) {
        Button("1") {}.focused(isCrossed.value ? $b : $a)
        if hasSecond { Button("2") {}.focused(isCrossed.value ? $a : $b) }
        Text("\(a ? "A" : "a")\(b ? "B" : "b")")
      }
    }
  }

  private let isCrossed = Watched(false)
  private let log = Log()

  private func mount(hasSecond: Bool) -> HeadlessHost {
    HeadlessHost(columns: 3, rows: 3) {
      Two(isCrossed: isCrossed, hasSecond: hasSecond, log: log)
    }
  }

  /// The button that has the focus, by its place.
  private func focused(_ host: HeadlessHost) -> Int? {
    let all = host.graph.focus.candidates(in: host.graph.root)
    return all.firstIndex { $0 === host.graph.focus.current }
  }

  @Test func theNewBindingIsToldOfTheFocusAndTheOldOneSetToNothing() {
    let host = mount(hasSecond: false)
    host.press(.tab)
    #expect(host.lines.contains("Ab"))
    let before = log.bodies
    host.perform { isCrossed.value = true }
    #expect(host.lines.contains("aB"))
    #expect(focused(host) == 0)
    // For the binding, then once for both states.
    #expect(log.bodies == before + 2)
  }

  @Test func theViewFollowsTheNewBindingAndNotTheOld() {
    let host = mount(hasSecond: false)
    host.perform { isCrossed.value = true }
    host.perform { log.setA(true) }
    #expect(focused(host) == nil)
    host.perform { log.setB(true) }
    #expect(focused(host) == 0)
    host.perform { log.setA(false) }
    #expect(focused(host) == 0)
    host.perform { log.setB(false) }
    #expect(focused(host) == nil)
    #expect(host.lines.contains("ab"))
  }

  @Test func aBindingThatIsSetAlreadyGivesTheFocus() {
    let host = mount(hasSecond: false)
    host.perform { log.setB(true) }
    #expect(focused(host) == nil)
    host.perform { isCrossed.value = true }
    #expect(focused(host) == 0)
    #expect(host.lines.contains("aB"))
  }

  @Test func whereTwoViewsExchangeTheirBindingsTheFocusGoesWithTheOneThatIsSet() {
    let host = mount(hasSecond: true)
    host.press(.tab)
    #expect(focused(host) == 0)
    for crossed in [true, false, true] {
      host.perform { isCrossed.value = crossed }
      #expect(focused(host) == (crossed ? 1 : 0))
      #expect(host.lines.contains("Ab"))
    }
    host.press(.tab)
    #expect(host.lines.contains("aB"))
  }

  private struct Valued: View {
    let value: Watched<Int>
    @FocusState private var focus: Int?
    var body: some View {
      VStack(alignment: .leading) {
        Button("x") {}.focused($focus, equals: value.value)
        Text(focus.map { "\($0)" } ?? "-")
      }
    }
  }

  @Test func anotherValueIsToldToTheBinding() {
    let value = Watched(1)
    let host = HeadlessHost(columns: 3, rows: 2) { Valued(value: value) }
    host.press(.tab)
    #expect(host.lines[1] == " 1")
    host.perform { value.value = 2 }
    #expect(host.lines[1] == " 2")
    #expect(focused(host) == 0)
  }

  @Test func aRemovedViewLeavesNoBindingBehind() {
    let isShown = Watched(true)
    let host = HeadlessHost(columns: 3, rows: 3) {
      Shown(isShown: isShown, content: Two(isCrossed: isCrossed, hasSecond: true, log: log))
    }
    #expect(host.graph.focus.observerCount == 2)
    host.perform { isCrossed.value = true }
    #expect(host.graph.focus.observerCount == 2)
    host.perform {
      isCrossed.value = false
      isShown.value = false
    }
    #expect(host.graph.focus.observerCount == 0)
  }

  private struct Shown<Content: View>: View {
    let isShown: Watched<Bool>
    let content: Content
    var body: some View { if isShown.value { content } }
  }
}
