extension TerminalEmulator {
  /// Shows a character at the cursor, as wide as it is, and moves on.
  func put(_ scalar: UInt32) {
    let scalar = drawn(scalar)
    let width = scalar < 0x7F ? 1 : self.width(scalar)
    if width == 0 { return mark(scalar) }
    guard width > 0 else {
      faults.append("U+\(String(scalar, radix: 16, uppercase: true)), which has no width")
      return
    }
    if isWrapPending || cursor.column + width > columns { wrap() }
    guard cursor.column + width <= columns else {
      misplaced.append("a glyph wider than the screen")
      return
    }
    if modes.isInserting { insertCells(width) }
    place(scalar, width: width)
    last = (cursor.column, cursor.row, scalar)
    isWrapPending = cursor.column + width == columns
    cursor.column = isWrapPending ? columns - 1 : cursor.column + width
  }

  private func place(_ scalar: UInt32, width: Int) {
    for column in cursor.column..<cursor.column + width { tear(column, cursor.row) }
    set(ScreenCell(code: scalar, look: modes.look), cursor.column, cursor.row)
    if width == 2 {
      set(
        ScreenCell(code: ScreenCell.continuation, look: modes.look), cursor.column + 1, cursor.row)
    }
  }

  /// Puts a mark on the character before.
  private func mark(_ scalar: UInt32) {
    guard let last else {
      misplaced.append("the mark U+\(String(scalar, radix: 16, uppercase: true)) on nothing")
      return
    }
    let index = last.row * columns + last.column
    cells[index].code = clusters.code(clusters.scalars(cells[index].code) + [scalar])
    touchedRows.insert(last.row)
  }

  private func wrap() {
    isWrapPending = false
    guard modes.wraps else { return }
    cursor.column = 0
    lineFeed()
  }

  /// Half of a wide glyph cannot stay: the other half becomes a blank.
  func tear(_ column: Int, _ row: Int) {
    guard column >= 0, column < columns else { return }
    let index = row * columns + column
    if cells[index].code == ScreenCell.continuation, column > 0 { cells[index - 1].code = 0x20 }
    if column + 1 < columns, cells[index + 1].code == ScreenCell.continuation {
      cells[index + 1].code = 0x20
    }
  }

  func set(_ cell: ScreenCell, _ column: Int, _ row: Int) {
    cells[row * columns + column] = cell
    touchedRows.insert(row)
  }

  /// What an erased cell shows.
  var erased: ScreenCell {
    var look = Look.plain
    if type.abilities.contains(.backgroundErase) { look.background = modes.look.background }
    return ScreenCell(code: 0x20, look: look)
  }

  /// Erases cells of a row, and whatever half a glyph it cuts.
  func erase(_ range: Range<Int>, row: Int) {
    let range = range.clamped(to: 0..<columns)
    guard let first = range.first, let last = range.last else { return }
    tear(first, row)
    tear(last, row)
    for column in range { set(erased, column, row) }
  }

  /// Moves what stands behind the cursor to the right.
  func insertCells(_ count: Int) {
    moveCells(by: min(count, columns - cursor.column))
  }

  func deleteCells(_ count: Int) {
    moveCells(by: -min(count, columns - cursor.column))
  }

  private func moveCells(by offset: Int) {
    let row = cursor.row
    tear(cursor.column, row)
    if offset < 0 { tear(cursor.column - offset, row) }
    let before = Array(self.row(row))
    for column in cursor.column..<columns {
      let source = column - offset
      let isKept = source >= cursor.column && source < columns
      set(isKept ? before[source] : erased, column, row)
    }
    // What was pushed over the edge, with its left half alone left.
    let edge = row * columns + columns - 1
    if offset > 0, clusters.scalars(cells[edge].code).first.map(width) == 2 {
      cells[edge].code = 0x20
    }
  }
}
