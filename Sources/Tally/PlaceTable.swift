import TerminalUI

/// Counts for each place in the tree, as long as it is there.
struct PlaceTable {
  private struct Record {
    let viewType: ViewType
    let identity: String
    var counts = ViewCounts()
    /// When the place was first met.
    let number: Int
  }
  private var records: [ObjectIdentifier: Record] = [:]
  private var metCount = 0

  mutating func change(_ view: TracedView, _ change: (inout ViewCounts) -> Void) {
    meet(view)
    change(&records[view.place]!.counts)
  }

  mutating func change(_ place: ObjectIdentifier, _ change: (inout ViewCounts) -> Void) {
    if records[place] != nil { change(&records[place]!.counts) }
  }

  private mutating func meet(_ view: TracedView) {
    guard records[view.place] == nil else { return }
    records[view.place] = Record(
      viewType: view.viewType, identity: view.identity, number: metCount)
    metCount += 1
  }

  mutating func identity(of view: TracedView) -> String {
    meet(view)
    return records[view.place]!.identity
  }

  mutating func remove(_ view: TracedView) { records[view.place] = nil }

  mutating func reset() {
    for place in records.keys { records[place]!.counts = ViewCounts() }
  }

  var summaries: [PlaceSummary] { summaries { _ in true } }
  func summaries(of type: ViewType) -> [PlaceSummary] { summaries { $0.viewType === type } }

  private func summaries(where isWanted: (Record) -> Bool) -> [PlaceSummary] {
    records.values.filter { isWanted($0) && !$0.counts.isUnused }
      .sorted { $0.number < $1.number }
      .map {
        PlaceSummary(viewName: $0.viewType.name, identity: $0.identity, counts: $0.counts)
      }
  }
}
