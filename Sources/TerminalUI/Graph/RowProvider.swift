/// What a lazy container makes rows of.
package protocol RowProvider: AnyObject {
  var rowCount: Int { get }
  /// Grows whenever there may be other rows, or rows with other ids.
  var revision: Int { get }
  /// What stays the same when the container collects its providers anew.
  var node: _ViewNode { get }
  /// The id of a row, for selection; nil where a row has none.
  func rowID(at index: Int) -> AnyHashable?
  /// The row with an id, looked for from a place where it is likely. Complexity: O(distance).
  func index(of id: AnyHashable, near hint: Int) -> Int?
  /// Makes a row if it is not there.
  func realise(_ index: Int)
  /// Removes all rows outside a range.
  func keep(_ range: Range<Int>)
  /// Where the row stands now that stood at a place at the last `keep`; or the next one that is still there.
  func place(of old: Int) -> Int?
  /// The box of a row that was made.
  func box(at index: Int) -> RowBox
}

/// A container that shows some of its rows.
protocol LazyContainer: _ViewNode {
  func rowsChanged()
}

/// A row that is there whether or not it is shown: a view in a list that stands outside any `ForEach`.
final class StaticRow: RowProvider {
  let node: _ViewNode
  private lazy var box = RowBox(node.graph.screen)
  private var isCollected = false

  init(node: _ViewNode) { self.node = node }

  var rowCount: Int { 1 }
  var revision: Int { 0 }
  func rowID(at index: Int) -> AnyHashable? { nil }
  func index(of id: AnyHashable, near hint: Int) -> Int? { nil }
  func realise(_ index: Int) {}
  func keep(_ range: Range<Int>) {}
  func place(of old: Int) -> Int? { 0 }

  func box(at index: Int) -> RowBox {
    if !isCollected {
      isCollected = true
      box.setContent(node.collectRowLayout())
    }
    return box
  }
}

extension _ViewNode {
  /// The boxes of a row's content, in those that the modifiers around it put around every row.
  func collectRowLayout() -> [LayoutNode] {
    var boxes: [LayoutNode] = []
    collectLayout(into: &boxes)
    var node = parent
    while let current = node, !current.isLazyContainer {
      current.wrapRow(&boxes)
      node = current.parent
    }
    return boxes
  }
}
