/// A node that key presses can go to.
package protocol FocusableNode: _ViewNode {
  var canBeFocused: Bool { get }
  func focusChanged()
  /// Where the hardware cursor stands while the node is focused, in the screen's cells.
  var cursor: Cursor? { get }
  /// Whether the node leaves the focus to those inside it, where any of them can have it.
  var yieldsFocus: Bool { get }
}

extension FocusableNode {
  package var yieldsFocus: Bool { false }
}

/// Which node key presses go to.
package final class FocusManager {
  private(set) weak var current: (any FocusableNode)?
  /// Bindings that say where the focus is, and can move it.
  private var observers: [ObjectIdentifier: any FocusObserver] = [:]

  package init() {}

  func isFocused(_ node: _ViewNode) -> Bool { current === node }

  package func focus(_ node: (any FocusableNode)?) {
    guard node !== current else { return }
    let old = current
    current = node
    old?.focusChanged()
    node?.focusChanged()
    if let node { reveal(node) }
    for observer in observers.values { observer.focusMoved(from: old, to: node) }
  }

  /// Has each node around that scrolls bring the focused one into sight.
  private func reveal(_ node: _ViewNode) {
    var around = node.parent
    while let current = around {
      current.reveal(node)
      around = current.parent
    }
  }

  /// Whether the view with the focus has it told to a location.
  func isTold(to location: AnyObject) -> Bool {
    observers.values.contains { $0.tellsFocus(to: location) }
  }

  /// How many bindings there are.
  package var observerCount: Int { observers.count }

  func add(_ observer: any FocusObserver) { observers[ObjectIdentifier(observer)] = observer }

  func nodeWasRemoved(_ node: _ViewNode) {
    observers[ObjectIdentifier(node)] = nil
    if current === node { focus(nil) }
  }

  /// The nodes that can be focused, in tree order. Complexity: O(nodes).
  func candidates(in root: _ViewNode) -> [any FocusableNode] {
    var found: [any FocusableNode] = []
    func walk(_ node: _ViewNode) {
      let place = found.count
      node.forEachReachableChild(walk)
      guard let node = node.focusable, node.canBeFocused else { return }
      if found.count == place || !node.yieldsFocus { found.insert(node, at: place) }
    }
    walk(root)
    return found
  }

  func focusFirst(in root: _ViewNode, fromEnd: Bool = false) {
    let all = candidates(in: root)
    focus(fromEnd ? all.last : all.first)
  }

  func move(forward: Bool, in root: _ViewNode) {
    let all = candidates(in: root)
    guard let index = all.firstIndex(where: { $0 === current }) else {
      return focus(forward ? all.first : all.last)
    }
    focus(all[(index + (forward ? 1 : all.count - 1)) % all.count])
  }
}

/// A node that follows the focus.
protocol FocusObserver: _ViewNode {
  func focusMoved(from old: _ViewNode?, to new: _ViewNode?)
  func tellsFocus(to location: AnyObject) -> Bool
}

extension _ViewNode {
  func isInside(_ other: _ViewNode) -> Bool {
    var node: _ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}
