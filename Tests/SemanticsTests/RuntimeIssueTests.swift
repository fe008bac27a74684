import CombineShim
import Observation
import TerminalUI
import Testing

/// Issues name the view and the property, and come once for the two.
@Suite struct RuntimeIssues {
  private static let modifying =
    "Modifying state during view update, this will cause undefined behavior: "
  private static let publishing =
    "Publishing changes from within view updates is not allowed, this will cause undefined behavior: "

  // MARK: F140

  private struct Owner: View {
    @State private var value = 0
    @State private var other = 0
    var body: some View {
      VStack {
        Writer(value: $value)
        Writer(value: $other)
        GeometryReader { _ in
          let _ = value = 2
          Text("inside")
        }
      }
    }
  }

  private struct Writer: View {
    @Binding var value: Int
    var body: some View {
      let _ = value = 1
      Text("\(value)")
    }
  }

  @Test("F140: the issue names who writes, and whose state: once for the two")
  func stateOfAnother() {
    let host = HeadlessHost {
      Owner()
      Owner()
    }
    #expect(
      host.issues == [
        Self.modifying + "the body of Writer sets Owner._value.",
        Self.modifying + "the body of Writer sets Owner._other.",
        Self.modifying + "the body of GeometryReader in Owner sets Owner._value.",
      ])
  }

  // MARK: F141

  private class Base: ObservableObject { @Published var inherited = 0 }
  private final class Store: Base {
    @Published var count = 0
    @Published var names: [String] = []
    @Published var action: () -> Void = {}
  }

  private struct Publishing: View {
    @ObservedObject var store: Store
    let write: (Store) -> Void
    var body: some View {
      let _ = write(store)
      Text("\(store.count) \(store.inherited) \(store.names.joined())")
    }
  }

  private struct Around: View {
    @StateObject private var store = Store()
    let write: (Store) -> Void
    var body: some View { Inner(write: write).environmentObject(store) }
  }

  private struct Inner: View {
    @EnvironmentObject var store: Store
    let write: (Store) -> Void
    var body: some View {
      let _ = write(store)
      Text("\(store.count)")
    }
  }

  @Test(
    "F141: the issue names the property that is another one after the write, inherited ones too")
  func publishedProperties() {
    let store = Store()
    let host = HeadlessHost {
      Publishing(store: store) { if $0.count < 3 { $0.count += 1 } }
      Publishing(store: store) { if $0.inherited == 0 { $0.inherited = 1 } }
      Publishing(store: store) { if $0.names.isEmpty { $0.names.append("a") } }
      Around { if $0.count < 3 { $0.count += 1 } }
    }
    #expect(
      host.issues == [
        Self.publishing + "the body of Publishing changes Store.count.",
        Self.publishing + "the body of Publishing changes Store.inherited.",
        Self.publishing + "the body of Publishing changes Store.names.",
        Self.publishing + "the body of Inner changes Store.count.",
      ])
    #expect((store.count, store.inherited, store.names) == (3, 1, ["a"]))
  }

  @Test("F141: where nothing is another one, the issue names the object's type")
  func publishedBySignal() {
    var sent = 0
    let host = HeadlessHost {
      Publishing(store: Store()) { store in
        sent += 1
        if sent < 3 { store.objectWillChange.send() }
        if sent == 3 { store.count = store.count }
      }
    }
    #expect(sent == 4)
    #expect(host.issues == [Self.publishing + "the body of Publishing changes Store."])
  }

  private final class Single: ObservableObject { @Published var only = 0 }

  private struct SingleView: View {
    @ObservedObject var store: Single
    let times: Remote<Int>
    var body: some View {
      let _ = times.act()
      Text("\(store.only)")
    }
  }

  @Test("F141: an equal write of the one published property names it")
  func publishedEqually() {
    let store = Single()
    let times = Remote<Int>()
    times.act = {
      times.act = {}
      store.only = 0
    }
    let host = HeadlessHost { SingleView(store: store, times: times) }
    #expect(host.issues == [Self.publishing + "the body of SingleView changes Single.only."])
  }

  // MARK: F132

  @Observable final class Model { var number = 0 }

  private struct Given: View {
    let number: Int
    let change: () -> Void
    var body: some View { Text("\(number)").onChange(of: [number]) { change() } }
  }

  private struct Giver: View {
    let model: Model
    var body: some View { Given(number: model.number) { model.number += 1 } }
  }

  @Test("F132: the issue names the view with the modifier, the value's type, and what changes it")
  func changeCycleFromAbove() {
    let model = Model()
    let host = HeadlessHost { Giver(model: model) }
    host.perform { model.number = 1 }
    #expect(model.number == 3)
    let cause =
      ObservationTracker.namesProperties
      ? ", where RuntimeIssues.Model.number changes each time" : ""
    #expect(
      host.issues == [
        "onChange(of: Array<Int>) action tried to update multiple times per frame: in Given\(cause)."
      ])
  }

  // MARK: F124

  private struct Numbers: View {
    let isLazy: Bool
    let numbers: [Int]
    var body: some View {
      if isLazy {
        List(numbers, id: \.self) { Text("\($0)") }
      } else {
        Form { ForEach(numbers, id: \.self) { Text("\($0)") } }
      }
    }
  }

  @Test(
    "F124: the issue names the view, the collection and the first id, once",
    arguments: [true, false])
  func duplicates(isLazy: Bool) {
    let remote = Remote<[Int]>()
    let host = HeadlessHost { Changing(remote: remote) { Numbers(isLazy: isLazy, numbers: $0) } }
    #expect(host.issues == [])
    host.perform { remote.set([1, 7, 7, 8, 8]) }
    host.perform { remote.set([1, 1, 2]) }
    #expect(
      host.issues == [
        "ForEach over Array<Int> in Numbers: the ID 7 occurs multiple times within the collection, this will give undefined results!"
      ])
  }

  private struct Changing<Content: View>: View {
    let remote: Remote<[Int]>
    @ViewBuilder let content: ([Int]) -> Content
    @State private var value: [Int] = []
    var body: some View {
      let _ = remote.set = { value = $0 }
      content(value)
    }
  }

  private struct Ranges: View {
    let count: Int
    var body: some View { VStack { ForEach(0..<count) { Text("\($0)") } } }
  }

  @Test("F125: a range that changes is reported once, whatever its counts, with the view")
  func constantRange() {
    let remote = Remote<[Int]>()
    let host = HeadlessHost { Changing(remote: remote) { Ranges(count: $0.count) } }
    host.perform { remote.set([1, 2]) }
    host.perform { remote.set([1]) }
    #expect(
      host.issues == [
        "ForEach over Range<Int> in Ranges count (2) != its initial count (0): a range without an id is constant; give ForEach an id to have changes followed."
      ])
  }

  // MARK: Layout

  private struct Restless: View {
    let remote: Remote<Int>
    @State private var width = 10
    var body: some View {
      let _ = remote.set = { width = $0 }
      GeometryReader { proxy in
        Text("a").onChange(of: proxy.size.width) { width = width == 10 ? 12 : 10 }
      }
      .frame(width: width)
    }
  }

  @Test("a layout that makes views change without end is stopped, and they are named")
  func layoutCycle() {
    let remote = Remote<Int>()
    let host = HeadlessHost(columns: 40, rows: 3) { Restless(remote: remote) }
    #expect(host.issues == [])
    host.perform { remote.set(12) }
    #expect(
      host.issues == [
        "Layout cycle: after 100 rounds the layout still makes GeometryReader in Restless change."
      ])
  }

  // MARK: Uninstalled properties

  private struct Early: View {
    @FocusState private var focus: Bool
    @StateObject private var object = Single()
    @Environment(\.isEnabled) private var isEnabled
    let log: EventLog
    init(log: EventLog) {
      self.log = log
      log("\(focus)")
      log("\(object.only)")
      log("\(isEnabled)")
      focus = true
    }
    var body: some View { Text("early") }
  }

  private struct EarlyParent: View {
    let log: EventLog
    var body: some View {
      Early(log: log)
      Early(log: log)
    }
  }

  @Test("F144: properties used before the view is installed are reported, each once")
  func uninstalled() {
    let log = EventLog()
    let host = HeadlessHost { EarlyParent(log: log) }
    #expect(log.take() == ["false", "0", "true", "false", "0", "true"])
    let issues = host.issues
    #expect(issues.count == 3)
    let texts = [
      ("FocusState's value", "the initial value is read, and writes are lost", "focus"),
      ("StateObject's object", "each access makes a new object", "object"),
      ("Environment's value", "the default value is read", "isEnabled"),
    ]
    for (issue, text) in zip(issues, texts) {
      let start = "Accessing \(text.0) outside of being installed on a View; \(text.1): "
      #expect(issue.hasPrefix(start), "\(issue)")
      #expect(issue.hasSuffix("Early.\(text.2).") || issue.hasSuffix(">."), "\(issue)")
    }
  }

  @Test("a symbol without a glyph is reported once for each view that shows it")
  func missingSymbol() {
    let host = HeadlessHost {
      Symbols()
      Symbols()
      Image(systemName: "no.such")
    }
    #expect(
      host.issues == [
        "Image in Symbols: no symbol named 'no.such' has a glyph in a terminal.",
        "Image in the root view: no symbol named 'no.such' has a glyph in a terminal.",
      ])
  }

  private struct Symbols: View {
    var body: some View { Label("text", systemImage: "no.such") }
  }
}
