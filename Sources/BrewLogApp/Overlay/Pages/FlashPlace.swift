import TerminalUI

/// Where a mark stands that is to be taken for no other view's.
struct FlashPlace: Equatable {
  /// The lines that the view has to itself; of a view of one line that line. None where other views fill it.
  private(set) var own: [CellRect] = []
  /// Where else in these lines the sign may stand: right of them, in a part of the view around.
  private(set) var room = CellRect.zero
  /// Behind the title above, for the sign and an arrow, where nothing is in the lines or there are none; empty where
  /// there is no title.
  private(set) var behindTitle = CellRect.zero

  init(_ node: _ViewNode) {
    let frame = node.visibleFrame
    guard !frame.isEmpty else { return }
    let inner = node.framesOfAuthorsViews
    // What is beside a row in a list looks like the row's.
    if inner.isEmpty || !node.isFilled {
      own = frame.size.rows == 1 ? [frame] : frame.rows(outside: inner)
      room = node.roomBeside(frame)
    }
    behindTitle = node.roomBehindTitle(of: frame) ?? .zero
  }

  /// What titles are, by the names of their types: of a pane, of a lab's pane, of the columns of the log.
  fileprivate static let titles: Set<String> = [
    "\(PaneTitle.self)", "\(LabPaneTitle.self)", "\(LogHeader.self)",
  ]
  /// Columns beyond a line in which a sign still is that line's.
  fileprivate static let reach = 2
}

extension _ViewNode {
  /// Where the author's views stand that are inside of this one, without those inside of them.
  fileprivate var framesOfAuthorsViews: [CellRect] {
    var frames: [CellRect] = []
    forEachChild { child in
      if child.authorsName == nil {
        frames += child.framesOfAuthorsViews
      } else {
        frames.append(child.visibleFrame)
      }
    }
    return frames.filter { !$0.isEmpty }
  }

  /// Whether a list has what is inside.
  fileprivate var isFilled: Bool {
    var isFilled = isLazyContainer
    forEachChild { if $0.authorsName == nil, $0.isFilled { isFilled = true } }
    return isFilled
  }

  private var authorsViewAround: _ViewNode? {
    var node = parent
    while let current = node, current.authorsName == nil { node = current.parent }
    return node
  }

  /// The view and what is near it on the right, as far as the view around reaches.
  fileprivate func roomBeside(_ frame: CellRect) -> CellRect {
    let limit = authorsViewAround?.visibleFrame.maxColumn ?? frame.maxColumn
    let end = max(frame.maxColumn, min(frame.maxColumn + FlashPlace.reach, limit))
    return CellRect(
      column: frame.minColumn, row: frame.minRow, columns: end - frame.minColumn,
      rows: frame.size.rows)
  }

  /// What is behind the title that stands directly above, up to the end of what both are in; nil without one.
  fileprivate func roomBehindTitle(of frame: CellRect) -> CellRect? {
    var node = parent
    while let current = node {
      if let title = current.title(above: frame) {
        let around = current.visibleFrame
        return CellRect(
          column: title.minColumn, row: title.minRow, columns: around.maxColumn - title.minColumn,
          rows: 1)
      }
      if current.authorsName != nil { return nil }
      node = current.parent
    }
    return nil
  }

  /// The title inside that stands in the row above, over what it is the title of.
  private func title(above frame: CellRect) -> CellRect? {
    var found: CellRect?
    forEachChild { child in
      guard found == nil else { return }
      if let name = child.authorsName {
        let title = child.visibleFrame
        if FlashPlace.titles.contains(name), title.maxRow == frame.minRow, !title.isEmpty,
          title.minColumn < frame.maxColumn, frame.minColumn < title.maxColumn
        {
          found = title
        }
      } else {
        found = child.title(above: frame)
      }
    }
    return found
  }
}

extension CellRect {
  /// The rows that none of the others stands in, those together that follow each other.
  fileprivate func rows(outside others: [CellRect]) -> [CellRect] {
    var found: [CellRect] = []
    for row in minRow..<maxRow
    where !others.contains(where: { $0.minRow <= row && row < $0.maxRow }) {
      if let last = found.last, last.maxRow == row {
        found[found.count - 1].size.rows += 1
      } else {
        found.append(CellRect(column: minColumn, row: row, columns: size.columns, rows: 1))
      }
    }
    return found
  }
}
