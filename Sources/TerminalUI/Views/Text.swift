/// A text, on as many lines as it needs.
public struct Text: PrimitiveView {
  let string: String
  var style = TextStyle()

  public init(_ content: String) { string = content }
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
  public init(verbatim content: String) { string = content }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(TextNode(view, context))
  }

  public func bold() -> Text { with { $0.attributes.insert(.bold) } }
  public func italic() -> Text { with { $0.attributes.insert(.italic) } }
  public func underline() -> Text { with { $0.attributes.insert(.underline) } }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = style._terminalStyle }
  }
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color?._terminalStyle }
  }

  func adding(_ attributes: Style.Attributes) -> Text {
    with { $0.attributes.formUnion(attributes) }
  }

  private func with(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

/// What a text adds to the style around it.
struct TextStyle: Equatable {
  var foreground: _TerminalStyle?
  var attributes: Style.Attributes = []

  func applied(to style: Style) -> Style {
    var style = foreground?.applied(to: style) ?? style
    style.attributes.formUnion(attributes)
    return style
  }
}

private final class TextNode: _ViewNode {
  private let layout: TextBox

  init(_ view: Text, _ context: _NodeContext) {
    layout = TextBox(context.graph.screen, text: TextLayout(view.string), style: view.style)
    super.init(context)
    layout.setting = environmentValue(TextSetting.self)
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(Text.self)
    if view.string != layout.text.text {
      layout.text = TextLayout(view.string)
      layout.setNeedsLayout()
      layout.setNeedsDisplay()
    }
    if view.style != layout.style {
      layout.style = view.style
      layout.setNeedsDisplay()
    }
  }

  override func environmentChanged(_ key: ObjectIdentifier) {
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
  var setting = TextSetting.defaultValue

  init(_ screen: Screen, text: TextLayout, style: TextStyle) {
    self.text = text
    self.style = style
    super.init(screen)
  }

  /// A text never gives way altogether: offered nothing, it takes one cell, for its one character or a `…`.
  override func measure(_ proposal: ProposedSize) -> CellSize {
    if proposal.columns ?? 1 < 1 { return text.size(columns: 1, rows: 1) }
    return text.size(
      columns: proposal.columns, rows: proposal.rows, lineLimit: setting.lineLimit,
      truncation: setting.truncation)
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    text.draw(
      in: canvas, rect: CellRect(origin: origin, size: frame.size),
      style: self.style.applied(to: style), lineLimit: setting.lineLimit,
      truncation: setting.truncation, alignment: setting.alignment)
  }
}

/// What the environment says of texts.
struct TextSetting: EnvironmentKey, Equatable {
  var lineLimit: Int?
  var truncation = TextLayout.Truncation.tail
  var alignment = TextAlignment.leading

  static var defaultValue: TextSetting { TextSetting() }
}

extension EnvironmentValues {
  /// The greatest number of lines that a text may take; nil for as many as it needs.
  public var lineLimit: Int? {
    get { self[TextSetting.self].lineLimit }
    set { self[TextSetting.self].lineLimit = newValue }
  }
  /// Where the lines of a text stand that are shorter than its longest.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextSetting.self].alignment }
    set { self[TextSetting.self].alignment = newValue }
  }
  /// Which part of a text gives way when it is too long.
  public var truncationMode: Text.TruncationMode {
    get {
      switch self[TextSetting.self].truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
    set {
      switch newValue {
      case .head: self[TextSetting.self].truncation = .head
      case .middle: self[TextSetting.self].truncation = .middle
      case .tail: self[TextSetting.self].truncation = .tail
      }
    }
  }
}

extension Text {
  /// Which part of a text gives way when it is too long.
  public nonisolated enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
  }
}

extension View {
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
