import Tally
import BrewLogApp
import BrewModel

extension LogCommand {
  static let show = LogCommand(
    guide: CommandGuide(
      name: "show", arguments: "ID...", summary: "shows everything about brews",
      discussion: [
        BrewWords.ids,
        "Besides what was recorded it shows what follows from it: the ratio, the grams for a litre, the extraction yield and its formula, the days off roast, and what is odd. --json prints what was recorded, one object for one brew and an array for several.",
      ],
      options: [.json, CommandOption(name: "--ascii", summary: "prints ASCII alone"), .log],
      examples: ["brewlog show last", "brewlog show --json last"],
      failures: [(ExitStatus.difference, "there is no such brew")], completes: [.words(["last"])]),
    run: { try showBrews($0) })

  private static func showBrews(_ session: LogSession) throws -> Int32 {
    let file = try session.openExisting()
    let brews = try session.brews(in: file)
    if session.asJSON {
      try session.write(brews)
      return ExitStatus.success
    }
    let names = try brews.contains { $0.bag != nil } ? BagNames(file.bags()) : BagNames([])
    let texts = try brews.map { brew in
      let bag = try brew.bag.flatMap { try file.bag($0) }
      return session.output.printable(
        BrewText(units: session.settings.units).all(of: brew, bag: bag, names))
    }
    try session.write(texts.joined(separator: "\n"))
    return ExitStatus.success
  }
}

extension BagNames {
  /// What a bag is called; one that was deleted has no name among the others.
  fileprivate func shownName(of id: Bag.ID?, _ bag: Bag?) -> String {
    guard let id, let bag else { return name(of: id) }
    let name = name(of: id)
    return name == id.description
      ? "\(bag.bean.name), deleted (\(bag.id.description.prefix(8)))" : name
  }
}

/// A brew as lines of text.
struct BrewText {
  let units: DisplayUnits

  /// - Parameters:
  ///   - bag: that it is from, deleted or not.
  ///   - names: of the bags of its log.
  func all(of brew: Brew, bag: Bag?, _ names: BagNames) -> String {
    let fields = BrewField.allCases.filter { $0 != .note }.map { field in
      (field.key, field == .bag ? names.shownName(of: brew.bag, bag) : text(field, of: brew))
    }
    var lines = (fields + Self.derived(of: brew, bag: bag)).filter { !$0.1.isEmpty }
      .map { Self.line($0.0, $0.1) }.joined()
    for unread in brew.unreadTexts { lines += Self.line("not read", unread.description) }
    for finding in brew.findings(units: units) {
      lines += Self.line("odd", finding.description)
    }
    if !brew.note.trimmed.isEmpty { lines += "\n" + brew.note.trimmed + "\n" }
    return lines
  }

  private static func line(_ key: String, _ value: String) -> String {
    key + String(repeating: " ", count: max(1, 13 - key.count)) + value.onOneLine + "\n"
  }

  /// With its unit.
  private func text(_ field: BrewField, of brew: Brew) -> String {
    if let text = units.text(of: field, in: brew) { return text }
    let text = field.text(of: brew)
    switch field {
    case .favorite: return brew.isFavorite ? text : ""
    case .time, .bloom, .firstDrip: return field.duration(of: brew).map(Self.clock) ?? text
    case .rating: return brew.rating.map { $0.scale == 5 ? "\(text)/5" : text } ?? ""
    default:
      guard let number = field.number(of: brew), Double(text) == number.value else { return text }
      return number.symbol.isEmpty ? text : "\(text) \(number.symbol)"
    }
  }

  private static func clock(_ time: Seconds) -> String {
    time.value < 60 ? "\(time) s" : time.exactClockText
  }

  private static func derived(of brew: Brew, bag: Bag?) -> [(String, String)] {
    [
      ("ratio", brew.ratio == nil ? "" : brew.ratioText),
      (
        "strength",
        brew.concentration.map { "\(DecimalText.fixed($0.value, decimals: 1)) g/l" } ?? ""
      ),
      (
        "extraction",
        brew.extractionYield.map {
          "\(DecimalText.fixed($0.value.value, decimals: 2)) % by \($0.formula.text)"
        } ?? ""
      ),
      ("off roast", brew.daysOffRoast(of: bag).map { $0.counted("day") } ?? ""),
      (
        "alcohol", brew.beer.alcohol.map { "\(DecimalText.fixed($0.value, decimals: 2)) %" } ?? ""
      ),
    ]
  }
}
