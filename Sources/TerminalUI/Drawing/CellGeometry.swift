/// A size in cells.
public nonisolated struct CellSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
  public static let zero = CellSize(columns: 0, rows: 0)
}

/// A place on the screen, or inside a view: column and row of a cell, from the top left.
public nonisolated struct CellPoint: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
  public static let zero = CellPoint(column: 0, row: 0)
}

/// A rectangle of cells.
public nonisolated struct CellRect: Hashable, Sendable {
  public var origin: CellPoint
  public var size: CellSize

  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
  }

  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  public var minColumn: Int { origin.column }
  public var minRow: Int { origin.row }
  /// The first column to the right of the rectangle.
  public var maxColumn: Int { origin.column + size.columns }
  /// The first row below the rectangle.
  public var maxRow: Int { origin.row + size.rows }
  public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

  public func intersection(_ other: CellRect) -> CellRect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    return CellRect(
      column: column, row: row,
      columns: max(0, min(maxColumn, other.maxColumn) - column),
      rows: max(0, min(maxRow, other.maxRow) - row))
  }

  public func intersects(_ other: CellRect) -> Bool { !intersection(other).isEmpty }

  public func contains(_ point: CellPoint) -> Bool {
    point.column >= minColumn && point.column < maxColumn
      && point.row >= minRow && point.row < maxRow
  }

  public func offsetBy(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: minColumn + columns, row: minRow + rows, columns: size.columns, rows: size.rows)
  }
}
