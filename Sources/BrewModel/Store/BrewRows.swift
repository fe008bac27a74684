/// Some brews of a log in an order: their places among all, and no hold of each. To take hold of 100,000 objects and to
/// let go of them would cost more than to find them.
public struct BrewRows: RandomAccessCollection, Sendable {
  private let all: [BrewEntry]
  /// nil for all in their own order.
  private let places: [Int32]?
  /// Whether they are in the order of the log.
  private let isRising: Bool
  private let log: BrewLog?

  /// No brews.
  public init() {
    all = []
    places = nil
    isRising = true
    log = nil
  }

  init(_ all: [BrewEntry], places: [Int32]? = nil, isRising: Bool = true, of log: BrewLog) {
    self.all = all
    self.places = places
    self.isRising = isRising
    self.log = log
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places?.count ?? all.count }

  public subscript(index: Int) -> BrewEntry {
    guard let places else { return all[index] }
    return all[Int(places[index])]
  }

  /// Where they stand among all, in their order.
  var placesInLog: [Int32] { places ?? all.indices.map(Int32.init) }

  /// The same brews at other places.
  func with(_ places: [Int32]?, isRising: Bool, of log: BrewLog) -> BrewRows {
    BrewRows(all, places: places, isRising: isRising, of: log)
  }
}

extension BrewRows {
  /// Whether both are the same objects in the same order. Complexity: O(1) where nothing was found anew, else O(rows)
  /// without looking at any brew.
  public func isSame(as other: BrewRows) -> Bool {
    guard count == other.count else { return false }
    if all.isSame(as: other.all), places == other.places { return true }
    if places == nil, other.places == nil { return all.hasSameObjects(as: other.all) }
    return indices.allSatisfy { self[$0] === other[$0] }
  }

  /// Where a brew is listed; nil if it is not. Complexity: O(log rows) in the order of the log, else O(rows)
  /// comparisons of numbers.
  @MainActor public func place(of entry: BrewEntry) -> Int? {
    // The list may be older than the brew's time.
    guard let place = all.place(of: entry) ?? all.placeOfObject(entry) else { return nil }
    guard let places else { return place }
    let wanted = Int32(place)
    guard isRising else { return places.firstIndex(of: wanted) }
    let first = places.firstPlace { $0 >= wanted }
    return first < places.count && places[first] == wanted ? first : nil
  }

  /// Where the brew of an id is listed; nil if it is not. Complexity: that of `place(of:)`.
  @MainActor public func place(of id: Brew.ID) -> Int? {
    if let entry = log?.entry(id) { return place(of: entry) }
    // One that is listed still, and in the log no more.
    return firstIndex { $0.id == id }
  }

  /// The places in these rows of those that are among others as well, from the first.
  ///
  /// Complexity: O(both).
  public func places(of others: BrewRows) -> [Int] {
    guard all.isSame(as: others.all) else {
      let found = Set(others.map(ObjectIdentifier.init))
      return indices.filter { found.contains(ObjectIdentifier(self[$0])) }
    }
    guard let places else { return others.places?.map(Int.init) ?? Array(indices) }
    var isFound = [Bool](repeating: others.places == nil, count: all.count)
    for place in others.places ?? [] { isFound[Int(place)] = true }
    return places.indices.filter { isFound[Int(places[$0])] }
  }
}

extension [BrewEntry] {
  /// The place of an entry among entries in the order of time; nil where it is not found. Complexity: O(log n).
  @MainActor fileprivate func place(of entry: BrewEntry) -> Int? {
    let place = firstPlace { !$0.isBefore(entry) }
    return place < count && self[place] === entry ? place : nil
  }

  /// By the objects alone, none of which is looked at.
  fileprivate func placeOfObject(_ entry: BrewEntry) -> Int? {
    withContiguousStorageIfAvailable { entries in
      entries.withMemoryRebound(to: UnsafeRawPointer.self) {
        $0.firstIndex(of: UnsafeRawPointer(Unmanaged.passUnretained(entry).toOpaque()))
      }
    } ?? nil
  }

  fileprivate func hasSameObjects(as other: [BrewEntry]) -> Bool {
    withUnsafeBytes { left in other.withUnsafeBytes { right in left.elementsEqual(right) } }
  }

  /// Whether both are one piece of memory: while one of them is held, no other can be there.
  fileprivate func isSame(as other: [BrewEntry]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { left in
        other.withUnsafeBufferPointer { right in left.baseAddress == right.baseAddress }
      }
  }
}

extension Array {
  /// The first place where something holds that then holds up to the end; the end where it holds nowhere.
  ///
  /// Complexity: O(log n).
  package func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
