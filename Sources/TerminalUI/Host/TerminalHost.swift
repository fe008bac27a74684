import CRuntime
import Glibc

/// Runs views on a terminal: waits for events, updates, and shows one frame for all events that waited.
@MainActor public final class TerminalHost {
  package let graph = ViewGraph()
  private let backend: any Backend
  private let compositor: Compositor
  private let wakeDescriptor = brewlog_wake_open()
  private var mainQueueDescriptor: Int32?
  /// What else is waited for.
  private var waits: [(descriptor: Int32, action: () -> Void)] = []
  private var exitStatus: Int32?
  private var nextRefresh: UInt64?
  /// The cells in which the last frame differed from the one before.
  public private(set) var lastFrameCells = 0

  /// Mounts the content on the backend's screen.
  ///
  /// - Parameters:
  ///   - backend: the terminal.
  ///   - trace: what is told of the updates, from the first one on.
  ///   - isPlain: whether the screen is read aloud, or by touch: no line is drawn, what a sign would show is said in
  ///     words, the hardware cursor is shown, and a layer changes only when something has happened.
  ///   - content: the views; evaluated once.
  public init<Content: View>(
    backend: any Backend, trace: (any UpdateTrace)? = nil, isPlain: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.backend = backend
    compositor = Compositor(size: backend.size)
    graph.trace = trace
    graph.screen.drawsLines = !isPlain
    let descriptor = wakeDescriptor
    graph.inbox.setWake { brewlog_wake_signal(descriptor) }
    graph.resize(to: backend.size)
    graph.mount(content)
  }

  isolated deinit {
    graph.unmount()
    // Models and tasks may outlive the screen, and the descriptor's number is the next file's.
    graph.inbox.setWake(nil)
    close(wakeDescriptor)
  }

  /// What is told of the updates from here on. Views that are shown in place of others may have another trace.
  public var trace: (any UpdateTrace)? {
    get { graph.trace }
    set { graph.trace = newValue }
  }

  /// Called with each event before any view has it, as part of the same event.
  package var willHandle: ((InputEvent) -> Void)? {
    get { graph.willHandle }
    set { graph.willHandle = newValue }
  }

  /// Shows a layer above the views.
  public func addLayer(_ layer: any ScreenLayer) { compositor.add(layer) }

  /// What the runtime has to say to the author of the views, in order.
  public var issues: [String] { graph.issues }

  /// Called with each issue when it is found; at once with those found so far.
  public var onIssue: ((String) -> Void)? {
    didSet {
      graph.onIssue = onIssue
      if let onIssue { graph.issues.forEach(onIssue) }
    }
  }

  /// Has `run` return after the events that are being handled.
  public func quit(status: Int32 = 0) { exitStatus = exitStatus ?? status }

  /// Sends the whole screen again, with the next frame.
  public func repaint() { mustRepaint = true }
  private var mustRepaint = false

  /// Calls an action whenever a descriptor can be read, beside the events of the terminal. The action has to read it.
  package func wait(for descriptor: Int32, _ action: @escaping () -> Void) {
    waits.append((descriptor, action))
  }

  /// Runs until `quit`, or until the terminal is gone or a signal ends the program. - Returns: the exit status.
  public func run() -> Int32 {
    present()
    // The main queue runs main-actor tasks; asking for it only now keeps it out of the way to the first screen.
    let mainQueue = brewlog_main_queue_descriptor()
    if mainQueue >= 0 { mainQueueDescriptor = mainQueue }
    while true {
      if let exitStatus { return exitStatus }
      wait()
      present()
    }
  }

  private func wait() {
    var descriptors = [wakeDescriptor]
    if let mainQueueDescriptor { descriptors.append(mainQueueDescriptor) }
    for wait in waits { descriptors.append(wait.descriptor) }
    let events = backend.waitForEvents(descriptors: descriptors, deadline: nextDeadline())
    // After many events at once the layers are looked at with their frame, and not a moment after it.
    if events.input.count > 1 && nextRefresh != nil { nextRefresh = 0 }
    for event in events.input {
      handle(event)
      if exitStatus != nil { return }
    }
    if events.readable.contains(wakeDescriptor) {
      brewlog_wake_clear(wakeDescriptor)
    }
    if let mainQueueDescriptor, events.readable.contains(mainQueueDescriptor) {
      brewlog_main_queue_drain(mainQueueDescriptor)
    }
    for wait in waits where events.readable.contains(wait.descriptor) { wait.action() }
    if let status = events.exitStatus { quit(status: status) }
  }

  private func handle(_ event: InputEvent) {
    if case .key(let press) = event, compositor.handle(press) { return }
    switch event {
    case .key(KeyPress(key: "l", modifiers: .control)): return repaint()
    case .resize(let size):
      compositor.resize(to: size)
      mustRepaint = true
    case .repaint: mustRepaint = true
    default: break
    }
    graph.handle(event)
  }

  /// When the layers are to be looked at again; nil while none is shown, so that nothing wakes.
  private func nextDeadline() -> UInt64? {
    guard let interval = refreshInterval else {
      nextRefresh = nil
      return nil
    }
    nextRefresh = nextRefresh ?? monotonicNanoseconds() + interval
    return nextRefresh
  }

  private var refreshInterval: UInt64? {
    if graph.isPlain { return nil }
    var shortest: UInt64?
    for presenter in compositor.layers where presenter.layer.isVisible {
      shortest = min(shortest ?? .max, presenter.layer.refreshInterval)
    }
    return shortest
  }

  /// Whether the time for a look at the layers has come; the next one is due an interval later.
  private func takeRefresh() -> Bool {
    if graph.isPlain { return true }
    guard let due = nextRefresh, monotonicNanoseconds() >= due else { return false }
    nextRefresh = nil
    return true
  }

  private func present() {
    graph.prepareFrame()
    let cursor = graph.cursor
    var damage = compositor.draw(
      graph, cursor: cursor?.position, refreshingLayers: takeRefresh())
    if mustRepaint {
      damage = compositor.everything
      backend.setNeedsRepaint()
      mustRepaint = false
    }
    guard !damage.isEmpty || cursor != shownCursor else { return }
    shownCursor = cursor
    let countsBytes = graph.detail.contains(.ledger)
    let sent = countsBytes ? backend.bytesSent : 0
    backend.present(compositor.front, damage: damage, cursor: cursor)
    guard !damage.isEmpty else { return }
    lastFrameCells = damage.cellCount
    guard let trace = graph.trace else { return }
    trace.presented(
      FrameStatistics(
        cells: damage.cellCount, layerCells: compositor.layerCells(in: damage),
        bytes: countsBytes ? backend.bytesSent - sent : 0))
  }
  private var shownCursor: Cursor?
}

private func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
