import TextFormats

/// Where the rows of a table begin, and what stands between its cells.
struct TableStart {
  /// Between cells.
  let delimiter: UInt8
  /// How many records stand above the one with the names of the columns: titles, and what a program says of itself.
  private(set) var skipped = 0
  /// Of the first record: behind the line in which a spreadsheet says what stands between cells.
  private(set) var position = 0
  private(set) var line = 1

  /// So many records are looked at for the names of the columns.
  private static let rowLimit = 10
  private static let candidates: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|"),
  ]

  /// Of the usual delimiters that which gives the first records the same number of cells, the more the better; and of
  /// the first records the first in which columns are named.
  ///
  /// Complexity: O(bytes of the first records).
  /// - Parameter isNamed: whether the cells of a record name what a table needs.
  init(_ bytes: [UInt8], isNamed: ([String]) -> Bool) {
    if let told = Self.toldDelimiter(bytes) {
      (delimiter, position, line) = (told.delimiter, told.end, 2)
    } else {
      delimiter = Self.delimiter(of: bytes, isNamed)
    }
    // What is beyond is not asked, but may not cut a record.
    var reader = CSVReader(
      Array(bytes.dropFirst(position).prefix(1 << 16)), delimiter: delimiter)
    skipped = Self.header(&reader, isNamed).skipped
  }

  /// `sep=;`, alone on the first line.
  private static func toldDelimiter(_ bytes: [UInt8]) -> (delimiter: UInt8, end: Int)? {
    let head = String(decoding: bytes.prefix(4), as: UTF8.self).lowercased()
    guard head == "sep=", bytes.count > 5, candidates.contains(bytes[4]) else { return nil }
    let lineEnds = bytes[5...].prefix { $0 == 0x0D || $0 == 0x0A }.count
    guard lineEnds > 0 else { return nil }
    return (bytes[4], bytes[5] == 0x0D && lineEnds > 1 && bytes[6] == 0x0A ? 7 : 6)
  }

  private static func delimiter(of bytes: [UInt8], _ isNamed: ([String]) -> Bool) -> UInt8 {
    let head = Array(bytes.prefix(1 << 16))
    var best = (score: 0, delimiter: candidates[0])
    for candidate in candidates {
      var reader = CSVReader(head, delimiter: candidate)
      let header = header(&reader, isNamed).cells
      guard header.count > 1 else { continue }
      var (same, all) = (1, 1)
      while all < 40, let cells = reader.next() {
        all += 1
        if cells.count == header.count { same += 1 }
      }
      // The names in the header tell more than the counts.
      let known = header.prefix(1_000).count { ColumnHeader($0).meaning != nil }
      let score = known * 1_000 + same * 100 / all + min(header.count, 50)
      if score > best.score { best = (score, candidate) }
    }
    return best.delimiter
  }

  /// The first record that names columns, else the first of all; the reader stands behind it.
  private static func header(
    _ reader: inout CSVReader, _ isNamed: ([String]) -> Bool
  ) -> (cells: [String], skipped: Int) {
    var ahead = reader
    for skipped in 0..<rowLimit {
      guard let cells = ahead.next() else { break }
      // A single word above a table is a title.
      if isNamed(cells), skipped == 0 || cells.count > 1 {
        reader = ahead
        return (cells, skipped)
      }
    }
    return (reader.next() ?? [], 0)
  }
}
