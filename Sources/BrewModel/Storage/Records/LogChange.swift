/// One change to one record, as it is asked for.
///
/// A change says what shall be, never "the other way round": two copies of the program that ask for the same agree.
///
/// The records are held elsewhere: those of an import are many, and a brew is large.
public indirect enum LogChange: Sendable, Hashable {
  case addBrew(Brew)
  /// The fields that differ between the two are written, others are left to whoever changed them meanwhile.
  case editBrew(from: Brew, to: Brew)
  case setFavorite(Brew.ID, Bool)
  case deleteBrew(Brew.ID)
  /// Brings a deleted one back.
  case restoreBrew(Brew.ID)
  case addBag(Bag)
  case editBag(from: Bag, to: Bag)
  case deleteBag(Bag.ID)
  case restoreBag(Bag.ID)
}

/// What the user did: it is saved, undone and redone as a whole.
public struct LogAction: Sendable, Hashable {
  /// For the line that says what was undone: `star Kenya AA`, `import of 424 brews`.
  public var name: String
  /// In the order in which they are written.
  public var changes: [LogChange]

  /// An action that is still to be done.
  public init(_ name: String, _ changes: [LogChange]) {
    self.name = name
    self.changes = changes
  }
}

/// An action of the log's file.
public struct RecordedAction: Sendable, Hashable {
  /// Counts up; never used twice.
  public let number: Int
  /// As it was called when it was done: `star Kenya AA`.
  public let name: String
  /// When it was done.
  public let time: Instant
  /// Whether it was taken back, and may be done again.
  public let isUndone: Bool
}
