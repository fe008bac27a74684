/// What a query asks of one column of a brew.
public struct BrewCondition: Hashable, Sendable {
  /// How a value and the one that is asked for have to stand to each other.
  public enum Relation: String, Sendable {
    case has = ":"
    case equals = "="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// What is looked at.
  public let column: BrewColumn
  public let relation: Relation
  let operand: Operand

  enum Operand: Hashable, Sendable {
    /// Not recorded.
    case nothing
    /// Folded.
    case text(String)
    /// One of several, as they are.
    case anyText([String])
    /// In the unit in which it is kept: one number, or all that a list shows as the one that was given.
    case number(ClosedRange<Double>)
    /// Numbers of days: all of a year, of a month, or one; of a day that is being typed all that it may become.
    case days([ClosedRange<Int>])
    case truth(Bool)
  }

  /// A star.
  static let favorite = BrewCondition(
    column: .field(.favorite), relation: .has, operand: .truth(true))

  private init(column: BrewColumn, relation: Relation, operand: Operand) {
    self.column = column
    self.relation = relation
    self.operand = operand
  }

  /// - Parameters:
  ///   - rest: the sign and what follows it.
  ///   - isTyped: whether more of it may come.
  ///   - units: what is meant where an amount has none.
  /// - Returns: nil where the value, or enough of it, is still missing.
  /// - Throws: for an unknown column, and for a value that is none of the column's.
  init?(
    key: String, rest: Substring, isTyped: Bool, units: DisplayUnits
  ) throws(ValueError) {
    guard let column = BrewColumn(name: key) else { throw BrewColumn.unknown(key) }
    let signs = rest.prefix { ":=<>".contains($0) }
    guard let relation = Relation(rawValue: String(signs)) else {
      throw ValueError(field: key, text: String(signs), reason: "is none of : = < <= > >=")
    }
    let value = String(rest.dropFirst(signs.count)).tidied
    self.init(column: column, relation: relation, operand: .nothing)
    let isShortDay =
      isTyped && column.isDay && value.utf8.count < 4 && value.allSatisfy(\.isNumber)
    guard !value.isEmpty, !isShortDay else {
      if value.isEmpty, relation == .equals { return }
      if isTyped { return nil }
      throw ValueError(
        field: key, text: String(rest),
        reason: "needs a value; \(key)= finds brews without one")
    }
    let operand = try operand(value, isTyped: isTyped, units)
    self.init(column: column, relation: relation, operand: operand)
  }

  /// Values are read as the field reads them, so that `time>2:30` and `temperature>=200F` mean what they say.
  private func operand(
    _ value: String, isTyped: Bool, _ units: DisplayUnits
  ) throws(ValueError) -> Operand {
    if column.isDay { return .days(try days(value, isTyped: isTyped)) }
    var scratch = Brew(Bean("?"))
    switch column {
    case .field(.favorite):
      try BrewField.favorite.set(value, in: &scratch)
      return .truth(scratch.isFavorite)
    case .field(let field) where field.isQuantity:
      let value = units.completed(value, of: field)
      try field.set(value, in: &scratch, units: units)
      let number = column.number(of: scratch) ?? 0
      return .number(field.rangeShown(as: value) ?? number...number)
    case .ratio, .extraction:
      let digits = value.hasPrefix("1:") ? String(value.dropFirst(2)) : value
      if let number = DecimalText.parse(digits, symbols: ["%"]) { return .number(number...number) }
      throw error(value, "is no number; write it like \(column == .ratio ? "1:16" : "20")")
    case .field:
      guard relation == .has || relation == .equals else {
        throw error(relation.rawValue, "compares numbers and days; write \(column.name):\(value)")
      }
      return .text(FoldedText.folded(value))
    }
  }

  private func error(_ text: String, _ reason: String) -> ValueError {
    ValueError(field: column.name, text: text, reason: reason)
  }

  /// By the calendar there: `date=2026-11-30` is that whole day, `date>=2026-11` from its first day on.
  private func days(_ text: String, isTyped: Bool) throws(ValueError) -> [ClosedRange<Int>] {
    var days = isTyped ? TypedDay.days(text) : TypedDay.days(whole: text).map { [$0] } ?? []
    // Nothing is both before and behind a day.
    if relation != .has, relation != .equals { days = Array(days.prefix(1)) }
    guard !days.isEmpty else {
      throw error(text, "is no day; write it like 2026-11-30, 2026-11 or 2026")
    }
    return days
  }

  func holds(for brew: Brew) -> Bool {
    switch operand {
    case .nothing: return column.text(of: brew).isEmpty
    case .truth(let truth): return brew.isFavorite == truth
    case .number(let numbers):
      guard let own = column.number(of: brew) else { return false }
      return relation.holds(own, numbers)
    case .days(let days):
      guard let day = column.day(of: brew) else { return false }
      return relation.holds(day.dayNumber, anyOf: days)
    case .text(let text) where column == .field(.tags):
      return brew.tags.contains { hasText(text, $0) }
    case .text(let text): return hasText(text, column.text(of: brew))
    case .anyText(let texts): return texts.contains(column.text(of: brew))
    }
  }

  /// The line of the search text in which it looks, and for what; nil for conditions on anything else.
  var lineOfText: (line: Int, text: [UInt8], isWhole: Bool)? {
    guard case .field(let field) = column,
      let line = Brew.searchedFields.firstIndex(of: field)
    else { return nil }
    switch operand {
    case .text(let text): return (line, Array(text.utf8), relation == .equals)
    case .nothing: return (line, [], true)
    default: return nil
    }
  }

  /// The same with the ids of the bags that it names; as it is where it names none, or asks for something else.
  /// Complexity: O(bags).
  func naming(_ bags: BagNames) -> BrewCondition {
    guard column == .field(.bag), case .text(let name) = operand else { return self }
    let ids: [Bag.ID] =
      switch bags.bag(called: name) {
      case .one(let id): [id]
      case .several(let ids): ids
      case .none: []
      }
    guard !ids.isEmpty else { return self }
    return BrewCondition(
      column: column, relation: relation, operand: .anyText(ids.map(\.description)))
  }

  private func hasText(_ text: String, _ own: String) -> Bool {
    let own = FoldedText.folded(own)
    return relation == .equals ? own == text : FoldedText.contains(text, in: own)
  }
}

extension BrewCondition.Relation {
  /// - Parameter wanted: what a value may become that is still being typed: whatever one of them finds is found.
  func holds<Value: Comparable>(_ value: Value, anyOf wanted: [ClosedRange<Value>]) -> Bool {
    wanted.count == 1 ? holds(value, wanted[0]) : wanted.contains { holds(value, $0) }
  }

  func holds<Value: Comparable>(_ value: Value, _ wanted: ClosedRange<Value>) -> Bool {
    switch self {
    case .has, .equals: wanted.contains(value)
    case .less: value < wanted.lowerBound
    case .lessOrEqual: value <= wanted.upperBound
    case .greater: value > wanted.upperBound
    case .greaterOrEqual: value >= wanted.lowerBound
    }
  }
}
