import BrewModel

/// The `KEY=VALUE` words of a command.
struct Assignments {
  /// In the order in which they are to be set.
  private(set) var all: [(field: BrewField, text: String)] = []

  /// - Throws: `UsageError` for a word without `=`, an unknown key, and a key that stands twice.
  init(_ words: some Sequence<String>, of command: String) throws(UsageError) {
    for word in words { try add(word, of: command) }
    let order = BrewField.allCases
    all.sort { order.firstIndex(of: $0.field)! < order.firstIndex(of: $1.field)! }
  }

  func has(_ field: BrewField) -> Bool { all.contains { $0.field == field } }

  private mutating func add(_ word: String, of command: String) throws(UsageError) {
    guard let equals = word.firstIndex(of: "=") else {
      throw UsageError(
        "\(command) takes KEY=VALUE, and \(word.quoted) has no =; write it like bean=\"Kenya AA\"")
    }
    let key = String(word[..<equals])
    let text = String(word[word.index(after: equals)...])
    let field = try BrewField.named(key, see: command)
    if field == .id { throw UsageError("id: cannot be set: a brew keeps its id") }
    guard let place = all.firstIndex(where: { $0.field == field }) else {
      all.append((field, text))
      return
    }
    guard field == .tags else { throw UsageError("\(key.quoted) is given twice") }
    all[place].text += "," + text
  }

  /// The bag that the brew is from, once its name is replaced by its id; nil for none.
  func bag(in file: LogFile) throws(LogFileError) -> Bag? {
    guard let text = all.first(where: { $0.field == .bag })?.text else { return nil }
    return try Bag.ID(text).flatMap { id throws(LogFileError) in try file.bag(id) }
  }

  /// Puts what the text of a field stands for in its place.
  mutating func replace(_ field: BrewField, by value: (String) throws -> String) rethrows {
    guard let place = all.firstIndex(where: { $0.field == field }) else { return }
    all[place].text = try value(all[place].text)
  }

  /// Sets them. - Throws: at the first text that is no value of its field.
  ///
  /// - Parameter units: of amounts that have none.
  func apply(to brew: inout Brew, units: DisplayUnits) throws(ValueError) {
    for (field, text) in all { try field.set(text, in: &brew, units: units) }
  }
}

extension BrewField {
  /// The field of a key. - Throws: `UsageError` with the nearest key for one that is unknown.
  static func named(_ key: String, see command: String) throws(UsageError) -> BrewField {
    if let field = BrewField(key: key) { return field }
    let names = allCases.map(\.key) + ["tag", "favourite"]
    let advice = NearestName.advice(key, among: names, of: command)
    throw UsageError("there is no key \(key.quoted)\(advice)")
  }
}

/// The keys of a brew in one line of text.
nonisolated enum FieldList {
  static let keys = BrewField.allCases.dropFirst().map(\.key).joined(separator: ", ")
  static let all = BrewField.allCases.map(\.key).joined(separator: ", ")
  static let assignments = BrewField.allCases.dropFirst().map { $0.key + "=" }
}

extension LogSession {
  /// Warns about what is unusual in a brew that was typed, and refuses what is impossible or refers to nothing.
  ///
  /// - Parameter old: the brew as it was; what was odd about that is no news. nil for a new one.
  func accept(_ brew: Brew, instead old: Brew?, in file: LogFile) throws {
    let units = settings.units
    let findings = try accept(brew.findings(units: units), known: old?.findings(units: units))
    if let id = brew.bag, id != old?.bag {
      guard let bag = try file.bag(id) else {
        throw UsageError("bag: there is no bag \(id); nothing was saved")
      }
      warn(about: bag, of: brew)
    }
    try warnOfOverdrawnBag(brew, instead: old, in: file)
    for finding in findings { warn(finding.description) }
  }

  /// What is odd about a brew from a bag.
  private func warn(about bag: Bag, of brew: Brew) {
    let name = bag.bean.name
    if bag.isFinished {
      warn(
        "bag: \(name.quoted) is finished; brewlog bags edit \(bag.id.description.prefix(8)) finished=no opens it again"
      )
    }
    if let roasted = bag.roast.roasted, brew.brewedAt.isKnown, roasted > brew.brewedAt.day {
      warn("bag: \(name.quoted) was roasted on \(roasted), after the brew, \(brew.brewedAt.day)")
    }
  }

  /// Where a brew takes more than the bag still has.
  private func warnOfOverdrawnBag(_ brew: Brew, instead old: Brew?, in file: LogFile) throws {
    guard let id = brew.bag, let dose = brew.dose, old?.bag != id || old?.dose != brew.dose,
      let entry = try BagShelf.entries(in: file).first(where: { $0.id == id }),
      let left = entry.left
    else { return }
    let back = old?.bag == id ? old?.dose?.value ?? 0 : 0
    let rest = ((left.value + back - dose.value) * 100).rounded() / 100
    guard rest < 0 else { return }
    let units = settings.units
    warn(
      "bag: \(entry.bag.bean.name.quoted) is overdrawn: its brews used \(units.text(Grams(-rest))) more than the \(units.text(entry.bag.weight ?? 0)) it held; check its weight, or say that it is finished"
    )
  }

  /// The findings that are news. - Throws: where one of them is of what cannot be.
  func accept(_ findings: [Finding], known: [Finding]?) throws(UsageError) -> [Finding] {
    let findings = findings.filter { known?.contains($0) != true }
    let refusals = findings.filter { $0.severity == .impossible }
    guard refusals.isEmpty else {
      throw UsageError(refusals.map(\.description).joined(separator: "; ") + "; nothing was saved")
    }
    return findings
  }
}
