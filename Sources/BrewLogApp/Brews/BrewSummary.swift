import BrewModel

/// What is known of a brew, as text.
struct BrewSummary {
  let brew: Brew
  /// The bag that it came from.
  let bag: Bag?
  var units = DisplayUnits.metric

  /// What a line has a name for, without what was not recorded.
  var lines: [(name: String, value: String)] {
    [
      ("date", brew.whenText),
      ("kind", brew.kind == .coffee ? "" : brew.kind.rawValue),
      ("bean", brew.bean.name), ("roaster", brew.bean.roaster), ("off roast", daysOffRoast),
      ("method", method), ("grinder", grinder), ("dose", unit(brew.dose)),
      ("water", amount(brew.water)), ("yield", amount(brew.yield)),
      ("ratio", brew.ratio == nil ? "" : brew.ratioText), ("temperature", temperature),
      ("time", brew.time?.clockText ?? ""), ("bloom", brew.bloom?.clockText ?? ""),
      ("first drip", brew.firstDrip?.clockText ?? ""),
      ("TDS", brew.tds.map { "\($0) %" } ?? ""), ("extraction", extraction),
      ("infusion", brew.infusion.map { "\($0)" } ?? ""), ("gravity", gravity),
      ("alcohol", brew.beer.alcohol.map { "\(DecimalText.fixed($0.value, decimals: 1)) %" } ?? ""),
      ("batch", brew.beer.batchSize.map { "\($0) l" } ?? ""), ("days", days),
      ("bag", bagText), ("cost", cost),
      ("rating", brew.rating?.description ?? ""), ("drink", brew.drink),
      ("tags", brew.tags.joined(separator: ", ")), ("not read", unread), ("odd", findings),
    ].filter { !$0.1.isEmpty }
  }

  /// The same in few lines, the note last, line breaks as blanks.
  var brief: [String] {
    let made = [
      unit(brew.dose), amount(brew.water),
      amount(brew.yield).isEmpty ? "" : "→ \(amount(brew.yield))",
      brew.ratio == nil ? "" : brew.ratioText, temperature, brew.time?.clockText ?? "",
    ]
    let judged = [
      brew.rating.map { "rating \($0)" } ?? "",
      extraction.isEmpty ? "" : "extraction \(extraction)",
      brew.drink, brew.tags.joined(separator: ", "),
    ]
    let from = [
      brew.whenText, brew.bean.name, brew.bean.roaster,
      daysOffRoast.isEmpty ? "" : "\(daysOffRoast) off roast",
    ]
    return [from, [method, grinder] + made, judged, [findings, brew.note.onOneLine]].map { parts in
      parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }.filter { !$0.isEmpty }
  }

  private var method: String {
    guard let style = brew.style, !brew.method.name.isEmpty,
      style.rawValue != brew.method.name.lowercased()
    else { return brew.method.name }
    return "\(brew.method.name) (\(style.rawValue))"
  }

  private var grinder: String {
    [brew.grinder.name, brew.grinder.setting].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var gravity: String {
    [brew.beer.originalGravity, brew.beer.finalGravity].compactMap { $0?.description }
      .joined(separator: " → ")
  }

  private var days: String {
    let days = [
      ("pitched", brew.beer.pitched), ("bottled", brew.beer.bottled), ("opened", brew.beer.opened),
    ]
    return days.compactMap { name, day in day.map { "\(name) \($0)" } }.joined(separator: ", ")
  }

  private var bagText: String {
    guard let bag else { return "" }
    return bag.roast.roasted.map { "roasted \($0)" } ?? bag.bean.name
  }

  private var cost: String { brew.dose.flatMap { bag?.cost(of: $0) }?.description ?? "" }

  private var temperature: String { brew.temperature.map(units.text) ?? "" }

  private var daysOffRoast: String {
    brew.daysOffRoast(of: bag).map { $0.counted("day") } ?? ""
  }

  private var extraction: String {
    guard let extraction = brew.extractionYield else { return "" }
    return
      "\(DecimalText.fixed(extraction.value.value, decimals: 1)) % by \(extraction.formula.text)"
  }

  /// Impossible values of an import are shown, not hidden.
  private var findings: String {
    brew.findings(units: units).map(\.description).joined(separator: "; ")
  }

  /// What stood in a file and could not be read.
  private var unread: String {
    brew.unreadTexts.map(\.description).joined(separator: "; ")
  }

  private func unit(_ grams: Grams?) -> String { grams.map(units.text) ?? "" }

  private func amount(_ amount: Amount?) -> String { amount.map(units.text) ?? "" }
}
