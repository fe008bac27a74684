import TerminalUI

/// Where the overlay stands: bottom right above the footer, so that on a screen wide enough it hides nothing of the
/// left list; elsewhere while the selected brew would be hidden.
nonisolated enum OverlayPlacement {
  private static let titleRows = 1
  private static let footerRows = 1
  private static let border = 1

  /// The cells that a screen has inside the overlay's border: a third of its rows at most, so that brews stay in sight.
  static func room(on screen: CellSize) -> CellSize {
    CellSize(
      columns: max(0, screen.columns - 2 * border),
      rows: max(0, (screen.rows + 2) / 3 - 2 * border))
  }

  /// The frame of lines, border included; empty without lines.
  static func frame(
    of lines: [String], hasBorder: Bool = true, on screen: CellSize, cursor: CellPoint?
  ) -> CellRect {
    guard let width = lines.map(\.columnCount).max() else { return .zero }
    return frame(
      of: CellSize(columns: width, rows: lines.count), hasBorder: hasBorder, on: screen,
      cursor: cursor)
  }

  /// The frame of so many cells inside the border.
  static func frame(
    of inside: CellSize, hasBorder: Bool, on screen: CellSize, cursor: CellPoint?
  ) -> CellRect {
    let border = hasBorder ? border : 0
    let size = CellSize(columns: inside.columns + 2 * border, rows: inside.rows + 2 * border)
    let lowest = screen.rows - size.rows
    let rows = [lowest - footerRows, titleRows, 0, lowest]
    let free = rows.first { row in cursor.map { $0.row < row || $0.row >= row + size.rows } ?? true
    }
    return CellRect(
      origin: CellPoint(column: screen.columns - size.columns, row: free ?? rows[0]), size: size)
  }
}
