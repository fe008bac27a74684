/// What a lazy container makes rows of.
package protocol RowProvider: AnyObject {
  var rowCount: Int { get }
  /// The id of a row, for selection; nil where a row has none.
  func rowID(at index: Int) -> AnyHashable?
  /// The row with an id, looked for from a place where it is likely. Complexity: O(distance).
  func index(of id: AnyHashable, near hint: Int) -> Int?
  /// Makes the rows of a range, and removes all others.
  func realise(_ range: Range<Int>)
  /// The box of a row that was made.
  func box(at index: Int) -> RowBox
}

/// A container that shows some of its rows.
protocol LazyContainer: _ViewNode {
  func rowsChanged()
}

/// A row that is there whether or not it is shown: a view in a list that stands outside any `ForEach`.
final class StaticRow: RowProvider {
  private let node: _ViewNode
  private var boxes: [RowBox] = []

  init(node: _ViewNode) { self.node = node }

  var rowCount: Int { 1 }
  func rowID(at index: Int) -> AnyHashable? { nil }
  func index(of id: AnyHashable, near hint: Int) -> Int? { nil }
  func realise(_ range: Range<Int>) {}
  func box(at index: Int) -> RowBox {
    if let box = boxes.first { return box }
    let box = RowBox(node.graph.screen)
    var nodes: [LayoutNode] = []
    node.collectLayout(into: &nodes)
    box.setContent(nodes)
    boxes = [box]
    return box
  }
}
