import BrewLogApp
import BrewModel
import NcursesBackend

/// What the user has settled in the config file.
struct Settings: Equatable {
  /// The columns of a list; nil for the usual ones.
  var columns: [BrewColumn]?
  /// Whether only ASCII is printed to a terminal.
  var isASCII = false
  /// Whether the screens are read aloud, or by touch.
  var isPlain = false
  /// The columns of characters whose width depends on the terminal; nil for what the locale says.
  var ambiguousWidth: Int?
  var usesMouse: Bool?
  var color = ColorChoice.auto
  var units = DisplayUnits.metric
  /// The keys of actions of the screens, with the line that says so.
  var keys: [KeySetting] = []

  struct KeySetting: Equatable {
    let action: String
    let keys: String
    let line: Int
  }

  /// The names of all settings, and what each is for: for the manual page.
  nonisolated static let table = [
    (
      "ambiguous-width",
      "1 or 2: the columns of characters whose width depends on the terminal; the locale decides if nothing is said"
    ),
    ("ascii", "yes to show ASCII alone on a terminal; no is usual"),
    ("color", "auto, always or never, for the screens"),
    (
      "columns",
      "the columns of list, search and the log screen, with commas between; see brewlog list --help"
    ),
    (
      "key.ACTION",
      "the keys of an action of the screens, with blanks between: key.star = s Space; keys are characters of any script, Enter, Tab, Esc, Space, Del, Left, Right, Backspace, F1 to F12, and these with Ctrl- or Alt-, as far as terminals send them"
    ),
    ("mouse", "no to leave the mouse to the terminal; yes is usual, but for GNU screen"),
    ("plain", "yes for screens that are read aloud or by touch; no is usual"),
    (
      "units",
      "what amounts are shown in, and what one without a unit means, on the screens, in filters, and in the words of add, edit and bags: g or oz, ml or floz, C or F; g, ml, C are usual; a unit that is written holds (temp=93C), and JSON and CSV are always in g, ml and C"
    ),
  ]

  /// A line that was not followed.
  struct Mistake: Equatable {
    /// From 1.
    let line: Int
    let reason: String
    /// Whether it is about what the screens alone do.
    var isOfScreens = false
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
      do throws(UsageError) { try settings.take(line, number: index + 1) } catch {
        mistakes.append(
          Mistake(line: index + 1, reason: error.message, isOfScreens: isOfScreens(line)))
      }
    }
    mistakes += settings.lostKeys
    return (settings, mistakes.sorted { $0.line < $1.line })
  }

  private static func isOfScreens(_ line: String) -> Bool {
    line.hasPrefix(keyPrefix)
      || ["mouse", "color"].contains(line.prefix { $0 != "=" }.trimmed)
  }

  private mutating func take(_ line: String, number: Int) throws(UsageError) {
    guard let equals = line.firstIndex(of: "=") else {
      throw UsageError("\(line.quoted) has no =; write it like ascii = yes")
    }
    let name = line[..<equals].trimmed
    let value = line[line.index(after: equals)...].trimmed
    switch name {
    case "ascii": isASCII = try Self.truth(value, of: name)
    case "plain": isPlain = try Self.truth(value, of: name)
    case "ambiguous-width": ambiguousWidth = try Self.width(value, of: name)
    case "mouse": usesMouse = try Self.truth(value, of: name)
    case "color": color = try Self.color(value)
    case "columns": columns = try BrewColumn.columns(value, of: name)
    case "units": units = try Self.units(value)
    default:
      guard name.hasPrefix(Self.keyPrefix) else { throw Self.unknown(name) }
      try takeKey(String(name.dropFirst(Self.keyPrefix.count)), value, number)
    }
  }

  private static let keyPrefix = "key."

  private static func unknown(_ name: String) -> UsageError {
    let names = table.map(\.0)
    let meant = NearestName.of(name, among: names)
    return UsageError(
      "there is no setting \(name.quoted)"
        + (meant.map { "; did you mean \($0)?" } ?? "; there are \(names.joined(separator: ", "))"))
  }

  private static func width(_ text: String, of name: String) throws(UsageError) -> Int {
    guard let width = Int(text), (1...2).contains(width) else {
      throw UsageError("\(name) is 1 or 2, not \(text.quoted)")
    }
    return width
  }

  private static func truth(_ text: String, of name: String) throws(UsageError) -> Bool {
    switch text {
    case "yes": return true
    case "no": return false
    default: throw UsageError("\(name) is yes or no, not \(text.quoted)")
    }
  }

  private static func color(_ text: String) throws(UsageError) -> ColorChoice {
    guard let choice = ColorChoice(rawValue: text) else {
      let choices = ColorChoice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("color is one of \(choices), not \(text.quoted)")
    }
    return choice
  }

  private static func units(_ text: String) throws(UsageError) -> DisplayUnits {
    var units = DisplayUnits.metric
    for word in text.split(separator: ",") {
      switch word.trimmed.lowercased() {
      case "g": units.usesOunces = false
      case "oz": units.usesOunces = true
      case "ml": units.usesFluidOunces = false
      case "floz", "fl oz": units.usesFluidOunces = true
      case "c", "°c": units.usesFahrenheit = false
      case "f", "°f": units.usesFahrenheit = true
      default:
        throw UsageError("units are g or oz, ml or floz, C or F, not \(word.trimmed.quoted)")
      }
    }
    return units
  }
}

extension Settings {
  // MARK: Keys

  private mutating func takeKey(
    _ action: String, _ text: String, _ line: Int
  ) throws(UsageError) {
    guard KeyOverrides.names.contains(action) else { throw Self.unknownAction(action) }
    var trial = KeyOverrides()
    if let problem = trial.set(action, to: text) {
      throw UsageError("\(Self.keyPrefix)\(action): \(problem)")
    }
    keys.removeAll { $0.action == action }
    keys.append(KeySetting(action: action, keys: text, line: line))
  }

  private static func unknownAction(_ action: String) -> UsageError {
    let start = "no screen has an action \(action.quoted)"
    if fixed.contains(where: action.lowercased().hasPrefix) {
      return UsageError(start + "; Enter and Esc in the last line are fixed")
    }
    let meant = NearestName.of(action, among: KeyOverrides.names)
    return UsageError(
      start + (meant.map { "; did you mean key.\($0)?" } ?? "")
        + "; man brewlog lists them under CONFIG FILE")
  }

  /// What those call it who look for the keys of the last line.
  private static let fixed = ["prompt", "enter", "return", "esc", "accept", "cancel"]

  private var keyOverrides: KeyOverrides {
    var overrides = KeyOverrides()
    for key in keys { _ = overrides.set(key.action, to: key.keys) }
    return overrides
  }

  /// Where a key was taken from an action that has no other, or that was given it.
  private var lostKeys: [Mistake] {
    guard !keys.isEmpty else { return [] }
    return keyOverrides.losses.map { loss in
      let line = keys.first { $0.action == loss.taker }?.line ?? 0
      let taken = "key.\(loss.taker) takes \(loss.key)"
      let reason =
        loss.isLast
        ? "\(taken), the only key of \(loss.victim); give that another with key.\(loss.victim)"
        : "\(taken) from key.\(loss.victim); of two lines with one key the last counts"
      return Mistake(line: line, reason: reason, isOfScreens: true)
    }
  }

  /// What of it is for the screens.
  var preferences: Preferences {
    var preferences = Preferences()
    preferences.keys = keyOverrides
    preferences.units = units
    preferences.columns = columns
    return preferences
  }
}
