/// Lines above the view tree, outside of it: for instruments that must not take part in what they measure.
///
/// A layer is asked for its lines by a timer, never because of what happens in the tree, and causes no body to run.
public protocol ScreenLayer: AnyObject {
  var isVisible: Bool { get }
  /// Nanoseconds between two looks at the layer while nothing else happens.
  var refreshInterval: UInt64 { get }
  /// Called by the timer, and when the layer appears: the time to read what is to be shown.
  func prepare()
  /// Whether there is a border around the lines on a screen of this size.
  func hasBorder(in screen: CellSize) -> Bool
  /// Where the layer stands, border included, on a screen of this size.
  ///
  /// - Parameters:
  ///   - screen: the size of the screen.
  ///   - cursor: where the hardware cursor stands, on the selected row or in a field: better left free.
  func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect
  /// The lines, inside the border where there is one.
  func lines(in screen: CellSize) -> [String]
  /// Marks on what stands elsewhere on the screen, without a box around them.
  var marks: [LayerMark] { get }
  /// Grows whenever `lines`, `frame` or `marks` may give something else; with the same number they are not asked again.
  var revision: Int { get }
  /// Whether to look at the layer with the next frame and not only by the timer: a key has changed it.
  var needsRefresh: Bool { get }
  /// Whether key presses go to the layer before they go to the views: while something is typed into it.
  var takesKeys: Bool { get }
  func handle(_ press: KeyPress) -> KeyPress.Result
}

extension ScreenLayer {
  public func prepare() {}
  public var marks: [LayerMark] { [] }
  public var needsRefresh: Bool { false }
  public var takesKeys: Bool { false }
  public func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }
  public func hasBorder(in screen: CellSize) -> Bool { true }
}

/// What the compositor knows of a layer: what it shows now.
final class LayerPresenter {
  let layer: any ScreenLayer
  private var shown: (frame: CellRect, border: Int, lines: [String])?
  private var seen: (revision: Int, size: CellSize, cursor: CellPoint?)?
  private var changed: [CellRect] = []
  private(set) var marks = PlacedMarks()

  init(_ layer: any ScreenLayer) { self.layer = layer }

  /// Where the layer stands, if it is shown.
  var frame: CellRect? { shown?.frame }

  var hasOwnDamage: Bool { !changed.isEmpty || marks.isWaiting }

  /// Looks at the layer again. What it uncovers is the view tree's to draw; what it covers its own.
  func update(in screen: Screen, cursor: CellPoint?, refreshing: Bool) {
    guard layer.isVisible else {
      if seen == nil { return }
      if let shown { screen.damage(shown.frame) }
      marks.removeAll(in: screen)
      shown = nil
      seen = nil
      return
    }
    let refreshing = refreshing || layer.needsRefresh
    let isInPlace = seen?.size == screen.size && seen?.cursor == cursor
    guard refreshing || !isInPlace else { return }
    if refreshing || seen == nil { layer.prepare() }
    let now = (revision: layer.revision, size: screen.size, cursor: cursor)
    if let seen, seen == now { return }
    seen = now
    marks.update(from: layer, in: screen)
    let bounds = CellRect(origin: .zero, size: screen.size)
    let frame = layer.frame(in: screen.size, cursor: cursor).intersection(bounds)
    let border = layer.hasBorder(in: screen.size) ? 1 : 0
    let new = (frame: frame, border: border, lines: layer.lines(in: screen.size))
    if shown?.frame != new.frame || shown?.border != border {
      if let shown { screen.damage(shown.frame) }
      if !new.frame.isEmpty { changed.append(new.frame) }
    } else if let old = shown?.lines {
      noteChangedLines(old, new.lines, in: new.frame, border: border, of: screen)
    }
    shown = new
  }

  private func noteChangedLines(
    _ old: [String], _ new: [String], in frame: CellRect, border: Int, of screen: Screen
  ) {
    var rows = 0..<0
    for row in 0..<max(old.count, new.count) {
      let (before, after) = (row < old.count ? old[row] : "", row < new.count ? new[row] : "")
      if before == after { continue }
      // Words stand for signs where the screen is read aloud, and take other columns.
      if screen.drawsLines, let columns = ChangedColumns.between(before, after) {
        noteChanged(row..<row + 1, columns, in: frame, border: border)
        continue
      }
      // Those that follow each other are drawn at once.
      if row != rows.upperBound || rows.isEmpty {
        noteChanged(rows, nil, in: frame, border: border)
        rows = row..<row
      }
      rows = rows.lowerBound..<row + 1
    }
    noteChanged(rows, nil, in: frame, border: border)
  }

  /// - Parameter columns: those of the lines; nil for all of them.
  private func noteChanged(
    _ rows: Range<Int>, _ columns: Range<Int>?, in frame: CellRect, border: Int
  ) {
    guard !rows.isEmpty else { return }
    let columns = columns.map { $0.lowerBound + border..<$0.upperBound + border }
    let shown = columns ?? 0..<frame.size.columns
    changed.append(
      CellRect(
        column: frame.minColumn + shown.lowerBound,
        row: frame.minRow + border + rows.lowerBound, columns: shown.count, rows: rows.count
      )
      .intersection(frame))
  }

  /// Puts the marks that wait on what was drawn. - Returns: their cells.
  func placeMarks(
    in buffer: CellBuffer, over shown: CellBuffer, outside boxes: [CellRect]
  ) -> [CellRect] {
    marks.place(in: buffer, over: shown, outside: boxes)
  }

  /// Draws the marks over what the views have just drawn.
  func drawMarks(in canvas: Canvas, outside boxes: [CellRect]) {
    marks.draw(in: canvas, outside: boxes)
  }

  func frameEnded() { marks.frameEnded() }

  func draw(in canvas: Canvas) {
    guard let shown, shown.frame.intersects(canvas.clip) else { return }
    let canvas = canvas.clipped(to: shown.frame)
    let inside = shown.frame.inset(by: shown.border)
    // Most of what changes is text, of which no cell has to be drawn twice.
    if canvas.clip.intersection(inside) != canvas.clip {
      canvas.fill(shown.frame, with: .blank)
      canvas.border(shown.frame, style: .plain)
    }
    let content = canvas.clipped(to: inside)
    for row in content.clip.minRow..<max(content.clip.minRow, content.clip.maxRow) {
      let index = row - inside.minRow
      draw(index < shown.lines.count ? shown.lines[index] : "", row: row, of: inside, in: content)
    }
  }

  /// Draws a line, and blanks behind it.
  private func draw(_ line: String, row: Int, of inside: CellRect, in canvas: Canvas) {
    let line =
      canvas.drawsLines ? line : SpokenText.words(line, bar: " ", in: inside.size.columns)
    let start = CellPoint(column: inside.minColumn, row: row)
    let columns = canvas.put(line, at: start, style: .plain)
    guard columns < inside.size.columns else { return }
    canvas.fill(
      CellRect(
        column: start.column + columns, row: row, columns: inside.size.columns - columns, rows: 1),
      with: .blank)
  }

  /// What has changed of the layer since `takeOwnDamage`.
  var ownDamage: [CellRect] { changed }

  func takeOwnDamage() -> [CellRect] {
    defer { changed.removeAll(keepingCapacity: true) }
    return changed
  }
}

extension CellRect {
  /// Without so many cells at each edge.
  fileprivate func inset(by count: Int) -> CellRect {
    CellRect(
      column: minColumn + count, row: minRow + count, columns: size.columns - 2 * count,
      rows: size.rows - 2 * count)
  }
}
