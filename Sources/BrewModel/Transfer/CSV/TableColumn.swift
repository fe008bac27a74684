import TextFormats

/// A column of a table of others.
struct TableColumn {
  /// As it stands in the first row.
  let header: String
  var meaning: ColumnMeaning?
  /// Whether the user said what it holds.
  var isChosen = false
  /// Of ratings: the best, where the header says so, as in `Rating (1-5)`.
  let scale: Double?

  init(_ header: String) {
    self.header = header.trimmed
    meaning = ColumnMeaning(header: header)
    scale = Self.lastNumber(in: header)
  }

  private static func lastNumber(in header: String) -> Double? {
    let digits = header.reversed().drop { !$0.isNumber }.prefix { $0.isNumber }
    return Double(String(digits.reversed()))
  }

  /// What it is kept as where it has no field.
  func key(_ index: Int) -> String { header.isEmpty ? "column \(index + 1)" : header }
}

extension CSVReader {
  /// The delimiter of a table: of the usual ones that which gives the first records the same number of cells, the more
  /// the better.
  ///
  /// Complexity: O(bytes of the first records).
  static func delimiter(of bytes: [UInt8]) -> UInt8 {
    let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")]
    // What is beyond is not asked, but may not cut a record.
    let head = Array(bytes.prefix(1 << 16))
    var best = (score: 0, delimiter: candidates[0])
    for candidate in candidates {
      var reader = CSVReader(head, delimiter: candidate)
      guard let header = reader.next(), header.count > 1 else { continue }
      var (same, all) = (1, 1)
      while all < 40, let cells = reader.next() {
        all += 1
        if cells.count == header.count { same += 1 }
      }
      // The names in the header tell more than the counts.
      let known = header.count { ColumnMeaning(header: $0) != nil }
      let score = known * 1_000 + same * 100 / all + min(header.count, 50)
      if score > best.score { best = (score, candidate) }
    }
    return best.delimiter
  }
}
