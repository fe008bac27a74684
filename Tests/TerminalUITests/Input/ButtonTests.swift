import Testing

@testable import TerminalUI

struct ButtonTests {
  private struct Buttons: View {
    let log: Watched<[String]>
    let isDisabled: Watched<Bool>
    var body: some View {
      HStack {
        Button("one") { log.value.append("one") }
        Button("two") { log.value.append("two") }.disabled(isDisabled.value)
        Button {
          log.value.append("three")
        } label: {
          Text("three")
        }
      }
    }
  }

  private let log = Watched<[String]>([])
  private let isDisabled = Watched(false)
  private let host: HeadlessHost

  init() {
    let (log, isDisabled) = (self.log, self.isDisabled)
    host = HeadlessHost(columns: 13, rows: 1) { Buttons(log: log, isDisabled: isDisabled) }
  }

  private var shown: [Int] {
    (0..<13).filter { host.buffer[$0, 0].style.attributes.contains(.reverse) }
  }

  @Test func returnSpaceAndClickPress() {
    host.press(.return)
    host.press(.space)
    host.click(column: 5, row: 0)
    host.press(.return)
    #expect(log.value == ["one", "one", "two", "two"])
    host.press(.space, modifiers: .control)
    host.click(column: 3, row: 0)
    #expect(log.value.count == 4)
  }

  @Test func tabGoesRoundInTreeOrder() {
    host.press(.tab)
    #expect(shown == [0, 1, 2])
    host.press(.tab)
    #expect(shown == [4, 5, 6])
    host.press(.tab)
    host.press(.return)
    host.press(.tab)
    host.press(.return)
    host.press(.tab, modifiers: .shift)
    host.press(.return)
    #expect(log.value == ["three", "one", "three"])
    #expect(host.repaintMatches())
  }

  @Test func disabledButtonIsPassedOver() {
    host.press(.return)
    host.perform { isDisabled.value = true }
    #expect(host.buffer[4, 0].style.attributes == .dim)
    host.press(.tab)
    host.press(.return)
    host.click(column: 5, row: 0)
    #expect(log.value == ["one", "three"])
    host.perform { isDisabled.value = false }
    host.click(column: 5, row: 0)
    #expect(log.value == ["one", "three", "two"])
    // The focused one is disabled: the focus goes on from the first.
    host.perform { isDisabled.value = true }
    host.press(.return)
    #expect(log.value == ["one", "three", "two", "one"])
    #expect(host.repaintMatches())
  }
}
