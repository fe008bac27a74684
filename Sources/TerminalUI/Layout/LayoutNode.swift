/// A box on the screen: measured, placed and drawn. View nodes own them; structure, branches and bodies have none.
///
/// How layout stays incremental:
/// 1. A box remembers what it has answered to each proposal. When its content changes it is asked the same again.
/// 2. Where all answers are the same, the change stops there: the box places its children again and draws itself.
/// 3. Where one differs, the box around is asked again in turn, and so on.
/// 4. A box that is placed where it stood, with its old size and for its old proposal, does not place its children.
package class LayoutNode {
  package let screen: Screen
  /// Unsafe, for a weak reference would make every retain of the parent four times as dear: see `adopted`.
  package private(set) final nonisolated(unsafe) unowned(unsafe) var parent: LayoutNode?
  /// The boxes whose parent this one is. They may live on, waiting to be asked again, and must not look for it then.
  private final nonisolated(unsafe) var adopted: [LayoutNode] = []
  /// The box's place among those that the parent has adopted.
  private final var slot = 0
  /// In the parent's cells.
  package private(set) final var frame = CellRect.zero
  /// What the box was offered when it answered with the size that it has now. It offers its children of that, not of
  /// its size: a stack that has answered with less than it was offered would otherwise share out less.
  private(set) final var proposal = ProposedSize(.zero)
  /// What a click inside the box is for.
  package weak var target: (any PointerTarget)?

  private final var answers: [LayoutAnswer] = []
  private final var forgotAnswers = false
  /// Whether answers are remembered that the box gave before the change for which it is to be asked again.
  private final var hasOldAnswers = false
  /// How often the parent has dropped its own answers: it depends on those only that it has asked for since.
  private final var epoch: UInt32 = 0
  private final var needsPlacement = true
  final var isDirty = false
  /// Not yet placed by the parent that it has now: to be drawn even where it stood before under another.
  private final var isNew = true
  /// A leaf in a row in a column is asked nine times: for the least, the greatest and its share, on both axes.
  private static let maximumAnswers = 16
  private static let usualAnswers = 4

  init(_ screen: Screen) {
    self.screen = screen
    screen.boxCount += 1
  }

  deinit {
    for child in adopted where child.parent === self { child.parent = nil }
    screen.boxCount -= 1
  }

  // MARK: What kinds of boxes differ in

  /// The size for a proposal. Ask through `sizeThatFits`.
  func measure(_ proposal: ProposedSize) -> CellSize { .zero }

  /// What the box remembers of its children's answers holds no longer.
  func answersWereDropped() {}

  /// Places the children inside the box's own size.
  func placeChildren() {}

  /// Draws the box itself, and its children by `drawChild`.
  func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    forEachChild { drawChild($0, in: canvas, at: origin, style: style) }
  }

  func forEachChild(_ body: (LayoutNode) -> Void) {}

  /// What the box asks of the one that lays it out.
  var traits: LayoutTraits { LayoutTraits() }
  /// The traits of a child, or of what is in it, are others.
  func traitsChanged() {}

  /// Whether the pointer passes through the box, to what is below it.
  var letsPointerThrough: Bool { false }

  /// Tells the box in which direction the stack goes that it is in: for spacers and dividers, also in other boxes.
  func setStackAxis(_ axis: Axis) {}

  // MARK: Measuring and placing

  final func sizeThatFits(_ proposal: ProposedSize) -> CellSize {
    let question = LayoutAnswer.Question(proposal)
    for index in answers.indices where answers[index].question == question {
      answers[index].epoch = epoch
      return answers[index].size
    }
    screen.measureCount += 1
    let size = measure(proposal)
    if answers.isEmpty { answers.reserveCapacity(Self.usualAnswers) }
    if answers.count == Self.maximumAnswers { forgetAnswer() }
    if let answer = LayoutAnswer(question, size, epoch: epoch) {
      answers.append(answer)
    } else {
      forgotAnswers = true
    }
    return size
  }

  private func forgetAnswer() {
    if let index = answers.firstIndex(where: { $0.epoch != epoch }) {
      answers.remove(at: index)
    } else {
      answers.removeFirst()
      forgotAnswers = true
    }
  }

  /// Drops all answers, here and below: everything is to be asked anew. Complexity: O(boxes).
  final func forgetAllAnswers() {
    answers.removeAll(keepingCapacity: true)
    answersWereDropped()
    forgotAnswers = false
    forEachChild { $0.forgetAllAnswers() }
  }

  /// Puts the box where the parent wants it.
  ///
  /// - Parameter proposal: what `size` is the answer to.
  final func place(at origin: CellPoint, size: CellSize, proposal: ProposedSize) {
    let new = CellRect(origin: origin, size: size)
    if proposal != self.proposal {
      self.proposal = proposal
      needsPlacement = true
    }
    if new != frame || isNew {
      if !isNew { screen.damage(self) }
      isNew = false
      needsPlacement = needsPlacement || new.size != frame.size
      frame = new
      screen.damage(self)
    }
    if needsPlacement {
      needsPlacement = false
      screen.placeCount += 1
      placeChildren()
    }
  }

  final func adopt(_ child: LayoutNode) {
    if child.parent === self { return }
    child.parent?.orphan(child)
    child.parent = self
    child.slot = adopted.count
    adopted.append(child)
    child.isNew = true
    needsPlacement = true
  }

  /// The box is a child no longer: what it covered is to be drawn anew. Complexity: O(depth).
  final func orphan(_ child: LayoutNode) {
    guard child.parent === self else { return }
    screen.damage(child)
    child.parent = nil
    let last = adopted.removeLast()
    if last !== child {
      adopted[child.slot] = last
      last.slot = child.slot
    }
    // It may come back to where it stood, and is to be drawn there.
    child.frame = .zero
  }

  // MARK: Changes

  /// The box's content may want another size, or other places for its children.
  final func setNeedsLayout() {
    screen.changeCount += 1
    needsPlacement = true
    if !answers.isEmpty || forgotAnswers { hasOldAnswers = true }
    answersWereDropped()
    screen.layOut(self)
  }

  /// The box looks different, at the same size.
  final func setNeedsDisplay() {
    screen.changeCount += 1
    screen.damage(self)
  }

  /// Asks the box again what it was asked before. - Returns: whether any answer is another one.
  final func remeasure() -> Bool {
    isDirty = false
    if !hasOldAnswers && !answers.isEmpty { return keepAnswers() }
    hasOldAnswers = false
    answersWereDropped()
    // Also where an ancestor has placed the box meanwhile: the children must be asked for their places again.
    needsPlacement = true
    forEachChild { $0.epoch &+= 1 }
    let old = answers
    answers.removeAll(keepingCapacity: true)
    var differs = forgotAnswers || old.isEmpty
    forgotAnswers = false
    for answer in old where answer.epoch == epoch {
      if sizeThatFits(answer.question.proposal) != answer.size { differs = true }
    }
    if !differs {
      needsPlacement = false
      screen.placeCount += 1
      placeChildren()
    }
    return differs
  }

  /// The box was asked since it changed only, as one in a row that was just made: its answers hold.
  private func keepAnswers() -> Bool {
    // A new one is placed by the parent, which has changed with it.
    if !isNew {
      needsPlacement = false
      screen.placeCount += 1
      placeChildren()
    }
    return false
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
    visiblePart(of: frame)
  }

  /// The part of a rectangle in the parent's cells that can be seen, in the screen's cells.
  private func visiblePart(of rect: CellRect) -> CellRect {
    guard let parent else { return self === screen.root ? rect : .zero }
    let outer = rect.offsetBy(columns: parent.frame.minColumn, rows: parent.frame.minRow)
      .intersection(parent.frame)
    return outer.isEmpty ? .zero : parent.visiblePart(of: outer)
  }

  /// Draws a child where it overlaps what is to be drawn.
  final func drawChild(_ child: LayoutNode, in canvas: Canvas, at origin: CellPoint, style: Style) {
    let rect = child.frame.offsetBy(columns: origin.column, rows: origin.row)
    guard rect.intersects(canvas.clip) else { return }
    child.draw(in: canvas.clipped(to: rect), at: rect.origin, style: style)
  }

  /// The innermost target under a point, which is given in the parent's cells.
  final func target(at point: CellPoint) -> (target: any PointerTarget, point: CellPoint)? {
    guard frame.contains(point), !letsPointerThrough else { return nil }
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
