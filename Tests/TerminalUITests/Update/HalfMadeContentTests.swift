import Testing

@testable import TerminalUI

/// Content whose boxes are asked for while it is still being made: a lazy stack has all collected that waits.
@Suite struct HalfMadeContent {
  @Test("a scroll view with rows in front of a lazy stack")
  func scrollView() {
    let host = HeadlessHost(columns: 3, rows: 3) {
      ScrollView {
        ForEach(0..<2) { Text("h\($0)") }
        LazyVStack { Text("y") }
      }
    }
    #expect(host.lines.map { $0.filter { $0 != " " } } == ["h0", "h1", "y"])
  }

  @Test("a tab view with one")
  func tabView() {
    let selection = Watched(0)
    let host = HeadlessHost(columns: 8, rows: 2) {
      TabView(selection: Bindable(selection).value) {
        ForEach(0..<1) { _ in Text("first").tabItem { Text("A") }.tag(0) }
        ScrollView { LazyVStack(alignment: .leading) { Text("y") } }.tabItem { Text("B") }.tag(1)
      }
    }
    host.perform { selection.value = 1 }
    #expect(host.lines[1].filter { $0 != " " } == "y")
  }

  @Test("a picker with one")
  func picker() {
    let selection = Watched(1)
    let host = HeadlessHost(columns: 12, rows: 1) {
      Picker("p", selection: Bindable(selection).value) {
        ForEach(0..<1) { _ in Text("a").tag(0) }
        ScrollView { LazyVStack { Text("b") } }.tag(1)
      }
    }
    #expect(host.lines[0].hasPrefix("p ‹"))
  }
}
