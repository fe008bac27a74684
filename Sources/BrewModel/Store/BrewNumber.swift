/// A number that every brew has or has not: what conditions compare and lists are sorted by.
enum BrewNumber: Hashable {
  case value(BrewColumn)
  /// Of a column of days, the number of the day.
  case day(BrewColumn)

  /// Not a number where it was not recorded.
  func of(_ brew: Brew) -> Double {
    switch self {
    case .value(let column): column.number(of: brew) ?? .nan
    case .day(let column): column.day(of: brew).map { Double($0.dayNumber) } ?? .nan
    }
  }

  /// Those that are asked for most often.
  static let usual: [BrewNumber] = [
    .value(.field(.rating)), .value(.field(.favorite)), .day(.field(.date)),
  ]
}

/// What a condition asks of a number.
struct BrewNumberTest {
  let number: BrewNumber
  let relation: BrewCondition.Relation
  /// nil: that it was not recorded.
  let wanted: ClosedRange<Double>?
  /// What will do as well.
  var others: ArraySlice<ClosedRange<Double>> = []

  func holds(_ value: Double) -> Bool {
    guard let wanted else { return value.isNaN }
    return relation.holds(value, wanted)
      || !others.isEmpty && others.contains { relation.holds(value, $0) }
  }
}

extension BrewCondition {
  /// The condition as one on a number; nil where it is none.
  var numberTest: BrewNumberTest? {
    switch operand {
    case .nothing:
      if column.isDay { return BrewNumberTest(number: .day(column), relation: .has, wanted: nil) }
      guard column.isMeasured else { return nil }
      return BrewNumberTest(number: .value(column), relation: .has, wanted: nil)
    case .anyText, .text: return nil
    case .number(let numbers):
      return BrewNumberTest(number: .value(column), relation: relation, wanted: numbers)
    case .days(let days):
      let days = days.map { Double($0.lowerBound)...Double($0.upperBound) }
      return BrewNumberTest(
        number: .day(column), relation: relation, wanted: days[0], others: days.dropFirst())
    case .truth(let truth):
      let value: Double = truth ? 1 : 0
      return BrewNumberTest(number: .value(column), relation: .equals, wanted: value...value)
    }
  }
}

extension BrewColumn {
  /// Whether it is a number that a brew may not have.
  fileprivate var isMeasured: Bool {
    switch self {
    case .ratio, .extraction: true
    case .field(let field): field.isQuantity
    }
  }
}
