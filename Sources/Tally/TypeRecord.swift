import TerminalUI

/// What is counted for the views of one type.
final class TypeRecord {
  let viewType: ViewType
  var counts = ViewCounts()
  private var causes: [Entry] = []
  private var fields: [(change: FieldChange, count: Int)] = []

  /// Causes that have come together, and how often.
  private struct Entry {
    let keys: [UpdateCause.Key]
    let causes: [UpdateCause]
    var count = 1
    /// Looked up when they are first asked for, for instruments ask several times a second.
    lazy var names = causes.map(\.description)
  }

  init(_ viewType: ViewType) { self.viewType = viewType }

  func reset() {
    counts = ViewCounts()
    causes.removeAll()
    fields.removeAll()
    known = nil
  }

  /// Complexity: O(different causes), which are few.
  func note(_ new: [UpdateCause]) {
    for index in causes.indices where isSame(causes[index].keys, new) {
      causes[index].count += 1
      return
    }
    causes.append(Entry(keys: new.map(\.key), causes: new))
  }

  private func isSame(_ keys: [UpdateCause.Key], _ causes: [UpdateCause]) -> Bool {
    guard keys.count == causes.count else { return false }
    for index in keys.indices where keys[index] != causes[index].key { return false }
    return true
  }

  func note(_ changes: [FieldChange]) {
    for change in changes {
      if let index = fields.firstIndex(where: { $0.change.path == change.path }) {
        fields[index].count += 1
      } else {
        fields.append((change, 1))
      }
    }
  }

  /// As it was made last; it holds as long as the counts do.
  private var known: ViewSummary?

  var summary: ViewSummary {
    if let known, known.counts == counts { return known }
    let made = makeSummary()
    known = made
    return made
  }

  private func makeSummary() -> ViewSummary {
    // Two causes may have one name: key paths of a generic type's instances.
    var named: [CauseCount] = []
    for entry in causes.indices {
      let (names, count) = (causes[entry].names, causes[entry].count)
      if let index = named.firstIndex(where: { $0.causes == names }) {
        named[index] = CauseCount(names, named[index].count + count)
      } else {
        named.append(CauseCount(names, count))
      }
    }
    return ViewSummary(
      name: viewType.countedName, nestedName: viewType.nestedName, counts: counts,
      causes: named.sorted { $0.count > $1.count },
      fields: fields.map(count).sorted { $0.count > $1.count })
  }

  private func count(_ entry: (change: FieldChange, count: Int)) -> FieldCount {
    FieldCount(entry.change.path, entry.count, isNeverEqual: isNeverEqual(entry))
  }

  /// The arrivals at places that are new have nothing to compare with.
  private func isNeverEqual(_ entry: (change: FieldChange, count: Int)) -> Bool {
    switch entry.change.kind {
    case .closure: true
    case .object: entry.count >= 2 && entry.count == counts.arrivals - counts.initial
    case .value: false
    }
  }
}
