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
  ///
  /// Complexity: O(views) while the tree has the same nodes, O(nodes) after it has got others.
  package var foundReads: [FoundReads] {
    if knownReaders.structure != structureRevision {
      knownReaders = KnownReaders(readers(), structure: structureRevision)
    }
    knownReaders.look()
    return knownReaders.found
  }

  /// The nodes that evaluate something, in tree order.
  private func readers() -> [_ViewNode] {
    var readers: [_ViewNode] = []
    root?.collectReaders(into: &readers)
    return readers
  }

  /// As `foundReads`, by a walk over the tree. Complexity: O(nodes).
  package var walkedReads: [FoundReads] { readers().compactMap { $0.evaluating?.viewReads } }
}

extension _ViewNode {
  fileprivate final func collectReaders(into readers: inout [_ViewNode]) {
    if isAway { return }
    if evaluating != nil { readers.append(self) }
    forEachChild { $0.collectReaders(into: &readers) }
  }
}

/// The nodes that evaluate something, and what was found of them at the last look.
struct KnownReaders {
  /// That of the tree that they are of.
  let structure: Int
  /// Unretained, as a node that is gone would be kept: none of them has left the tree while `structure` is the tree's.
  private let nodes: [Unmanaged<_ViewNode>]
  private(set) var found: [FoundReads] = []

  init() {
    structure = -1
    nodes = []
  }

  init(_ nodes: [_ViewNode], structure: Int) {
    self.structure = structure
    self.nodes = nodes.map(Unmanaged.passUnretained)
  }

  /// Complexity: O(nodes); the list is made anew only where one of them has read something else.
  mutating func look() {
    var count = 0
    for node in nodes {
      guard let reads = node._withUnsafeGuaranteedRef({ $0.evaluating?.viewReads }) else {
        continue
      }
      if count == found.count {
        found.append(reads)
      } else if found[count] !== reads {
        found[count] = reads
      }
      count += 1
    }
    if count < found.count { found.removeLast(found.count - count) }
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
