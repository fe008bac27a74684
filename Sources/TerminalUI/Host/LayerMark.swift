/// A mark that a layer puts on what stands in a part of the screen. It hides no character.
///
/// A part of one row has its characters drawn in the mark's style, and beside them the sign: in a blank cell between
/// blanks, in the part or right beside it. Where there is no such cell, there is no sign. A taller part has a bar: its
/// first column in reverse and in the mark's style, with the sign in the first cell of it that is blank, or else beside
/// the first row. What another mark of the same layer or the box of any layer has taken before is left alone.
public nonisolated struct LayerMark: Hashable, Sendable {
  /// What the mark is on, in the screen's cells.
  public var frame: CellRect
  /// A character one cell wide.
  public var sign: Character
  /// The colour of the characters, and attributes beside those that they have.
  public var style: Style

  /// A mark on what stands in `frame`.
  public init(frame: CellRect, sign: Character, style: Style = .plain) {
    self.frame = frame
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
    enum Part { case text, bar }
    let part: Part
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
      let frame = mark.frame.intersection(bounds)
      if frame.isEmpty { continue }
      let new = mark.frame.size.rows > 1 ? bar(mark, frame, room) : text(mark, frame, room)
      for (cell, part) in new {
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

  private func text(
    _ mark: LayerMark, _ frame: CellRect, _ room: MarkRoom
  ) -> [(CellPoint, Placed)] {
    var parts = room.characters(in: frame).map { ($0, Placed(part: .text, style: mark.style)) }
    if let cell = room.cell(beside: frame) {
      parts.append((cell, Placed(part: .text, style: mark.style, sign: Glyph(mark.sign))))
    }
    return parts
  }

  private func bar(
    _ mark: LayerMark, _ frame: CellRect, _ room: MarkRoom
  ) -> [(CellPoint, Placed)] {
    let cells = (frame.minRow..<frame.maxRow)
      .map { CellPoint(column: frame.minColumn, row: $0) }.filter(room.isFree)
    let sign = cells.first(where: room.isBlank)
    var parts = cells.map { cell in
      (cell, Placed(part: .bar, style: mark.style, sign: cell == sign ? Glyph(mark.sign) : nil))
    }
    if sign == nil, let cell = room.cell(beside: frame) {
      parts.append((cell, Placed(part: .text, style: mark.style, sign: Glyph(mark.sign))))
    }
    return parts
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
  /// A bar is one column wide whatever stands there.
  private func mark(on cell: CellPoint, of buffer: CellBuffer) -> Placed? {
    if let own = placed[cell], own.part == .bar { return own }
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
    if part == .text, isBlank != (sign != nil) { return nil }
    var cell = drawn
    cell.style.foreground = style.foreground ?? drawn.style.foreground
    cell.style.attributes.formUnion(style.attributes)
    if style.attributes.contains(.bold) { cell.style.attributes.remove(.dim) }
    if part == .bar { cell.style.attributes.formSymmetricDifference(.reverse) }
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

  func characters(in frame: CellRect) -> [CellPoint] {
    (frame.minColumn..<frame.maxColumn).map { CellPoint(column: $0, row: frame.minRow) }
      .filter { isFree($0) && !isBlank($0) }
  }

  /// The last cell of a row's part where a sign is in nobody's way; else one that is near.
  func cell(beside frame: CellRect) -> CellPoint? {
    let columns =
      (frame.minColumn..<frame.maxColumn).reversed()
      + [frame.maxColumn, frame.maxColumn + 1, frame.minColumn - 2]
    return columns.lazy.map { CellPoint(column: $0, row: frame.minRow) }.first { cell in
      contains(cell) && isFree(cell) && isBlank(cell) && isEdge(cell, -1) && isEdge(cell, 1)
    }
  }

  /// Whether a sign in a cell cannot be read as a part of what stands to one side of it.
  private func isEdge(_ cell: CellPoint, _ step: Int) -> Bool {
    let beside = CellPoint(column: cell.column + step, row: cell.row)
    guard contains(beside) else { return true }
    if isBlank(beside) { return isFree(beside) }
    return (0x2500...0x257F).contains(buffer[beside.column, beside.row].glyph.code)
  }

  private func contains(_ cell: CellPoint) -> Bool {
    (0..<buffer.size.columns).contains(cell.column)
  }
}

extension Glyph {
  /// The glyph of a character one cell wide.
  fileprivate nonisolated init(_ sign: Character) {
    self.init(sign.unicodeScalars.first ?? " ")
  }
}

extension [CellRect] {
  fileprivate func contain(_ cell: CellPoint) -> Bool { contains { $0.contains(cell) } }
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
