/// A sign that a layer puts beside what stands in a part of the screen.
///
/// It goes into the first row of that part, into the last cell that is blank there, or else into the last one; where it
/// would cover another layer, it is not shown. Of several for one part, the first stands farthest to the right.
public nonisolated struct LayerMark: Hashable, Sendable {
  /// What the sign is about, in the screen's cells.
  public var frame: CellRect
  /// A character one cell wide.
  public var sign: Character
  /// How the sign is drawn, on the background that the cell has.
  public var style: Style

  /// A sign for what stands in `frame`.
  public init(frame: CellRect, sign: Character, style: Style = .plain) {
    self.frame = frame
    self.sign = sign
    self.style = style
  }
}

/// The signs of one layer, and the cells that they were put into.
///
/// They are put there after the views below them were drawn, for the place depends on what is blank. They stay in their
/// cells until the layer is looked at again: a frame of the views alone differs in no sign.
struct PlacedMarks {
  private struct Placed {
    let cell: CellPoint
    let sign: Character
    let style: Style
  }
  private var placed: [Placed] = []
  private var waiting: [LayerMark] = []
  private var cellsBefore: [CellPoint] = []
  private var seen: (revision: Int, size: CellSize)?

  /// Whether signs are to be placed with this frame.
  var isWaiting: Bool { !waiting.isEmpty }
  /// The cells that show a sign, or have shown one in the frame before.
  var cells: [CellPoint] { placed.map(\.cell) + cellsBefore }

  /// Takes the signs of a layer where they may be others; what they covered is to be drawn again.
  mutating func update(from layer: any ScreenLayer, in screen: Screen) {
    if let seen, seen == (layer.revision, screen.size) { return }
    seen = (layer.revision, screen.size)
    clear(in: screen)
    waiting = layer.marks
  }

  mutating func removeAll(in screen: Screen) {
    clear(in: screen)
    waiting = []
    seen = nil
  }

  private mutating func clear(in screen: Screen) {
    for mark in placed { screen.damage(CellRect(mark.cell)) }
    cellsBefore = placed.map(\.cell)
    placed = []
  }

  /// Puts the signs that wait into cells. - Returns: these cells, as rectangles.
  mutating func place(in buffer: CellBuffer, isFree: (CellPoint) -> Bool) -> [CellRect] {
    let bounds = CellRect(origin: .zero, size: buffer.size)
    for mark in waiting {
      let frame = mark.frame.intersection(bounds)
      guard !frame.isEmpty, let cell = cell(for: frame, in: buffer, isFree) else { continue }
      let below = buffer[cell.column, cell.row].style
      var style = mark.style
      style.background = below.background
      if below.attributes.contains(.reverse) { style.attributes.insert(.reverse) }
      placed.append(Placed(cell: cell, sign: mark.sign, style: style))
    }
    waiting = []
    draw(in: Canvas(buffer))
    return placed.map { CellRect($0.cell) }
  }

  private func cell(
    for frame: CellRect, in buffer: CellBuffer, _ isFree: (CellPoint) -> Bool
  ) -> CellPoint? {
    let row = frame.minRow
    let free = (frame.minColumn..<frame.maxColumn).filter { column in
      let cell = CellPoint(column: column, row: row)
      return isFree(cell) && !placed.contains { $0.cell == cell }
    }
    let column = free.last { buffer[$0, row].glyph == .space } ?? free.last
    return column.map { CellPoint(column: $0, row: row) }
  }

  func draw(in canvas: Canvas) {
    for mark in placed where canvas.clip.contains(mark.cell) {
      canvas.put(String(mark.sign), at: mark.cell, style: mark.style)
    }
  }

  mutating func frameEnded() { cellsBefore = [] }
}

extension CellRect {
  fileprivate init(_ cell: CellPoint) {
    self.init(origin: cell, size: CellSize(columns: 1, rows: 1))
  }
}

extension _ViewNode {
  /// The visible part of what stands for the node on the screen, in the screen's cells. Complexity: O(boxes).
  package var visibleFrame: CellRect {
    var boxes: [LayoutNode] = []
    collectLayout(into: &boxes)
    let frames = boxes.map(\.visibleFrame).filter { !$0.isEmpty }
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension CellRect {
  fileprivate func union(_ other: CellRect) -> CellRect {
    let column = min(minColumn, other.minColumn)
    let row = min(minRow, other.minRow)
    return CellRect(
      column: column, row: row, columns: max(maxColumn, other.maxColumn) - column,
      rows: max(maxRow, other.maxRow) - row)
  }
}
