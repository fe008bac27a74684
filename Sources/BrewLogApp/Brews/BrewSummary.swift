import BrewModel

/// What is known of a brew, as text.
struct BrewSummary {
  let brew: Brew
  /// The bag that it came from.
  let bag: Bag?

  /// What a line has a name for, without what was not recorded.
  var lines: [(name: String, value: String)] {
    [
      ("date", "\(brew.brewedAt.day) \(brew.brewedAt.clockText)"),
      ("kind", brew.kind == .coffee ? "" : brew.kind.rawValue),
      ("bean", brew.bean.name), ("roaster", brew.bean.roaster), ("off roast", daysOffRoast),
      ("method", method), ("grinder", grinder), ("dose", unit(brew.dose)),
      ("water", amount(brew.water)), ("yield", amount(brew.yield)),
      ("ratio", brew.ratio == nil ? "" : brew.ratioText), ("temperature", temperature),
      ("time", brew.time?.clockText ?? ""), ("bloom", brew.bloom?.clockText ?? ""),
      ("TDS", brew.tds.map { "\($0) %" } ?? ""), ("extraction", extraction),
      ("rating", brew.rating?.description ?? ""), ("drink", brew.drink),
      ("tags", brew.tags.joined(separator: ", ")), ("odd", findings),
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
      "\(brew.brewedAt.day) \(brew.brewedAt.clockText)", brew.bean.name, brew.bean.roaster,
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

  private var temperature: String { brew.temperature.map { "\($0) °C" } ?? "" }

  private var daysOffRoast: String {
    brew.daysOffRoast(of: bag).map { "\($0) \($0 == 1 ? "day" : "days")" } ?? ""
  }

  private var extraction: String {
    guard let extraction = brew.extractionYield else { return "" }
    return
      "\(DecimalText.fixed(extraction.value.value, decimals: 1)) % by \(extraction.formula.text)"
  }

  /// Impossible values of an import are shown, not hidden.
  private var findings: String { brew.findings().map(\.description).joined(separator: "; ") }

  private func unit(_ grams: Grams?) -> String { grams.map { "\($0) g" } ?? "" }

  private func amount(_ amount: Amount?) -> String {
    amount.map { $0.unit == .grams ? "\($0) g" : "\($0)" } ?? ""
  }
}
