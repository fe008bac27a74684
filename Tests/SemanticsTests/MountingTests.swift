import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

/// Section 1: what runs at the mount and after a change, and in which order.
@Suite struct Mounting {
  private struct Parent: View {
    let log: EventLog
    let remote: Remote<Int>
    @State private var count = 0

    init(log: EventLog, remote: Remote<Int> = Remote()) {
      self.log = log
      self.remote = remote
      log("init Parent")
    }

    var body: some View {
      let _ = log("body Parent")
      let _ = remote.set = { count = $0 }
      VStack {
        LoggedLeaf("A", count, log: log)
        LoggedLeaf("B", log: log)
      }
    }
  }

  @Test("F01: a mount makes all siblings before it runs the body of any")
  func mountOrder() {
    let log = EventLog()
    let host = HeadlessHost { Parent(log: log) }
    #expect(
      log.take() == ["init Parent", "body Parent", "init A", "init B", "body A", "body B"])
    #expect(host.issues.isEmpty)
  }

  private struct Middle: View {
    let log: EventLog

    init(log: EventLog) {
      self.log = log
      log("init M")
    }

    var body: some View {
      let _ = log("body M")
      VStack {
        LoggedLeaf("C1", log: log)
        LoggedLeaf("C2", log: log)
      }
    }
  }

  private struct Grandparent: View {
    let log: EventLog

    init(log: EventLog) {
      self.log = log
      log("init P")
    }

    var body: some View {
      let _ = log("body P")
      Middle(log: log)
    }
  }

  @Test("F02: a mount goes depth first after the siblings are made")
  func deepMountOrder() {
    let log = EventLog()
    let host = HeadlessHost { Grandparent(log: log) }
    #expect(
      log.take() == [
        "init P", "body P", "init M", "body M", "init C1", "init C2", "body C1", "body C2",
      ])
    #expect(host.lines.joined().contains("C10"))
  }

  private struct Unrelated: View {
    let log: EventLog
    let remote: Remote<Int>
    let object: Model
    @State private var count = 0

    var body: some View {
      let _ = log("body Parent")
      let _ = remote.set = { count = $0 }
      VStack {
        Text("\(count)")
        LoggedLeaf("A", log: log)
        ModelReader(object: object, log: log)
      }
    }
  }

  @Observable final class Model {
    var number = 0
    @ObservationIgnored var ignored = 0
  }

  private struct ModelReader: View {
    let object: Model
    let log: EventLog

    init(object: Model, log: EventLog) {
      self.object = object
      self.log = log
      log("init Reader")
    }

    var body: some View {
      let _ = log("body Reader")
      Text("\(object.number)")
    }
  }

  @Test("F03: a parent's own state makes children anew and runs no body of theirs")
  func equalChildrenAreSkipped() {
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost { Unrelated(log: log, remote: remote, object: Model()) }
    _ = log.take()
    host.perform { remote.set(1) }
    #expect(log.take() == ["body Parent", "init A", "init Reader"])
  }

  @Test("F04: a changed value runs the child that it is given to, and not its sibling")
  func changedValueRunsOneChild() {
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost { Parent(log: log, remote: remote) }
    _ = log.take()
    host.perform { remote.set(1) }
    #expect(log.take() == ["body Parent", "init A", "init B", "body A"])
    #expect(host.lines.joined().contains("A1"))
  }

  private struct LevelReader: View {
    let value: Int
    @Environment(\.mountingLevel) private var level
    var body: some View { Text("\(value) \(level)") }
  }

  private struct TwoCauses: View {
    let remote: Remote<Int>
    @State private var count = 0
    var body: some View {
      let _ = remote.set = { count = $0 }
      LevelReader(value: count).environment(\.mountingLevel, count)
    }
  }

  @Test("F05: a changed value and a changed dependency run a body once, with both causes")
  func twoCausesOneRun() {
    let tally = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { TwoCauses(remote: remote) }
    tally.reset()
    host.perform { remote.set(1) }
    let runs = tally.runs.filter { $0.viewName == "LevelReader" }
    #expect(runs.map(\.causes) == [["@self", "_level"]])
  }

  private final class Store: ObservableObject {
    @Published var number = 0
    var plain = 0
  }

  private struct Subscriber: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store.number)") }
  }

  private struct Between: View {
    var body: some View { Subscriber() }
  }

  private struct Outer: View {
    @ObservedObject var store: Store
    var body: some View { Between().environmentObject(store) }
  }

  @Test("F06: a grandchild that subscribes runs, the view between is made and skipped")
  func middleIsSkipped() {
    let tally = RenderTally()
    let store = Store()
    let host = HeadlessHost(trace: tally) { Outer(store: store) }
    tally.reset()
    host.perform { store.number += 1 }
    #expect(tally.counts(of: Outer.self) == ViewCounts(bodies: 1))
    #expect(tally.counts(of: Between.self) == ViewCounts(arrivals: 1, skips: 1))
    #expect(tally.counts(of: Subscriber.self) == ViewCounts(bodies: 1))
  }

  private struct TogglingObserver: View {
    @Bindable var model: Model
    let ignored: Bool
    let log: EventLog
    var body: some View {
      let _ = log("body Root")
      VStack {
        LoggedLeaf("A", ignored ? model.ignored : model.number, log: log)
        LoggedLeaf("B", log: log)
      }.onAppear { if ignored { model.ignored += 1 } else { model.number += 1 } }
    }
  }

  private struct TogglingSubscriber: View {
    @StateObject var store = Store()
    let isPublished: Bool
    let log: EventLog
    var body: some View {
      let _ = log("body Root")
      VStack {
        LoggedLeaf("A", isPublished ? store.number : store.plain, log: log)
        LoggedLeaf("B", log: log)
      }.onAppear { if isPublished { store.number += 1 } else { store.plain += 1 } }
    }
  }

  private func bodies(_ log: EventLog) -> [String] {
    log.take().filter { $0.hasPrefix("body") }
  }

  @Test("F07: a property that changes on appearance runs the root and the one child it reaches")
  func changeOnAppearance() {
    let log = EventLog()
    let expected = ["body Root", "body A", "body B", "body Root", "body A"]
    _ = HeadlessHost { TogglingSubscriber(isPublished: true, log: log) }
    #expect(bodies(log) == expected)
    _ = HeadlessHost { TogglingObserver(model: Model(), ignored: false, log: log) }
    #expect(bodies(log) == expected)
  }

  @Test("F08: a property without @Published or under @ObservationIgnored runs nothing more")
  func untrackedChangeOnAppearance() {
    let log = EventLog()
    let expected = ["body Root", "body A", "body B"]
    _ = HeadlessHost { TogglingSubscriber(isPublished: false, log: log) }
    #expect(bodies(log) == expected)
    _ = HeadlessHost { TogglingObserver(model: Model(), ignored: true, log: log) }
    #expect(bodies(log) == expected)
  }
}

extension EnvironmentValues {
  fileprivate var mountingLevel: Int {
    get { self[MountingLevel.self] }
    set { self[MountingLevel.self] = newValue }
  }
}

private enum MountingLevel: EnvironmentKey { static var defaultValue: Int { 0 } }
