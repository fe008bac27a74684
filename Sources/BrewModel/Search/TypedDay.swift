/// A day of a filter, by its year, its month or itself.
enum TypedDay {
  /// All days of `2026`, `2026-11` or `2026-11-30`; nil for anything else.
  static func days(whole text: String) -> ClosedRange<Int>? {
    let count = text.utf8.count
    let filling = count == 4 ? "-01-01" : count == 7 ? "-01" : ""
    guard count == 4 || count == 7 || count == 10, let first = CivilDay(text + filling) else {
      return nil
    }
    let length =
      switch count {
      case 4: CivilDay.isLeap(first.year) ? 366 : 365
      case 7: CivilDay.length(ofMonth: first.month, year: first.year)
      default: 1
      }
    return first.dayNumber...first.dayNumber + length - 1
  }

  /// All days that a text may become while it is typed. A single digit of a month or a day is that one, and begins
  /// others: `2026-11-2` is the 2nd and the 20th to the 29th. Empty where it becomes none.
  static func days(_ text: String) -> [ClosedRange<Int>] {
    guard text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }) else { return [] }
    switch text.utf8.count {
    // The digits of a year, and the dash behind a year or a month.
    case 5, 8: return text.hasSuffix("-") ? days(String(text.dropLast())) : []
    case 6, 9:
      let start = text.dropLast()
      guard start.hasSuffix("-"), let digit = text.last else { return [] }
      let single = days(whole: start + "0" + String(digit))
      let others = (0...9).compactMap { days(whole: start + String(digit) + String($0)) }
      return ((digit == "0" ? [] : [single].compactMap(\.self)) + others)
    default: return days(whole: String(text.prefix(10))).map { [$0] } ?? []
    }
  }
}
