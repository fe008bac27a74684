extension Seconds {
  private static let units: [(seconds: Double, names: Set<String>)] = [
    (3_600, ["h", "hr", "hrs", "hour", "hours", "std"]),
    (60, ["m", "min", "mins", "minute", "minutes", "'", "′", "’"]),
    (1, ["s", "sec", "secs", "second", "seconds", "\"", "″", "”", "''"]),
  ]

  /// The seconds of several numbers with their units, the larger unit first: `2m30s`, `2 min 30 s`, `1h30`, `2'30"`.
  /// The last number may lack its unit: it is the next smaller one. A clock may be followed by its larger unit.
  static func spelled(_ text: String) -> Double? {
    var rest = text.trimmed.lowercased()[...]
    var total = 0.0
    var place = -1
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || ".,:".contains($0)) }
      rest = rest.dropFirst(digits.count).drop { $0 == " " }
      let name = rest.prefix { !$0.isNumber && $0 != " " }
      rest = rest.dropFirst(name.count).drop { $0 == " " }
      if digits.contains(":") {
        return place < 0 && rest.isEmpty && units[1].names.contains(String(name))
          ? clock(digits) : nil
      }
      guard let number = DecimalText.parse(String(digits), symbols: []), number >= 0,
        let unit = unit(String(name), after: place, isLast: rest.isEmpty), unit > place,
        // In 1'000 the sign groups thousands.
        !name.isEmpty || number < 60 && digits.prefix(3).count(where: \.isNumber) < 3
      else { return nil }
      place = unit
      total += number * units[unit].seconds
    }
    return place < 0 ? nil : total
  }

  /// Which of the units a name is; for none, at the end, the one after that which was met last.
  private static func unit(_ name: String, after last: Int, isLast: Bool) -> Int? {
    guard name.isEmpty else { return units.firstIndex { $0.names.contains(name) } }
    return isLast && last >= 0 && last < units.count - 1 ? last + 1 : nil
  }
}
