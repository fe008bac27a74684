import TerminalUI
import Testing

private struct Switches: View {
  let count: Int
  @State private var on: Set<Int> = []
  var body: some View {
    Form {
      ForEach(0..<count, id: \.self) { index in
        Toggle("row \(index)", isOn: isOn(index))
      }
    }
  }
  private func isOn(_ index: Int) -> Binding<Bool> {
    Binding {
      on.contains(index)
    } set: {
      if $0 { on.insert(index) } else { on.remove(index) }
    }
  }
}

private struct Lines: View {
  let count: Int
  var body: some View {
    ScrollView { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
  }
}

struct FormTests {
  @Test func rowsStandAtTheLeadingEdge() {
    let host = HeadlessHost(columns: 20, rows: 3) { Switches(count: 2) }
    #expect(host.lines == ["[ ] row 0", "[ ] row 1", ""])
  }

  @Test func theFocusedRowIsBroughtIntoSight() {
    let host = HeadlessHost(columns: 20, rows: 3) { Switches(count: 10) }
    host.press(.space)
    #expect(host.lines == ["[x] row 0", "[ ] row 1", "[ ] row 2"])
    for _ in 0..<4 { host.press(.tab) }
    #expect(host.lines == ["[ ] row 2", "[ ] row 3", "[ ] row 4"])
    host.press(.space)
    #expect(host.lines.last == "[x] row 4")
    host.press(.tab, modifiers: .shift)
    #expect(host.lines.first == "[ ] row 2", "what is in sight does not scroll")
    for _ in 0..<3 { host.press(.tab, modifiers: .shift) }
    #expect(host.lines.first == "[x] row 0")
    host.press(.tab, modifiers: .shift)
    #expect(
      host.lines.last == "[ ] row 9", "the first is followed by the last, not by the form itself")
    #expect(host.repaintMatches())
  }

  @Test func theFocusedRowStaysInSightOnASmallerScreen() {
    let host = HeadlessHost(columns: 20, rows: 6) { Switches(count: 10) }
    host.press(.space)
    for _ in 0..<5 { host.press(.tab) }
    host.resize(columns: 20, rows: 2)
    #expect(host.lines == ["[ ] row 4", "[ ] row 5"])
    #expect(host.repaintMatches())
  }

  @Test func keysThatNoControlUsesScroll() {
    let host = HeadlessHost(columns: 20, rows: 3) { Switches(count: 10) }
    host.press(.space)
    host.press(.pageDown)
    #expect(host.lines.first == "[ ] row 3")
    host.press(.space)
    #expect(
      host.lines.first == "[ ] row 3", "a key for a control that is out of sight does not scroll")
    host.press(.home)
    #expect(host.lines.first == "[ ] row 0")
  }

  @Test func withoutAControlInsideTheScrollViewHasTheKeys() {
    let host = HeadlessHost(columns: 20, rows: 3) { Lines(count: 10) }
    host.press(.downArrow)
    #expect(host.lines == ["line 1", "line 2", "line 3"].map(centered))
  }

  @Test func aFocusableViewScrollsWhatIsInside() {
    let host = HeadlessHost(columns: 20, rows: 3) { Lines(count: 10).disabled(true).focusable() }
    host.press(.downArrow)
    #expect(host.lines.first == centered("line 1"))
    host.press("j")
    #expect(host.lines.first == centered("line 1"), "keys that type are left to others")
  }

  @Test func aClickBesideTheControlsLeavesTheFocus() {
    let host = HeadlessHost(columns: 20, rows: 4) { Switches(count: 3) }
    host.press(.tab)
    host.press(.tab)
    host.click(column: 15, row: 3)
    host.press(.space)
    #expect(host.lines == ["[ ] row 0", "[x] row 1", "[ ] row 2", ""])
  }

  private func centered(_ line: String) -> String { "       " + line }
}
