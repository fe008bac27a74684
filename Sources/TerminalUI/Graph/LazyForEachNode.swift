/// A `ForEach` whose rows are made when a container shows them.
///
/// Invariant: `rows` are those of the indices from `start` on, each with the id that `view` has there.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>, RowProvider
{
  private typealias Row = ForEachRow<Data, ID, Content>
  /// Nil from `expectArrival` until a value arrives; nothing asks for other rows in between.
  private var current: ForEach<Data, ID, Content>?
  private var view: ForEach<Data, ID, Content> { current! }
  private var rows: [Row] = []
  private var start = 0
  private(set) var rowCount: Int
  /// Rows that live on but stand apart from the window, until the container asks for its window.
  private var spare: [ID: Row] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    current = view
    rowCount = view.data.count
    super.init(context)
  }

  override func arrive(_ new: ForEach<Data, ID, Content>) {
    current = new
    let count = new.data.count
    let isSame = count == rowCount && rowsAreInPlace(new)
    rowCount = count
    if isSame {
      // By index, and by the functions themselves: `enumerated()` makes tuples of generic types, 1,600 instructions a
      // row, and a method of a generic structure has its type looked up, 180.
      let (data, element, content) = (new.data, new.access.element, new.content)
      for offset in 0..<rows.count {
        rows[offset].arrive(element(data, start + offset), content: content)
      }
    } else {
      rematch()
      rowsChanged()
    }
  }

  /// Lets go of the collection, so that the model's write does not copy it: 40 instructions an element, O(count).
  override func expectArrival() { current = nil }

  private func rowsAreInPlace(_ view: ForEach<Data, ID, Content>) -> Bool {
    let (data, id) = (view.data, view.access.id)
    for offset in 0..<rows.count where id(data, start + offset) != rows[offset].id { return false }
    return true
  }

  /// Finds the rows' elements after ids have moved; the rows of those that are gone go.
  private func rematch() {
    let old = rows
    rows = []
    var placed: [(index: Int, row: Row)] = []
    for (offset, row) in old.enumerated() {
      if let index = offsetOf(row.id, near: start + offset) {
        placed.append((index, row))
      } else {
        row.remove()
      }
    }
    placed.sort { $0.index < $1.index }
    // Only neighbours can stay together as one window; the container asks for the rest anew.
    for (index, row) in placed {
      if rows.isEmpty || index == start + rows.count {
        if rows.isEmpty { start = index }
        row.order = index
        row.arrive(view.element(at: index), content: view.content)
        rows.append(row)
      } else {
        spare[row.id] = row
      }
    }
  }

  func realise(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<rowCount)
    let known = start..<(start + rows.count)
    if range == known && spare.isEmpty { return }
    var new: [Row] = []
    new.reserveCapacity(range.count)
    for index in range { new.append(known.contains(index) ? rows[index - start] : make(index)) }
    for (offset, row) in rows.enumerated() where !range.contains(start + offset) { row.remove() }
    for (_, row) in spare { row.remove() }
    spare.removeAll()
    rows = new
    start = range.lowerBound
  }

  private func make(_ index: Int) -> Row {
    let element = view.element(at: index)
    let id = view.id(of: element)
    if let row = spare.removeValue(forKey: id) {
      row.order = index
      row.arrive(element, content: view.content)
      return row
    }
    return Row(element, id: id, content: view.content, childContext(order: index), hasBox: true)
  }

  func rowID(at index: Int) -> AnyHashable? { AnyHashable(view.id(at: index)) }
  func box(at index: Int) -> RowBox { rows[index - start].box! }

  func index(of id: AnyHashable, near hint: Int) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return offsetOf(id, near: hint)
  }

  private func offsetOf(_ id: ID, near hint: Int) -> Int? {
    let count = view.data.count
    guard count > 0 else { return nil }
    let middle = min(max(hint, 0), count - 1)
    for distance in 0..<count {
      let before = middle - distance
      let after = middle + distance
      if after < count, view.id(at: after) == id { return after }
      if distance > 0, before >= 0, view.id(at: before) == id { return before }
      if after >= count && before < 0 { break }
    }
    return nil
  }

  private func rowsChanged() { (nearestList as? any LazyContainer)?.rowsChanged() }

  private var nearestList: _ViewNode? {
    var node = parent
    while let current = node, !(current is any LazyContainer) { node = current.parent }
    return node
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    rows.forEach(body)
    for (_, row) in spare { body(row) }
  }
  override func collectLayout(into nodes: inout [LayoutNode]) {}
  override func collectRows(into collected: inout [any RowProvider]) { collected.append(self) }
}
