/// The rows of a list in order, whatever they come from.
struct RowProviders {
  private var all: [any RowProvider] = []
  private(set) var count = 0

  mutating func collect(from node: _ViewNode) {
    all.removeAll()
    node.collectRows(into: &all)
  }

  mutating func recount() { count = all.reduce(0) { $0 + $1.rowCount } }

  func rowID<ID: Hashable>(at index: Int, as type: ID.Type) -> ID? {
    let (provider, local) = locate(index)
    return provider.rowID(at: local, as: type)
  }

  func box(at index: Int) -> RowBox {
    let (provider, local) = locate(index)
    return provider.box(at: local)
  }

  func index<ID: Hashable>(of id: ID, near hint: Int) -> Int? {
    var start = 0
    for provider in all {
      if let local = provider.index(of: id, near: hint - start) { return start + local }
      start += provider.rowCount
    }
    return nil
  }

  func realise(_ index: Int) {
    let (provider, local) = locate(index)
    provider.realise(local)
  }

  func keep(_ range: Range<Int>) {
    var start = 0
    for provider in all {
      let end = start + provider.rowCount
      let part = range.clamped(to: start..<end)
      provider.keep(part.isEmpty ? 0..<0 : (part.lowerBound - start)..<(part.upperBound - start))
      start = end
    }
  }

  /// Grows whenever there may be other rows.
  var revision: Int { all.reduce(0) { $0 &+ $1.revision } }

  /// A row, to be found again after others have come or gone.
  struct Anchor {
    fileprivate let node: _ViewNode
    fileprivate let index: Int
  }

  func anchor(at index: Int) -> Anchor? {
    guard index < count else { return nil }
    let (provider, local) = locate(index)
    return Anchor(node: provider.node, index: local)
  }

  func place(of anchor: Anchor) -> Int? {
    var start = 0
    for provider in all {
      if provider.node === anchor.node {
        return provider.place(of: anchor.index).map { start + $0 }
      }
      start += provider.rowCount
    }
    return nil
  }

  /// The row at a place if it has an id of a type, or the next one that has.
  func selectableRow<ID: Hashable>(near index: Int, forward: Bool, as type: ID.Type) -> Int? {
    var candidate = index
    while candidate >= 0 && candidate < count {
      if locate(candidate).0.hasIDs(of: type) { return candidate }
      candidate += forward ? 1 : -1
    }
    return nil
  }

  private func locate(_ index: Int) -> (any RowProvider, Int) {
    var start = 0
    for provider in all {
      if index < start + provider.rowCount { return (provider, index - start) }
      start += provider.rowCount
    }
    fatalError("row \(index) of \(count)")
  }
}

/// How a key moves through a list.
package struct ListMove {
  private enum Step {
    case by(Int)
    case first, last
    /// Counted from 0.
    case to(Int)
  }
  private let step: Step

  /// - Parameters:
  ///   - page: the rows that a page has.
  ///   - count: the number typed in front of the key: so many steps, or for g and G the row, from 1.
  ///   - keys: those that move, where they are not the usual ones.
  package init?(_ press: KeyPress, page: Int, count: Int? = nil, keys: MoveKeys? = nil) {
    guard let press = keys == nil ? press : keys!.usual(for: press) else { return nil }
    let times = max(1, count ?? 1)
    switch (press.key, press.modifiers) {
    case (.downArrow, []), ("j", []): step = .by(times)
    case (.upArrow, []), ("k", []): step = .by(-times)
    case ("g", []), ("G", _):
      step = count.map { .to(max(1, $0) - 1) } ?? (press.key == "g" ? .first : .last)
    case (.home, []): step = .first
    case (.end, []): step = .last
    case ("d", .control): step = .by(times * max(1, page / 2))
    case ("u", .control): step = .by(-times * max(1, page / 2))
    case ("f", .control), (.pageDown, []): step = .by(times * page)
    case ("b", .control), (.pageUp, []): step = .by(-times * page)
    default: return nil
    }
  }

  var isForward: Bool {
    switch step {
    case .by(let rows): rows > 0
    case .first: true
    case .last, .to: false
    }
  }

  package func target(from index: Int, count: Int) -> Int {
    switch step {
    case .by(let rows): min(max(0, index + rows), count - 1)
    case .first: 0
    case .last: count - 1
    case .to(let row): min(row, count - 1)
    }
  }
}
