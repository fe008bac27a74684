/// A brew as a file has it.
///
/// All who hold it share the brew, the change that adds it too: an import of 100,000 would else have each several times
/// in memory.
struct ImportedBrew: Sendable {
  /// Adds the brew.
  private(set) var addition: LogChange
  var brew: Brew {
    get {
      guard case .addBrew(let brew) = addition else { preconditionFailure("a brew is added") }
      return brew
    }
    set { addition = .addBrew(newValue) }
  }
  /// Where it stands: `line 12`, `BREWS 3`.
  var place: String
  /// What could not be read, or is odd about how it was written.
  var damages: [Finding] = []
  /// What is taken as it is though it is unusual, or may have been meant otherwise.
  var doubts: [Finding] = []
  /// Whether its id comes from its content, because the file has none.
  var isNamedByContent = false
  /// Whether it was found in the log by its time and bean, under another id.
  var isFoundByContent = false
  /// Fields about which the file says nothing though a brew always has a value for them.
  var unknown: Set<BrewField> = []

  init(brew: Brew, place: String, damages: [Finding] = []) {
    addition = .addBrew(brew)
    self.place = place
    self.damages = damages
  }
}

/// All that was found in a file.
struct ImportedLog: Sendable {
  var format: ImportFormat
  var brews: [ImportedBrew] = []
  var bags: [Bag] = []
  /// What the user should know, as sentences.
  var notes: [String] = []
}

/// What kind of file it is.
public enum ImportFormat: Sendable, Hashable, CustomStringConvertible {
  case beanconqueror
  case json
  case csv(CSVDialect)

  public var description: String {
    switch self {
    case .beanconqueror: "Beanconqueror"
    case .json: "BrewLog JSON"
    case .csv(let dialect): dialect.description
    }
  }
}

/// How a table was written, as far as that can be told.
public struct CSVDialect: Sendable, Hashable, CustomStringConvertible {
  /// Which number of 3/4/2026 is the day.
  public enum DateOrder: String, Sendable, CaseIterable {
    case dayFirst = "day-first"
    case monthFirst = "month-first"
  }

  /// Between cells.
  public var delimiter: Character = ","
  /// Whether numbers are written `4,7`; nil if no number tells.
  public var hasDecimalComma: Bool?
  /// Of days in columns that do not tell for themselves; nil if no date and no header tells.
  public var dateOrder: DateOrder?
  /// Whether dates could be read both ways and none tells which is right: the user has to.
  public var isDateOrderOpen = false
  /// Whether it is a table of our own exports: each column is what it is called.
  public internal(set) var isOwn = false
  /// The columns of the file and what they are taken for; nil for those that are kept without being understood.
  public var columns: [Column] = []

  /// A column of the file.
  public struct Column: Sendable, Hashable {
    /// Its name in the first row, without blanks around it; empty where it has none.
    public let header: String
    /// The key of the field it is taken for, or `ratio` or `time of day`; nil if it is not known.
    public let meaning: String?
    /// What a number in it is in where its cell names no unit; nil where it has none.
    public internal(set) var unit: String?
    /// Whether the unit stands neither in the header nor in every cell, and nobody has said it.
    public internal(set) var isUnitAssumed = false
    /// Of days that could be read both ways, and of those below the same header: which number is the day; nil for
    /// others.
    public internal(set) var dateOrder: DateOrder?
    /// Of ratings: the best; where a cell names its own, that holds.
    public internal(set) var scale: Double?
    /// Whether no row has anything in it.
    public internal(set) var isEmpty = false
  }

  public var description: String {
    let sign =
      switch delimiter {
      case "\t": "tabs"
      case ";": "semicolons"
      case "|": "bars"
      default: "commas"
      }
    var parts = ["CSV with \(sign)"]
    if hasDecimalComma == true { parts.append("decimal commas") }
    if let dateOrder { parts.append(dateOrder == .dayFirst ? "the day first" : "the month first") }
    return parts.joined(separator: ", ")
  }
}
