/// Does something when it is pressed: by Return or Space while it is focused, or by a click.
public struct Button<Label: View>: PrimitiveView {
  let action: () -> Void
  let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(ButtonNode(view, context))
  }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.action = action
    label = Text(title)
  }

  /// A button whose title says by its colour too what it does: red when it destroys.
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.action = action
    label = role == .destructive ? Text(title).foregroundStyle(.red) : Text(title)
  }
}

extension Button where Label == TerminalUI.Label<Text, Image> {
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.action = action
    label = TerminalUI.Label(title, systemImage: name)
  }
}

extension Button {
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }
}

/// What a button is for.
public nonisolated enum ButtonRole: Hashable, Sendable {
  case cancel, destructive
}

private final class ButtonNode<Label: View>: _ViewNode, FocusableNode, PointerTarget {
  private var action: () -> Void
  private var child: _TypedNode<Label>!
  private var boxes: [ButtonBox] = []

  init(_ view: Button<Label>, _ context: _NodeContext) {
    action = view.action
    super.init(context)
    child = Label._makeNode(view.label, childContext())
    _ = environmentValue(EnabledKey.self)
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(Button<Label>.self)
    action = view.action
    child.arrive(view.label)
  }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard canBeFocused, press.modifiers.isEmpty, press.key == .return || press.key == .space else {
      return .ignored
    }
    action()
    return .handled
  }

  func handle(_ mouse: MouseEvent, at point: CellPoint) -> Bool {
    guard mouse.action == .press, canBeFocused else { return false }
    action()
    return true
  }

  override var focusable: (any FocusableNode)? { self }
  var canBeFocused: Bool { environment.value(for: EnabledKey.self) }
  var focusNode: (any FocusableNode)? { self }
  var cursor: Cursor? {
    boxes.first.map { Cursor(position: $0.visibleFrame.origin, isVisible: false) }
  }

  func focusChanged() { look() }
  override func environmentChanged(_ key: ObjectIdentifier) { look() }

  private func look() {
    for box in boxes {
      box.isFocused = graph.focus.isFocused(self)
      box.isEnabled = canBeFocused
      box.setNeedsDisplay()
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child.node) }
  override func collectRows(into rows: inout [any RowProvider]) {
    rows.append(StaticRow(node: self))
  }

  override func collectLayout(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    child.node.collectLayout(into: &inner)
    boxes = inner.map { content in
      if let known = boxes.first(where: { $0.child === content }) { return known }
      let box = ButtonBox(graph.screen)
      box.child = content
      box.target = self
      return box
    }
    look()
    nodes.append(contentsOf: boxes)
  }
}

private final class ButtonBox: WrapperLayout {
  var isFocused = false
  var isEnabled = true

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    var style = style
    if isFocused { style.attributes.insert(.reverse) }
    if !isEnabled { style.attributes.insert(.dim) }
    super.draw(in: canvas, at: origin, style: style)
  }
}
