/// What a lazy container makes rows of.
package protocol RowProvider: AnyObject {
  var rowCount: Int { get }
  /// Grows whenever there may be other rows, or rows with other ids.
  var revision: Int { get }
  /// What stays the same when the container collects its providers anew.
  var node: _ViewNode { get }
  /// Whether rows have ids of a type: only those can be selected.
  func hasIDs<ID: Hashable>(of type: ID.Type) -> Bool
  /// The id of a row, for selection; nil where a row has none, or one of another type.
  ///
  /// The types of ids meet here unerased: each type that is put into an `AnyHashable` has the conformances of the whole
  /// program looked through, once, on the way to the first screen.
  func rowID<ID: Hashable>(at index: Int, as type: ID.Type) -> ID?
  /// The row with an id, looked for from a place where it is likely. Complexity: O(distance).
  func index<ID: Hashable>(of id: ID, near hint: Int) -> Int?
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
  func hasIDs<ID: Hashable>(of type: ID.Type) -> Bool { false }
  func rowID<ID: Hashable>(at index: Int, as type: ID.Type) -> ID? { nil }
  func index<ID: Hashable>(of id: ID, near hint: Int) -> Int? { nil }
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
