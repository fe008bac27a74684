/// Callbacks from an update, for instruments. With none set, an update spends nothing on them.
///
/// All are called on the main actor, in the order in which things happen. A trace must not change what views depend on.
public protocol UpdateTrace: AnyObject {
  /// What the trace wants to be told beyond the counts; asked for once, when the trace is set.
  var detail: TraceDetail { get }
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
  /// What became of the run of a body, when all that it made has arrived. Asked for by `.verdicts`. Runs nest: the
  /// verdict is for the newest run that has none yet.
  func judged(_ view: TracedView, _ verdict: BodyVerdict)
  /// The value that arrived differs, and the body will run. Asked for by `.fields`.
  func differed(_ view: TracedView, in fields: [FieldChange])
  /// An event is about to be handled; what follows belongs to it. Asked for by `.ledger`.
  func eventBegan(_ source: EventSource)
  /// Asked for by `.ledger`. A write is told of once, or once for each view that is told.
  func wrote(_ write: PropertyWrite)
  /// The view is to run again. Asked for by `.ledger`.
  func invalidated(_ view: TracedView, by cause: UpdateCause)
  /// As above, for what has no body: it is to be evaluated again. Asked for by `.ledger`.
  func invalidated(container: TracedContainer, by cause: UpdateCause)
  /// The bodies of an event, or of what has come in from elsewhere, are about to run.
  func updateBegan()
  /// All that was pending has run; layout and drawing follow.
  func updateEnded()
  /// A frame has reached the terminal.
  func presented(_ frame: FrameStatistics)
}

extension UpdateTrace {
  public func bodyBegan(_ view: TracedView) {}
  public var detail: TraceDetail { [] }
  public func judged(_ view: TracedView, _ verdict: BodyVerdict) {}
  public func differed(_ view: TracedView, in fields: [FieldChange]) {}
  public func eventBegan(_ source: EventSource) {}
  public func wrote(_ write: PropertyWrite) {}
  public func invalidated(_ view: TracedView, by cause: UpdateCause) {}
  public func invalidated(container: TracedContainer, by cause: UpdateCause) {}
  public func updateBegan() {}
  public func updateEnded() {}
  public func presented(_ frame: FrameStatistics) {}
}

/// A view in the tree, as a trace sees it. Valid during the callback only: the place is gone with the view.
public struct TracedView {
  // Unchecked, as nothing is kept: what stands for a view costs no retain.
  package unowned(unsafe) let node: _ViewNode
  package unowned(unsafe) let viewType: ViewType

  /// Whether the view is in the tree and out of sight: on a page in whose place another one is shown.
  package var isAway: Bool { node.isAway }
  /// The view's type.
  public var type: any Any.Type { viewType.type }
  /// A small number for the type, the same throughout the process: an index for tables of counts.
  public var typeIndex: Int { viewType.index }
  /// The type's name without its module; of the runtime's own views without the arguments.
  public var name: String { viewType.countedName }
  /// Where the view stands: the views around it and itself, with explicit ids and positions: `ShelfView/BagRow[1]`.
  /// Complexity: O(depth).
  public var identity: String { node.identityPath }
  /// The views of authors around this one and the view itself, the outermost first, each with the explicit ids that
  /// stand around it alone: `LegacyListView`, `LegacyRow[3]`. Complexity: O(depth).
  public var path: [String] { node.viewPath }
  /// The place, for tables: another view may have the same one after this one was removed.
  public var place: ObjectIdentifier { ObjectIdentifier(node) }
}

/// What a frame sent.
public nonisolated struct FrameStatistics: Hashable, Sendable {
  /// Cells that differ from the frame before.
  public var cells: Int
  /// Those of them that are of layers above the views, less those in which a mark of a layer hides what the views have
  /// changed: `cells - layerCells` is what it would be without layers.
  public var layerCells: Int
  /// Bytes sent to the terminal; 0 without one, and unless the trace asks for `.ledger`.
  public var bytes: Int

  /// Statistics as they are given.
  public init(cells: Int, layerCells: Int = 0, bytes: Int = 0) {
    self.cells = cells
    self.layerCells = layerCells
    self.bytes = bytes
  }
}

extension _ViewNode {
  /// The places of the ancestors and the node's own among their siblings: in the order of these, nodes stand in tree
  /// order.
  package var orderPath: [Int] {
    var path: [Int] = []
    // Deeper than most trees: to grow costs more than to walk up.
    path.reserveCapacity(64)
    var node: _ViewNode? = self
    while let current = node {
      path.append(current.order)
      node = current.parent
    }
    return path.reversed()
  }

  /// The authors' views around the node and the node itself, the outermost first: `ShelfView/BagRow[1]`.
  ///
  /// Behind a name stand the explicit ids below the view around it, and the position where it is not the first:
  /// `KettleView/SwitchView(2)`.
  var identityPath: String {
    var parts = [PathPart(name: ownName)]
    var node: _ViewNode? = self
    while let current = node {
      if current !== self, let name = current.authorsName { parts.append(PathPart(name: name)) }
      parts[parts.count - 1].put(current.explicitIdentity, order: current.order)
      node = current.parent
    }
    return parts.reversed().map(\.text).joined(separator: "/")
  }

  /// What is counted here; without the arguments of a generic type of the runtime's own, which are as long as the view
  /// is large.
  var ownName: String {
    authorsName ?? String((evaluating?.viewName ?? "view").prefix { $0 != "<" })
  }

  var viewPath: [String] {
    var parts: [String] = []
    var node: _ViewNode? = self
    while let current = node {
      if let name = current.authorsName { parts.append(name) }
      // The id is that of the view below, which was met before.
      if let id = current.explicitIdentity, let last = parts.indices.last {
        parts[last] += "[\(id)]"
      }
      node = current.parent
    }
    return parts.reversed()
  }
}

/// A view in an identity, with what tells it from others in the view around it.
private nonisolated struct PathPart {
  let name: String
  private var suffix = ""
  private var hasID = false

  init(name: String) { self.name = name }

  /// Takes the next piece on the way up. What stands around an id is the same for all that have one.
  mutating func put(_ id: String?, order: Int) {
    if let id {
      suffix = "[\(id)]" + suffix
      hasID = true
    } else if order > 0, !hasID {
      suffix = "(\(order + 1))" + suffix
    }
  }

  var text: String { name + suffix }
}
