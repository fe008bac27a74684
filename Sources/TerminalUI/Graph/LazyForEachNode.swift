/// A `ForEach` whose rows are made when a container shows them.
///
/// Invariant: `rows` are those of the indices from `start` on, each with the id that `view` has there.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>, RowProvider
{
  private typealias Row = ForEachRow<Data, ID, Content>
  private var view: ForEach<Data, ID, Content>
  private var rows: [Row] = []
  private var start = 0
  private(set) var rowCount: Int
  /// Whether two rows have ever had the same id.
  private var hasDuplicates = false
  /// Rows that live on but stand apart from the window, until the container asks for its window.
  private var spare: [ID: Row] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    rowCount = view.data.count
    super.init(context)
  }

  override func arrive(_ new: ForEach<Data, ID, Content>) {
    view = view.following(new, graph)
    let count = view.data.count
    let isSame = count == rowCount && rowsAreInPlace()
    rowCount = count
    if isSame {
      for (offset, row) in rows.enumerated() {
        row.arrive(element(for: row.id, at: start + offset), content: view.content)
      }
    } else {
      rematch()
      rowsChanged()
    }
  }

  private func rowsAreInPlace() -> Bool {
    for (offset, row) in rows.enumerated() where view.id(at: start + offset) != row.id {
      return false
    }
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
        row.arrive(element(for: row.id, at: index), content: view.content)
        rows.append(row)
      } else {
        if let other = spare.updateValue(row, forKey: row.id) { other.remove() }
      }
    }
  }

  func realise(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<rowCount)
    let known = start..<(start + rows.count)
    if range == known && spare.isEmpty { return }
    var new: [Row] = []
    new.reserveCapacity(range.count)
    for index in range {
      new.append(known.contains(index) ? rows[index - start] : make(index, after: new))
    }
    for (offset, row) in rows.enumerated() where !range.contains(start + offset) { row.remove() }
    for (_, row) in spare { row.remove() }
    spare.removeAll()
    rows = new
    start = range.lowerBound
  }

  private func make(_ index: Int, after others: [Row]) -> Row {
    var element = view.element(at: index)
    let id = element[keyPath: view.id]
    if let first = others.first(where: { $0.id == id }) {
      hasDuplicates = true
      reportDuplicate(id)
      element = view.element(at: first.order)
    }
    if let row = spare.removeValue(forKey: id) {
      row.order = index
      row.arrive(element, content: view.content)
      return row
    }
    return Row(element, id: id, content: view.content, childContext(order: index), hasBox: true)
  }

  /// An id that comes again stands for the element that has it first. Looked for among the rows that are there only:
  /// nothing may walk the whole collection.
  private func element(for id: ID, at index: Int) -> Data.Element {
    let first = hasDuplicates ? rows.first { $0.id == id } : nil
    return view.element(at: first?.order ?? index)
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
