extension Int {
  /// The number with a comma before each group of three digits: 1,024.
  nonisolated var inGroups: String {
    let digits = String(self)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
