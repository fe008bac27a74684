import Testing

@testable import TerminalUI

struct KeyPressTests {
  private let log = Watched<[String]>([])

  private func note(_ text: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
    log.value.append(text)
    return result
  }

  @Test func innerHasThePressFirst() {
    let host = HeadlessHost(columns: 10, rows: 2) {
      Text("a").focusable()
        .onKeyPress("x") { note("inner") }
        .onKeyPress("y") { note("inner y", .ignored) }
        .padding(0)
        .onKeyPress("x") { note("outer") }
        .onKeyPress("y") { note("outer y") }
    }
    host.type("xyz")
    #expect(log.value == ["inner", "inner y", "outer y"])
  }

  @Test func viewsBesideTheFocusedOneHaveNothing() {
    let host = HeadlessHost(columns: 10, rows: 2) {
      VStack {
        Text("a").focusable().onKeyPress("x") { note("a") }
        Text("b").focusable().onKeyPress("x") { note("b") }
        Text("c").onKeyPress("x") { note("c") }
      }
      .onKeyPress("q") { note("around") }
    }
    host.type("x")
    host.press(.tab)
    host.type("xq")
    #expect(log.value == ["a", "b", "around"])
  }

  @Test func withoutFocusTheFirstThatWantsItHasIt() {
    let host = HeadlessHost(columns: 10, rows: 2) {
      VStack {
        Text("a").onKeyPress("y") { note("a") }
        Text("b").onKeyPress("x") { note("b") }
        Text("c").onKeyPress("x") { note("c") }
      }
    }
    host.type("xz")
    #expect(log.value == ["b"])
  }

  @Test func variantsTakeWhatTheySay() {
    let host = HeadlessHost(columns: 10, rows: 2) {
      Text("a").focusable()
        .onKeyPress("d") { note("d") }
        .onKeyPress(keys: ["d", .escape]) { note("keys \($0.modifiers.rawValue)") }
        .onKeyPress { note("any \($0.characters)") }
    }
    host.press("d")
    host.press("D", modifiers: .shift)
    host.press("d", modifiers: .control)
    host.press(.escape)
    host.press("z")
    #expect(log.value == ["d", "any D", "keys 4", "keys 0", "any z"])
  }

  @Test func listLeavesItsOtherKeysToTheViewsAround() {
    let host = HeadlessHost(columns: 10, rows: 2) {
      List(0..<3, id: \.self) { Text("\($0)") }
        .onKeyPress("f") { note("f") }
        .onKeyPress("j") { note("j") }
    }
    host.type("fj")
    #expect(log.value == ["f"])
  }

  @Test func actionsAreThoseOfTheNewestValue() {
    struct Counter: View {
      let log: Watched<[String]>
      @State private var count = 0
      var body: some View {
        Text("\(count)").focusable().onKeyPress("+") {
          count += 1
          log.value.append("\(count)")
          return .handled
        }
      }
    }
    let host = HeadlessHost(columns: 3, rows: 1) { Counter(log: log) }
    host.type("+++")
    #expect(log.value == ["1", "2", "3"])
    #expect(host.lines == [" 3"])
  }

  @Test func pasteIntoNothingDoesNothing() {
    let host = HeadlessHost(columns: 10, rows: 2) {
      Text("a").focusable().onKeyPress { note($0.characters) }
    }
    host.send(.paste("jq"))
    host.press("x")
    host.send(.paste("jq"))
    #expect(log.value == ["x"])
    #expect(host.lines.joined().contains("a"))
  }
}
