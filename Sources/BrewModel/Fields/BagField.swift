/// What is recorded of a bag, by the keys of the command line and of the form.
public enum BagField: String, CaseIterable, Sendable {
  case bean, roaster, roasted, weight, cost, frozen, thawed, finished, note

  /// What it is called on the command line, in JSON and in CSV.
  public var key: String { rawValue }

  /// The text of a field, which `set(_:in:)` reads back; empty where nothing was recorded.
  public func text(of bag: Bag) -> String {
    switch self {
    case .bean: bag.bean.name
    case .roaster: bag.bean.roaster
    case .roasted: bag.roast.roasted?.description ?? ""
    case .weight: bag.weight?.description ?? ""
    case .cost: bag.cost?.description ?? ""
    case .frozen: bag.roast.frozen?.description ?? ""
    case .thawed: bag.roast.thawed?.description ?? ""
    case .finished: bag.isFinished ? "yes" : "no"
    case .note: bag.note
    }
  }

  /// Reads a text into a field of a bag: an empty one forgets what was recorded.
  ///
  /// - Throws: if the text is no value of the field; the bag is then as it was.
  public func set(_ text: String, in bag: inout Bag) throws(ValueError) {
    switch self {
    case .bean: bag.bean.name = text.tidied
    case .roaster: bag.bean.roaster = text.tidied
    case .roasted: bag.roast.roasted = try day(text)
    case .weight: bag.weight = try read(text, { Grams($0) }, "a mass in grams", "250")
    case .cost: bag.cost = try read(text, Cost.init, "a price", "14.50 EUR")
    case .frozen: bag.roast.frozen = try day(text)
    case .thawed: bag.roast.thawed = try day(text)
    case .finished: bag.isFinished = try truth(text)
    case .note: bag.note = text
    }
  }

  private func day(_ text: String) throws(ValueError) -> CivilDay? {
    try read(text, { CivilDay($0) }, "a day", "2026-11-30")
  }

  private func read<Value>(
    _ text: String, _ value: (String) -> Value?, _ hint: String, _ example: String
  ) throws(ValueError) -> Value? {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { return nil }
    guard let value = value(trimmed) else {
      throw ValueError(
        field: key, text: text, reason: "is not \(hint); write it like \(example)")
    }
    return value
  }

  private func truth(_ text: String) throws(ValueError) -> Bool {
    guard let truth = BrewField.truth(text) else {
      throw ValueError(field: key, text: text, reason: "is neither yes nor no")
    }
    return truth
  }
}
