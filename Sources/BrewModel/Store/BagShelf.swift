public import Observation

/// The bags of a log in the order in which they are listed, and what is left of each.
@MainActor
@Observable
public final class BagShelf {
  /// The open bags first, of these the freshest; the finished ones after them. Told only when bags come, go or change
  /// places.
  public private(set) var entries: [BagEntry] = []

  @ObservationIgnored private let log: BrewLog

  /// Complexity: that of `refresh()`.
  public init(_ log: BrewLog) {
    self.log = log
    refresh()
  }

  /// The bags of a file, in the order of a shelf, for what prints them once.
  ///
  /// Complexity: O(brews that came from a bag + bags log bags).
  public static func entries(in file: LogFile) throws(LogFileError) -> [BagEntry] {
    let uses = try file.bagUses()
    return try file.bags().sorted(by: isListedBefore).map { BagEntry($0, uses[$0.id] ?? BagUse()) }
  }

  /// Shows the bags and what was taken from them as the log has it now.
  ///
  /// Complexity: O(brews + bags log bags).
  public func refresh() {
    let uses = uses()
    let known = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
    let bags = log.bags.sorted(by: Self.isListedBefore)
    let new = bags.map { bag in
      let use = uses[bag.id] ?? BagUse()
      guard let entry = known[bag.id] else { return BagEntry(bag, use) }
      entry.take(bag, use)
      return entry
    }
    if !new.elementsEqual(entries, by: ===) { entries = new }
  }

  private func uses() -> [Bag.ID: BagUse] {
    var uses: [Bag.ID: BagUse] = [:]
    for brew in log.brews {
      if let bag = brew.bag { uses[bag, default: BagUse()].add(brew.dose) }
    }
    return uses
  }

  private static func isListedBefore(_ left: Bag, _ right: Bag) -> Bool {
    if left.isFinished != right.isFinished { return right.isFinished }
    let days = (left.roast.roasted?.dayNumber, right.roast.roasted?.dayNumber)
    if days.0 != days.1 { return (days.0 ?? .min) > (days.1 ?? .min) }
    let names = (left.bean.name.sortKey, right.bean.name.sortKey)
    return names.0 == names.1 ? left.id < right.id : names.0.lexicographicallyPrecedes(names.1)
  }
}
