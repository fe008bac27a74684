/// What the header of a column says: what stands in it, and beside the name the unit of its numbers, the best rating or
/// the order of day and month, as in `Dose in g`, `Rating (1-5)`, `Water [ml]` and `Date (DD/MM/YYYY)`.
struct ColumnHeader {
  /// nil if it is not known.
  private(set) var meaning: ColumnMeaning?
  /// nil if it names none that fits.
  private(set) var unit: ColumnUnit?
  /// Of ratings: the best.
  private(set) var scale: Double?
  /// Of dates.
  private(set) var dateOrder: CSVDialect.DateOrder?

  /// More bytes are no name of a column.
  static let longestName = 200

  /// Complexity: O(length).
  init(_ header: String) {
    guard header.utf8.count <= Self.longestName else { return }
    let words = Self.words(of: header)
    takeName(words)
    if meaning == nil { takeForm(words) }
    if meaning == nil { takeUnit(words) }
    if meaning == nil { takeScale(words, isMarked: header.contains { "/([-–".contains($0) }) }
  }

  /// For a column of which the user says what it holds. Complexity: O(length).
  init(_ header: String, chosen: ColumnMeaning?) {
    meaning = chosen
    guard header.utf8.count <= Self.longestName, case .field(let field) = chosen else { return }
    let words = Self.words(of: header)
    if field == .rating { scale = Self.scale(in: words[...], isMarked: true) }
    if BrewColumn.field(field).isDay { dateOrder = Self.order(Self.form(in: words)) }
    unit = Self.splits(of: words).first { $0.unit.fits(field) }?.unit
    if unit == .percent, field == .rating { (unit, scale) = (nil, 100) }
  }

  /// Letters and digits of a header: `Ground Coffee (gr)` is `groundcoffeegr`.
  static func name(of header: String) -> String { words(of: header).joined() }

  /// Folded, each of letters or of digits alone; a sign of per cent is one too.
  private static func words(of header: String) -> [String] {
    var words: [String] = []
    var last = Kind.other
    for scalar in FoldedText.folded(header).unicodeScalars {
      let kind = Kind(scalar)
      switch scalar {
      case "℃": words.append("c")
      case "℉": words.append("f")
      default:
        guard kind != .other else { break }
        if kind == last, kind != .sign {
          words[words.count - 1].unicodeScalars.append(scalar)
        } else {
          words.append(String(scalar))
        }
      }
      last = kind
    }
    return words
  }

  private enum Kind {
    case letter, digit, sign, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "0"..."9": self = .digit
      case "%": self = .sign
      // A degree is typed so too.
      case "º", "℃", "℉": self = .other
      default: self = scalar.properties.isAlphabetic ? .letter : .other
      }
    }
  }
}

extension ColumnHeader {
  // MARK: The name

  /// A header that is known as a whole; its unit may be the end of it: `watertempf`.
  private mutating func takeName(_ words: [String]) {
    let name = words.joined()
    meaning = ColumnMeaning(name: name)
    guard case .field(let field) = meaning else { return }
    unit = Self.splits(of: words).first { $0.unit.fits(field) }?.unit ?? Self.glued(name, field)
    if unit == .percent, field == .rating { (unit, scale) = (nil, 100) }
  }

  /// The unit at the end of a name, the rest of which is one of the same field.
  private static func glued(_ name: String, _ field: BrewField) -> ColumnUnit? {
    ColumnUnit.allCases.first { unit in
      unit.fits(field)
        && unit.names.contains {
          name.hasSuffix($0)
            && ColumnMeaning(name: String(name.dropLast($0.count))) == .field(field)
        }
    }
  }

  // MARK: The unit

  /// A name with its unit behind it.
  private mutating func takeUnit(_ words: [String]) {
    for split in Self.splits(of: words) {
      guard let named = ColumnMeaning(name: split.name), case .field(var field) = named else {
        continue
      }
      // Nobody weighs the name of a bean.
      if field == .bean, split.unit == .grams || split.unit == .ounces { field = .dose }
      guard split.unit.fits(field) else { continue }
      meaning = .field(field)
      if field == .rating { scale = 100 } else { unit = split.unit }
      return
    }
  }

  /// What may be a name, and the unit behind it, in one word or several: `fl oz`, `in g`.
  private static func splits(of words: [String]) -> [(name: String, unit: ColumnUnit)] {
    (1...3).flatMap { count -> [(name: String, unit: ColumnUnit)] in
      guard count < words.count else { return [] }
      let end = words.suffix(count).joined()
      var names = words.dropLast(count)
      if names.count > 1, ["in", "en", "as"].contains(names.last) { names.removeLast() }
      return ColumnUnit.allCases.filter { $0.names.contains(end) }
        .map { (names.joined(), $0) }
    }
  }

  // MARK: The form of dates and times

  /// `Date (DD.MM.YYYY)`, `Time (mm:ss)`: letters that stand for digits.
  private mutating func takeForm(_ words: [String]) {
    let form = Self.form(in: words)
    guard form.count > 1, form.startIndex > 0,
      let named = ColumnMeaning(name: words[..<form.startIndex].joined())
    else { return }
    switch named {
    case .field(.time), .field(.bloom), .field(.firstDrip), .timeOfDay: meaning = named
    case .field(let field) where BrewColumn.field(field).isDay:
      meaning = named
      dateOrder = Self.order(form)
    default: break
    }
  }

  /// The words at the end that are such letters.
  private static func form(in words: [String]) -> ArraySlice<String> {
    let end = words.lastIndex { !isForm($0) }.map { $0 + 1 } ?? 0
    return words[end...]
  }

  /// nil where the year stands first.
  private static func order(_ form: ArraySlice<String>) -> CSVDialect.DateOrder? {
    switch form.count > 2 ? form.first?.first : nil {
    case "d", "t": .dayFirst
    case "m": .monthFirst
    default: nil
    }
  }

  private static func isForm(_ word: String) -> Bool {
    guard let first = word.first, "dmyhsjt".contains(first) else { return false }
    return word.count <= 4 && word.allSatisfy { $0 == first }
      || ["min", "sec", "ampm"].contains(word)
  }

  // MARK: The scale

  /// A rating with the best that could be given, or a ratio with what it begins with.
  private mutating func takeScale(_ words: [String], isMarked: Bool) {
    let end = max(1, words.lastIndex { !Self.isOfScale($0) }.map { $0 + 1 } ?? 0)
    guard end < words.count,
      let named = ColumnMeaning(name: words[..<end].joined())
    else { return }
    switch named {
    case .field(.rating):
      let hasNumber = words[end...].contains { Int($0) != nil }
      scale = Self.scale(in: words[end...], isMarked: isMarked)
      if !hasNumber || scale != nil { meaning = named }
    case .ratio: meaning = named
    default: break
    }
  }

  private static func isOfScale(_ word: String) -> Bool {
    Int(word) != nil || scaleWords.contains(word)
  }

  private static let scaleWords: Set<String> = [
    "out", "of", "to", "from", "max", "maximum", "scale", "star", "stars", "point", "points",
    "best",
    "a", "on", "x", "von", "bis", "skala", "punkt", "punkte", "punkten", "stern", "sterne",
    "sternen",
    "sur", "de",
  ]

  /// The best, where it is one: `Rating 2` is a second rating and no scale.
  private static func scale(in words: ArraySlice<String>, isMarked: Bool) -> Double? {
    let numbers = words.compactMap { Int($0) }
    guard let best = numbers.max(), (3...1_000).contains(best) else { return nil }
    let isClear = isMarked || words.count > 1 || [5, 10, 20, 100].contains(best)
    return isClear ? Double(best) : nil
  }
}
