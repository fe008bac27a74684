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
    let own = text.columnCount
    guard own <= width else { return put(text.cut(to: width), ofColumns: width) }
    put(text, ofColumns: own)
    putBlanks(width - own)
  }

  /// Puts a text, cut to the room that there is.
  mutating func put(_ text: String) {
    let own = text.columnCount
    if own <= room { put(text, ofColumns: own) } else { put(text, in: room) }
  }

  /// Puts a text with blanks before it.
  mutating func put(_ text: String, rightIn width: Int) {
    putBlanks(width - text.columnCount)
    put(text)
  }

  private mutating func put(_ text: String, ofColumns columns: Int) {
    bytes.append(contentsOf: text.utf8)
    room -= columns
  }

  /// Puts a number with a comma before each group of three digits and blanks before it, where there is room for it.
  mutating func put(_ number: Int, rightIn width: Int) {
    let own = number.groupedWidth
    putBlanks(width - own)
    guard number >= 0, own <= room else { return put(number.grouped) }
    room -= own
    number.forEachGroupedByte { bytes.append($0) }
  }

  mutating func putBlanks(_ count: Int) {
    let count = min(max(0, count), room)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    room -= count
  }

  /// The line, with blanks up to its width: it is whole then.
  mutating func filled() -> String {
    putBlanks(room)
    return String(decoding: bytes, as: UTF8.self)
  }
}
