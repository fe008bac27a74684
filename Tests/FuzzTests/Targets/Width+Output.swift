import TerminalUI

@testable import brewlog

/// What `width` asks of the program's output.
extension FuzzTarget {
  static func checkTable(_ text: String, columns: Int) throws {
    var table = FittedTable(columns: [
      .init(title: "a", least: 4), .init(title: "b", isRightAligned: true), .init(title: "c"),
    ])
    let parts = text.split(separator: "e", maxSplits: 2).map(String.init)
    table.rows = [parts + Array(repeating: "", count: 3 - parts.count), ["x", "y", "z"]]
    for isASCII in [false, true] {
      let shown = table.text(OutputStyle(columns: columns, isASCII: isASCII))
      try requireHarmless(shown, mayBreak: true, "a table")
      let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
      try require(lines.count == 4, "a table of 3 lines has \(lines.count - 1)")
      for line in lines {
        // The mark that ends a text from right to left takes no column.
        let width = cells(of: line.filter { $0 != "\u{200E}" }).count
        try require(width <= columns, "\(line.debugDescription) is \(width) wide, not \(columns)")
        try require(!isASCII || line.utf8.allSatisfy { $0 < 0x80 }, "\(line) is not ASCII")
      }
    }
    let plain = table.text(OutputStyle(columns: nil, isASCII: false))
    try requireHarmless(
      plain.replacing("\t", " "), mayBreak: true, "a plain table")
    try require(
      plain.utf8.count(where: { $0 == 0x09 }) == 4, "a plain table has not its cells: \(plain)")
  }

  static func checkPlain(_ text: String) throws {
    try requireHarmless(text.onOneLine, "text on one line")
    try requireHarmless(text.printable, mayBreak: true, "printable text")
    try requireSame(text.printable, text.printable.printable, "printable text")
    try requireHarmless(text.quoted, "a quoted text")
    try require(text.quoted.unicodeScalars.count <= 60 * 12, "a quoted text is long")
    let ascii = OutputStyle(columns: nil, isASCII: true).printable(text)
    try require(ascii.utf8.allSatisfy { $0 < 0x80 }, "\(ascii) is not ASCII")
  }
}

extension String {
  fileprivate func replacing(_ scalar: Unicode.Scalar, _ other: Unicode.Scalar) -> String {
    var view = UnicodeScalarView()
    view.append(contentsOf: unicodeScalars.map { $0 == scalar ? other : $0 })
    return String(view)
  }
}
