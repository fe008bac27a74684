/// The node whose body is being evaluated, so that reads of state count and writes are refused.
package enum RunningUpdate {
  package private(set) static var node: (any EvaluatingNode)?
  static var isEvaluating: Bool { node != nil }

  @inline(__always)
  static func evaluating<T>(_ evaluated: any EvaluatingNode, _ body: () -> T) -> T {
    let outer = node
    node = evaluated
    defer { node = outer }
    return body()
  }

  /// Why the body that is being evaluated runs, in the words of `_printChanges`; nil outside of bodies.
  package static var changesLine: String? {
    guard let node else { return nil }
    let causes = node.currentCauses().map(\.printed)
    let list = causes.isEmpty ? "unchanged." : causes.joined(separator: ", ") + " changed."
    return "\(node.viewName): \(list)"
  }
}
