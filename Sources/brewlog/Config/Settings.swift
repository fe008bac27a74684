import BrewModel

/// What the user has settled in the config file.
struct Settings: Equatable {
  /// The columns of a list; nil for the usual ones.
  var columns: [BrewColumn]?
  /// Whether only ASCII is printed to a terminal.
  var isASCII = false

  /// The names of all settings, and what each is for: for the manual page.
  nonisolated static let table = [
    ("ascii", "yes to print ASCII alone on a terminal; no is usual"),
    ("columns", "the columns of list and search, with commas between; see brewlog list --help"),
  ]

  /// A line that was not followed.
  struct Mistake: Equatable {
    /// From 1.
    let line: Int
    let reason: String
  }

  /// Reads lines of `name = value`; empty ones and those that begin with `#` say nothing. Of a name that stands twice
  /// the last line counts. What cannot be followed is a mistake, and the rest holds.
  static func read(_ text: String) -> (settings: Settings, mistakes: [Mistake]) {
    var settings = Settings()
    var mistakes: [Mistake] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      let line = line.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do throws(UsageError) { try settings.take(line) } catch {
        mistakes.append(Mistake(line: index + 1, reason: error.message))
      }
    }
    return (settings, mistakes)
  }

  private mutating func take(_ line: String) throws(UsageError) {
    guard let equals = line.firstIndex(of: "=") else {
      throw UsageError("\(line.quoted) has no =; write it like ascii = yes")
    }
    let name = line[..<equals].trimmed
    let value = line[line.index(after: equals)...].trimmed
    switch name {
    case "ascii": isASCII = try Self.truth(value, of: name)
    case "columns": columns = try BrewColumn.columns(value, of: name)
    default:
      let meant = NearestName.of(name, among: Self.table.map(\.0))
      let known = Self.table.map(\.0).joined(separator: ", ")
      throw UsageError(
        "there is no setting \(name.quoted)"
          + (meant.map { "; did you mean \($0)?" } ?? "; there are \(known)"))
    }
  }

  private static func truth(_ text: String, of name: String) throws(UsageError) -> Bool {
    switch text {
    case "yes": return true
    case "no": return false
    default: throw UsageError("\(name) is yes or no, not \(text.quoted)")
    }
  }
}
