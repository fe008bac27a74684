/// A place in the tree of views: what has an identity, can be invalid, and is visited by an update.
///
/// How an update works:
/// 1. To *invalidate* a node marks it and puts it on its parent's list of children to visit, and so on up to the root.
/// 2. An update walks down these lists only, parents first, siblings in tree order. Nothing else is looked at.
/// 3. A node that is visited and invalid updates itself once; what it makes *arrives* at its children at once.
/// 4. A node whose own update invalidates it again, or an earlier one, waits for the next pass of the same event.
///
/// Invariants: a scheduled node stands in its parent's `pending` list, and its parent is scheduled or being visited;
/// a removed node is never scheduled; no node updates twice in one pass.
public class _ViewNode {
  /// Unchecked, as `parent` is: the graph outlives its nodes, and each use would cost a retain, 100 instructions.
  package unowned(unsafe) let graph: ViewGraph
  package private(set) unowned(unsafe) var parent: _ViewNode?
  package let environment: EnvironmentScope

  /// The place among the siblings, which orders the visits.
  package final var order = 0
  package private(set) final var isMounted = true
  package private(set) final var isScheduled = false
  /// Whether another page is shown in place of the one that the node is on.
  package private(set) final var isAway = false
  /// Whether a scope of the environment knows the node.
  package final var readsEnvironment = false
  private final var isInvalid = false
  private final var lastPass = 0
  private final var pending: [_ViewNode] = []

  init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    environment = context.environment
    order = context.order
    isAway = context.parent?.isAway ?? false
    graph.nodeCount += 1
    graph.structureRevision += 1
  }

  // Said, or it would be one that is isolated, which asks for the executor: 300 instructions a node.
  deinit {}

  // MARK: What kinds of nodes differ in

  /// Takes the value that a run of the parent's body has made for this place.
  ///
  /// The value comes by its address, so that the class of a node need not depend on the type of its views: the metadata
  /// of a generic class is made at run time, 30,000 instructions each, and a screen has dozens of types of views.
  /// `_TypedNode` keeps the types apart. The address is good for the call.
  package func arrive(at value: UnsafeRawPointer) { fatalError("a node must take arriving values") }

  /// As `arrive`, for a caller that has compared the values itself: `EquatableView`.
  package func arrive(at value: UnsafeRawPointer, isEqual: Bool) {
    if !isEqual { arrive(at: value) }
  }

  /// Brings an invalid node up to date. Runs at most once in a pass.
  package func update() {}

  /// Calls `body` on each child, in tree order.
  package func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Calls `body` on each child that keys can go to, in tree order.
  package func forEachReachableChild(_ body: (_ViewNode) -> Void) { forEachChild(body) }

  /// Gives up what the node holds outside of the tree: subscriptions, tasks, registrations.
  package func willRemove() {}

  /// Adds the layout nodes that stand for this place, in order: none, one or several.
  package func collectLayout(into nodes: inout [LayoutNode]) {
    forEachChild { $0.collectLayout(into: &nodes) }
  }

  /// Tells a node that a value in its environment is another one.
  package func environmentChanged(_ key: ObjectIdentifier) {}

  /// The layout nodes below this node are others than before. Goes up to the node that lays them out.
  package func layoutStructureChanged() { parent?.layoutStructureChanged() }

  /// Adds what a lazy container makes rows of.
  package func collectRows(into rows: inout [any RowProvider]) {
    var hasOwn = false
    forEachChild {
      hasOwn = true
      $0.collectRows(into: &rows)
    }
    if !hasOwn { rows.append(StaticRow(node: self)) }
  }

  /// Tells a node that a new value will arrive at it before it is next looked at, because a body above it runs again and
  /// each node between the two hands on what arrives. What only the old value needs may go.
  ///
  /// A collection that is let go of here, before the model writes to it, is not copied by that write. A node that hands
  /// on every value that arrives hands this on too; any other keeps it to itself.
  package func expectArrival() {}

  /// Puts boxes around those of a row, whose content is below this node.
  package func wrapRow(_ boxes: inout [LayoutNode]) {}

  /// Whether the node makes rows of what is below it when they are shown.
  package var isLazyContainer: Bool { false }

  /// The node itself where it can have the focus. Not by a cast: one that fails looks at all conformances there are.
  package var focusable: (any FocusableNode)? { nil }

  /// The node itself where it evaluates a body or a closure. Not by a cast, as above.
  package var evaluating: (any EvaluatingNode)? { nil }

  /// Brings a node inside into sight with the next layout, where this one shows a part of what is in it.
  package func reveal(_ node: _ViewNode) {}
  /// Whether the node shows a part of what is in it, and `reveal` can bring another part into sight.
  package var canReveal: Bool { false }

  /// Whether a number typed in front of a key means something to the node.
  package var takesCount: Bool { false }
  /// Shows that number while it is typed; nil when it has had its turn.
  package func show(count: Int?) {}

  /// Uses a key press, or leaves it to the node around.
  package func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }

  /// What reports call the node where it is a view of the author's.
  package var authorsName: String? { nil }

  /// What a piece of the node's identity is called: an explicit id, or nothing.
  package var explicitIdentity: String? { nil }

  // MARK: Invalidation

  /// Puts the node on the way of the next visit. Complexity: O(depth), O(1) when an ancestor is on it already.
  package final func invalidate() {
    guard isMounted else { return }
    if graph.isUpdating && lastPass == graph.pass {
      graph.deferToNextPass(self)
      return
    }
    isInvalid = true
    schedule()
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    guard let parent else { return }
    parent.pending.append(self)
    parent.schedule()
  }

  /// Visits the node: updates it when it is invalid, then those below that are to be visited.
  package final func visit() {
    graph.visitCount += 1
    isScheduled = false
    if isInvalid { runUpdate() }
    visitPending()
  }

  /// Updates the node for a value that has arrived, then visits those below: once, whatever else had invalidated it.
  package final func updateNow() {
    isScheduled = false
    runUpdate()
    visitPending()
  }

  /// As `updateNow`, with the visit of those below inside of `around`.
  package final func updateNow(visitingIn around: (() -> Void) -> Void) {
    isScheduled = false
    runUpdate()
    if !pending.isEmpty { around { visitPending() } }
  }

  private func visitPending() {
    guard !pending.isEmpty else { return }
    if pending.count > 1 { pending.sort { $0.order < $1.order } }
    var index = 0
    while index < pending.count {
      let child = pending[index]
      index += 1
      if child.isScheduled && child.isMounted { child.visit() }
    }
    // One is the usual case, and to remove all costs five times as much.
    if pending.count == 1 { pending.removeLast() } else { pending.removeAll(keepingCapacity: true) }
  }

  /// Takes the node and those below it off the lists of what is to be visited.
  package final func giveUp() {
    isScheduled = false
    isInvalid = false
    let children = pending
    pending.removeAll()
    for child in children where child.isScheduled { child.giveUp() }
  }

  /// Calls `body` on each node, here and below, that the next visit would update.
  final func forEachInvalid(_ body: (_ViewNode) -> Void) {
    if isInvalid { body(self) }
    for child in pending where child.isScheduled { child.forEachInvalid(body) }
  }

  final var hasRunInThisPass: Bool { lastPass == graph.pass }
  /// The pass of the last update.
  final var updatePass: Int { lastPass }

  /// The first update of a node that was just made.
  package final func mount() { runUpdate() }

  private func runUpdate() {
    isInvalid = false
    lastPass = graph.pass
    update()
  }

  /// Takes the node and all below it out of the tree, children first.
  package final func remove() {
    guard isMounted else { return }
    forEachChild { $0.remove() }
    isMounted = false
    isScheduled = false
    isInvalid = false
    pending.removeAll()
    environment.forget(self)
    willRemove()
    graph.focus.nodeWasRemoved(self)
    graph.noteRemoval()
    parent = nil
  }

  /// The page that the node and all below it are on is shown, or another one in its place. Complexity: O(nodes).
  package final func setAway(_ isAway: Bool) {
    self.isAway = isAway
    graph.structureRevision += 1
    forEachChild { $0.setAway(isAway) }
  }

  final func countComparison() { if !isAway { graph.comparisonCount += 1 } }

  // MARK: Environment

  /// Reads a value of the environment and has `environmentChanged` called when it is set to another one.
  package final func environmentValue<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    environment.value(for: key, reader: self)
  }

  package final func childContext(order: Int = 0, environment: EnvironmentScope? = nil)
    -> _NodeContext
  {
    _NodeContext(
      graph: graph, parent: self, environment: environment ?? self.environment, order: order)
  }
}

/// Where a new node goes.
public struct _NodeContext {
  package unowned let graph: ViewGraph
  package let parent: _ViewNode?
  package let environment: EnvironmentScope
  package var order: Int
  /// Whether `ForEach` leaves its rows to a lazy container around it.
  package var isLazy = false

  package init(
    graph: ViewGraph, parent: _ViewNode?, environment: EnvironmentScope, order: Int = 0,
    isLazy: Bool = false
  ) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.order = order
    self.isLazy = isLazy
  }
}
