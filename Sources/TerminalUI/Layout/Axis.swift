/// The two directions in which a stack lays out its children.
package nonisolated enum Axis: Sendable {
  case horizontal, vertical

  func length(_ size: CellSize) -> Int { self == .horizontal ? size.columns : size.rows }
  func breadth(_ size: CellSize) -> Int { self == .horizontal ? size.rows : size.columns }
  func size(length: Int, breadth: Int) -> CellSize {
    self == .horizontal
      ? CellSize(columns: length, rows: breadth) : CellSize(columns: breadth, rows: length)
  }
  func proposal(length: Int?, breadth: Int?) -> ProposedSize {
    self == .horizontal
      ? ProposedSize(columns: length, rows: breadth) : ProposedSize(columns: breadth, rows: length)
  }
  func length(_ proposal: ProposedSize) -> Int? {
    self == .horizontal ? proposal.columns : proposal.rows
  }
  func breadth(_ proposal: ProposedSize) -> Int? {
    self == .horizontal ? proposal.rows : proposal.columns
  }
}
