// Listings as one writes them for SwiftUI, with the import line alone changed: forms of views and modifiers that the
// older listings beside this one do not have. Each is run, and its screen is what a reader of SwiftUI expects.
import TerminalUI

import Testing

private struct Bean: Identifiable, Hashable {
  let id: Int
  var name: String
  var isOpen = false
}

/// How often each body has run.
private final class Runs {
  var counts: [String: Int] = [:]
  func note(_ view: String) { counts[view, default: 0] += 1 }
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

// MARK: Collections

private struct BoundRows: View {
  @State private var tags = ["washed", "natural"]
  @State private var beans = [Bean(id: 1, name: "Kenya"), Bean(id: 2, name: "Peru")]
  let runs: Runs

  var body: some View {
    let _ = runs.note("BoundRows")
    VStack(alignment: .leading) {
      ForEach($tags, id: \.self) { $tag in TextField("tag", text: $tag).frame(width: 8) }
      ForEach($beans, id: \.name) { $bean in Row(isOpen: $bean.isOpen, name: bean.name, runs: runs)
      }
      ForEach(tags, id: \.self, content: Text.init)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  struct Row: View {
    @Binding var isOpen: Bool
    let name: String
    let runs: Runs
    var body: some View {
      let _ = runs.note(name)
      Toggle(name, isOn: $isOpen)
    }
  }
}

private struct BoundLists: View {
  @State private var tags = ["washed", "natural"]
  @State private var beans = [Bean(id: 1, name: "Kenya"), Bean(id: 2, name: "Peru")]

  var body: some View {
    List($tags, id: \.self) { $tag in Text(tag) }.frame(height: 2)
    List($beans) { $bean in Toggle(bean.name, isOn: $bean.isOpen) }.frame(height: 2)
    List(0..<5) { Text("row \($0)") }.frame(height: 2)
    List(0..<2, id: \.self) { number in Text("\(number)") }.frame(height: 2)
  }
}

// MARK: Containers

private struct Tabs: View {
  let runs: Runs
  var body: some View {
    let _ = runs.note("Tabs")
    TabView {
      Text("brews").tabItem { Text("Log") }
      Picker("Sort", selection: .constant(1)) { Text("date").tag(1) }.tabItem { Text("Lab") }
      Text("beans").tag("any").tabItem { Text("Beans") }
    }
    .tabViewStyle(.automatic)
  }
}

private struct Scrolling: View {
  var body: some View {
    ScrollView([.vertical], showsIndicators: false) { ForEach(0..<3) { Text("line \($0)") } }
      .frame(height: 2)
    ScrollView(.vertical) { Text("all") }.frame(height: 1)
  }
}

// MARK: Changes

private struct Changes: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var log = ""
  @State private var sum = 0
  let runs: Runs

  var body: some View {
    let _ = runs.note("Changes")
    VStack(alignment: .leading) {
      Button("up \(count)") { withAnimation(.spring()) { count += 1 } }
        .onChange(of: count) { newValue in log += "\(newValue)" }
        .onChange(of: count, perform: { sum += $0 })
      Button("more") { withAnimation(.easeInOut(duration: 0.3).delay(1)) { count += 2 } }
      Button("set") {
        var transaction = Transaction(animation: .linear.delay(1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { count = 9 }
      }
      Toggle("on", isOn: $isOn.animation(.bouncy))
      if isOn { Text("shown").transition(.opacity) }
      Text("\(log) \(sum)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .animation(.default, value: count)
    .transaction { $0.animation = nil }
  }
}

// MARK: Controls

private enum Method: String, CaseIterable, Identifiable {
  case v60, moka
  var id: Self { self }
}

private struct Controls: View {
  @State private var method = Method.v60
  @State private var cups = 3
  @State private var name = ""
  @State private var isOn = false
  @State private var log: [String] = []

  var body: some View {
    Form {
      Section {
        Picker(selection: $method, label: Text("Method")) {
          ForEach(Method.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.menu)
        Picker(selection: $method) {
          ForEach(Method.allCases) { Text($0.rawValue).tag($0) }
        } label: {
          Text("Again")
        }
        .labelsHidden()
      } header: {
        Text("How")
      } footer: {
        Text("end")
      }
      Section(footer: Text("cups")) {
        Stepper("Cups \(cups)", value: $cups, in: 1...)
        Stepper(value: $cups, in: 1...4, step: 2) { Text("Two") }
          .labelsHidden()
      }
      TextField("Name", text: $name, prompt: Text("Kenya"), axis: .vertical)
      TextField(text: $name) { Label("Origin", systemImage: "star") }
      TextField(
        "Note", text: .constant(""), onEditingChanged: { log.append("\($0)") },
        onCommit: { log.append("commit") }
      )
      .onSubmit { log.append("submit") }
      Toggle(isOn: $isOn) { Text("Open") }.toggleStyle(.switch)
      Button(role: .destructive, action: reset) { Text("Reset") }.buttonStyle(.borderedProminent)
      Text(log.joined(separator: " "))
    }
    .formStyle(.grouped)
    .controlSize(.large)
    .tint(.red)
  }

  private func reset() { cups = 0 }
}

private struct Progress: View {
  var body: some View {
    VStack(alignment: .leading) {
      ProgressView("Loading…")
      ProgressView("Half", value: 5, total: 10)
      ProgressView(value: 0.25) {
        Text("Some")
      } currentValueLabel: {
        Text("25%")
      }
      ProgressView(value: 1.0).progressViewStyle(.linear)
    }
    .frame(width: 8)
  }
}

private struct Labels: View {
  @State private var isOpen = false
  var body: some View {
    VStack(alignment: .leading) {
      Label("both", systemImage: "star").labelStyle(.titleAndIcon)
      Label("title", systemImage: "star").labelStyle(.titleOnly)
      Label("icon", systemImage: "star").labelStyle(.iconOnly)
      Toggle("Open", isOn: $isOpen).labelsHidden()
      Toggle("Open", systemImage: "star", isOn: $isOpen)
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("labels")
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Widths: View {
  @State private var width = 0
  @State private var own = 3
  var body: some View {
    VStack {
      Button("w\(width)") { own += 1 }
      VStack {
        Text("a").preference(key: WidthKey.self, value: own)
        Text("b").preference(key: WidthKey.self, value: 2)
      }
      .transformPreference(WidthKey.self) { $0 *= 10 }
      Text("c").transformPreference(WidthKey.self) { $0 += 1 }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

struct SubsetListings {
  @Test func collectionsOfBindings() {
    let runs = Runs()
    let host = HeadlessHost(columns: 12, rows: 6) { BoundRows(runs: runs) }
    #expect(host.lines == ["washed", "natural", "[ ] Kenya", "[ ] Peru", "washed", "natural"])
    #expect(runs.take() == ["BoundRows": 1, "Kenya": 1, "Peru": 1])
    host.click(column: 1, row: 2)
    #expect(host.lines[2] == "[x] Kenya")
    #expect(runs.take() == ["BoundRows": 1])
    host.click(column: 7, row: 0)
    host.type("!")
    #expect(host.lines == ["washed!", "natural", "[x] Kenya", "[ ] Peru", "washed!", "natural"])
    #expect(runs.take() == ["BoundRows": 1])
    #expect(host.issues == [])
  }

  @Test func listsOfBindingsAndOfRanges() {
    let host = HeadlessHost(columns: 12, rows: 8) { BoundLists() }
    #expect(
      host.lines == [
        "washed", "natural", "[ ] Kenya", "[ ] Peru", "row 0", "row 1", "0", "1",
      ])
    host.click(column: 1, row: 3)
    #expect(host.lines[3] == "[x] Peru")
    #expect(host.issues == [])
  }

  @Test func aTabViewWithoutASelectionHasItsOwn() {
    let runs = Runs()
    let host = HeadlessHost(columns: 20, rows: 2) { Tabs(runs: runs) }
    #expect(host.lines == ["[Log]  Lab   Beans", "       brews"])
    host.press(.leftArrow)
    #expect(host.lines == [" Log   Lab  [Beans]", "       beans"])
    host.click(column: 7, row: 0)
    #expect(host.lines == [" Log  [Lab]  Beans", "   Sort ‹ date ›"])
    #expect(runs.take() == ["Tabs": 1])
    #expect(host.repaintMatches())
  }

  @Test func scrollViewsOfAnAxis() {
    let host = HeadlessHost(columns: 8, rows: 3) { Scrolling() }
    #expect(host.lines == [" line 0", " line 1", "  all"])
    host.press("j")
    #expect(host.lines == [" line 1", " line 2", "  all"])
    #expect(host.issues == [])
  }

  @Test func aHorizontalScrollViewIsAnIssue() {
    struct Wide: View {
      var body: some View {
        VStack {
          ScrollView(.horizontal) { Text("ab").fixedSize() }
          Text("|")
        }
      }
    }
    let host = HeadlessHost(columns: 2, rows: 3) { Wide() }
    #expect(host.lines.prefix(2).filter { !$0.isEmpty }.first == "ab")
    #expect(
      host.issues == [
        "ScrollView in Wide: scrolls up and down alone; what is wider than the screen is cut."
      ])
  }

  @Test func changesWithAnimations() {
    let runs = Runs()
    let host = HeadlessHost(columns: 12, rows: 6) { Changes(runs: runs) }
    _ = runs.take()
    host.click(column: 0, row: 0)
    // Once for the count, once for what the actions have logged.
    #expect(runs.take() == ["Changes": 2])
    host.click(column: 0, row: 1)
    host.click(column: 0, row: 2)
    host.click(column: 0, row: 3)
    #expect(host.lines == ["up 9", "more", "set", "[x] on", "shown", "139 13"])
    #expect(host.issues == [])
  }

  @Test func controlsInAllTheirForms() {
    let host = HeadlessHost(columns: 24, rows: 13) { Controls() }
    #expect(
      host.lines == [
        "How", "Method ‹ v60 ›", "‹ v60 ›", "end", "Cups 3 − +", "− +", "cups", "Kenya", "Origin",
        "Note", "[ ] Open", "Reset", "",
      ])
    host.press(.tab)
    host.press(.rightArrow)
    #expect(host.lines[1...2] == ["Method ‹ moka ›", "‹ moka ›"])
    host.press(.tab)
    host.press(.tab)
    host.type("++--------")
    #expect(host.lines[4] == "Cups 1 − +")
    host.press(.tab)
    host.type("++")
    #expect(host.lines[4] == "Cups 4 − +")
    host.press(.tab)
    host.type("Peru")
    #expect(host.lines[7...8] == ["Peru", "Peru"])
    host.press(.tab)
    host.press(.tab)
    host.press(.return)
    host.press(.tab)
    #expect(host.lines[12] == "true commit submit false")
    #expect(host.issues == [])
    #expect(host.repaintMatches())
  }

  @Test func progressWithLabels() {
    let host = HeadlessHost(columns: 8, rows: 8) { Progress() }
    #expect(
      host.lines == [
        "Loading…", "…", "Half", "████░░░░", "Some", "██░░░░░░", "25%", "████████",
      ])
  }

  @Test func labelsAndTheirParts() {
    let host = HeadlessHost(columns: 12, rows: 5) { Labels() }
    #expect(host.lines == [" ☆ both", " title", " ☆", " [ ]", " [ ] ☆ Open"])
    host.click(column: 2, row: 3)
    #expect(host.lines[4] == " [x] ☆ Open")
    #expect(host.repaintMatches())
  }

  @Test func preferencesAreTransformedOnTheirWay() {
    let host = HeadlessHost(columns: 4, rows: 4) { Widths() }
    #expect(host.lines[0] == "w30")
    host.press(.return)
    #expect(host.lines[0] == "w40")
  }
}
