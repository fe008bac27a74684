/// A table in GitHub's Markdown: the first columns to the left, those of numbers to the right.
package struct MarkdownTable {
  private let rows: [[String]]
  private let textColumns: Int

  package init(_ headings: [String], textColumns: Int = 1, _ rows: [[String]]) {
    self.rows = [headings] + rows
    self.textColumns = textColumns
  }

  package var text: String {
    let rule = rows[0].indices.map { $0 < textColumns ? "---" : "---:" }
    let lines = [rows[0].map(Self.escaped), rule] + rows.dropFirst().map { $0.map(Self.escaped) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// The text as it stands in a cell, or in a line of its own: nothing in it ends that, or is taken for markup.
  package static func escaped(_ cell: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in cell.unicodeScalars {
      switch scalar {
      case "\n", "\r": text.append(" ")
      case "|", "\\", "`", "*", "_", "<", ">", "[", "]", "#", "~", "&":
        text.append("\\")
        text.append(scalar)
      // A name after it would be notified: `@Observable` is somebody's.
      case "@": text.append(contentsOf: "&#64;".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
