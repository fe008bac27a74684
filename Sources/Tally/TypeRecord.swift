import TerminalUI

/// What is counted for the views of one type.
final class TypeRecord {
  let viewType: ViewType
  var counts = ViewCounts()
  private var causes: [(keys: [UpdateCause.Key], causes: [UpdateCause], count: Int)] = []
  private var fields: [(change: FieldChange, count: Int)] = []

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
    causes.append((new.map(\.key), new, 1))
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
    for entry in causes {
      let names = entry.causes.map(\.description)
      if let index = named.firstIndex(where: { $0.causes == names }) {
        named[index] = CauseCount(names, named[index].count + entry.count)
      } else {
        named.append(CauseCount(names, entry.count))
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
