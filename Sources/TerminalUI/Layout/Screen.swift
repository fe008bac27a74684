/// The layout and the drawing of one tree: which boxes are to be asked again, which cells are to be drawn again.
package final class Screen {
  weak var root: LayoutNode?
  private(set) var size = CellSize.zero
  /// By depth, so that the deepest are asked first.
  private var dirty: [[LayoutNode]] = []
  private(set) var damaged: [CellRect] = []
  private static let maximumRects = 64

  package init() {}

  func layOut(_ node: LayoutNode) {
    guard !node.isDirty else { return }
    node.isDirty = true
    let depth = node.depth
    while dirty.count <= depth { dirty.append([]) }
    dirty[depth].append(node)
  }

  /// Has the visible cells of a box drawn again with the next frame.
  func damage(_ node: LayoutNode) { damage(node.visibleFrame) }

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
    root?.setNeedsLayout()
  }

  var needsLayout: Bool { dirty.contains { !$0.isEmpty } }

  /// Asks the boxes that have changed, and those around them as far as sizes change; then places from there down.
  func performLayout() {
    while let depth = dirty.lastIndex(where: { !$0.isEmpty }) {
      let node = dirty[depth].removeLast()
      let differs = node.remeasure()
      if let parent = node.parent {
        if differs { parent.setNeedsLayout() }
      } else if node === root {
        node.place(at: .zero, size: size)
      }
    }
  }

  func takeDamage() -> [CellRect] {
    defer { damaged.removeAll(keepingCapacity: true) }
    return damaged
  }
}
