import TerminalUI

/// How a lab divides its screen: a sentence, the panes, the counts, the footer.
struct LabLayout {
  /// Where the counts stand, border included; empty where there is no room.
  let panel: CellRect
  /// The cells that the counts have, inside their border.
  var counts: CellSize {
    let border = hasBorder ? 2 : 0
    return CellSize(
      columns: max(0, panel.size.columns - border), rows: max(0, panel.size.rows - border))
  }
  /// The rows of the sentence.
  let headRows: Int
  /// Whether the counts stand in a box; on a low screen its border would take the place of two of them.
  let hasBorder: Bool

  private static let footerRows = 1
  private static let paneTitleRows = 1
  /// On a screen this high each part has the rows that it wants.
  private static let fullHeight = 20
  /// The heading of the counts, and one of them.
  private static let leastCounts = 2

  init(_ lab: Lab, _ screen: CellSize) {
    hasBorder = screen.rows >= Self.fullHeight
    let length = lab.name.count + 2 + lab.sentence.count
    headRows = hasBorder && length > screen.columns ? 2 : 1
    let remarks = lab.hasContradiction ? 2 : 0
    let wanted = lab.counters.count + 1 + remarks + lab.detailRows + (hasBorder ? 2 : 0)
    let paneRows = hasBorder ? 3 : 2
    let others = headRows + Self.paneTitleRows + Self.footerRows
    let room = max(Self.leastCounts, screen.rows - others - paneRows)
    guard !TooSmallNotice.isNeeded(on: screen) else {
      panel = .zero
      return
    }
    let height = min(wanted, room)
    panel = CellRect(
      column: 0, row: screen.rows - Self.footerRows - height, columns: screen.columns, rows: height)
  }
}
