import CombineShim
import Observation
import Synchronization
import TerminalUI
import Testing

@Observable private final class Model { var value = 0 }
private final class Object: ObservableObject {
  nonisolated static let alive = Atomic<Int>(0)
  @Published var value = 0
  init() { Self.alive.add(1, ordering: .relaxed) }
  deinit { Self.alive.subtract(1, ordering: .relaxed) }
}
/// A view's way to a test.
private final class Remote {
  var tick: () -> Void = {}
  var show: (Bool) -> Void = { _ in }
  var tasks = (started: 0, ended: 0)
}

private struct Ticking: View {
  let model: Model
  let remote: Remote
  @State private var ticks = 0
  var body: some View {
    let _ = remote.tick = { ticks += 1 }
    Text("\(ticks) \(model.value)")
  }
}
private struct Owner: View {
  let model: Model
  let remote: Remote
  @ObservedObject var shared: Object
  @StateObject private var own = Object()
  @State private var state = 0
  var body: some View {
    VStack {
      Text("\(model.value) \(shared.value) \(own.value) \(state)")
      ForEach(0..<3) { index in Text("row \(index) \(model.value)") }
    }
    .onAppear { state += 1 }
    .task {
      remote.tasks.started += 1
      for await _ in AsyncStream<Int>.makeStream().stream {}
      remote.tasks.ended += 1
    }
  }
}
private struct Switch: View {
  let model: Model
  let remote: Remote
  let shared: Object
  @State private var isShown = false
  var body: some View {
    let _ = remote.show = { isShown = $0 }
    if isShown { Owner(model: model, remote: remote, shared: shared) }
  }
}

@Suite(.serialized) struct LiveTrackers {
  @Test func runsForOtherReasonsAddNoTracker() async {
    let model = Model()
    let remote = Remote()
    let host = HeadlessHost { Ticking(model: model, remote: remote) }
    #expect(host.graph.liveTrackerCount == 1)
    for _ in 0..<100_000 { host.graph.transaction { remote.tick() } }
    #expect(host.graph.liveTrackerCount == 1)
    // Outside of an event every registration posts a signal of its own.
    let before = host.graph.inbox.postCount
    model.value = 1
    await host.idle()
    #expect(host.graph.inbox.postCount == before + 1)
    #expect(host.lines.contains { $0.contains("100000 1") })
  }

  @Test func aRemovedNodeWatchesNothing() async {
    let model = Model()
    let remote = Remote()
    let shared = Object()
    let host = HeadlessHost { Switch(model: model, remote: remote, shared: shared) }
    let trackers = host.graph.liveTrackerCount
    host.perform { remote.show(true) }
    // Its own body, and the closure of each of its three rows.
    #expect(host.graph.liveTrackerCount == trackers + 4)
    host.perform { remote.show(false) }
    #expect(host.graph.liveTrackerCount == trackers)
    let before = host.graph.inbox.postCount
    model.value += 1
    shared.value += 1
    await host.idle()
    #expect(host.graph.inbox.postCount == before)
  }

  @Test func tenThousandMountsAndUnmountsLeaveNothing() async {
    let model = Model()
    let remote = Remote()
    let shared = Object()
    let host = HeadlessHost { Switch(model: model, remote: remote, shared: shared) }
    let nodes = host.graph.nodeCount
    let trackers = host.graph.liveTrackerCount
    let objects = Object.alive.load(ordering: .relaxed)
    for _ in 0..<10_000 {
      host.perform { remote.show(true) }
      host.perform { remote.show(false) }
    }
    await host.idle()
    #expect(host.graph.nodeCount == nodes)
    #expect(host.graph.liveTrackerCount == trackers)
    #expect(host.graph.runningTasks == 0)
    #expect(remote.tasks.started == remote.tasks.ended)
    #expect(Object.alive.load(ordering: .relaxed) == objects)
    let posts = host.graph.inbox.postCount
    model.value += 1
    shared.value += 1
    await host.idle()
    #expect(host.graph.inbox.postCount == posts)
    #expect(host.issues == [])
  }

  @Test func aHostThatGoesTakesItsRegistrationsAlong() async {
    let model = Model()
    let remote = Remote()
    let shared = Object()
    let objects = Object.alive.load(ordering: .relaxed)
    var host: HeadlessHost? = HeadlessHost { Switch(model: model, remote: remote, shared: shared) }
    host?.perform { remote.show(true) }
    await host?.idle()
    let inbox = host!.graph.inbox
    weak let graph = host?.graph
    remote.show = { _ in }
    host = nil
    let posts = inbox.postCount
    model.value += 1
    shared.value += 1
    #expect(inbox.postCount == posts)
    while remote.tasks.ended < remote.tasks.started { await Task.yield() }
    #expect(remote.tasks.started == 1)
    #expect(graph == nil)
    #expect(Object.alive.load(ordering: .relaxed) == objects)
  }
}
