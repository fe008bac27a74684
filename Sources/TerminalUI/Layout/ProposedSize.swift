/// What a parent offers a view: columns and rows, or nil for as many as the view likes.
package nonisolated struct ProposedSize: Hashable, Sendable {
  package var columns: Int?
  package var rows: Int?

  package init(columns: Int?, rows: Int?) {
    self.columns = columns
    self.rows = rows
  }
  init(_ size: CellSize) { self.init(columns: size.columns, rows: size.rows) }

  static let unspecified = ProposedSize(columns: nil, rows: nil)
  /// More than any screen: asks a view for its greatest size.
  static let infinity = Int.infinity

  func inset(columns: Int, rows: Int) -> ProposedSize {
    ProposedSize(
      columns: self.columns.map { max(0, $0 - columns) }, rows: self.rows.map { max(0, $0 - rows) })
  }
}
