public import TerminalUI

/// Counts what updates do, for tests, for the overlay and for CI.
///
/// Give it to a host as its trace. All counts are since the last `reset()`, or since it was made. What it counts beyond
/// arrivals, bodies, skips and removals is what `detail` asks for: verdicts, fields, instances, the ledger.
public final class RenderTally: UpdateTrace {
  public let detail: TraceDetail
  private let keepsPlaces: Bool
  private let keepsLedger: Bool
  private(set) var types: [TypeRecord?] = []
  private(set) var places = PlaceTable()
  private(set) var runRing = RunRing()
  private(set) var events: EventRing
  /// Runs that wait for their verdict, the outermost first.
  private var openRuns: [OpenRun] = []
  /// What the next run of a view that a value has arrived at was told of.
  private var arrivedFields: [FieldChange] = []
  private var awaitsFrame = false
  /// As `awaitsFrame`, from before the event that is going on.
  private var awaitedFrame = false
  /// How many updates there have been; resets do not change it.
  private(set) var updateCount = 0
  /// How often the counts were set to zero.
  private(set) var resetCount = 0

  /// How many body runs `runs` keeps, the newest ones. The counts go on in any case.
  public var runCapacity: Int {
    get { runRing.capacity }
    set { runRing.capacity = newValue }
  }
  /// What the last frame sent.
  public private(set) var lastFrame: FrameStatistics?
  /// Grows with everything that is counted.
  public private(set) var revision = 0

  /// A tally that has counted nothing.
  ///
  /// - Parameters:
  ///   - detail: what is counted beyond the four counts of each type.
  ///   - ledgerCapacity: how many events `ledger` keeps, the newest ones; at least 1.
  public init(detail: TraceDetail = [], ledgerCapacity: Int = 64) {
    self.detail = detail
    keepsPlaces = detail.contains(.verdicts)
    keepsLedger = detail.contains(.ledger)
    events = EventRing(capacity: max(1, ledgerCapacity))
  }

  /// What has happened to the views of a type since the last reset; all 0 where there were none. Complexity: O(1).
  public func counts<V: View>(of view: V.Type) -> ViewCounts {
    record(of: view)?.counts ?? ViewCounts()
  }

  func record<V: View>(of view: V.Type) -> TypeRecord? {
    guard let index = ViewType.known(view)?.index, types.indices.contains(index) else { return nil }
    return types[index]
  }

  /// The body runs, in order. Complexity: O(runs).
  public var runs: [BodyRun] { runRing.runs }

  /// The newest body run. Complexity: O(1).
  public var lastRun: BodyRun? { runRing.last }

  /// Begins a new window: all counts are 0, no run is kept, and of the ledger the event that is going on.
  ///
  /// Complexity: O(types + places + runs kept).
  public func reset() {
    for index in types.indices { types[index]?.reset() }
    places.reset()
    runRing.removeAll()
    events.reset()
    resetCount += 1
    revision += 1
  }

  // MARK: UpdateTrace

  public func arrived(_ view: TracedView) { change(view) { $0.arrivals += 1 } }
  public func skipped(_ view: TracedView) { change(view) { $0.skips += 1 } }

  public func removed(_ view: TracedView) {
    change(view) { $0.removals += 1 }
    places.remove(view)
  }

  public func ran(_ view: TracedView, causes: [UpdateCause]) {
    change(view) { $0.bodies += 1 }
    types[view.typeIndex]!.note(causes)
    let identity = keepsPlaces ? places.identity(of: view) : view.identity
    var run = BodyRun(view, at: identity, causes: causes, fields: arrivedFields)
    run.update = updateCount
    arrivedFields.removeAll(keepingCapacity: true)
    let number = runRing.append(run)
    let eventRun = keepsLedger ? events.append(run) : nil
    guard keepsPlaces else { return }
    openRuns.append(
      OpenRun(typeIndex: view.typeIndex, place: view.place, number: number, inEvent: eventRun))
  }

  public func judged(_ view: TracedView, _ verdict: BodyVerdict) {
    guard let run = openRuns.popLast() else { return }
    types[run.typeIndex]?.counts.note(verdict)
    places.change(run.place) { $0.note(verdict) }
    runRing.judge(run.number, verdict)
    if keepsLedger { events.judge(run.inEvent, verdict) }
  }

  public func differed(_ view: TracedView, in fields: [FieldChange]) {
    arrivedFields = fields
    register(view).note(fields)
  }

  public func eventBegan(_ source: EventSource) {
    guard keepsLedger else { return }
    events.begin(source)
    awaitedFrame = awaitsFrame
    awaitsFrame = true
    revision += 1
  }

  /// The event that is going on is none of the views': a key of an instrument. The ledger forgets it, as long as
  /// nothing has come of it.
  public func withdrawEvent() {
    guard keepsLedger, events.withdraw() else { return }
    awaitsFrame = awaitedFrame
    revision += 1
  }

  public func wrote(_ write: PropertyWrite) {
    if keepsLedger { events.append(write) }
  }

  public func invalidated(_ view: TracedView, by cause: UpdateCause) {
    guard keepsLedger else { return }
    events.append(
      LedgerEvent.Invalidation(
        viewName: view.name, identity: places.identity(of: view), cause: cause,
        path: cause.tellsOfReads ? view.node.orderPath : []))
  }

  public func invalidated(container: TracedContainer, by cause: UpdateCause) {
    guard keepsLedger else { return }
    events.append(
      LedgerEvent.Invalidation(
        viewName: container.name, identity: container.identity, owner: container.owner,
        cause: cause, path: cause.tellsOfReads ? container.node.orderPath : []))
  }

  public func updateBegan() {
    awaitsFrame = true
    updateCount += 1
  }

  /// A frame without an update or event before it shows layers alone, and is of no event.
  public func presented(_ frame: FrameStatistics) {
    lastFrame = frame
    if awaitsFrame { revision += 1 }
    if awaitsFrame && keepsLedger { events.present(frame) }
    awaitsFrame = false
  }

  // MARK: Counting

  @inline(__always)
  private func change(_ view: TracedView, _ change: (inout ViewCounts) -> Void) {
    change(&register(view).counts)
    if keepsPlaces { places.change(view, change) }
    if keepsLedger { events.change(change) }
    revision += 1
  }

  /// The record of the view's type, made where there is none yet.
  @inline(__always)
  private func register(_ view: TracedView) -> TypeRecord {
    let index = view.typeIndex
    if index < types.count, let known = types[index] { return known }
    return makeRecord(view, index)
  }

  private func makeRecord(_ view: TracedView, _ index: Int) -> TypeRecord {
    while types.count <= index { types.append(nil) }
    let made = TypeRecord(view.viewType)
    types[index] = made
    return made
  }

  private struct OpenRun {
    let typeIndex: Int
    let place: ObjectIdentifier
    let number: Int
    let inEvent: EventRing.RunPosition?
  }
}

extension ViewCounts {
  mutating func note(_ verdict: BodyVerdict) {
    switch verdict {
    case .initial: initial += 1
    case .needed: needed += 1
    case .redundant: redundant += 1
    }
  }
}
