import CRuntime

/// A screen without a terminal: runs views into memory, for tests and measurements.
///
/// Each call that stands for an event returns when the update is done and the frame is drawn: what comes next sees the
/// outcome. Only what tasks and other threads do has to be waited for, by ``idle()``. The views live as long as the host.
@MainActor public final class HeadlessHost {
  package let graph = ViewGraph()
  private let compositor: Compositor

  /// Mounts the content on a screen of the given size and updates until nothing is pending.
  ///
  /// Complexity: O(views), of lazy containers those that can be seen.
  ///
  /// - Parameters:
  ///   - columns: the width in cells; at least 1.
  ///   - rows: the height in cells; at least 1.
  ///   - trace: what is told of the updates, from the first one on.
  ///   - content: the views; evaluated once.
  public init<Content: View>(
    columns: Int = 80, rows: Int = 24, trace: (any UpdateTrace)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let size = CellSize(columns: max(1, columns), rows: max(1, rows))
    compositor = Compositor(size: size)
    graph.trace = trace
    graph.resize(to: size)
    graph.mount(content)
    present()
  }

  isolated deinit { graph.unmount() }

  // MARK: Events

  /// Runs one event, then updates until nothing is pending. Views run again after it has ended, not while it writes.
  ///
  /// - Returns: what the event returns.
  /// - Throws: what the event throws; what it has written before is shown all the same.
  public func perform<T>(_ event: () throws -> T) rethrows -> T {
    defer { present(refreshingLayers: isPlain) }
    graph.begin(.code)
    return try graph.transaction(event)
  }

  /// Presses a key: one event, with the frame that follows it.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    send(.key(KeyPress(key: key, modifiers: modifiers)))
  }

  /// Presses one key for each character, each an event with a frame of its own.
  public func type(_ text: String) { for character in text { press(KeyEquivalent(character)) } }

  /// Presses the left button in a cell; columns and rows count from 0.
  public func click(column: Int, row: Int) {
    send(.mouse(MouseEvent(action: .press, position: CellPoint(column: column, row: row))))
  }

  /// Any event of a terminal, with the frame that follows it.
  public func send(_ event: InputEvent) { send([event]) }

  /// Events that wait in the input together: each is handled on its own, then one frame shows what they changed.
  public func send(_ events: [InputEvent]) {
    for event in events { handle(event) }
    present(refreshingLayers: isPlain)
  }

  /// Handles an event and updates; the frame comes with the next `send`.
  package func handle(_ event: InputEvent) {
    if case .key(let press) = event, compositor.handle(press) { return }
    switch event {
    // The host's own key, as on a terminal.
    case .key(KeyPress(key: "l", modifiers: .control)): return repaint()
    case .resize(let size): return resize(to: size)
    case .repaint: repaint()
    default: break
    }
    graph.handle(event)
  }

  /// Gives the screen another size, in cells; at least 1×1.
  public func resize(columns: Int, rows: Int) {
    send(.resize(CellSize(columns: columns, rows: rows)))
  }

  private func resize(to size: CellSize) {
    let size = CellSize(columns: max(1, size.columns), rows: max(1, size.rows))
    compositor.resize(to: size)
    graph.handle(.resize(size))
  }

  /// Waits until no update is pending and the tasks that can run have run. It waits for no clock: a task that sleeps, or
  /// waits for a file, may go on later.
  public func idle() async {
    var quiet = 0
    var updates = graph.updateCount
    while quiet < 20 {
      await Task.yield()
      // A task may be on its way through the threads that serve no actor, as between two elements of a stream.
      if quiet % 5 == 4 { await Task.detached(priority: .userInitiated) {}.value }
      present()
      if graph.updateCount != updates || graph.inbox.isExpectingPosts {
        quiet = 0
        updates = graph.updateCount
      } else {
        quiet += 1
      }
    }
  }

  // MARK: What is there

  /// The screen as text, one line a row, trailing blanks cut. Complexity: O(cells).
  public var lines: [String] {
    present()
    return compositor.front.lines
  }

  /// What the runtime has to say to the author of the views, in order; see <doc:RuntimeIssues>.
  public var issues: [String] {
    present()
    return graph.issues
  }

  /// The cells shown, with their styles; the next frame changes them in place.
  public var buffer: CellBuffer {
    present()
    return compositor.front
  }

  /// How many cells the last frame that has shown anything new changed.
  public private(set) var lastFrameCells = 0
  /// How many frames have shown anything new.
  public private(set) var frameCount = 0

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

  /// Whether the screen is as for somebody who hears it, or feels it; see
  /// ``TerminalHost/init(backend:trace:isPlain:content:)``.
  public var isPlain: Bool {
    get { graph.isPlain }
    set { perform { graph.isPlain = newValue } }
  }

  /// Shows a layer above the views.
  public func addLayer(_ layer: any ScreenLayer) { compositor.add(layer) }

  /// Looks at the layers, as a timer does on a terminal.
  public func refreshLayers() { present(refreshingLayers: true) }

  /// Counts that the whole screen was to be sent again; the one in memory is always whole.
  package func repaint() { repaintCount += 1 }
  /// How often the whole screen was to be sent again.
  package private(set) var repaintCount = 0

  /// Draws every cell again, and says whether the screen had been true. For tests of damage.
  package func repaintMatches() -> Bool {
    present()
    let before = compositor.front.lines
    graph.screen.damage(CellRect(origin: .zero, size: graph.screen.size))
    return compositor.draw(graph, cursor: graph.cursor?.position, refreshingLayers: false).isEmpty
      && before == compositor.front.lines
  }

  private func present(refreshingLayers: Bool = false) {
    graph.prepareFrame()
    let damage = compositor.draw(
      graph, cursor: graph.cursor?.position, refreshingLayers: refreshingLayers)
    guard !damage.isEmpty else { return }
    lastFrameCells = damage.cellCount
    frameCount += 1
    guard let trace = graph.trace else { return }
    trace.presented(
      FrameStatistics(cells: damage.cellCount, layerCells: compositor.layerCells(in: damage)))
  }
}

extension CellBuffer {
  /// The rows as text, trailing blanks cut.
  public var lines: [String] {
    (0..<size.rows).map { row in
      var line = String.UnicodeScalarView()
      withRow(row) { cells in
        for cell in cells where cell.glyph != .continuation {
          line.append(contentsOf: GlyphTable.scalars(of: cell.glyph))
        }
      }
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }
}
