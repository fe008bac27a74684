/// A table as comma-separated values (RFC 4180): the headings first, each line ended by CR and LF.
package nonisolated struct CSVTable {
  private let rows: [[String]]

  package init(_ headings: [String], _ rows: [[String]]) { self.rows = [headings] + rows }

  package var text: String {
    rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  private func field(_ text: String) -> String {
    // By scalars: CR and LF are one character together.
    guard text.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return "\"" + String(quoted) + "\""
  }
}
