/// The order in which people look for names with numbers in them: `Bean 2` before `Bean 10`.
///
/// A folded text becomes one whose bytes are in that order: in front of each run of digits stands how many there are, the
/// noughts in front of it not counted. Runs of digits keep their place among letters and signs.
enum NaturalOrder {
  /// Adds what a folded text is put in order by. Complexity: O(length).
  static func append(_ text: UnsafeRawBufferPointer, to result: inout [UInt8]) {
    var place = 0
    while place < text.count {
      guard isDigit(text[place]) else {
        result.append(text[place])
        place += 1
        continue
      }
      var end = place + 1
      while end < text.count, isDigit(text[end]) { end += 1 }
      while place < end - 1, text[place] == UInt8(ascii: "0") { place += 1 }
      appendLength(end - place, to: &result)
      result.append(contentsOf: text[place..<end])
      place = end
    }
  }

  /// The same of a text.
  static func key(_ folded: String) -> [UInt8] {
    var folded = folded
    var result: [UInt8] = []
    folded.withUTF8 { append(UnsafeRawBufferPointer($0), to: &result) }
    return result
  }

  /// As digits, a longer length behind a shorter one: nine for each nine that is left.
  private static func appendLength(_ length: Int, to result: inout [UInt8]) {
    var left = length - 1
    while left >= 9 {
      result.append(UInt8(ascii: "9"))
      left -= 9
    }
    result.append(UInt8(ascii: "0") + UInt8(left))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

extension String {
  /// What a name is put in order by: case and accents do not count, and numbers in it are numbers. Complexity:
  /// O(length).
  package var sortKey: [UInt8] { NaturalOrder.key(FoldedText.folded(self)) }
}
