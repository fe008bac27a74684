/// The layout and the drawing of one tree: which boxes are to be asked again, which cells are to be drawn again.
package final class Screen {
  weak var root: LayoutNode?
  private(set) var size = CellSize.zero
  /// Whether borders, dividers and bars are drawn; blanks stand for them where the screen is read aloud.
  package var drawsLines = true
  /// By depth, so that the deepest are asked first.
  private var dirty: [[LayoutNode]] = []
  private(set) var damaged: [CellRect] = []
  private static let maximumRects = 64
  /// How often a box has had to work out a size, and to place its children. They only grow; tests look at differences.
  package final var measureCount = 0
  package final var placeCount = 0
  /// How often a box has asked for layout or drawing. Only grows; tells whether a body run has changed anything.
  package final var changeCount = 0
  /// Boxes that there are, on the screen or not. Boxes are made and let go of on the main actor alone.
  package final nonisolated(unsafe) var boxCount = 0

  /// Boxes that make of themselves just what can be seen.
  private var viewportWatchers: [any ViewportWatcher] = []

  package init() {}

  package var viewportWatcherCount: Int { viewportWatchers.count }
  func add(_ watcher: any ViewportWatcher) { viewportWatchers.append(watcher) }
  func remove(_ watcher: any ViewportWatcher) { viewportWatchers.removeAll { $0 === watcher } }

  func layOut(_ node: LayoutNode) {
    guard !node.isDirty else { return }
    node.isDirty = true
    let depth = node.depth
    while dirty.count <= depth { dirty.append([]) }
    dirty[depth].append(node)
  }

  /// Has the visible cells of a box drawn again with the next frame.
  func damage(_ node: LayoutNode) {
    // On a new screen each box is placed: where all is drawn, none has to look for what can be seen of it.
    guard damaged.first != CellRect(origin: .zero, size: size) else { return }
    damage(node.visibleFrame)
  }

  func damage(_ rect: CellRect) {
    guard !rect.isEmpty else { return }
    for known in damaged where known.intersection(rect) == rect { return }
    if damaged.count >= Self.maximumRects {
      damaged = [CellRect(origin: .zero, size: size)]
    } else {
      damaged.append(rect)
    }
  }

  /// Sets the size of the screen; all of it is drawn again.
  package func resize(to newSize: CellSize) {
    size = newSize
    damaged = [CellRect(origin: .zero, size: newSize)]
    // What was asked for on the old screen is not asked again.
    root?.forgetAllAnswers()
    root?.setNeedsLayout()
  }

  var needsLayout: Bool { dirty.contains { !$0.isEmpty } }

  /// Asks the boxes that have changed, and those around them as far as sizes change; then places from there down.
  func performLayout() {
    guard needsLayout else { return }
    defer { for watcher in viewportWatchers { watcher.lookAtViewport() } }
    while let depth = dirty.lastIndex(where: { !$0.isEmpty }) {
      let node = dirty[depth].removeLast()
      let differs = node.remeasure()
      if let parent = node.parent {
        if differs { parent.setNeedsLayout() }
      } else if node === root {
        node.place(at: .zero, size: size, proposal: ProposedSize(size))
      }
    }
  }

  func takeDamage() -> [CellRect] {
    defer { damaged.removeAll(keepingCapacity: true) }
    return damaged
  }
}

/// A box whose content depends on which part of it can be seen. Asked after each layout, for what moves a box may be
/// any of those around it.
protocol ViewportWatcher: LayoutNode {
  func lookAtViewport()
}
