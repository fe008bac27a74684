import CombineShim
import Observation
import TerminalUI
import Testing

/// What each kind of view holds while it is there, and lets go of when it goes.
@Suite(.serialized) struct MountCycles {
  /// Held by the values and closures of the views: it lives as long as any node does that was made of them.
  private final class Token {
    static var alive = 0
    init() { Self.alive += 1 }
    isolated deinit { Self.alive -= 1 }
  }

  private final class Store: ObservableObject { @Published var count = 0 }

  private struct Gathered: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  /// What mounts and unmounts, one kind in each cycle.
  enum Kind: Int, CaseIterable { case environment, focus, lists, preferences, tasks, layers }

  private final class World {
    var show: (Kind?) -> Void = { _ in }
    let store = Store()
    let model = Model()
    var tasks = (started: 0, ended: 0)
    var appeared = 0
    var disappeared = 0
  }

  @Observable final class Model {
    var number = 0
    var selection: Int? = 1
    var text = "text"
  }

  private struct Stage: View {
    let world: World
    @State private var shown: Kind?
    var body: some View {
      let _ = world.show = { shown = $0 }
      if let shown {
        Scene(kind: shown, world: world, token: Token())
          .environmentObject(world.store)
          .environment(\.mountCycle, shown.rawValue)
      }
    }
  }

  private struct Scene: View {
    let kind: Kind
    let world: World
    let token: Token
    var body: some View {
      let token = self.token
      Group {
        switch kind {
        case .environment: Readers(token: token)
        case .focus: Focused(model: world.model, token: token)
        case .lists: Lists(model: world.model, token: token)
        case .preferences: Preferences(token: token)
        case .tasks: Tasks(world: world, token: token)
        case .layers: Layers(model: world.model, token: token)
        }
      }
      .onAppear { [world] in
        world.appeared += 1
        withExtendedLifetime(token) {}
      }
      .onDisappear { [world] in
        world.disappeared += 1
        withExtendedLifetime(token) {}
      }
    }
  }

  private struct Readers: View {
    let token: Token
    @Environment(\.mountCycle) private var cycle
    @Environment(\.isEnabled) private var isEnabled
    @EnvironmentObject private var store: Store
    var body: some View {
      VStack {
        Text("\(cycle) \(isEnabled) \(store.count)")
        Button("b") { withExtendedLifetime(token) {} }.disabled(cycle % 2 == 0)
      }
      .transformEnvironment(\.mountCycle) { $0 += 1 }
    }
  }

  private struct Focused: View {
    @Bindable var model: Model
    let token: Token
    @FocusState private var field: Int?
    @FocusState private var isIn: Bool
    var body: some View {
      VStack {
        TextField("f", text: $model.text).focused($field, equals: 1)
        Text("x").focusable().focused($isIn)
          .onKeyPress("k") {
            withExtendedLifetime(token) {}
            return .handled
          }
        Text("\(field ?? 0) \(isIn)")
      }
      .onAppear { field = 1 }
    }
  }

  private struct Lists: View {
    @Bindable var model: Model
    let token: Token
    var body: some View {
      let token = self.token
      HStack {
        List(0..<9, id: \.self, selection: $model.selection) { index in
          let _ = withExtendedLifetime(token) {}
          Text("\(index) \(model.number)").border(.primary)
        }
        ScrollView {
          LazyVStack {
            ForEach(0..<9) { index in
              let _ = withExtendedLifetime(token) {}
              Text("\(index) \(model.number)").padding()
            }
          }
        }
      }
    }
  }

  private struct Preferences: View {
    let token: Token
    @State private var gathered: [Int] = []
    var body: some View {
      let token = self.token
      VStack {
        Text("\(gathered.count)")
        ForEach(0..<3, id: \.self) { Text("p").preference(key: Gathered.self, value: [$0]) }
      }
      .onPreferenceChange(Gathered.self) {
        gathered = $0
        withExtendedLifetime(token) {}
      }
    }
  }

  private struct Tasks: View {
    let world: World
    let token: Token
    @State private var id = 0
    var body: some View {
      let (world, token) = (self.world, self.token)
      Text("\(id)")
        .task(id: id) {
          world.tasks.started += 1
          for await _ in AsyncStream<Int>.makeStream().stream {}
          world.tasks.ended += 1
          withExtendedLifetime(token) {}
        }
        .onChange(of: id, initial: true) {
          id = 1
          withExtendedLifetime(token) {}
        }
    }
  }

  private struct Layers: View {
    @Bindable var model: Model
    let token: Token
    var body: some View {
      let token = self.token
      GeometryReader { proxy in
        let _ = withExtendedLifetime(token) {}
        AnyView(Text("\(proxy.size.width) \(model.number)").frame(width: 9).id(model.number))
      }
      .overlay { Toggle("t", isOn: .constant(true)).id(3) }
      .background { ProgressView(value: 0.5) }
    }
  }

  /// Everything that could pile up.
  private struct Counts: Equatable {
    let nodes, trackers, boxes, watchers, readers, focusBindings, tasks, tokens: Int

    init(_ host: HeadlessHost) {
      let graph = host.graph
      nodes = graph.nodeCount
      trackers = graph.liveTrackerCount
      boxes = graph.screen.boxCount
      watchers = graph.screen.viewportWatcherCount
      readers = graph.rootEnvironment.readerCount
      focusBindings = graph.focus.observerCount
      tasks = graph.runningTasks
      tokens = Token.alive
    }
  }

  @Test func eachKindHoldsSomething() async {
    let world = World()
    let host = HeadlessHost(columns: 30, rows: 6) { Stage(world: world) }
    let empty = Counts(host)
    var peaks: [Kind: Counts] = [:]
    for kind in Kind.allCases {
      host.perform { world.show(kind) }
      await host.idle()
      // A task that only has to end gets its turn late on a busy machine.
      while Counts(host).tasks > 1 { await Task.yield() }
      peaks[kind] = Counts(host)
      host.perform { world.show(nil) }
      await host.idle()
      #expect(Counts(host) == empty, "\(kind)")
    }
    // Or the test below would test nothing.
    #expect(peaks.values.allSatisfy { $0.nodes > empty.nodes && $0.boxes > empty.boxes })
    #expect(peaks.values.allSatisfy { $0.tokens >= 1 })
    #expect(peaks[.environment]!.readers >= empty.readers + 4)
    #expect(peaks[.focus]!.focusBindings == 2)
    #expect(peaks[.lists]!.watchers == 1)
    // The rows that can be seen and the selection, at least.
    #expect(peaks[.lists]!.trackers > empty.trackers + 5)
    #expect(peaks[.tasks]!.tasks == 1)
    #expect(host.issues == [])
  }

  @Test func tenThousandMountsAndUnmountsOfEachKindInTurnLeaveNothing() async {
    let world = World()
    let host = HeadlessHost(columns: 30, rows: 6) { Stage(world: world) }
    let empty = Counts(host)
    for cycle in 0..<10_000 {
      host.perform { world.show(Kind(rawValue: cycle % Kind.allCases.count)!) }
      host.perform { world.show(nil) }
      // Tasks end when they get the chance.
      if cycle % 1000 == 999 { await host.idle() }
    }
    await host.idle()
    #expect(Counts(host) == empty)
    #expect((world.appeared, world.disappeared) == (10_000, 10_000))
    #expect(world.tasks.started > 0 && world.tasks.started == world.tasks.ended)
    let posts = host.graph.inbox.postCount
    world.model.number += 1
    world.model.text += "!"
    world.store.count += 1
    await host.idle()
    #expect(host.graph.inbox.postCount == posts)
    #expect(host.issues == [])
  }
}

extension EnvironmentValues {
  fileprivate var mountCycle: Int {
    get { self[MountCycleKey.self] }
    set { self[MountCycleKey.self] = newValue }
  }
}

private enum MountCycleKey: EnvironmentKey { static var defaultValue: Int { 0 } }
