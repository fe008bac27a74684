/// A table for people: the first column to the left, the others to the right.
package struct TextTable {
  private let rows: [[String]]

  /// - Parameter rows: each with as many cells as there are headings.
  package init(_ headings: [String], _ rows: [[String]]) { self.rows = [headings] + rows }

  /// The lines, without a newline at the end.
  package var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blanks : blanks + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
