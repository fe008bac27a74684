/// Where a view's `@State` lives, as long as the view's node does.
///
/// A write that belongs to a later transaction waits: handlers already see its value, bodies only when its turn comes.
final class StateLocation<Value>: Location<Value> {
  private var value: Value
  /// The newest of the values that wait, and how many do.
  private var waiting: (newest: Value, count: Int)?
  /// A binding may live on where its screen has gone.
  private let graph: ViewGraph
  private var links = LocationLinks()
  private lazy var comparison = ValueComparison.of(Value.self)
  private let name: String

  init(_ initial: Value, graph: ViewGraph, name: String) {
    value = initial
    self.graph = graph
    self.name = name
  }

  override var tellsChanges: Bool { true }

  override func get() -> Value {
    if let waiting, !RunningUpdate.isEvaluating, !LocationLink.readsApplied {
      return waiting.newest
    }
    return value
  }

  override func set(_ newValue: Value) {
    if let running = RunningUpdate.node {
      return graph.report(.stateWrite(of: name, inBodyOf: running.reportedName))
    }
    if graph.transactions.mustWait { return wait(newValue) }
    if comparison.isEqual(&value, newValue) { return tellOfWrite(.equal) }
    apply(newValue)
  }

  private func tellOfWrite(_ equality: PropertyWrite.Equality) {
    guard let trace = graph.trace, graph.detail.contains(.ledger) else { return }
    trace.wrote(PropertyWrite(kind: .state(name), equality: equality))
  }

  private func apply(_ newValue: Value) {
    tellOfWrite(.different)
    value = newValue
    for link in links.all {
      let isOther = link.partChanged?() ?? true
      if isOther && link.wasRead { link.token.signal(.property(link.index)) }
    }
  }

  private func wait(_ newValue: Value) {
    if comparison.isEqual(waiting?.newest ?? value, newValue) { return }
    waiting = (newValue, (waiting?.count ?? 0) + 1)
    graph.transactions.append { [self] in
      waiting!.count -= 1
      if waiting!.count == 0 { waiting = nil }
      apply(newValue)
    }
    graph.inbox.updateSoon()
  }

  override func add(_ link: LocationLink) { links.add(link) }
  override func remove(_ link: LocationLink) { links.remove(link) }
}

extension LinkedLocation {
  /// The state that a node keeps for a property: made with the first value, and the same from then on.
  static func state(_ initial: Value, _ link: PropertyLink) -> LinkedLocation {
    if let kept = link.storage as? LinkedLocation { return kept }
    let location = StateLocation(initial, graph: link.node.graph, name: link.name)
    return LinkedLocation(location, link: LocationLink(link.node.token, index: link.index))
  }
}
