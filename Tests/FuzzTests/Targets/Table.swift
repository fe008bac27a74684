import TextFormats

@testable import BrewModel

extension FuzzTarget {
  /// Rows of CSV: what is read is written and read again the same, and a formula is told from a text.
  static let table = FuzzTarget(
    "table",
    seeds: [
      ",date,bean\r\n2026-11-30,\"Kenya, \"\"AA\"\"\"\r\n", ";a;b\n\"x\ny\";'=1+1\n;\n",
      "\ta\tb\rc\t\"open\n",
      "|=1|+1|-1|@x\n'|''=|'a\n",
    ],
    words: ["\"\"", "\r\n", "'=", "\",\""]
  ) { bytes in
    let delimiter = bytes.first ?? 0x2C
    guard delimiter != 0x22, delimiter != 0x0A, delimiter != 0x0D else { return }
    let text = CSVText(bytes)
    try require(String(validating: text.bytes, as: UTF8.self) != nil, "the text is no UTF-8")
    var writer = CSVWriter()
    let rows = try records(of: text.bytes, delimiter)
    for row in rows {
      writer.write(row)
      for cell in row { try checkFormulas(cell) }
    }
    let again = try records(of: writer.bytes, 0x2C)
    try require(rows.count == again.count, "\(rows.count) rows became \(again.count)")
    for (row, other) in zip(rows, again) {
      try requireSame(
        row.joined(separator: "\u{0}"), other.joined(separator: "\u{0}"), "a row of \(row.count)")
    }
    let start = TableStart(bytes) { $0.contains { TableColumn($0).tellsOfBrews } }
    try require(start.position <= bytes.count, "the table begins behind its end")
  }

  private static func records(of bytes: [UInt8], _ delimiter: UInt8) throws(Violation) -> [[String]]
  {
    var reader = CSVReader(bytes, delimiter: delimiter)
    var rows: [[String]] = []
    var line = 0
    while let row = reader.next() {
      try require(reader.line > line, "line \(reader.line) follows \(line)")
      line = reader.line
      rows.append(row)
    }
    return rows
  }

  private static func checkFormulas(_ cell: String) throws(Violation) {
    let defused = DefusedText.defused(cell)
    try requireSame(DefusedText.original(defused), cell, "a text without its formula")
    try requireSame(DefusedText.original(DefusedText.raw(cell)), cell, "a raw text")
    let signs = Array("=+-@\t\r".utf8)
    try require(!signs.contains(defused.utf8.first ?? 0), "\(defused) is a formula")
  }
}
