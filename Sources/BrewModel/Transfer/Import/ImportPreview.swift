/// What an import would do, before it does anything.
public struct ImportPreview: Sendable {
  /// What becomes of one record.
  public enum Outcome: Sendable, Hashable {
    /// It is not in the log.
    case new
    /// It is in the log, and the file has nothing to add.
    case same
    /// It is in the log.
    ///
    /// - Parameters:
    ///   - filled: keys of fields that the log lacked.
    ///   - differing: keys of fields that both have, with different values.
    case changed(filled: [String], differing: [String])
    /// It was deleted from the log, and stays deleted.
    case deleted
    /// The same again, from an earlier place of the same file.
    case duplicate
  }

  /// One brew of the file.
  public struct Item: Sendable {
    let imported: ImportedBrew
    /// What becomes of it.
    public let outcome: Outcome
    /// As the file has it.
    public var brew: Brew { imported.brew }
    /// Whether it is known by its time and its bean to be a brew of the log: the file has no ids, and another cell of
    /// its row is not what it was.
    public var isFoundByContent: Bool { imported.isFoundByContent }
    /// Where it stands: `line 12`.
    public var place: String { imported.place }
    /// What could not be read, and what cannot be: kept and marked.
    public var damages: [Finding] { imported.damages }
    /// What is unusual, and what may have been meant otherwise: taken as it is. Empty where nothing is taken of it.
    public var doubts: [Finding] { imported.doubts }
  }

  /// What kind of file it is, and how a table was read.
  public let format: ImportFormat
  /// Every brew of the file, in its order.
  public let items: [Item]
  /// Of the bags: how many are new, have something to add, or are as they were.
  public let newBags: Int
  public let changedBags: Int
  public let sameBags: Int
  /// What the user should know, as sentences.
  public let notes: [String]
  /// What it writes: one action, and so one undo.
  public let action: LogAction

  let options: ImportOptions
  let source: ImportedLog
  /// Of the log for which this was found.
  let revision: Int

  /// Whether the fields in which log and file differ become those of the file.
  public var prefersFile: Bool { options.prefersFile }

  /// How many brews have an outcome that is counted. Complexity: O(items), as of those below.
  public func count(_ isCounted: (Outcome) -> Bool) -> Int {
    items.count { isCounted($0.outcome) }
  }

  /// Brews that the log gets.
  public var newCount: Int { count { $0 == .new } }
  public var sameCount: Int { count { $0 == .same } }
  public var deletedCount: Int { count { $0 == .deleted } }
  public var duplicateCount: Int { count { $0 == .duplicate } }
  public var changedCount: Int { count { if case .changed = $0 { true } else { false } } }
  /// Brews with fields that could not be read or cannot be.
  public var damagedCount: Int { items.count { !$0.damages.isEmpty } }
  /// How many brews have something unusual in a field, by its key: the fields with most of them first.
  public var doubtCounts: [(field: String, count: Int)] {
    var counts: [String: Int] = [:]
    for item in items {
      for field in Set(item.doubts.map(\.field)) { counts[field, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// Whether a question is open that the user has to answer before it can be applied: in words.
  public var question: String? {
    guard case .csv(let dialect) = format, dialect.isDateOrderOpen else { return nil }
    return
      "no date of the file tells whether the day or the month stands first; say --dates=day-first or --dates=month-first"
  }
}

/// What the user decides about an import.
public struct ImportOptions: Sendable {
  /// Of dates like 3/4/2026; nil where the file shall tell.
  public var dateOrder: CSVDialect.DateOrder?
  /// Whether numbers of a table are written `4,7`; nil where the file shall tell.
  public var hasDecimalComma: Bool?
  /// Of numbers of a table of whose units nothing tells.
  public var assumedUnits = AssumedUnits()
  /// In which numbers are told.
  public var units = DisplayUnits.metric
  /// The best that could be given, where the file does not say it; nil where it shall be guessed.
  public var ratingScale: Double?
  /// Whether fields that log and file both have, with different values, become those of the file.
  public var prefersFile = false
  /// What columns of a table hold, by their names in its first row; nil for what is to be kept without being
  /// understood. Of the others it is found.
  public var columns: [String: BrewColumn?] = [:]
  /// What is taken in at most.
  public var limits = TransferLimits()

  /// Nothing decided: the file tells what it can.
  public init() {}
}
