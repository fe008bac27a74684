import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

/// Section 11: changes made while bodies are evaluated, and other things that are reported.
@Suite struct IllegalUpdates {
  private struct WritesState: View {
    let writes: Bool
    @State private var value = 1
    var body: some View {
      let _ = writes ? value = 2 : ()
      Text("value\(value)")
    }
  }

  @Test("F140: state written in a body is dropped and reported once, with the property's name")
  func stateWrite() {
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) {
      WritesState(writes: true)
      WritesState(writes: true)
    }
    #expect(host.lines.joined().contains("value1"))
    #expect(tally.counts(of: WritesState.self).bodies == 2)
    #expect(
      host.issues == [
        "Modifying state during view update, this will cause undefined behavior: the body of WritesState sets WritesState._value."
      ])
    #expect(HeadlessHost { WritesState(writes: false) }.issues.isEmpty)
  }

  private final class Store: ObservableObject {
    @Published var number = 0
  }

  private struct Publishes: View {
    @ObservedObject var store: Store
    var body: some View {
      let _ = store.number < 2 ? store.number += 1 : ()
      Text("number\(store.number)")
    }
  }

  @Test("F141: an object that publishes in a body is reported, and the update comes after it")
  func publishedWrite() {
    let tally = RenderTally()
    let store = Store()
    let host = HeadlessHost(trace: tally) { Publishes(store: store) }
    #expect(
      tally.runs.map(\.causes) == [["@self", "@identity", "_store"], ["_store"], ["_store"]])
    #expect(host.lines.joined().contains("number2"))
    #expect(
      host.issues == [
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior: the body of Publishes changes Store.number."
      ])
  }

  @Observable final class Model {
    var number = 0
    @ObservationIgnored var cache = 0
  }

  private struct Grows: View {
    let model: Model
    let remote: Remote<Int>
    @State private var isOn = false
    var body: some View {
      let _ = remote.act = { isOn = true }
      Text("number\(model.number)")
      if isOn { let _ = model.number += 1 }
    }
  }

  private struct Ticks: View {
    let number: Int
    let model: Model
    var body: some View {
      let _ = number > 0 ? model.number += 1 : ()
      Text("\(number)")
    }
  }

  private struct TicksParent: View {
    let model: Model
    var body: some View { Ticks(number: model.number, model: model) }
  }

  @Test(
    "F142: a body that writes what it reads is stopped after a bounded number of runs, and named")
  func ownObservedWrite() {
    let tally = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Grows(model: Model(), remote: remote) }
    #expect(tally.counts(of: Grows.self).bodies == 1)
    host.perform { remote.act() }
    #expect((10...101).contains(tally.counts(of: Grows.self).bodies))
    let name = ObservationTracker.namesProperties ? " (IllegalUpdates.Model.number)" : ""
    #expect(
      host.issues == [
        "Update cycle: after 100 passes of one event Grows\(name) still changes what it depends on."
      ])
    #if !TERMINALUI_PUBLIC_OBSERVATION
      #expect(tally.lastRun?.causes == ["IllegalUpdates.Model.number"])
    #endif
  }

  @Test("F142: a cycle over two bodies is stopped and named too")
  func cycleOfTwo() {
    let tally = RenderTally()
    let model = Model()
    let host = HeadlessHost(trace: tally) { TicksParent(model: model) }
    #expect(host.issues.isEmpty)
    host.perform { model.number = 1 }
    #expect(host.issues.count == 1)
    #expect(host.issues.joined().contains("TicksParent"))
    #expect(tally.counts(of: Ticks.self).bodies < 110)
    tally.reset()
    host.perform {}
    #expect(tally.counts(of: Ticks.self).bodies < 110)
  }

  private struct Caches: View {
    let model: Model
    var body: some View {
      let _ = model.cache += 1
      Text("\(model.cache)")
    }
  }

  @Test("F143: a cache that is not observed can be written in a body")
  func cacheWrite() {
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { Caches(model: Model()) }
    #expect(tally.counts(of: Caches.self).bodies == 1)
    #expect(host.issues.isEmpty)
  }

  private struct Early: View {
    @State private var early = 3
    init() { early = 9 }
    var body: some View { Text("early\(early)") }
  }

  private struct EarlyParent: View {
    var body: some View { Early() }
  }

  @Test(
    "F144: state used before the view is installed is its initial value, and reported with its name"
  )
  func uninstalledState() {
    let host = HeadlessHost { EarlyParent() }
    #expect(host.lines.joined().contains("early3"))
    #expect(host.issues.count == 1)
    let issue = host.issues.joined()
    #expect(issue.hasPrefix("Accessing State's value outside of being installed on a View"))
    #expect(issue.contains("Early.early") || issue.contains("State<Int>"), "\(issue)")
  }

  private struct Alternates: View {
    let remote: Remote<Int>
    @State private var value = 0
    @State private var other = 0
    var body: some View {
      let _ = remote.set = { value = $0 }
      Text("\(value) \(other)")
        .onChange(of: value) { if value > 0 { other += 1 } }
        .onChange(of: other) { value += 1 }
    }
  }

  @Test("R12: actions that set each other off are stopped")
  func cycleOfActions() {
    let remote = Remote<Int>()
    let host = HeadlessHost { Alternates(remote: remote) }
    host.perform { remote.set(1) }
    #expect(
      host.issues == [
        "onChange(of: Int) action tried to update multiple times per frame: in Alternates, where Alternates._value changes each time."
      ])
  }
}
