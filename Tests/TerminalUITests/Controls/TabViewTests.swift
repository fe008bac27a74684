import TerminalUI
import Testing

private struct Tabs: View {
  @State private var tab = 1
  var body: some View {
    TabView(selection: $tab) {
      Counter().frame(maxHeight: .infinity, alignment: .top).tabItem { Text("Log") }.tag(1)
      Text("two").frame(maxHeight: .infinity, alignment: .top).tabItem {
        Label("Lab", systemImage: "star")
      }.tag(2)
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Button("one \(count)") { count += 1 }
  }
}

struct TabViewTests {
  @Test func showsOneTabAndKeepsTheOthersAlive() {
    let host = HeadlessHost(columns: 20, rows: 3) { Tabs() }
    #expect(host.lines == ["[Log]  ☆ Lab", "       one 0", ""])
    host.click(column: 8, row: 1)
    #expect(host.lines[1] == "       one 1")
    host.click(column: 8, row: 0)
    #expect(host.lines == [" Log  [☆ Lab]", "        two", ""])
    host.press(.leftArrow)
    #expect(host.lines == ["[Log]  ☆ Lab", "       one 1", ""])
    #expect(host.repaintMatches())
  }
}
