/// The two directions of a screen.
public nonisolated enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }

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
