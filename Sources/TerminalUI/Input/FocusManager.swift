/// A node that key presses can go to.
package protocol FocusableNode: _ViewNode {
  var canBeFocused: Bool { get }
  func focusChanged()
  /// Where the hardware cursor stands while the node is focused, in the screen's cells.
  var cursor: Cursor? { get }
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
    for observer in observers.values { observer.focusMoved(from: old, to: node) }
  }

  func add(_ observer: any FocusObserver) { observers[ObjectIdentifier(observer)] = observer }

  func nodeWasRemoved(_ node: _ViewNode) {
    observers[ObjectIdentifier(node)] = nil
    if current === node { focus(nil) }
  }

  /// The nodes that can be focused, in tree order. Complexity: O(nodes).
  func candidates(in root: _ViewNode) -> [any FocusableNode] {
    var found: [any FocusableNode] = []
    func walk(_ node: _ViewNode) {
      if let node = node.focusable, node.canBeFocused { found.append(node) }
      node.forEachChild(walk)
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
