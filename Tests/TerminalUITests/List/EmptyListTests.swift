import Testing

@testable import TerminalUI

/// A list that is written without any row.
@Suite struct EmptyListTests {
  private struct Empty: View {
    var body: some View { List {} }
  }

  private struct EmptyWithSelection: View {
    let selection: Binding<Int?>
    var body: some View { List(selection: selection) {} }
  }

  @Test("shows nothing, has the focus and leaves the selection")
  func empty() {
    let selection = Watched<Int?>(3)
    for host in [
      HeadlessHost(columns: 5, rows: 2) { Empty() },
      HeadlessHost(columns: 5, rows: 2) {
        EmptyWithSelection(
          selection: Binding(get: { selection.value }, set: { selection.value = $0 }))
      },
    ] {
      for key: KeyEquivalent in [.downArrow, "G", .pageUp] { host.press(key) }
      host.click(column: 0, row: 0)
      host.expect(["", ""])
      #expect(host.graph.focus.current != nil)
      #expect(host.issues == [])
    }
    #expect(selection.value == 3)
  }
}
