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

/// What a view has read, as it was last found: the same object as long as it reads the same.
package final class FoundReads {
  package let reads: ViewReads
  fileprivate init(_ reads: ViewReads) { self.reads = reads }
}

extension ViewGraph {
  /// The views in the tree that have read anything, in tree order; none of a page in whose place another one is shown.
  /// Complexity: O(nodes).
  package var reads: [ViewReads] { foundReads.map(\.reads) }

  /// The same, each found out once for each run: an instrument asks several times a second.
  package var foundReads: [FoundReads] {
    var found: [FoundReads] = []
    root?.collectReads(into: &found)
    return found
  }
}

extension _ViewNode {
  fileprivate final func collectReads(into found: inout [FoundReads]) {
    if isAway { return }
    if let reads = evaluating?.viewReads { found.append(reads) }
    forEachChild { $0.collectReads(into: &found) }
  }
}

/// What a node has read in the update of a pass.
package struct KnownReads {
  fileprivate let pass: Int
  fileprivate let reads: FoundReads?
}

extension EvaluatingNode {
  fileprivate var viewReads: FoundReads? {
    let known = knownReads
    if let known, known.pass == updatePass { return known.reads }
    let properties = reads
    let made: FoundReads?
    if properties.isEmpty {
      made = nil
    } else if let old = known?.reads, old.reads.properties == properties {
      made = old
    } else {
      made = FoundReads(
        ViewReads(viewName: ownName, identity: identityPath, properties: properties))
    }
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
