import BrewModel
import TerminalUI

/// How the log screen divides its cells: a title, the list under its header, what is known of the selected brew beside or
/// below it where there is room, and the last line.
nonisolated struct LogLayout: Equatable {
  enum Pane: Equatable {
    case none
    /// With so many cells.
    case beside(Int)
    /// On so many rows.
    case below(Int)
  }

  let pane: Pane
  let columns: LogColumns
  /// Cells of the list, its mark of the selection included.
  let listWidth: Int
  /// Rows of the list, without its header.
  let listRows: Int

  init(
    _ screen: CellSize, chosen: [LogColumn]? = nil, units: DisplayUnits = .metric,
    isPlain: Bool = false
  ) {
    if screen.columns >= 120 {
      pane = .beside(min(60, screen.columns / 3))
    } else if screen.rows >= 20 {
      pane = .below(min(8, screen.rows / 3))
    } else {
      pane = .none
    }
    let below = if case .below(let rows) = pane { rows } else { 0 }
    // The title, the header and the last line take one each.
    listRows = max(1, screen.rows - 3 - below)
    listWidth =
      if case .beside(let width) = pane { screen.columns - width - 1 } else { screen.columns }
    columns = LogColumns(
      width: max(1, listWidth - 1), chosen: chosen, units: units, isPlain: isPlain)
  }
}
