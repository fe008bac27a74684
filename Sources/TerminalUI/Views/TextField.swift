/// A line of text to edit. Has the keys of a line editor while it is focused, and takes pasted text whole.
public struct TextField: PrimitiveView {
  let title: String
  let text: Binding<String>
  let onEditingChanged: ((Bool) -> Void)?
  let onCommit: (() -> Void)?

  /// - Parameters:
  ///   - title: shown faintly while the text is empty.
  ///   - text: what is edited; each key press that changes it is a write.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(String(title), text)
  }

  init(
    _ title: String, _ text: Binding<String>, onEditingChanged: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil
  ) {
    self.title = title
    self.text = text
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(TextFieldNode(view, context))
  }
}

private enum YieldsAtEndKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Has text fields leave the keys that go on by a letter to the views around them while nothing is left to go to.
  package func textFieldsYieldAtEnd() -> some View {
    modifier(_EnvironmentModifier { $0[YieldsAtEndKey.self] = true })
  }
}

private final class TextFieldNode: ControlNode<TextField, String>, PasteTarget {
  private let box: TextFieldBox
  private var editor = LineEditor("")
  private var wasEditing = false

  init(_ view: TextField, _ context: _NodeContext) {
    box = TextFieldBox(context.graph.screen)
    super.init(view, binding: view.text, context)
    box.target = self
    editor = LineEditor(shown)
    look()
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(TextField.self)
    take(view, binding: view.text)
  }

  override func valueChanged() {
    if editor.text != shown { editor.replace(with: shown) }
  }

  override func look() {
    box.show(editor, title: view.title, isFocused: isFocused, isEnabled: canBeFocused)
    tellEditing()
  }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    if press.key == .return, submit() { return .handled }
    if editor.isStopped(press), environmentValue(YieldsAtEndKey.self) { return .ignored }
    return edit { $0.handle(press) } ? .handled : .ignored
  }

  /// - Returns: whether anything is to be done when Return is pressed.
  private func submit() -> Bool {
    let actions = [view.onCommit, environmentValue(SubmitKey.self)].compactMap { $0 }
    for action in actions { action() }
    return !actions.isEmpty
  }

  /// The focus has come or gone.
  private func tellEditing() {
    guard isFocused != wasEditing else { return }
    wasEditing = isFocused
    if let action = view.onEditingChanged {
      graph.enqueue { [isEditing = wasEditing] in action(isEditing) }
    }
  }

  func paste(_ text: String) {
    _ = edit {
      $0.insert(text)
      return true
    }
  }

  private func edit(_ change: (inout LineEditor) -> Bool) -> Bool {
    guard change(&editor) else { return false }
    if editor.text != shown { value.write(editor.text) }
    // A model may cut or refuse what was typed, and need not change for that: the field shows what is kept.
    let kept = value.binding.wrappedValue
    if editor.text != kept { editor.replace(with: kept) }
    look()
    return true
  }

  /// A click puts the insertion point in front of the character under it, or at the end.
  override func handle(_ mouse: MouseEvent, at point: CellPoint) -> Bool {
    guard mouse.action == .press, canBeFocused else { return false }
    return edit {
      $0.move(to: box.character(at: point.column))
      return true
    }
  }
  override var cursor: Cursor? { box.cursor }
  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(box) }
}

/// Shows the part of a line around the insertion point.
private final class TextFieldBox: LayoutNode {
  private var cells: [Glyph] = []
  private var title: [Glyph] = []
  /// The column at which each character begins.
  private var starts: [Int] = []
  private var cursorColumn = 0
  private var firstColumn = 0
  private var isFocused = false
  private var isEnabled = true
  private static let idealColumns = 20

  func show(_ editor: LineEditor, title: String, isFocused: Bool, isEnabled: Bool) {
    cells.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    for (index, character) in editor.characters.enumerated() {
      if index == editor.cursor { cursorColumn = cells.count }
      starts.append(cells.count)
      GlyphTable.append(character, to: &cells)
    }
    if editor.cursor == editor.characters.count { cursorColumn = cells.count }
    self.title.removeAll(keepingCapacity: true)
    for character in title { GlyphTable.append(character, to: &self.title) }
    self.isFocused = isFocused
    self.isEnabled = isEnabled
    setNeedsDisplay()
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    CellSize(columns: max(1, proposal.columns ?? Self.idealColumns), rows: 1)
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    keepCursorVisible()
    var style = style
    style.attributes.insert(.underline)
    if !isEnabled { style.attributes.insert(.dim) }
    canvas.fill(
      CellRect(origin: origin, size: frame.size), with: Cell(glyph: .space, style: style))
    let start = CellPoint(column: origin.column - firstColumn, row: origin.row)
    guard cells.isEmpty else { return canvas.put(shownCells, at: start, style: style) }
    style.attributes.insert(.dim)
    canvas.put(title, at: origin, style: style)
  }

  /// The cells up to the right edge: what is behind it would not be drawn, and no end of the text would be either.
  private var shownCells: ArraySlice<Glyph> {
    var end = min(cells.count, firstColumn + frame.size.columns)
    if end < cells.count, cells[end] == .continuation { end -= 1 }
    return cells[..<max(0, end)]
  }

  /// The index of the character that is shown at a column; their number beyond the last one.
  func character(at column: Int) -> Int {
    keepCursorVisible()
    let place = column + firstColumn
    guard place < cells.count else { return starts.count }
    return (starts.firstIndex { $0 > place } ?? starts.count) - 1
  }

  private func keepCursorVisible() {
    let width = max(1, frame.size.columns)
    if cursorColumn < firstColumn { firstColumn = cursorColumn }
    if cursorColumn >= firstColumn + width { firstColumn = cursorColumn - width + 1 }
    // After deleting at the end no room is left unused.
    firstColumn = min(firstColumn, max(0, cells.count + 1 - width))
  }

  var cursor: Cursor? {
    let rect = visibleFrame
    guard !rect.isEmpty else { return nil }
    keepCursorVisible()
    let column = min(rect.minColumn + cursorColumn - firstColumn, rect.maxColumn - 1)
    return Cursor(position: CellPoint(column: column, row: rect.minRow), isVisible: true)
  }
}
