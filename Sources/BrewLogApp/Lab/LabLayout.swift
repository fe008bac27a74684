import TerminalUI

/// How a lab divides its screen: a sentence, the panes, the counts, the footer.
struct LabLayout {
  /// Where the counts stand, border included; empty where there is no room.
  let panel: CellRect
  /// The rows of the sentence.
  let headRows: Int

  private static let border = 2
  private static let footerRows = 1
  /// On a screen this high each part has the rows that it wants.
  private static let fullHeight = 20

  init(_ lab: Lab, _ screen: CellSize) {
    let isFull = screen.rows >= Self.fullHeight
    let length = lab.name.count + 2 + lab.sentence.count
    headRows = isFull && length > screen.columns ? 2 : 1
    let remarks = lab.hasContradiction ? 2 : 0
    let wanted = lab.counters.count + 1 + remarks + lab.detailRows + Self.border
    let fieldRows = lab.field == nil ? 0 : 1
    // The title of the panes, and three rows of them.
    let room = screen.rows - headRows - fieldRows - 4 - Self.footerRows
    let height = isFull ? min(wanted, room) : min(wanted, screen.rows / 2)
    guard !TooSmallNotice.isNeeded(on: screen), height > Self.border else {
      panel = .zero
      return
    }
    panel = CellRect(
      column: 0, row: screen.rows - Self.footerRows - height, columns: screen.columns, rows: height)
  }
}
