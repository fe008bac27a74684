/// A line of a page as it grows, of a width that it never exceeds, from the left.
///
/// Bytes are put together and made a string once: a string for each cell, and looking for its width in the sum of them,
/// costs ten times as much, five times a second.
nonisolated struct PageLine {
  private var bytes: [UInt8] = []
  /// The columns that are left.
  private(set) var room: Int

  init(columns: Int) {
    room = columns
    // Most characters are a byte.
    bytes.reserveCapacity(columns + 16)
  }

  /// Puts a text, cut to so many columns and with blanks behind it up to there.
  mutating func put(_ text: String, in width: Int) {
    let width = min(width, room)
    guard width > 0 else { return }
    let shown = text.cut(to: width)
    bytes.append(contentsOf: shown.utf8)
    let own = shown.columnCount
    room -= own
    putBlanks(width - own)
  }

  /// Puts a text, cut to the room that there is.
  mutating func put(_ text: String) { put(text, in: text.columnCount) }

  /// Puts a text with blanks before it.
  mutating func put(_ text: String, rightIn width: Int) {
    putBlanks(width - text.columnCount)
    put(text)
  }

  /// Puts a number with a comma before each group of three digits, where there is room for it.
  mutating func put(_ number: Int) {
    guard number >= 0, number.groupedWidth <= room else { return put(number.grouped) }
    var (power, digits) = (1, 1)
    while number / power >= 10 {
      power *= 10
      digits += 1
    }
    room -= number.groupedWidth
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
      digits -= 1
      if digits > 0, digits % 3 == 0 { bytes.append(UInt8(ascii: ",")) }
      power /= 10
    }
  }

  mutating func putBlanks(_ count: Int) {
    let count = min(max(0, count), room)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    room -= count
  }

  /// The line, with blanks up to its width.
  var text: String {
    var line = self
    line.putBlanks(room)
    return String(decoding: line.bytes, as: UTF8.self)
  }
}

extension Int {
  /// The columns of `grouped`.
  nonisolated var groupedWidth: Int {
    var (digits, rest) = (1, magnitude)
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    return digits + (digits - 1) / 3 + (self < 0 ? 1 : 0)
  }
}
