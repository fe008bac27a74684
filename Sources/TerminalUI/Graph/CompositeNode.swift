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
  override var evaluating: (any EvaluatingNode)? { self }
  override var authorsName: String? { type.isBuiltIn ? nil : type.name }
  var isTracking: Bool { tracker.isLive }
  var knownReads: KnownReads?
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
    countComparison()
    arrive(at: value, isEqual: type.areEqual(view, value))
  }

  override func arrive(at value: UnsafeRawPointer, isEqual: Bool) {
    if let trace = graph.trace {
      trace.arrived(traced)
      if !graph.detail.isEmpty { return arriveInDetail(at: value, isEqual: isEqual, trace) }
    }
    if !isEqual {
      take(value)
      updateNow()
    } else if isScheduled {
      visit()
    }
    if isEqual && lastRunPass != graph.pass { graph.trace?.skipped(traced) }
  }

  private func take(_ value: UnsafeRawPointer) {
    // Not `update(from:count:)`, which reads the padding behind the value too: on the stack that belongs to others.
    view.pointee = value.assumingMemoryBound(to: V.self).pointee
    pendingCauses.isSelf = true
  }

  /// As `arrive`, for a trace that asks what differs. What those below do for causes of their own is not counted as the
  /// output of the run that made the value.
  private func arriveInDetail(
    at value: UnsafeRawPointer, isEqual: Bool, _ trace: any UpdateTrace
  ) {
    if !isEqual {
      let changes = type.fields.changes(from: view, to: value, in: graph)
      // Without a change that can be seen, the author's own comparison has found one.
      if changes.isEmpty || changes.contains(where: { $0.kind != .closure }) { graph.noteOutput() }
      if graph.detail.contains(.fields) { trace.differed(traced, in: changes) }
      take(value)
      updateNow { graph.disowning($0) }
    } else if isScheduled {
      graph.disowning { visit() }
    }
    if isEqual && lastRunPass != graph.pass { trace.skipped(traced) }
  }

  private var lastRunPass = 0

  func receive(_ signal: Signal) {
    guard isMounted else { return }
    switch signal {
    case .property(let index): pendingCauses.note(property: index)
    case .observed(let keyPath): pendingCauses.noteObserved(keyPath)
    case .observedAgain(let keyPath): return graph.tellOfWrite(keyPath, of: instance(of: keyPath))
    case .publishedInBackground(let index): return reportBackgroundPublish(index)
    }
    if graph.trace != nil { tell(of: signal) }
    invalidate()
  }

  /// Tells a trace of what has asked for a run.
  private func tell(of signal: Signal) {
    guard !graph.detail.isDisjoint(with: [.ledger, .instances]), let trace = graph.trace else {
      return
    }
    switch signal {
    case .property(let index):
      if let object = observedObject(of: index) { graph.notePublish(of: object) }
      trace.invalidated(traced, by: UpdateCause(kind: .property(type, index)))
    case .observed(let keyPath):
      let instance = noteInstance(keyPath)
      graph.tellOfWrite(keyPath, of: instance)
      trace.invalidated(
        traced, by: UpdateCause(kind: .observed(keyPath), instance: instance))
    case .observedAgain, .publishedInBackground: break
    }
  }

  private func reportBackgroundPublish(_ index: Int) {
    graph.report(.backgroundPublish(seenBy: type.properties[index].fullName))
  }

  func observedObject(of index: Int) -> AnyObject? {
    (storage[index] as? ObjectStorage)?.observedObject
  }

  override func environmentChanged(_ key: ObjectIdentifier) {
    for (index, kept) in storage.enumerated() {
      guard let location = kept as? any EnvironmentLocation, location.refresh() else { continue }
      pendingCauses.note(property: index)
      if graph.detail.contains(.ledger) {
        graph.trace?.invalidated(traced, by: UpdateCause(kind: .property(type, index)))
      }
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
    if let trace = graph.trace {
      trace.ran(traced, causes: tracedCauses())
      if graph.detail.contains(.verdicts) { return handOnJudging(content, trace) }
    }
    handOn(content)
  }

  private func handOn(_ content: Body) {
    if let child {
      child.arrive(content)
    } else {
      var context = childContext()
      context.isLazy = isLazy
      child = Body._makeNode(content, context)
    }
  }

  /// Judges the run by what becomes of its content. A run that has a cause of its own keeps what it changes to itself:
  /// the runs around it have not brought it about.
  private func handOnJudging(_ content: Body, _ trace: any UpdateTrace) {
    guard child != nil else {
      handOn(content)
      return trace.judged(traced, .initial)
    }
    let before = graph.outputRevision
    handOn(content)
    trace.judged(traced, graph.outputRevision == before ? .redundant : .needed)
    if runCauses.hasOwn { graph.disownOutput(since: before) }
  }

  private func linkProperties() {
    for index in type.properties.indices {
      let link = PropertyLink(node: self, index: index, storage: storage[index], type: type)
      storage[index] = type.properties[index].link(view, link)
    }
  }

  /// The object whose property has changed, as far as the view holds it, or has read no other's of that type.
  private func noteInstance(_ keyPath: AnyKeyPath?) -> ObservedInstance? {
    guard let keyPath, let instance = instance(of: keyPath) else { return nil }
    graph.instances[ObjectIdentifier(self), default: []].append((keyPath, instance))
    return instance
  }

  private func instance(of keyPath: AnyKeyPath?) -> ObservedInstance? {
    guard graph.detail.contains(.instances), let keyPath else { return nil }
    return tracker.reads?.onlyOwner(of: keyPath, among: heldObjects, in: graph)
  }

  /// Those of the objects that the view's fields and its state hold.
  var heldObjects: [AnyObject] {
    type.fields.objects(in: view) + storage.compactMap { ($0 as? any ReadStorage)?.storedObject }
  }

  var reads: [String] {
    var names: [String] = []
    for (index, kept) in storage.enumerated() {
      if let object = observedObject(of: index) {
        names.append("\(type.properties[index].label) (\(graph.instance(of: object).name))")
      } else if (kept as? any ReadStorage)?.wasRead == true {
        names.append(type.properties[index].label)
      }
    }
    return names + (tracker.reads?.names(among: heldObjects, in: graph) ?? [])
  }

  /// The causes of the run that is going on, with the objects that they are of where the trace asks for those.
  private func tracedCauses() -> [UpdateCause] {
    let causes = runCauses.list(for: type)
    guard graph.detail.contains(.instances) else { return causes }
    let known = graph.instances.removeValue(forKey: ObjectIdentifier(self)) ?? []
    return causes.map { cause in
      var cause = cause
      switch cause.kind {
      case .property(_, let index):
        cause.instance = observedObject(of: index).map(graph.instance)
      case .observed(let keyPath):
        cause.instance = known.first { $0.keyPath == keyPath }?.instance
      case .selfChanged, .identity, .bound: break
      }
      return cause
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

/// What a node keeps for a dynamic property that its view reads.
protocol ReadStorage: AnyObject {
  /// Whether a body has read it; true where that is not known.
  var wasRead: Bool { get }
  /// The observable object that it holds.
  var storedObject: AnyObject? { get }
}

/// What a node keeps for a dynamic property that observes an object. A class, for a cast to a protocol looks up a
/// conformance, 600 instructions for each telling.
class ObjectStorage {
  init() {}
  var observedObject: AnyObject? { nil }
}

/// What a node keeps for a dynamic property and must give up with it.
protocol RemovableStorage: AnyObject {
  func nodeWasRemoved()
}
