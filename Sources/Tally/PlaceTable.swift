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
  /// Of places that have left the tree, the records wait for another one.
  private var records: [Record] = []
  private var free: [Int] = []
  private var indices: [PlaceKey: Int] = [:]
  private var metCount = 0
  /// The place that was last looked up: what happens at one place comes together.
  private var last: (place: ObjectIdentifier, index: Int)?

  @inline(__always)
  mutating func change(_ view: TracedView, _ change: (inout ViewCounts) -> Void) {
    change(&records[index(of: view)].counts)
  }

  mutating func change(_ place: ObjectIdentifier, _ change: (inout ViewCounts) -> Void) {
    if let index = indices[PlaceKey(place)] { change(&records[index].counts) }
  }

  mutating func identity(of view: TracedView) -> String { records[index(of: view)].identity }

  private mutating func index(of view: TracedView) -> Int {
    let place = view.place
    if let last, last.place == place { return last.index }
    let index = indices[PlaceKey(place)] ?? meet(view)
    last = (place, index)
    return index
  }

  private mutating func meet(_ view: TracedView) -> Int {
    let record = Record(viewType: view.viewType, identity: view.identity, number: metCount)
    metCount += 1
    let index = free.popLast() ?? records.count
    if index == records.count { records.append(record) } else { records[index] = record }
    indices[PlaceKey(view.place)] = index
    return index
  }

  mutating func remove(_ view: TracedView) {
    last = nil
    if let index = indices.removeValue(forKey: PlaceKey(view.place)) { free.append(index) }
  }

  mutating func reset() {
    for index in records.indices { records[index].counts = ViewCounts() }
  }

  var summaries: [PlaceSummary] { summaries { _ in true } }
  func summaries(of type: ViewType) -> [PlaceSummary] { summaries { $0.viewType === type } }

  private func summaries(where isWanted: (Record) -> Bool) -> [PlaceSummary] {
    indices.values.map { records[$0] }
      .filter { isWanted($0) && !$0.counts.isUnused }
      .sorted { $0.number < $1.number }
      .map {
        PlaceSummary(viewName: $0.viewType.countedName, identity: $0.identity, counts: $0.counts)
      }
  }
}

/// A place as the key of a table: an address that nobody has chosen with ill intent needs no hash that costs 90
/// instructions, twice for each value that arrives.
private struct PlaceKey: Hashable {
  private let address: Int

  init(_ place: ObjectIdentifier) { address = Int(bitPattern: place) }

  func _rawHashValue(seed: Int) -> Int {
    // Objects stand on multiples of sixteen; the high half of the product has all of the bits.
    let product = UInt(bitPattern: address ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(bitPattern: product.high ^ product.low)
  }
}
