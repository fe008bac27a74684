/// Writes rows as RFC 4180 has them: commas, CR LF, quotes where they are needed.
package struct CSVWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Complexity: O(length).
  package mutating func write(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(cell)
    }
    bytes += [0x0D, 0x0A]
  }

  /// A table with its headings as text. Complexity: O(length).
  package static func text(_ headings: [String], _ rows: [[String]]) -> String {
    var writer = CSVWriter()
    for row in [headings] + rows { writer.write(row) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ cell: String) {
    let isPlain = !cell.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
    guard !isPlain || cell.first == " " || cell.last == " " else {
      bytes += cell.utf8
      return
    }
    bytes.append(0x22)
    for byte in cell.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}
