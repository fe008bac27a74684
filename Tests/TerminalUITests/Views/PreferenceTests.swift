import TerminalUI
import Testing

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private final class Remote {
  var write: (String) -> Void = { _ in }
  var show: (Bool) -> Void = { _ in }
  var seen: [[String]] = []
}

private struct Child: View {
  let remote: Remote
  @State private var name = "b"
  var body: some View {
    let _ = remote.write = { name = $0 }
    Text(name).preference(key: Names.self, value: [name])
  }
}

private struct Parent: View {
  let remote: Remote
  @State private var isShown = true
  @State private var names: [String] = []
  var body: some View {
    let _ = remote.show = { isShown = $0 }
    VStack(alignment: .leading) {
      Text("a").preference(key: Names.self, value: ["inner"]).preference(
        key: Names.self, value: ["a"])
      if isShown { Child(remote: remote) }
      Text(names.joined(separator: "+"))
    }
    .onPreferenceChange(Names.self) {
      remote.seen.append($0)
      names = $0
    }
  }
}

struct PreferenceTests {
  @Test func valuesAreCombinedInTreeOrderAndFollowed() {
    let remote = Remote()
    let host = HeadlessHost(columns: 20, rows: 3) { Parent(remote: remote) }
    #expect(host.lines.last?.contains("a+b") == true)
    #expect(remote.seen == [["a", "b"]])
    host.perform { remote.write("c") }
    host.perform { remote.write("c") }
    #expect(remote.seen == [["a", "b"], ["a", "c"]])
    host.perform { remote.show(false) }
    #expect(remote.seen.last == ["a"])
    host.perform { remote.show(true) }
    #expect(remote.seen.last == ["a", "b"])
    #expect(host.issues == [])
  }

  @Test func withoutAnyTheDefaultIsGivenOnce() {
    let remote = Remote()
    let host = HeadlessHost { Text("x").onPreferenceChange(Names.self) { remote.seen.append($0) } }
    host.perform {}
    #expect(remote.seen == [[]])
  }
}
