extension TerminalEmulator {
  /// The rows that scroll.
  var region: Range<Int> { modes.region ?? 0..<rows }

  func move(column: Int? = nil, row: Int? = nil) {
    if let column { cursor.column = min(max(0, column), columns - 1) }
    if let row { cursor.row = min(max(0, row), rows - 1) }
    isWrapPending = false
    last = nil
  }

  /// A row down; at the end of the region what is in it goes up.
  func lineFeed() {
    if cursor.row == region.upperBound - 1 {
      scroll(region, by: 1)
    } else {
      cursor.row = min(cursor.row + 1, rows - 1)
    }
    isWrapPending = false
    last = nil
  }

  func reverseLineFeed() {
    if cursor.row == region.lowerBound {
      scroll(region, by: -1)
    } else {
      cursor.row = max(0, cursor.row - 1)
    }
    isWrapPending = false
    last = nil
  }

  /// Moves rows up, or with a negative count down, and erases what comes in.
  func scroll(_ rows: Range<Int>, by count: Int) {
    let before = cells
    for row in rows {
      let source = row + count
      for column in 0..<columns {
        set(rows.contains(source) ? before[source * columns + column] : erased, column, row)
      }
    }
    last = nil
  }

  func insertLines(_ count: Int) {
    guard region.contains(cursor.row) else { return }
    scroll(cursor.row..<region.upperBound, by: -min(count, rows))
    move(column: 0)
  }

  func deleteLines(_ count: Int) {
    guard region.contains(cursor.row) else { return }
    scroll(cursor.row..<region.upperBound, by: min(count, rows))
    move(column: 0)
  }

  func up(_ count: Int) {
    let top = cursor.row >= region.lowerBound ? region.lowerBound : 0
    move(row: max(top, cursor.row - count))
  }

  func down(_ count: Int) {
    let bottom = cursor.row < region.upperBound ? region.upperBound - 1 : rows - 1
    move(row: min(bottom, cursor.row + count))
  }

  func control(_ byte: UInt8) {
    switch byte {
    case 0x08: move(column: cursor.column - 1)
    case 0x09: move(column: (cursor.column / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: move(column: 0)
    case 0x0E: modes.charset = 1
    case 0x0F: modes.charset = 0
    default: faults.append("the control character \(EscapeParser.hex(byte))")
    }
  }

  func saveCursor() { saved = (cursor, modes) }

  func restoreCursor() {
    guard let saved else { return }
    move(column: saved.cursor.column, row: saved.cursor.row)
    modes.look = saved.modes.look
    modes.drawsLines = saved.modes.drawsLines
    modes.charset = saved.modes.charset
  }

  /// The character that the charset in use has in the place of one.
  func drawn(_ scalar: UInt32) -> UInt32 {
    guard modes.drawsLines[modes.charset], (0x5F...0x7E).contains(scalar) else { return scalar }
    return Self.lineDrawing[Int(scalar) - 0x5F].unicodeScalars.first!.value
  }

  /// DEC's special graphics from 0x5F on.
  private static let lineDrawing: [String] = [
    " ", "◆", "▒", "␉", "␌", "␍", "␊", "°", "±", "␤", "␋", "┘", "┐", "┌", "└", "┼", "⎺", "⎻", "─",
    "⎼", "⎽", "├", "┤", "┴", "┬", "│", "≤", "≥", "π", "≠", "£", "·",
  ]
}
