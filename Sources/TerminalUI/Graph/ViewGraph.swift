/// The tree of view nodes of one screen, and the updates that keep it true.
///
/// An event runs its handlers inside `transaction`; what they write invalidates nodes and runs no body. At the end
/// `flush` visits the invalid nodes, then runs the lifecycle actions that the visit queued; what those write makes a
/// further pass. Layout and drawing come later and once a frame, see `ViewGraph+Frame`.
package final class ViewGraph {
  /// Passes of one event before the runtime gives up and reports what keeps invalidating itself.
  static let maximumPasses = 100

  package var trace: (any UpdateTrace)? {
    didSet {
      detail = trace?.detail ?? []
      inbox.setWantsEachWrite(detail.contains(.ledger))
    }
  }
  /// What the trace asks for.
  private(set) var detail: TraceDetail = []
  /// What an update has changed so far; see `ViewGraph+Output.swift`.
  var output = OutputCount()
  /// The published writes that are going on, or were told of in this event.
  var publishes = PublishNotes()
  var instanceNumbers = InstanceNumbers()
  /// Which objects' changes nodes wait to run for.
  var instances: [ObjectIdentifier: [(keyPath: AnyKeyPath, instance: ObservedInstance)]] = [:]
  package let rootEnvironment = EnvironmentScope(parent: nil)
  package let inbox = InvalidationInbox()
  package let focus = FocusManager()
  /// What was typed in front of a key, and the node that shows it.
  package var count = KeyCount()
  /// The keys that lists move by; nil for the usual ones.
  package var moveKeys: MoveKeys?
  weak var shownCount: _ViewNode?
  package var transactions = TransactionQueue()
  package let screen = Screen()
  /// Nil before the tree is mounted, and after it was unmounted.
  package var root: _ViewNode!
  package var rootLayout: RootLayout!

  /// Grows with each pass; tells a node whether it has updated in this one.
  package private(set) var pass = 1
  package private(set) var isUpdating = false
  /// Whether this is the last pass of the event: what its actions invalidate may be given up.
  private(set) var isLastPass = false
  /// Grows with each update, of one pass or several.
  package private(set) var updateCount = 0
  /// Grows with each update and each transaction that one began with: what must not go on for ever is counted in these.
  private(set) var turnCount = 0
  package var nodeCount = 0
  /// Grows when a node comes, goes, or stands elsewhere: with the same number the tree has the same nodes in their order.
  package var structureRevision = 0
  /// What was found at the last look at what the views have read.
  var knownReaders = KnownReaders()
  /// How often an update has visited a node. Only grows; tests look at differences.
  package var visitCount = 0
  /// Values of views that were compared with those before, and ids of rows with ids of elements. Only grows.
  package var comparisonCount = 0
  /// Tasks started by `task` modifiers that have not ended.
  package var runningTasks = 0
  package private(set) var issues: [String] = []
  package var onIssue: ((String) -> Void)?
  /// Called with each event before any view has it.
  package var willHandle: ((InputEvent) -> Void)?

  private var deferred: [_ViewNode] = []
  private var actions: [() -> Void] = []
  private var collectors: [any LayoutCollector] = []
  /// What issues were reported for.
  private var reportedSubjects: Set<String> = []

  /// The graph that had the last event: where things are reported that happen at no place in a tree.
  package private(set) static var current: ViewGraph?

  /// The graph as the inbox holds it. A weak reference would make every retain of the graph four times as dear, and each
  /// value that arrives costs some. A graph belongs to a host, and goes with it on the main actor.
  private final class Reference {
    unowned(unsafe) var graph: ViewGraph?
  }
  private let reference = Reference()

  package init() {
    reference.graph = self
    inbox.setUpdate { [reference] in reference.graph?.flush() }
  }

  isolated deinit { reference.graph = nil }

  /// - Parameter content: evaluated inside, so that what its initialisers do wrong is reported here.
  package func mount<Content: View>(_ content: () -> Content) {
    inbox.enter()
    defer { inbox.leave() }
    Self.current = self
    let content = content()
    begin(.start)
    isUpdating = true
    let node = RootNode(
      content, _NodeContext(graph: self, parent: nil, environment: rootEnvironment))
    root = node
    rootLayout = node.layout
    node.mount()
    isUpdating = false
    flush()
  }

  /// Takes everything out of the tree. Models outlive a screen, and would keep its registrations.
  package func unmount() {
    root?.remove()
    // State knows its graph, for bindings may outlive the tree: here the circle ends.
    root = nil
    actions.removeAll()
    deferred.removeAll()
    if Self.current === self { Self.current = nil }
  }

  // MARK: Events

  /// Runs the handlers of one event, then updates until nothing is pending.
  package func transaction<T>(_ body: () throws -> T) rethrows -> T {
    inbox.enter()
    defer { inbox.leave() }
    Self.current = self
    defer { flush(ofEvent: true) }
    return try body()
  }

  /// Whether an update has anything to do.
  package var needsUpdate: Bool { isPending || !inbox.isEmpty }

  private var isRootScheduled: Bool { root?.isScheduled ?? false }

  /// As `needsUpdate`, but for what other threads have posted.
  var isPending: Bool {
    isRootScheduled || !actions.isEmpty || !deferred.isEmpty || !transactions.isEmpty
  }

  /// Updates until nothing is pending, in a bounded number of passes. What other threads post meanwhile waits for the
  /// next update: a busy thread is no cycle.
  package func flush() { flush(ofEvent: false) }

  /// - Parameter ofEvent: whether the update is of an event that a trace was told of already.
  private func flush(ofEvent: Bool) {
    inbox.enter()
    defer { inbox.leave() }
    if !inbox.isEmpty {
      if !ofEvent { begin(.task) }
      inbox.drain(into: self)
    }
    guard !isUpdating, isPending else { return }
    updateCount += 1
    turnCount += 1
    trace?.updateBegan()
    var passes = 0
    // Those that the event has left; what the update's own actions add shares the passes of the last one.
    var transactionsOfEvent = transactions.count
    while isPending {
      if isTurnOfTransaction && transactionsOfEvent > 0 {
        transactionsOfEvent -= 1
        turnCount += 1
        passes = 0
      }
      guard passes < Self.maximumPasses else {
        reportCycle()
        break
      }
      passes += 1
      isLastPass = passes == Self.maximumPasses
      runPass()
    }
    isLastPass = false
    if let trace {
      trace.updateEnded()
      instances.removeAll(keepingCapacity: true)
    }
  }

  /// Whether those before the next transaction have nothing left to do.
  private var isTurnOfTransaction: Bool {
    !isRootScheduled && deferred.isEmpty && actions.isEmpty && !transactions.isEmpty
  }

  private func runPass() {
    if isTurnOfTransaction {
      for write in transactions.takeNext() { write() }
    }
    isUpdating = true
    pass += 1
    if isRootScheduled { root.visit() }
    isUpdating = false
    let again = deferred
    deferred.removeAll(keepingCapacity: true)
    for node in again { node.invalidate() }
    runActions()
  }

  private func runActions() {
    guard !actions.isEmpty else { return }
    let queued = actions
    actions.removeAll(keepingCapacity: true)
    for action in queued { action() }
  }

  /// Queues an action to run after the bodies of this pass.
  ///
  /// - Parameter isOutput: whether the action is something that has come of a body run.
  package func enqueue(isOutput: Bool = true, _ action: @escaping () -> Void) {
    actions.append(action)
    if isOutput { noteOutput() }
  }

  /// Has a node collect the boxes below it before the next layout, however often their structure changes until then.
  func collectLater(_ node: any LayoutCollector) {
    if !collectors.contains(where: { $0 === node }) { collectors.append(node) }
  }

  func collectLayout() {
    guard !collectors.isEmpty else { return }
    let nodes = collectors
    collectors.removeAll(keepingCapacity: true)
    for node in nodes where node.isMounted { node.collectChildren() }
  }

  func deferToNextPass(_ node: _ViewNode) { deferred.append(node) }

  /// Nodes whose trackers watch anything. Walks the tree, for tests: O(nodes).
  package var liveTrackerCount: Int {
    func count(_ node: _ViewNode) -> Int {
      var live = node.evaluating?.isTracking == true ? 1 : 0
      node.forEachChild { live += count($0) }
      return live
    }
    return root.map(count) ?? 0
  }

  // MARK: Runtime issues

  /// Notes something that an author of views should mend, once for each subject.
  package func report(_ issue: RuntimeIssue) {
    guard reportedSubjects.insert(issue.subject).inserted else { return }
    issues.append(issue.text)
    onIssue?(issue.text)
  }

  /// Gives up what would go on for ever, and says what it is. The nodes run again when something else asks for it.
  private func reportCycle() {
    while !transactions.isEmpty { for write in transactions.takeNext() { write() } }
    let names = root.invalidNames()
    root.giveUp()
    actions.removeAll()
    report(.updateCycle(passes: Self.maximumPasses, of: names))
  }
}

/// A node whose body, or whose closure that makes views, is evaluated inside a tracker.
package protocol EvaluatingNode: _ViewNode {
  var viewName: String { get }
  /// Whether the node's tracker watches anything.
  var isTracking: Bool { get }
  /// The causes of the run that is going on.
  func currentCauses() -> [UpdateCause]
  /// What the last run has read, for instruments.
  var reads: [String] { get }
  /// As it was found when it was last asked for.
  var knownReads: KnownReads? { get set }
  /// The causes of the next run.
  func waitingCauses() -> [UpdateCause]
  /// The objects that what was read may be of, as far as the node holds them.
  var heldObjects: [AnyObject] { get }
}

extension EvaluatingNode {
  package var reads: [String] { [] }
  package var knownReads: KnownReads? {
    get { nil }
    set {}
  }
  package func waitingCauses() -> [UpdateCause] { [] }
  package var heldObjects: [AnyObject] { [] }
}
