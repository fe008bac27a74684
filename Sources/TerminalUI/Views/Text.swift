/// A text, on as many lines as it needs.
public struct Text: PrimitiveView {
  let string: String
  var style = TextStyle()
  /// The parts of a text that was put together of several; each adds its style to that of the whole.
  var parts: [TextPart]?

  public init(_ content: String) { string = content }
  // Less favoured, so that `Text.init` is a function of a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
  @_disfavoredOverload
  public init(verbatim content: String) { string = content }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(TextNode(view, context))
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = style._terminalStyle }
  }
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color?._terminalStyle }
  }

  func adding(_ attributes: Style.Attributes) -> Text {
    with { $0.attributes.formUnion(attributes) }
  }

  func with(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

private final class TextNode: _ViewNode {
  private let layout: TextBox
  private var string: String

  init(_ view: Text, _ context: _NodeContext) {
    string = view.string
    layout = TextBox(
      context.graph.screen, text: Self.layout(of: view.string, context.graph), style: view.style)
    layout.parts = view.parts
    super.init(context)
    layout.setting = environmentValue(TextSetting.self)
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(Text.self)
    if view.string != string {
      string = view.string
      layOutText()
    }
    if view.style != layout.style || view.parts != layout.parts {
      layout.style = view.style
      layout.parts = view.parts
      layout.setNeedsDisplay()
    }
  }

  private static func layout(of string: String, _ graph: ViewGraph) -> TextLayout {
    TextLayout(string, isSpoken: graph.isPlain)
  }

  private func layOutText() {
    layout.text = Self.layout(of: string, graph)
    layout.setNeedsLayout()
    layout.setNeedsDisplay()
  }

  override func environmentChanged(_ key: ObjectIdentifier) {
    if key == ObjectIdentifier(VoiceOverKey.self) { layOutText() }
    let setting = environmentValue(TextSetting.self)
    guard setting != layout.setting else { return }
    layout.setting = setting
    layout.setNeedsLayout()
    layout.setNeedsDisplay()
  }

  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(layout) }
}

private final class TextBox: LayoutNode {
  var text: TextLayout
  var style: TextStyle
  var parts: [TextPart]?
  var setting = TextSetting.defaultValue

  init(_ screen: Screen, text: TextLayout, style: TextStyle) {
    self.text = text
    self.style = style
    super.init(screen)
  }

  /// A text never gives way altogether: offered nothing, it takes one cell, for its one character or a `…`.
  override func measure(_ proposal: ProposedSize) -> CellSize {
    if proposal.columns ?? 1 < 1 { return text.leastSize }
    return text.size(
      columns: proposal.columns, rows: proposal.rows, lineLimit: setting.lineLimit,
      truncation: setting.truncation)
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    let rect = CellRect(origin: origin, size: frame.size)
    let style = self.style.applied(to: style)
    if let parts { return text.draw(parts, in: canvas, rect: rect, style: style, setting) }
    text.draw(
      in: canvas, rect: rect, style: style, lineLimit: setting.lineLimit,
      truncation: setting.truncation, alignment: setting.alignment)
  }
}
