public import Observation

/// What was taken from a bag.
public struct BagUse: Hashable, Sendable {
  /// How many brews came from it.
  public var brews = 0
  /// How many of these have a dose.
  public var dosed = 0
  /// The sum of their doses.
  public var taken: Grams = 0

  /// Nothing yet.
  public init() {}

  /// The mean dose; nil where none was recorded.
  public var meanDose: Grams? { taken.value > 0 ? Grams(taken.value / Double(dosed)) : nil }

  /// Counts a brew. - Parameter dose: nil where it was not recorded.
  mutating func add(_ dose: Grams?) {
    brews += 1
    guard let dose else { return }
    dosed += 1
    taken = Grams(taken.value + dose.value)
  }
}

/// One bag of a log on the screen: an object, so that whoever shows it depends on that bag alone.
///
/// It stays the same object while the log is open, whatever changes the bag or what is left of it.
@MainActor
@Observable
public final class BagEntry: Identifiable {
  /// Of the bag.
  public nonisolated let id: Bag.ID
  /// As the log has it now.
  public private(set) var bag: Bag
  /// What was taken from it so far.
  public private(set) var use: BagUse

  /// A bag from which nothing was taken.
  package convenience init(_ bag: Bag) { self.init(bag, BagUse()) }

  init(_ bag: Bag, _ use: BagUse) {
    id = bag.id
    self.bag = bag
    self.use = use
  }

  /// What is left of it: negative where more was taken than there was, nil where its weight is unknown.
  public var left: Grams? {
    // Sums of tenths are a little off; the scale shows hundredths.
    bag.weight.map { Grams((($0.value - use.taken.value) * 100).rounded() / 100) }
  }

  /// By how much more was taken than there was; nil where there was enough, or where its weight is unknown.
  public var overdrawn: Grams? { left.flatMap { $0.value < 0 ? Grams(-$0.value) : nil } }

  /// Whether more was taken than there was.
  public var isOverdrawn: Bool { overdrawn != nil }

  /// How many brews are left in it, of the mean dose so far; nil where that is unknown.
  public var brewsLeft: Int? {
    guard let left, let dose = use.meanDose else { return nil }
    return max(0, Int(left.value / dose.value))
  }

  /// Takes over what changed, and tells those alone who read it.
  func take(_ bag: Bag, _ use: BagUse) {
    if bag != self.bag { self.bag = bag }
    if use != self.use { self.use = use }
  }
}
