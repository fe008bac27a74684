import Observation
import Tally
import TerminalUI
import Testing

@Observable private final class Model: Identifiable {
  let id: Int
  var value = 0
  init(_ id: Int = 0) { self.id = id }
}
private struct Child: View {
  let model: Model
  var body: some View { Text("\(model.value)") }
}
private struct Parent: View {
  let model: Model
  var body: some View { VStack { Child(model: model) } }
}
private struct ClosureRows: View {
  let model: Model
  let log: FactLog
  let isLazy: Bool
  var body: some View {
    if isLazy {
      List { rows }
    } else {
      rows
    }
  }
  private var rows: some View {
    ForEach(0..<5) { index in
      let _ = log.note("row \(index)")
      Text(index < 3 ? "\(model.value)" : "-")
    }
  }
}
private struct Acting: View {
  let model: Model
  var body: some View { Button("more") { model.value += 1 } }
}
private struct Rerun: View {
  let model: Model
  @State private var tick = 0
  let kick: Kick
  var body: some View {
    let _ = kick.action = { tick += 1 }
    Text("\(tick) \(model.value)")
  }
}
/// How a test gets at a view's state.
private final class Kick {
  var action: () -> Void = {}
}
private struct Named: View {
  let name: String
  let model: Model
  let log: FactLog
  var body: some View {
    let _ = log.note("\(name) \(model.value)")
    Text(name)
  }
}

@Suite struct ObservationScopes {
  @Test(
    "F89, R8: a read in the closure of a list's rows runs the closure of the rows that read, and no body around"
  )
  func rowClosures() {
    for isLazy in [false, true] {
      let model = Model()
      let log = FactLog()
      let tally = RenderTally()
      let host = HeadlessHost(columns: 10, rows: 10, trace: tally) {
        ClosureRows(model: model, log: log, isLazy: isLazy)
      }
      tally.reset()
      log.removeAll()
      host.perform { model.value = 7 }
      #expect(log.entries == ["row 0", "row 1", "row 2"])
      #expect(tally.counts(of: ClosureRows.self) == ViewCounts())
      #expect(host.lines.count { $0.contains("7") } == 3)
    }
  }

  @Test("R8: what an action reads is in no scope")
  func actions() {
    let model = Model()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { Acting(model: model) }
    host.press(.tab)
    tally.reset()
    host.press(.return)
    host.perform { model.value += 1 }
    #expect(model.value == 2)
    #expect(tally.runs.isEmpty)
  }

  @Test("HZ1: a parent does not get the reads of the children that its body has made")
  func scopesDoNotNest() {
    let model = Model()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { Parent(model: model) }
    tally.reset()
    host.perform { model.value += 1 }
    #expect(tally.counts(of: Parent.self) == ViewCounts())
    #expect(tally.counts(of: Child.self) == ViewCounts(bodies: 1))
  }

  @Test(
    "HZ2: runs for another reason leave no registration behind: one change, one signal, one run")
  func noPileOfRegistrations() async {
    let model = Model()
    let kick = Kick()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { Rerun(model: model, kick: kick) }
    for _ in 0..<3 { host.perform { kick.action() } }
    #expect(tally.counts(of: Rerun.self).bodies == 4)
    tally.reset()
    // Outside of an event each registration would post its own signal.
    model.value += 1
    #expect(host.graph.inbox.postCount == 1)
    await host.idle()
    #expect(tally.counts(of: Rerun.self) == ViewCounts(bodies: 1))
    #expect(host.shows("3 1"))
  }

  @Test("HZ3: the causes name the property that has changed first; no address is shown")
  func namesOfCauses() {
    let model = Model()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { Child(model: model) }
    host.perform { model.value += 1 }
    #expect(tally.causes(of: "Child") == [["@self"], [observedCause("Model.value")]])
  }

  @Test("HZ4: several readers of one property run in the order of the tree")
  func treeOrder() {
    let model = Model()
    let log = FactLog()
    let host = HeadlessHost {
      ForEach(0..<6) { Named(name: "view \($0)", model: model, log: log) }
    }
    for value in 1...3 {
      log.removeAll()
      host.perform { model.value = value }
      #expect(log.entries == (0..<6).map { "view \($0) \(value)" })
    }
  }
}
