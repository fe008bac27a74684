/// What a query asks of one field of a brew.
public struct BrewCondition: Hashable, Sendable {
  public enum Relation: String, Sendable {
    case has = ":"
    case equals = "="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  public let field: BrewField
  public let relation: Relation
  private let operand: Operand

  private enum Operand: Hashable, Sendable {
    /// Folded.
    case text(String)
    case number(Double)
    /// The first characters of `YYYY-MM-DD`.
    case day(String)
    case truth(Bool)
  }

  /// - Parameter rest: the sign and what follows it.
  /// - Returns: nil where the value is still missing.
  /// - Throws: for an unknown field, and for a value that is none of the field's.
  init?(key: String, rest: Substring) throws(ValueError) {
    guard let field = key == "star" ? .favorite : BrewField(key: key.lowercased()) else {
      throw ValueError(
        field: key, text: String(rest),
        reason: "asks for no field; there are bean, roaster, method, rating, date, tag and others")
    }
    let signs = rest.prefix { ":=<>".contains($0) }
    guard let relation = Relation(rawValue: String(signs)) else {
      throw ValueError(field: key, text: String(signs), reason: "is none of : = < <= > >=")
    }
    let value = String(rest.dropFirst(signs.count)).trimmed
    guard !value.isEmpty else { return nil }
    self.field = field
    self.relation = relation
    operand = try Self.operand(value, of: field, relation)
  }

  private static func operand(
    _ value: String, of field: BrewField, _ relation: Relation
  ) throws(ValueError) -> Operand {
    var scratch = Brew(Bean("?"))
    switch field {
    case .date, .roasted, .frozen, .thawed, .pitched, .bottled, .opened:
      guard value.count <= 10, value.allSatisfy({ $0.isNumber || $0 == "-" }) else {
        throw ValueError(
          field: field.key, text: value, reason: "is no day; write 2026, 2026-11 or 2026-11-30")
      }
      return .day(value)
    case .favorite:
      try field.set(value, in: &scratch)
      return .truth(scratch.isFavorite)
    case .dose, .water, .yield, .temperature, .time, .bloom, .firstDrip, .tds, .infusion, .og,
      .fg, .batch, .rating:
      try field.set(value, in: &scratch)
      return .number(Self.number(field, of: scratch) ?? 0)
    default:
      guard relation == .has || relation == .equals else {
        throw ValueError(
          field: field.key, text: relation.rawValue,
          reason: "compares numbers and days; write \(field.key):\(value)")
      }
      return .text(FoldedText.folded(value))
    }
  }

  func holds(for brew: Brew) -> Bool {
    switch operand {
    case .truth(let truth): return brew.isFavorite == truth
    case .number(let number):
      guard let own = Self.number(field, of: brew) else { return false }
      return relation.holds(own, number)
    case .day(let start):
      let own = field.text(of: brew).prefix(start.count)
      return !own.isEmpty && relation.holds(String(own), start)
    case .text(let text) where field == .tags:
      return brew.tags.contains { hasText(text, FoldedText.folded($0)) }
    case .text(let text): return hasText(text, FoldedText.folded(field.text(of: brew)))
    }
  }

  private func hasText(_ text: String, _ own: String) -> Bool {
    relation == .equals ? own == text : FoldedText.contains(text, in: own)
  }

  /// Ratings compare on one scale.
  private static func number(_ field: BrewField, of brew: Brew) -> Double? {
    field == .rating ? brew.rating?.value(on: 5) : field.number(of: brew)?.value
  }
}

extension BrewCondition.Relation {
  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .has, .equals: left == right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
