/// A mark that a layer puts on what stands in parts of the screen. It hides no character.
///
/// The characters of the parts are drawn in the mark's style, and beside them stands the sign: in blank cells between
/// blanks, in the first row of the parts that has characters and such cells. Where there are none, there is no sign. What
/// another mark of the same layer or the box of any layer has taken before is left alone.
public nonisolated struct LayerMark: Hashable, Sendable {
  /// What the mark is on, in the screen's cells, from the top; none for a sign that stands alone, in `room`.
  public var parts: [CellRect]
  /// Where the sign may stand: in the columns of the parts, and right of them in these.
  public var room: CellRect
  /// Characters one cell wide.
  public var sign: String
  /// The mark in its place where there is no character in the parts; at most one.
  public var otherwise: [LayerMark] = []
  /// The colour of the characters, and attributes beside those that they have.
  public var style: Style

  /// A mark on what stands in `parts`.
  ///
  /// - Parameter room: nil for the parts alone.
  public init(parts: [CellRect], room: CellRect? = nil, sign: String, style: Style = .plain) {
    self.parts = parts
    self.room = room ?? .zero
    self.sign = sign
    self.style = style
  }
}

/// The marks of one layer, and the cells that they have taken.
///
/// They take these after the views below them were drawn, for it depends on what is blank. They keep them until the layer
/// is looked at again, and are drawn again with what the views draw there meanwhile.
struct PlacedMarks {
  fileprivate struct Placed {
    let style: Style
    /// In place of a blank.
    var sign: Glyph?
  }
  private var placed: [CellPoint: Placed] = [:]
  private var waiting: [LayerMark] = []
  private var seen: (revision: Int, size: CellSize)?
  /// What the views have drawn in the cells with marks, now and in the frame before.
  private var below: [CellPoint: Cell] = [:]
  private var belowBefore: [CellPoint: Cell] = [:]

  /// Whether there is any mark on the screen.
  var isEmpty: Bool { placed.isEmpty }
  /// Whether there is any, or was in the frame before.
  var areInFrame: Bool { !belowBefore.isEmpty }
  /// Whether marks are to be placed with this frame.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Takes the marks of a layer where they may be others; what has one is to be drawn again.
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
    for cell in placed.keys { screen.damage(CellRect(cell)) }
    placed = [:]
    below = [:]
  }

  mutating func frameEnded() { belowBefore = below }

  /// The damaged cells in which only the marks can differ from the frame before, and the number of those in which the
  /// views differ and the marks let nothing of it be seen. Complexity: O(cells with marks).
  func ownCells(
    in damage: Damage, of buffer: CellBuffer, outside boxes: [CellRect]
  ) -> (own: Set<CellPoint>, hidden: Int) {
    var own: Set<CellPoint> = []
    var hidden = 0
    let bounds = CellRect(origin: .zero, size: buffer.size)
    for (cell, before) in belowBefore where bounds.contains(cell) && !boxes.contain(cell) {
      let isSame = before == below[cell] ?? buffer[cell.column, cell.row]
      if damage.contains(cell) {
        if isSame { own.insert(cell) }
      } else if !isSame {
        hidden += 1
      }
    }
    return (own, hidden)
  }

  /// Puts the marks that wait on what was drawn. - Returns: their cells, as rectangles.
  ///
  /// - Parameters:
  ///   - shown: what the terminal shows, from the frame before.
  ///   - boxes: of layers, which are left alone.
  mutating func place(
    in buffer: CellBuffer, over shown: CellBuffer, outside boxes: [CellRect]
  ) -> [CellRect] {
    let bounds = CellRect(origin: .zero, size: buffer.size)
    var room = MarkRoom(buffer: buffer, boxes: boxes)
    for mark in waiting {
      for (cell, part) in cells(of: mark, within: bounds, room) {
        placed[cell] = part
        room.taken.insert(cell)
      }
    }
    waiting = []
    for cell in placed.keys where belowBefore[cell] == nil {
      belowBefore[cell] = shown[cell.column, cell.row]
    }
    draw(in: Canvas(buffer), outside: boxes)
    return placed.keys.map { CellRect($0) }
  }

  private func cells(
    of mark: LayerMark, within bounds: CellRect, _ room: MarkRoom
  ) -> [(CellPoint, Placed)] {
    let parts = mark.parts.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    var cells = parts.flatMap(room.characters).map { ($0, Placed(style: mark.style)) }
    let sign = mark.sign.unicodeScalars.map { Glyph($0) }
    for (place, glyph) in zip(room.places(for: mark, on: parts, count: sign.count), sign) {
      cells.append((place, Placed(style: mark.style, sign: glyph)))
    }
    if cells.isEmpty, let other = mark.otherwise.first {
      return self.cells(of: other, within: bounds, room)
    }
    return cells
  }

  /// Draws the marks over cells that the views have just drawn: once, for what is drawn again and again adds up.
  mutating func draw(in canvas: Canvas, outside boxes: [CellRect]) {
    for cell in placed.keys where canvas.clip.contains(cell) && !boxes.contain(cell) {
      let drawn = canvas.buffer[cell.column, cell.row]
      below[cell] = drawn
      if let marked = mark(on: cell, of: canvas.buffer)?.cell(on: drawn) {
        canvas.buffer[cell.column, cell.row] = marked
      }
    }
  }

  /// The mark that a cell shows. Both halves of a wide glyph have the first one's, or none: a terminal shows them alike.
  private func mark(on cell: CellPoint, of buffer: CellBuffer) -> Placed? {
    let before = CellPoint(column: cell.column - 1, row: cell.row)
    let after = CellPoint(column: cell.column + 1, row: cell.row)
    if buffer[cell.column, cell.row].glyph == .continuation { return placed[before] }
    let isWide =
      after.column < buffer.size.columns
      && buffer[after.column, after.row].glyph == .continuation
    return isWide && placed[after] == nil ? nil : placed[cell]
  }
}

extension PlacedMarks.Placed {
  /// The cell with the mark; nil where it leaves the cell as it is.
  fileprivate func cell(on drawn: Cell) -> Cell? {
    let isBlank = drawn.glyph == .space
    // A text has moved to where the sign was, or away from where it was.
    if isBlank != (sign != nil) { return nil }
    var cell = drawn
    cell.style.foreground = style.foreground ?? drawn.style.foreground
    cell.style.attributes.formUnion(style.attributes)
    if style.attributes.contains(.bold) { cell.style.attributes.remove(.dim) }
    if isBlank, let sign { cell.glyph = sign }
    return cell
  }
}

/// Where marks find room on what was drawn.
private struct MarkRoom {
  let buffer: CellBuffer
  let boxes: [CellRect]
  /// The cells that marks have.
  var taken: Set<CellPoint> = []

  init(buffer: CellBuffer, boxes: [CellRect]) {
    self.buffer = buffer
    self.boxes = boxes
  }

  func isFree(_ cell: CellPoint) -> Bool { !taken.contains(cell) && !boxes.contain(cell) }

  func isBlank(_ cell: CellPoint) -> Bool { buffer[cell.column, cell.row].glyph == .space }

  func characters(in part: CellRect) -> [CellPoint] {
    part.cells.filter { isFree($0) && !isBlank($0) }
  }

  /// Cells for a sign of so many characters; none where there is no room.
  ///
  /// In a row of the parts they are the last between its characters that are in nobody's way, else the first behind them.
  func places(for mark: LayerMark, on parts: [CellRect], count: Int) -> [CellPoint] {
    guard count > 0 else { return [] }
    if mark.parts.isEmpty { return places(of: count, in: mark.room.minRow, mark.room.columnRange) }
    for part in parts {
      for row in part.minRow..<part.maxRow {
        let own = CellRect(
          column: part.minColumn, row: row, columns: part.size.columns, rows: 1)
        guard let last = own.cells.last(where: { !isBlank($0) })?.column else { continue }
        let found = places(of: count, in: row, (part.minColumn..<last).reversed())
        if !found.isEmpty { return found }
        let right = last..<max(part.maxColumn, mark.room.maxColumn)
        let beside = places(of: count, in: row, right)
        if !beside.isEmpty { return beside }
      }
    }
    return []
  }

  /// The first of these columns from which so many cells are in nobody's way.
  private func places(
    of count: Int, in row: Int, _ columns: some Collection<Int>
  ) -> [CellPoint] {
    let range = columns.min().map { $0...(columns.max() ?? $0) }
    for column in columns {
      let cells = (column..<column + count).map { CellPoint(column: $0, row: row) }
      if let range, range.contains(column + count - 1),
        cells.allSatisfy({ contains($0) && isFree($0) && isBlank($0) }), isEdge(cells[0], -1),
        isEdge(cells[count - 1], 1)
      {
        return cells
      }
    }
    return []
  }

  /// Whether a sign in a cell cannot be read as a part of what stands to one side of it.
  private func isEdge(_ cell: CellPoint, _ step: Int) -> Bool {
    let beside = CellPoint(column: cell.column + step, row: cell.row)
    guard contains(beside) else { return true }
    if isBlank(beside) { return isFree(beside) }
    return (0x2500...0x257F).contains(buffer[beside.column, beside.row].glyph.code)
  }

  private func contains(_ cell: CellPoint) -> Bool {
    (0..<buffer.size.columns).contains(cell.column) && (0..<buffer.size.rows).contains(cell.row)
  }
}

extension [CellRect] {
  fileprivate func contain(_ cell: CellPoint) -> Bool { contains { $0.contains(cell) } }
}

extension CellRect {
  fileprivate init(_ cell: CellPoint) {
    self.init(origin: cell, size: CellSize(columns: 1, rows: 1))
  }

  fileprivate var columnRange: Range<Int> { minColumn..<maxColumn }

  /// In the order of reading.
  fileprivate var cells: [CellPoint] {
    (minRow..<maxRow).flatMap { row in
      columnRange.map { CellPoint(column: $0, row: row) }
    }
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
