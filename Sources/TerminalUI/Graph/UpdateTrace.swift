/// Callbacks from an update, for instruments. With none set, an update spends nothing on them.
///
/// All are called on the main actor, in the order in which things happen. A trace must not change what views depend on.
public protocol UpdateTrace: AnyObject {
  /// A parent's body has made a value for the view: its initialiser ran.
  func arrived(_ view: TracedView)
  /// The value that arrived was equal and nothing else asked for a run: the body did not run.
  func skipped(_ view: TracedView)
  /// The body is about to run: what follows up to `ran` is its evaluation, without those of the views that it makes.
  func bodyBegan(_ view: TracedView)
  /// The body ran.
  func ran(_ view: TracedView, causes: [UpdateCause])
  /// The view has left the tree.
  func removed(_ view: TracedView)
  func updateBegan()
  func updateEnded()
  /// A frame has reached the terminal.
  func presented(_ frame: FrameStatistics)
}

extension UpdateTrace {
  public func bodyBegan(_ view: TracedView) {}
  public func updateBegan() {}
  public func updateEnded() {}
  public func presented(_ frame: FrameStatistics) {}
}

/// A view in the tree, as a trace sees it. Valid during the callback only: the place is gone with the view.
public struct TracedView {
  // Unchecked, as nothing is kept: what stands for a view costs no retain.
  package unowned(unsafe) let node: _ViewNode
  package unowned(unsafe) let viewType: ViewType

  /// The view's type.
  public var type: any Any.Type { viewType.type }
  /// A small number for the type, the same throughout the process: an index for tables of counts.
  public var typeIndex: Int { viewType.index }
  /// The type's name without its module.
  public var name: String { viewType.name }
  /// Where the view stands: the positions and explicit ids from the root. Complexity: O(depth).
  public var identity: String { node.identityPath }
  /// The views of authors around this one and the view itself, the outermost first, each with the explicit ids that
  /// stand around it alone: `LegacyListView`, `LegacyRow[3]`. Complexity: O(depth).
  public var path: [String] { node.viewPath }
}

/// What a frame sent.
public nonisolated struct FrameStatistics: Hashable, Sendable {
  /// Cells that differ from the frame before.
  public var cells: Int
}

extension _ViewNode {
  var identityPath: String {
    var parts: [String] = []
    var node: _ViewNode? = self
    while let current = node {
      if let id = current.explicitIdentity {
        parts.append("[\(id)]")
      } else if current.order > 0 {
        parts.append("\(current.order)")
      }
      node = current.parent
    }
    return parts.isEmpty ? "/" : "/" + parts.reversed().joined(separator: "/")
  }

  var viewPath: [String] {
    var parts: [String] = []
    var node: _ViewNode? = self
    while let current = node {
      if let name = current.authorsName { parts.append(name) }
      // The id is that of the view below, which was met before.
      if let id = current.explicitIdentity, let last = parts.indices.last { parts[last] += "[\(id)]" }
      node = current.parent
    }
    return parts.reversed()
  }
}
