/// The cells in which two frames differ, as one span of columns for each row.
public nonisolated struct Damage: Sendable {
  /// A half-open range of columns of one row.
  public struct Span: Hashable, Sendable {
    public var row: Int
    public var columns: Range<Int>
  }

  /// In rising order of rows, and of columns within a row; no two overlap.
  public private(set) var spans: [Span] = []

  public init() {}

  public var isEmpty: Bool { spans.isEmpty }
  /// The number of cells in all spans.
  public var cellCount: Int { spans.reduce(0) { $0 + $1.columns.count } }

  public mutating func append(row: Int, columns: Range<Int>) {
    spans.append(Span(row: row, columns: columns))
  }

  public mutating func removeAll() { spans.removeAll(keepingCapacity: true) }
}
