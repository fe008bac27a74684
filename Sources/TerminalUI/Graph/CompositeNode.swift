/// The node of a view with a body: keeps the value, the dynamic properties' storage, the tracker and the one child.
@usableFromInline
final class CompositeNode<V: View, Body: View>: _ViewNode, DynamicPropertyOwner {
  /// The view's value, in a place of its own: its address is wanted for each value that arrives and each run.
  private nonisolated(unsafe) let view: UnsafeMutablePointer<V>
  private let body: @MainActor (V) -> Body
  private let type: ViewType
  private var storage: [AnyObject?]
  private var child: _TypedNode<Body>?
  private lazy var tracker = ObservationTracker(self)
  private(set) lazy var token = NodeToken(self)
  /// What has asked for the next run; what the run that is going on was asked for by.
  private var pendingCauses = PendingCauses()
  /// The causes of the last run, or of the one that is going on. What invalidates the node during its own run is pending.
  private var runCauses = PendingCauses()
  private let isLazy: Bool

  var viewName: String { type.name }
  override var authorsName: String? { type.isBuiltIn ? nil : type.name }
  var isTracking: Bool { tracker.isLive }
  private var traced: TracedView { TracedView(node: self, viewType: type) }

  /// Makes the node of a view, and runs its body.
  @usableFromInline
  static func make(
    _ view: V, _ context: _NodeContext, body: @escaping @MainActor (V) -> Body
  ) -> _TypedNode<V> {
    let node = CompositeNode(view, type: ViewType.of(V.self), context, body: body)
    node.mount()
    return _TypedNode(node)
  }

  /// - Parameter body: the view's `body`. Given with its type, which the node would have to ask the view's for.
  init(
    _ view: V, type: ViewType, _ context: _NodeContext, body: @escaping @MainActor (V) -> Body
  ) {
    self.view = .allocate(capacity: 1)
    self.view.initialize(to: view)
    self.body = body
    self.type = type
    isLazy = context.isLazy
    storage = Array(repeating: nil, count: type.properties.count)
    super.init(context)
    pendingCauses.isSelf = true
    pendingCauses.isIdentity = !type.properties.isEmpty
    for index in type.properties.indices where type.properties[index].isSource {
      pendingCauses.note(property: index)
    }
    graph.trace?.arrived(traced)
  }

  deinit {
    view.deinitialize(count: 1)
    view.deallocate()
  }

  // MARK: Arrival

  override func arrive(at value: UnsafeRawPointer) {
    graph.comparisonCount += 1
    arrive(at: value, isEqual: type.comparison.isEqual(at: view, value))
  }

  override func arrive(at value: UnsafeRawPointer, isEqual: Bool) {
    graph.trace?.arrived(traced)
    if !isEqual {
      view.update(from: value.assumingMemoryBound(to: V.self), count: 1)
      pendingCauses.isSelf = true
      updateNow()
    } else if isScheduled {
      visit()
    }
    if isEqual && lastRunPass != graph.pass { graph.trace?.skipped(traced) }
  }

  private var lastRunPass = 0

  func receive(_ signal: Signal) {
    guard isMounted else { return }
    switch signal {
    case .property(let index): pendingCauses.note(property: index)
    case .observed(let keyPath): pendingCauses.noteObserved(keyPath)
    case .publishedInBackground(let index): return reportBackgroundPublish(index)
    }
    invalidate()
  }

  private func reportBackgroundPublish(_ index: Int) {
    graph.report(.backgroundPublish(seenBy: type.properties[index].fullName))
  }

  func observedObject(of index: Int) -> AnyObject? {
    (storage[index] as? any ObjectStorage)?.observedObject
  }

  override func environmentChanged(_ key: ObjectIdentifier) {
    for (index, kept) in storage.enumerated() {
      guard let location = kept as? any EnvironmentLocation, location.refresh() else { continue }
      pendingCauses.note(property: index)
      invalidate()
    }
  }

  // MARK: The body run

  override func update() {
    swap(&runCauses, &pendingCauses)
    pendingCauses.removeAll()
    linkProperties()
    lastRunPass = graph.pass
    graph.trace?.bodyBegan(traced)
    let content = RunningUpdate.evaluating(self) { tracker.track { body(view.pointee) } }
    if let trace = graph.trace { trace.ran(traced, causes: runCauses.list(for: type)) }
    if let child {
      child.arrive(content)
    } else {
      var context = childContext()
      context.isLazy = isLazy
      child = Body._makeNode(content, context)
    }
  }

  private func linkProperties() {
    for index in type.properties.indices {
      let link = PropertyLink(node: self, index: index, storage: storage[index], type: type)
      storage[index] = type.properties[index].link(view, link)
    }
  }

  /// The causes of the run that is going on.
  func currentCauses() -> [UpdateCause] { runCauses.list(for: type) }
  func waitingCauses() -> [UpdateCause] { pendingCauses.list(for: type) }

  // MARK: Tree

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child.node) }
  }

  override func willRemove() {
    tracker.drop()
    for case let kept as any RemovableStorage in storage { kept.nodeWasRemoved() }
    graph.trace?.removed(traced)
  }
}

/// What a node keeps for a dynamic property that observes an object.
protocol ObjectStorage: AnyObject {
  var observedObject: AnyObject? { get }
}

/// What a node keeps for a dynamic property and must give up with it.
protocol RemovableStorage: AnyObject {
  func nodeWasRemoved()
}
