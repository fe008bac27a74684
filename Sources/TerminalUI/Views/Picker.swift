/// One of several values: `label: ‹ option ›`. The arrows left and right go through the options, which are the
/// content's views with a `tag`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(PickerNode(view, context))
  }
}

extension Picker {
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Picker where Label == TerminalUI.Label<Text, Image> {
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { TerminalUI.Label(title, systemImage: name) })
  }
}

extension Picker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

private final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  ControlNode<Picker<Label, SelectionValue, Content>, SelectionValue>, LayoutCollector
{
  private var label: _TypedNode<_ControlLabel<Label>>!
  private var content: _TypedNode<Content>!
  private let box: PickerBox

  init(_ view: Picker<Label, SelectionValue, Content>, _ context: _NodeContext) {
    box = PickerBox(context.graph.screen)
    super.init(view, binding: view.selection, context)
    box.target = self
    label = _ControlLabel<Label>._makeNode(_ControlLabel(view.label), childContext(order: 0))
    content = Content._makeNode(view.content, childContext(order: 1))
    collectChildren()
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(Picker<Label, SelectionValue, Content>.self)
    take(view, binding: view.selection)
    label.arrive(_ControlLabel(view.label))
    content.arrive(view.content)
  }

  override func valueChanged() { graph.collectLater(self) }
  override func look() { box.isFocused = isFocused }
  override func layoutStructureChanged() { graph.collectLater(self) }

  func collectChildren() {
    guard content != nil else { return }
    var nodes: [LayoutNode] = []
    label.node.collectLayout(into: &nodes)
    var option: [LayoutNode] = []
    options.first { $0.value == AnyHashable(shown!) }?.node.collectLayout(into: &option)
    box.setContent(label: nodes, option: option)
  }

  private var options: [(value: AnyHashable, node: _ViewNode)] { content.node.choices }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    switch press.key {
    case .rightArrow, .space: step(1)
    case .leftArrow: step(-1)
    default: return .ignored
    }
    return .handled
  }

  override func handle(_ mouse: MouseEvent, at point: CellPoint) -> Bool {
    guard mouse.action == .press else { return false }
    step(1)
    return true
  }

  private func step(_ distance: Int) {
    let options = options
    guard !options.isEmpty else { return }
    let index = options.firstIndex { $0.value == AnyHashable(shown!) } ?? (distance > 0 ? -1 : 0)
    let next = options[(index + distance + options.count) % options.count]
    if let new = next.value.base as? SelectionValue { value.write(new) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    guard let content else { return }
    body(label.node)
    body(content.node)
  }
  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(box) }
  override var cursor: Cursor? { Cursor(position: box.visibleFrame.origin, isVisible: false) }
}

private final class PickerBox: WrapperLayout {
  private let stack: StackLayout
  private let open: TextGlyphs
  private let close: TextGlyphs
  var isFocused = false {
    didSet { if isFocused != oldValue { setNeedsDisplay() } }
  }

  override init(_ screen: Screen) {
    stack = StackLayout(screen, axis: .horizontal, StackSettings(spacing: 1))
    open = TextGlyphs(screen, glyph: Glyph("‹"))
    close = TextGlyphs(screen, glyph: Glyph("›"))
    super.init(screen)
    child = stack
  }

  func setContent(label: [LayoutNode], option: [LayoutNode]) {
    stack.setChildren(label + [open] + option + [close])
    setNeedsLayout()
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    var style = style
    if isFocused { style.attributes.insert(.reverse) }
    super.draw(in: canvas, at: origin, style: style)
  }
}

private final class TextGlyphs: LayoutNode {
  private let glyph: Glyph
  init(_ screen: Screen, glyph: Glyph) {
    self.glyph = glyph
    super.init(screen)
  }
  override func measure(_ proposal: ProposedSize) -> CellSize { CellSize(columns: 1, rows: 1) }
  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    canvas.put([glyph], at: origin, style: style)
  }
}
