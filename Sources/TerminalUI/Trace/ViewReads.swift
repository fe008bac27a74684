/// What the last run of a view in the tree depends on.
public nonisolated struct ViewReads: Hashable, Sendable {
  /// The view's type without its module; of an element's closure `ForEach`.
  public let viewName: String
  /// Where the view stands, as `TracedView.identity`.
  public let identity: String
  /// `_name` for a dynamic property, with the object behind it for an observed one (`_store (LegacyStore #1)`), and
  /// `Type.property of Object` for what was read of observable objects. An environment value and an observed object
  /// count as read by every view that declares them.
  public let properties: [String]

  /// Whether one of the properties has this name, whatever the object.
  public func contains(_ property: String) -> Bool {
    properties.contains { $0 == property || $0.hasPrefix(property + " ") }
  }
}

extension ViewGraph {
  /// The views in the tree that have read anything, in tree order; none of a page in whose place another one is shown.
  /// Complexity: O(nodes).
  package var reads: [ViewReads] {
    var found: [ViewReads] = []
    func walk(_ node: _ViewNode) {
      if node.isAway { return }
      if let reads = node.evaluating?.viewReads { found.append(reads) }
      node.forEachChild(walk)
    }
    if let root { walk(root) }
    return found
  }
}

/// What a node has read in the update of a pass.
package struct KnownReads {
  fileprivate let pass: Int
  fileprivate let reads: ViewReads?
}

extension EvaluatingNode {
  /// Found out once for each run: an instrument asks several times a second.
  fileprivate var viewReads: ViewReads? {
    if let knownReads, knownReads.pass == updatePass { return knownReads.reads }
    let properties = reads
    let made =
      properties.isEmpty
      ? nil : ViewReads(viewName: ownName, identity: identityPath, properties: properties)
    knownReads = KnownReads(pass: updatePass, reads: made)
    return made
  }
}

extension HeadlessHost {
  /// What the views in the tree depend on, in tree order. Complexity: O(nodes).
  public var reads: [ViewReads] { graph.reads }

  /// The views that depend on a property: `Type.property`, or `_name`. Complexity: O(nodes).
  public func readers(of property: String) -> [ViewReads] {
    reads.filter { $0.contains(property) }
  }
}

extension TerminalHost {
  /// What the views in the tree depend on, in tree order. Complexity: O(nodes).
  public var reads: [ViewReads] { graph.reads }
}
