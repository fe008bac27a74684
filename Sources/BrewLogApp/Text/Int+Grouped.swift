import BrewModel

extension Int {
  /// The number with a comma before each group of three digits: 1,000.
  package nonisolated var grouped: String {
    if magnitude < 1_000 { return String(self) }
    let digits = Array(String(magnitude).utf8)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }

  /// A number of things: `1 row`, `1,000 rows`. - Parameter noun: in the singular; an s makes it plural.
  package nonisolated func groupedCount(_ noun: String) -> String { counted(noun, as: grouped) }
}
