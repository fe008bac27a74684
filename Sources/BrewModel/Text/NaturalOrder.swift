/// The order in which people look for names with numbers in them: `Bean 2` before `Bean 10`.
///
/// A folded text becomes one whose bytes are in that order: in front of each run of digits stands how many there are, the
/// noughts in front of it not counted. Runs of digits keep their place among letters and signs.
enum NaturalOrder {
  /// Writes what a folded text is put in order by: at most twice as many bytes as it has.
  ///
  /// By pointers: a list of 100,000 names is put in order within a frame or two. Complexity: O(length).
  /// - Returns: how many bytes.
  static func write(
    _ text: UnsafeRawBufferPointer, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var (place, count) = (0, 0)
    while place < text.count {
      guard isDigit(text[place]) else {
        target[count] = text[place]
        (place, count) = (place + 1, count + 1)
        continue
      }
      var end = place + 1
      while end < text.count, isDigit(text[end]) { end += 1 }
      while place < end - 1, text[place] == UInt8(ascii: "0") { place += 1 }
      count = write(length: end - place, to: target, at: count)
      while place < end {
        target[count] = text[place]
        (place, count) = (place + 1, count + 1)
      }
    }
    return count
  }

  /// The same of a text.
  static func key(_ folded: String) -> [UInt8] {
    var folded = folded
    return folded.withUTF8 { text in
      Array(unsafeUninitializedCapacity: text.count * 2 + 1) { buffer, count in
        count = write(UnsafeRawBufferPointer(text), to: buffer.baseAddress!)
      }
    }
  }

  /// As digits, a longer length behind a shorter one: nine for each nine that is left.
  private static func write(
    length: Int, to target: UnsafeMutablePointer<UInt8>, at place: Int
  ) -> Int {
    var (left, place) = (length - 1, place)
    while left >= 9 {
      target[place] = UInt8(ascii: "9")
      (left, place) = (left - 9, place + 1)
    }
    target[place] = UInt8(ascii: "0") + UInt8(left)
    return place + 1
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

extension String {
  /// What a name is put in order by: case and accents do not count, and numbers in it are numbers. Complexity:
  /// O(length).
  package var sortKey: [UInt8] { NaturalOrder.key(FoldedText.folded(self)) }
}
