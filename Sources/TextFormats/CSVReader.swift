/// Reads the records of a CSV file (RFC 4180), one by one, also where the rules were not kept: rows of any length,
/// quotes in the middle of a cell, and a quote that nobody closed.
package struct CSVReader {
  package let bytes: [UInt8]
  package let delimiter: UInt8
  package private(set) var position: Int
  /// The line on which the record that was read last begins, counting from 1.
  package private(set) var line = 0
  private var nextLine = 1
  /// Records with a quote that is never closed: there it is taken for a character of the cell.
  package private(set) var openQuotes: [Int] = []
  private var ignoresQuotes = false

  /// So many unclosed quotes are looked for to the end of the file; in a file with more, quotes mean nothing.
  private static let openQuoteLimit = 8

  /// - Parameters:
  ///   - position: the byte with which the first record begins.
  ///   - line: the number of its line.
  package init(_ bytes: [UInt8], delimiter: UInt8, at position: Int = 0, line: Int = 1) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.position = position
    nextLine = line
  }

  /// The cells of the next record that is not blank; nil after the last one. Complexity: O(length).
  package mutating func next() -> [String]? {
    while position < bytes.count {
      line = nextLine
      let start = position
      var cells = record(withQuotes: !ignoresQuotes)
      if cells == nil {
        openQuotes.append(line)
        ignoresQuotes = openQuotes.count >= Self.openQuoteLimit
        position = start
        nextLine = line
        cells = record(withQuotes: false)
      }
      if let cells, cells.contains(where: { !$0.isEmpty }) { return cells }
    }
    return nil
  }

  /// nil if a quote is open at the end of the file.
  private mutating func record(withQuotes: Bool) -> [String]? {
    var cells: [String] = []
    while true {
      if withQuotes, position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        guard let cell = quotedCell() else { return nil }
        cells.append(cell)
      } else {
        cells.append(plainCell())
      }
      guard position < bytes.count else { return cells }
      if bytes[position] == delimiter {
        position += 1
      } else {
        stepOverLineEnd()
        return cells
      }
    }
  }

  private mutating func plainCell() -> String {
    let start = position
    while position < bytes.count, bytes[position] != delimiter, bytes[position] != 0x0A,
      bytes[position] != 0x0D
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedCell() -> String? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == 0x0A { nextLine += 1 }
      guard byte == UInt8(ascii: "\"") else {
        text.append(byte)
        continue
      }
      if position < bytes.count, bytes[position] == byte {
        text.append(byte)
        position += 1
      } else {
        // What stands between the closing quote and the delimiter belongs to the cell too.
        return String(decoding: text, as: UTF8.self) + plainCell()
      }
    }
    return nil
  }

  private mutating func stepOverLineEnd() {
    if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A {
      position += 1
    }
    position += 1
    nextLine += 1
  }
}
