/// The screen as a rectangle of cells, in rows from the top left.
public final class CellBuffer {
  public private(set) var size: CellSize
  private var cells: [Cell]
  /// Wide glyphs that the edge of a drawing has cut since `takeCuts`: the row, and the column of the half outside.
  private var cuts: [CellPoint] = []

  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// Gives the cells of one row. Complexity: O(1).
  public func withRow<R>(_ row: Int, _ body: (UnsafeBufferPointer<Cell>) throws -> R) rethrows -> R
  {
    try cells.withUnsafeBufferPointer { all in
      try body(UnsafeBufferPointer(rebasing: all[row * size.columns..<(row + 1) * size.columns]))
    }
  }

  /// Gives the cells of one row to change. Complexity: O(1).
  package func withMutableRow<R>(_ row: Int, _ body: (UnsafeMutableBufferPointer<Cell>) -> R) -> R {
    let columns = size.columns
    return cells.withUnsafeMutableBufferPointer { all in
      body(UnsafeMutableBufferPointer(rebasing: all[row * columns..<(row + 1) * columns]))
    }
  }

  func noteCut(row: Int, outside column: Int) {
    let cut = CellPoint(column: column, row: row)
    if cuts.last != cut { cuts.append(cut) }
  }

  func takeCuts() -> [CellPoint] {
    if cuts.isEmpty { return [] }
    defer { cuts.removeAll() }
    return cuts
  }

  /// Changes the size and blanks every cell. Complexity: O(cells).
  package func resize(to newSize: CellSize) {
    size = newSize
    cells = Array(repeating: .blank, count: newSize.columns * newSize.rows)
  }
}
