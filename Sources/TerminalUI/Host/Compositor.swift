/// Draws the view tree and the layers above it, and finds what differs from the frame before.
///
/// Only damaged rectangles are drawn: into a back buffer, which is then compared with what was shown.
package final class Compositor {
  /// What the terminal shows.
  package let front: CellBuffer
  private let back: CellBuffer
  private var damage = Damage()
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
  /// - Parameter refreshingLayers: whether the layers are asked for their lines; if not, they show those of before.
  package func draw(_ graph: ViewGraph, refreshingLayers: Bool = true) -> Damage {
    damage.removeAll()
    let cursor = layers.isEmpty ? nil : graph.cursor?.position
    for layer in layers {
      layer.update(in: graph.screen, cursor: cursor, refreshing: refreshingLayers)
    }
    let rects = graph.screen.takeDamage()
    if rects.isEmpty && !layers.contains(where: \.hasOwnDamage) { return damage }
    for rect in rects {
      let canvas = Canvas(back, clip: rect)
      canvas.fill(rect, with: .blank)
      graph.rootLayout.draw(in: canvas, at: .zero, style: .plain)
      for layer in layers { layer.draw(in: canvas) }
    }
    for layer in layers where layer.hasOwnDamage { layer.drawOwnDamage(in: Canvas(back)) }
    collectDamage(rects + layers.flatMap { $0.takeOwnDamage() })
    return damage
  }

  /// The whole screen as damage, to be sent again as it is.
  package var everything: Damage {
    var all = Damage()
    for row in 0..<front.size.rows { all.append(row: row, columns: 0..<front.size.columns) }
    return all
  }

  private func collectDamage(_ rects: [CellRect]) {
    guard !rects.isEmpty else { return }
    // A wide glyph cut by a rectangle's edge changes the cell beside it too.
    let bounds = CellRect(origin: .zero, size: front.size)
    let widened = rects.map {
      CellRect(
        column: $0.minColumn - 1, row: $0.minRow, columns: $0.size.columns + 2, rows: $0.size.rows
      ).intersection(bounds)
    }
    let rows = Set(widened.flatMap { $0.minRow..<$0.maxRow }).sorted()
    for row in rows {
      let ranges = widened.filter { $0.minRow <= row && row < $0.maxRow }
        .map { $0.minColumn..<$0.maxColumn }.sorted { $0.lowerBound < $1.lowerBound }
      var covered = 0
      for range in ranges where range.upperBound > covered {
        compare(row, max(covered, range.lowerBound)..<range.upperBound)
        covered = range.upperBound
      }
    }
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
          }
          if first < 0 { first = column }
          end = column + 1
        }
        if first >= 0 { damage.append(row: row, columns: first..<end) }
      }
    }
  }
}
