/// A place of the runtime's own that reads by itself, and is no view with a body: the closure of a `ForEach` for one
/// element, a list, a control. Valid during the callback only.
public struct TracedContainer {
  package unowned(unsafe) let node: _ViewNode
  /// `ForEach`, `List`, `TextField` …
  public let name: String

  /// The author's view that it was written in.
  public var owner: String { node.ownerName }
  /// Where it stands, as `TracedView.identity`. Complexity: O(depth).
  public var identity: String { node.identityPath }
  /// As `TracedView.isAway`.
  package var isAway: Bool { node.isAway }
}

extension EvaluatingNode where Self: SignalledNode {
  /// Tells a trace of what has asked for an evaluation that runs no body. Nothing without a trace.
  ///
  /// - Parameters:
  ///   - reads: what the last evaluation has read.
  ///   - objects: those that an observed property may be of.
  func tell(
    ofContainer signal: Signal, reads: @autoclosure () -> ObservedReads?,
    objects: @autoclosure () -> [AnyObject] = []
  ) {
    guard let trace = graph.trace, graph.detail.contains(.ledger) else { return }
    var cause = UpdateCause(kind: .bound)
    switch signal {
    case .property: break
    case .observed(let keyPath), .observedAgain(let keyPath):
      cause = UpdateCause(kind: .observed(keyPath))
      if let keyPath, graph.detail.contains(.instances) {
        cause.instance = reads()?.onlyOwner(of: keyPath, among: objects(), in: graph)
      }
      graph.tellOfWrite(keyPath, of: cause.instance)
    case .publishedInBackground: return
    }
    if case .observedAgain = signal { return }
    let name = String(viewName.prefix { $0 != "<" })
    trace.invalidated(container: TracedContainer(node: self, name: name), by: cause)
  }
}

extension ViewGraph {
  /// Tells a trace of a write through Observation.
  func tellOfWrite(_ keyPath: AnyKeyPath?, of instance: ObservedInstance?) {
    // The macro's setters keep equal values of types that compare to themselves; others always tell.
    let equality: PropertyWrite.Equality = keyPath?.valueCompares == true ? .different : .unknown
    trace?.wrote(PropertyWrite(kind: .observed(keyPath), instance: instance, equality: equality))
  }
}

extension AnyKeyPath {
  /// Whether `@Observable` compares what is set with what there is.
  @MainActor fileprivate var valueCompares: Bool {
    let type = Swift.type(of: self).valueType
    return ComparedTypes.contains(type)
  }
}

/// Which types compare to themselves: a look-up of a conformance costs thousands of instructions.
private enum ComparedTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: any Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let compares = type is any Equatable.Type || type is AnyObject.Type
    known[key] = compares
    return compares
  }
}
