/// A box on the screen: measured, placed and drawn. View nodes own them; structure, branches and bodies have none.
///
/// How layout stays incremental:
/// 1. A box remembers what it has answered to each proposal. When its content changes it is asked the same again.
/// 2. Where all answers are the same, the change stops there: the box places its children again and draws itself.
/// 3. Where one differs, the box around is asked again in turn, and so on.
/// 4. A box that is placed where it stood, at its old size, does not place its children.
package class LayoutNode {
  package unowned let screen: Screen
  package private(set) final weak var parent: LayoutNode?
  /// In the parent's cells.
  package private(set) final var frame = CellRect.zero
  /// What a click inside the box is for.
  package weak var target: (any PointerTarget)?

  private final var answers: [(proposal: ProposedSize, size: CellSize)] = []
  private final var forgotAnswers = false
  private final var needsPlacement = true
  final var isDirty = false
  /// Not yet placed by the parent that it has now: to be drawn even where it stood before under another.
  private final var isNew = true
  private static let maximumAnswers = 8

  init(_ screen: Screen) { self.screen = screen }

  // MARK: What kinds of boxes differ in

  /// The size for a proposal. Ask through `sizeThatFits`.
  func measure(_ proposal: ProposedSize) -> CellSize { .zero }

  /// Places the children inside the box's own size.
  func placeChildren() {}

  /// Draws the box itself, and its children by `drawChild`.
  func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    forEachChild { drawChild($0, in: canvas, at: origin, style: style) }
  }

  func forEachChild(_ body: (LayoutNode) -> Void) {}

  // MARK: Measuring and placing

  final func sizeThatFits(_ proposal: ProposedSize) -> CellSize {
    for answer in answers where answer.proposal == proposal { return answer.size }
    let size = measure(proposal)
    if answers.count == Self.maximumAnswers {
      answers.removeFirst()
      forgotAnswers = true
    }
    answers.append((proposal, size))
    return size
  }

  /// Puts the box where the parent wants it.
  final func place(at origin: CellPoint, size: CellSize) {
    let new = CellRect(origin: origin, size: size)
    if new != frame || isNew {
      if !isNew { screen.damage(self) }
      isNew = false
      needsPlacement = needsPlacement || new.size != frame.size
      frame = new
      screen.damage(self)
    }
    if needsPlacement {
      needsPlacement = false
      placeChildren()
    }
  }

  final func adopt(_ child: LayoutNode) {
    if child.parent === self { return }
    child.parent = self
    child.isNew = true
    needsPlacement = true
  }

  /// The box is a child no longer: what it covered is to be drawn anew.
  final func orphan(_ child: LayoutNode) {
    guard child.parent === self else { return }
    screen.damage(child)
    child.parent = nil
  }

  // MARK: Changes

  /// The box's content may want another size, or other places for its children.
  final func setNeedsLayout() {
    needsPlacement = true
    screen.layOut(self)
  }

  /// The box looks different, at the same size.
  final func setNeedsDisplay() { screen.damage(self) }

  /// Asks the box again what it was asked before. - Returns: whether any answer is another one.
  final func remeasure() -> Bool {
    isDirty = false
    let old = answers
    answers.removeAll(keepingCapacity: true)
    var differs = forgotAnswers || old.isEmpty
    forgotAnswers = false
    for answer in old where sizeThatFits(answer.proposal) != answer.size { differs = true }
    if !differs && needsPlacement {
      needsPlacement = false
      placeChildren()
    }
    return differs
  }

  // MARK: Places on the screen

  var depth: Int {
    var depth = 0
    var node = parent
    while let current = node {
      depth += 1
      node = current.parent
    }
    return depth
  }

  /// The visible part of the box, in the screen's cells; empty for a box that is not on the screen.
  final var visibleFrame: CellRect {
    var rect = frame
    var node = self
    while let parent = node.parent {
      rect = rect.offsetBy(columns: parent.frame.minColumn, rows: parent.frame.minRow)
        .intersection(parent.frame)
      if rect.isEmpty { return .zero }
      node = parent
    }
    return node === screen.root ? rect : .zero
  }

  /// Draws a child where it overlaps what is to be drawn.
  final func drawChild(_ child: LayoutNode, in canvas: Canvas, at origin: CellPoint, style: Style) {
    let rect = child.frame.offsetBy(columns: origin.column, rows: origin.row)
    guard rect.intersects(canvas.clip) else { return }
    child.draw(in: canvas.clipped(to: rect), at: rect.origin, style: style)
  }

  /// The innermost target under a point, which is given in the parent's cells.
  final func target(at point: CellPoint) -> (target: any PointerTarget, point: CellPoint)? {
    guard frame.contains(point) else { return nil }
    let inner = CellPoint(column: point.column - frame.minColumn, row: point.row - frame.minRow)
    var found: (any PointerTarget, CellPoint)?
    // What is drawn later lies above.
    forEachChild { child in if let hit = child.target(at: inner) { found = hit } }
    return found ?? target.map { ($0, inner) }
  }
}

/// What a click or the wheel acts upon.
package protocol PointerTarget: AnyObject {
  /// - Parameter point: in the cells of the box that has the target.
  /// - Returns: whether the event was used.
  func handle(_ mouse: MouseEvent, at point: CellPoint) -> Bool
  /// What is focused by a click.
  var focusNode: (any FocusableNode)? { get }
}
