/// Draws the view tree and the layers above it, and finds what differs from the frame before.
///
/// Only damaged rectangles are drawn: into a back buffer, which is then compared with what was shown. Where the edge of
/// a rectangle cuts a wide glyph, the row is drawn again with the rest of the glyph.
package final class Compositor {
  /// What the terminal shows.
  package let front: CellBuffer
  private let back: CellBuffer
  private var damage = Damage()
  /// Of one row; kept for its memory.
  private var ranges: [Range<Int>] = []
  /// Cells of the damage that do not differ: between others that do. Noted where there are marks.
  private var gaps: [(row: Int, columns: Range<Int>)] = []
  private var notesGaps = false
  private(set) var layers: [LayerPresenter] = []

  package init(size: CellSize) {
    front = CellBuffer(size: size)
    back = CellBuffer(size: size)
  }

  package func resize(to size: CellSize) {
    front.resize(to: size)
    back.resize(to: size)
  }

  func add(_ layer: any ScreenLayer) { layers.append(LayerPresenter(layer)) }

  /// Draws what is damaged. - Returns: the cells in which the frame differs from the one before.
  ///
  /// - Parameters:
  ///   - cursor: where the hardware cursor stands, for layers to keep off.
  ///   - refreshingLayers: whether the layers are asked for their lines; if not, they show those of before.
  package func draw(
    _ graph: ViewGraph, cursor: CellPoint? = nil, refreshingLayers: Bool = true
  ) -> Damage {
    damage.removeAll()
    for layer in layers {
      layer.frameEnded()
      layer.update(in: graph.screen, cursor: cursor, refreshing: refreshingLayers)
    }
    var rects = graph.screen.takeDamage()
    if rects.isEmpty && !layers.contains(where: \.hasOwnDamage) { return damage }
    var index = 0
    while index < rects.count {
      draw(graph, rects[index])
      for cut in back.takeCuts() { rects.append(rects[index].row(cut.row, with: cut.column)) }
      index += 1
    }
    var canvas = Canvas(back)
    canvas.drawsLines = graph.screen.drawsLines
    drawOwnDamage(in: canvas)
    for layer in layers where layer.marks.isWaiting {
      rects += layer.placeMarks(in: back, over: front, outside: boxes)
    }
    gaps.removeAll(keepingCapacity: true)
    notesGaps = layers.contains { $0.marks.areInFrame }
    collectDamage(rects + layers.flatMap { $0.takeOwnDamage() })
    return damage
  }

  /// Draws what has changed of the layers, and over it those that stand in front.
  private func drawOwnDamage(in canvas: Canvas) {
    for index in layers.indices {
      for rect in layers[index].ownDamage {
        for layer in layers[index...] { layer.draw(in: canvas.clipped(to: rect)) }
      }
    }
  }

  /// Where the boxes of layers stand.
  private var boxes: [CellRect] { layers.compactMap(\.frame) }

  /// Gives a key press to the layers. - Returns: whether one has used it.
  func handle(_ press: KeyPress) -> Bool {
    for layer in layers where layer.layer.takesKeys {
      if layer.layer.handle(press) == .handled { return true }
    }
    return false
  }

  /// How many damaged cells are those of layers.
  func layerCells(in damage: Damage) -> Int {
    var cells = 0
    for layer in layers {
      if layer.marks.areInFrame { cells += markCells(layer.marks, in: damage) }
      guard let frame = layer.frame else { continue }
      for span in damage.spans where frame.minRow <= span.row && span.row < frame.maxRow {
        cells += span.columns.clamped(to: frame.minColumn..<frame.maxColumn).count
      }
    }
    return cells
  }

  /// What marks have added to the damage of the views, less what they have kept out of it.
  private func markCells(_ marks: PlacedMarks, in damage: Damage) -> Int {
    var (own, hidden) = marks.ownCells(in: damage, of: back, outside: boxes)
    var count = 0
    for gap in gaps {
      let cells = gap.columns.map { CellPoint(column: $0, row: gap.row) }
      let ends = [gap.columns.lowerBound - 1, gap.columns.upperBound]
      let isOwn = ends.contains { own.contains(CellPoint(column: $0, row: gap.row)) }
      own.subtract(cells)
      if isOwn { count += cells.count }
    }
    return own.count + count - hidden
  }

  private func draw(_ graph: ViewGraph, _ rect: CellRect) {
    var canvas = Canvas(back, clip: rect)
    canvas.drawsLines = graph.screen.drawsLines
    canvas.fill(rect, with: .blank)
    graph.rootLayout.draw(in: canvas, at: .zero, style: .plain)
    for layer in layers { layer.draw(in: canvas) }
    for layer in layers where !layer.marks.isEmpty { layer.drawMarks(in: canvas, outside: boxes) }
  }

  /// The whole screen as damage, to be sent again as it is.
  package var everything: Damage {
    var all = Damage()
    for row in 0..<front.size.rows { all.append(row: row, columns: 0..<front.size.columns) }
    return all
  }

  /// Compares row by row what was drawn; a cell in several rectangles once.
  private func collectDamage(_ rects: [CellRect]) {
    guard let first = rects.first else { return }
    var rows = first.minRow..<first.maxRow
    for rect in rects {
      rows = min(rows.lowerBound, rect.minRow)..<max(rows.upperBound, rect.maxRow)
    }
    for row in rows.clamped(to: 0..<front.size.rows) {
      ranges.removeAll(keepingCapacity: true)
      for rect in rects where rect.minRow <= row && row < rect.maxRow {
        ranges.append(columns(of: rect))
      }
      if ranges.count > 1 { ranges.sort { $0.lowerBound < $1.lowerBound } }
      var covered = 0
      for range in ranges where range.upperBound > covered {
        compare(row, max(covered, range.lowerBound)..<range.upperBound)
        covered = range.upperBound
      }
    }
  }

  /// A wide glyph cut by a rectangle's edge changes the cell beside it too.
  private func columns(of rect: CellRect) -> Range<Int> {
    (rect.minColumn - 1..<rect.maxColumn + 1).clamped(to: 0..<front.size.columns)
  }

  /// Takes the changed cells of a row over, as spans; a gap of few cells is cheaper sent than skipped.
  private func compare(_ row: Int, _ columns: Range<Int>) {
    let maximumGap = 3
    front.withMutableRow(row) { shown in
      back.withRow(row) { drawn in
        var first = -1
        var end = -1
        for column in columns where shown[column] != drawn[column] {
          shown[column] = drawn[column]
          if first >= 0 && column - end > maximumGap {
            damage.append(row: row, columns: first..<end)
            first = column
          } else if first >= 0 && column > end && notesGaps {
            gaps.append((row, end..<column))
          }
          if first < 0 { first = column }
          end = column + 1
        }
        if first >= 0 { damage.append(row: row, columns: first..<end) }
      }
    }
  }
}

extension Damage {
  func contains(_ cell: CellPoint) -> Bool {
    spans.contains { $0.row == cell.row && $0.columns.contains(cell.column) }
  }
}

extension CellRect {
  /// One of its rows, widened to a column: drawn again, a wide glyph that the edge has cut comes out whole.
  fileprivate func row(_ row: Int, with column: Int) -> CellRect {
    let first = min(minColumn, column)
    return CellRect(
      column: first, row: row, columns: max(maxColumn, column + 1) - first, rows: 1)
  }
}
