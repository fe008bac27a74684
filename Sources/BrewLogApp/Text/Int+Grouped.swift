import BrewModel

extension Int {
  /// The number with a comma before each group of three digits: 1,000.
  package nonisolated var grouped: String {
    if magnitude < 1_000 { return String(self) }
    return String(unsafeUninitializedCapacity: groupedWidth) { bytes in
      var count = 0
      forEachGroupedByte { byte in
        bytes.initializeElement(at: count, to: byte)
        count += 1
      }
      return count
    }
  }

  /// The columns of `grouped`.
  nonisolated var groupedWidth: Int {
    let digits = digitCount
    return digits + (digits - 1) / 3 + (self < 0 ? 1 : 0)
  }

  private nonisolated var digitCount: Int {
    var (digits, rest) = (1, magnitude)
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    return digits
  }

  /// The characters of `grouped`, from the left.
  @inline(__always)
  nonisolated func forEachGroupedByte(_ body: (UInt8) -> Void) {
    if self < 0 { body(UInt8(ascii: "-")) }
    var digits = digitCount
    var power: UInt = 1
    for _ in 1..<digits { power *= 10 }
    while digits > 0 {
      body(UInt8(ascii: "0") + UInt8(magnitude / power % 10))
      digits -= 1
      if digits > 0, digits % 3 == 0 { body(UInt8(ascii: ",")) }
      power /= 10
    }
  }

  /// A number of things: `1 row`, `1,000 rows`. - Parameter noun: in the singular; an s makes it plural.
  package nonisolated func groupedCount(_ noun: String) -> String { counted(noun, as: grouped) }
}
