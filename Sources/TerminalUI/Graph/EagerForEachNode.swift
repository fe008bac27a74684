/// A `ForEach` all of whose rows are alive, as in a stack.
final class EagerForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  private typealias Row = ForEachRow<Data, ID, Content>
  /// The first value, if its data are to stay; to keep others would make their owner's next write copy them.
  private let constant: ForEach<Data, ID, Content>?
  private var rows: [Row] = []
  private var hasDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    constant = view.isConstant ? view : nil
    super.init(context)
    rows.reserveCapacity(view.data.count)
    rebuild(view, [])
  }

  override func arrive(at value: UnsafeRawPointer) {
    let new = value.view(ForEach<Data, ID, Content>.self)
    let view = constant?.following(new, self) ?? new
    let old = rows
    if !arriveInPlace(view) { rebuild(view, old) }
  }

  /// Passes the elements on as long as the ids are those of before. - Returns: whether that served for all.
  private func arriveInPlace(_ view: ForEach<Data, ID, Content>) -> Bool {
    guard !hasDuplicates, rows.count == view.data.count,
      zip(rows, view.data).allSatisfy({ isRow($0, of: view.id(of: $1)) })
    else { return false }
    for (row, element) in zip(rows, view.data) { row.arrive(element, content: view.content) }
    return true
  }

  private func isRow(_ row: Row, of id: ID) -> Bool {
    countComparison()
    return row.id == id
  }

  /// Matches the rows by id: moves those that are there, makes the new ones, removes the others.
  private func rebuild(_ view: ForEach<Data, ID, Content>, _ old: [Row]) {
    var known: [RowKey<ID>: Row] = [:]
    var occurrences: [ID: Int] = [:]
    for row in old { known[RowKey(row.id, &occurrences)] = row }
    occurrences.removeAll()
    rows.removeAll(keepingCapacity: true)
    var firsts: [ID: Data.Element] = [:]
    for position in 0..<view.data.count {
      let given = view.element(at: position)
      let id = view.id(of: given)
      let key = RowKey(id, &occurrences)
      // An id that comes again stands for the element that has it first.
      let element = key.occurrence == 0 ? given : firsts[id]!
      if key.occurrence == 0 { firsts[id] = given }
      if key.occurrence == 1 { reportDuplicate(id, in: Data.self) }
      if let row = known.removeValue(forKey: key) {
        row.order = position
        row.arrive(element, content: view.content)
        rows.append(row)
      } else {
        rows.append(
          Row(element, id: id, content: view.content, childContext(order: position), hasBox: false))
      }
    }
    hasDuplicates = firsts.count < rows.count
    if !known.isEmpty {
      let gone = Set(known.values.map(ObjectIdentifier.init))
      for row in old where gone.contains(ObjectIdentifier(row)) { row.remove() }
    }
    if !isSame(rows, old) { graph.noteNewOrder() }
    layoutStructureChanged()
  }

  private func isSame(_ rows: [Row], _ old: [Row]) -> Bool {
    rows.count == old.count && rows.indices.allSatisfy { rows[$0] === old[$0] }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { for row in rows { body(row) } }
  override func collectRows(into collected: inout [any RowProvider]) {
    collected.append(StaticRow(node: self))
  }
}

/// An id with the number of times that it came before: ids ought to be unique, but each row needs a place.
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int

  init(_ id: ID, occurrence: Int) {
    self.id = id
    self.occurrence = occurrence
  }
  init(_ id: ID, _ occurrences: inout [ID: Int]) {
    self.id = id
    occurrence = occurrences[id, default: 0]
    occurrences[id] = occurrence + 1
  }
}

extension _ViewNode {
  func reportDuplicate<Data, ID>(_ id: ID, in data: Data.Type) {
    graph.report(.duplicateID(id, in: data, view: ownerName))
  }
}
