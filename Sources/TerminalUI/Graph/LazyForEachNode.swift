/// A `ForEach` whose rows are made when a container shows them.
///
/// Invariant: each row's `order` is the place of its element. After data has come in which ids have moved, the rows are
/// *stale*: their elements arrive when the container asks for them, and those that it does not ask for go.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode,
  RowProvider
{
  private typealias Row = ForEachRow<Data, ID, Content>
  /// Nil from `expectArrival` until a value arrives; nothing asks for other rows in between.
  private var current: ForEach<Data, ID, Content>?
  private var view: ForEach<Data, ID, Content> { current! }
  /// In rising order.
  private var rows: [RowNode] = []
  private(set) var rowCount: Int
  private(set) var revision = 0
  /// Whether an id came twice among the rows when they were last looked at.
  private var hasDuplicates = false

  var node: _ViewNode { self }

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    current = view
    rowCount = min(view.data.count, Self.maximumRows)
    super.init(context)
    reportRowsBeyond(view)
  }

  /// Lines of that many rows can be added up, however high the rows are.
  private static var maximumRows: Int { 1 << 30 }

  private func reportRowsBeyond(_ view: ForEach<Data, ID, Content>) {
    guard view.data.count > Self.maximumRows else { return }
    graph.report(.rowLimit(Self.maximumRows, in: Data.self, view: ownerName))
  }

  override func arrive(at value: UnsafeRawPointer) {
    let arrived = value.view(ForEach<Data, ID, Content>.self)
    let new = current?.following(arrived, self) ?? arrived
    current = new
    revision += 1
    let count = min(new.data.count, Self.maximumRows)
    let growth = count - rowCount
    rowCount = count
    reportRowsBeyond(new)
    if growth == 0 && rowsAreInPlace(new) {
      // By the functions themselves: a method of a generic structure has its type looked up, 180 instructions a row.
      let (data, element, content) = (new.data, new.access.element, new.content)
      for index in 0..<rows.count {
        let row = row(index)
        row.arrive(element(data, hasDuplicates ? place(of: row) : row.order), content: content)
      }
    } else {
      graph.noteNewOrder()
      rematch(growth)
      rowsChanged()
    }
  }

  /// Lets go of the collection, so that the model's write does not copy it: 40 instructions an element, O(count).
  override func expectArrival() {
    if current?.isConstant != true { current = nil }
  }

  private func rowsAreInPlace(_ view: ForEach<Data, ID, Content>) -> Bool {
    let (data, id) = (view.data, view.access.id)
    for index in 0..<rows.count {
      let row = row(index)
      countComparison()
      if id(data, row.order) != row.id { return false }
    }
    return true
  }

  private func row(_ position: Int) -> Row { unsafeDowncast(rows[position], to: Row.self) }
  private var typedRows: [Row] { rows.indices.map(row) }

  /// Finds the rows' elements after ids have moved; the rows of those that are gone go.
  private func rematch(_ growth: Int) {
    let reach = rows.count + min(abs(growth), Self.nearby)
    let placed = placed
    var lost: [Row] = []
    for row in typedRows {
      row.isStale = true
      let index =
        placed == nil
        ? offset(of: row.id, near: row.order, within: reach) : placed!(row.id, row.order)
      if let index {
        row.order = index
      } else {
        lost.append(row)
      }
    }
    // As many elements are gone as rows were not found nearby: these. Else they may be anywhere.
    if placed == nil, lost.count != -growth { findAnywhere(&lost) }
    removeRows { row in lost.contains { $0 === row } }
    rows.sort { $0.order < $1.order }
    removeDoubles()
  }

  /// Where the element of an id stands, where the collection knows by itself.
  private var placed: ((ID, Int) -> Int?)? {
    guard knowsPlaces, let data = view.data as? any PlacedRows else { return nil }
    let count = rowCount
    return { id, hint in
      data.place(ofID: id, near: hint).flatMap { $0 < count ? $0 : nil }
    }
  }

  /// A cast that fails is dear, and is the same for all collections of the type.
  private lazy var knowsPlaces = Data.self is any PlacedRows.Type

  private static var nearby: Int { 256 }
  /// How far an id is looked for: a collection may be without end, and an update may not.
  private static var farthest: Int { 1 << 20 }

  /// Complexity: O(elements), whatever the number of rows; those far behind the start are not looked at.
  private func findAnywhere(_ lost: inout [Row]) {
    var known = Dictionary(lost.map { ($0.id, $0) }) { first, _ in first }
    // By the function itself: through the protocols of sequences an element costs five times as much.
    let (data, id) = (view.data, view.access.id)
    for place in 0..<min(rowCount, Self.farthest) {
      if known.isEmpty { break }
      if let row = known.removeValue(forKey: id(data, place)) {
        row.order = place
        lost.removeAll { $0 === row }
      }
    }
  }

  /// Two rows with one id may have found the same element.
  private func removeDoubles() {
    var last = -1
    removeRows { row in
      defer { last = row.order }
      return row.order == last
    }
  }

  private func removeRows(where isGone: (RowNode) -> Bool) {
    rows.removeAll { row in
      guard isGone(row) else { return false }
      row.remove()
      return true
    }
  }

  func realise(_ index: Int) {
    let position = position(of: index)
    if position < rows.count, rows[position].order == index {
      if rows[position].isStale {
        row(position).arrive(view.element(at: index), content: view.content)
      }
      return
    }
    var element = view.element(at: index)
    let id = view.id(of: element)
    // A loop, for through the protocols of sequences it costs twenty times as much.
    for first in 0..<position where row(first).id == id {
      hasDuplicates = true
      reportDuplicate(id, in: Data.self)
      element = view.element(at: rows[first].order)
      break
    }
    rows.insert(
      Row(element, id: id, content: view.content, childContext(order: index), hasBox: true),
      at: position)
  }

  func keep(_ range: Range<Int>) {
    removeRows { !range.contains($0.order) }
    for row in rows { row.keptOrder = row.order }
    checkDuplicates()
  }

  func place(of old: Int) -> Int? {
    rows.filter { $0.keptOrder >= old }.min { $0.keptOrder < $1.keptOrder }?.order
  }

  /// Where a row stands among the rows, or would. Complexity: O(log rows).
  private func position(of index: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].order < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Looks for ids that come twice, among the rows that are there: nothing may walk the whole collection. As in SwiftUI,
  /// an id that comes again stands for the element that has it first.
  private func checkDuplicates() {
    guard hasDuplicates else { return }
    hasDuplicates = Set(typedRows.map(\.id)).count < rows.count
    for row in typedRows where place(of: row) != row.order {
      reportDuplicate(row.id, in: Data.self)
      row.arrive(view.element(at: place(of: row)), content: view.content)
    }
  }

  /// Where the element stands that a row shows.
  private func place(of row: Row) -> Int {
    hasDuplicates ? typedRows.first { $0.id == row.id }!.order : row.order
  }

  func hasIDs<Wanted: Hashable>(of type: Wanted.Type) -> Bool { type == ID.self }
  func rowID<Wanted: Hashable>(at index: Int, as type: Wanted.Type) -> Wanted? {
    exactCast(view.id(at: index), to: type)
  }
  func box(at index: Int) -> RowBox { rows[position(of: index)].box! }

  func index<Wanted: Hashable>(of id: Wanted, near hint: Int) -> Int? {
    guard let id = exactCast(id, to: ID.self) else { return nil }
    if let placed { return placed(id, hint) }
    return offset(of: id, near: hint, within: min(rowCount, Self.farthest))
  }

  private func offset(of id: ID, near hint: Int, within reach: Int) -> Int? {
    let count = rowCount
    guard count > 0 else { return nil }
    let middle = min(max(hint, 0), count - 1)
    let (data, idOf) = (view.data, view.access.id)
    func isID(_ id: ID, at index: Int) -> Bool {
      countComparison()
      return idOf(data, index) == id
    }
    if isID(id, at: middle) { return middle }
    for distance in 1..<max(2, min(reach + 1, count)) {
      let before = middle - distance
      let after = middle + distance
      if after < count, isID(id, at: after) { return after }
      if before >= 0, isID(id, at: before) { return before }
    }
    return nil
  }

  private func rowsChanged() { (nearestList as? any LazyContainer)?.rowsChanged() }

  private var nearestList: _ViewNode? {
    var node = parent
    while let current = node, !current.isLazyContainer { node = current.parent }
    return node
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { rows.forEach(body) }
  override func collectLayout(into nodes: inout [LayoutNode]) {}
  override func collectRows(into collected: inout [any RowProvider]) { collected.append(self) }
}
