/// A colour or another way to draw a view's foreground or background.
@MainActor @preconcurrency
public protocol ShapeStyle {
  var _terminalStyle: _TerminalStyle { get }
}

/// What a shape style is in a terminal: a palette colour, the default colour, or a fainter one.
public nonisolated struct _TerminalStyle: Hashable, Sendable {
  enum Kind: Hashable {
    case palette(UInt8)
    case standard
    case faint
    /// Nothing is drawn as a background, and a foreground stays as it is.
    case clear
  }
  let kind: Kind

  func applied(to style: Style) -> Style {
    var style = style
    switch kind {
    case .palette(let index): style.foreground = index
    case .standard:
      style.foreground = nil
      style.attributes.remove(.dim)
    case .faint: style.attributes.insert(.dim)
    case .clear: break
    }
    return style
  }

  var background: UInt8? { if case .palette(let index) = kind { index } else { nil } }
}

/// One of the terminal's colours. The eight basic ones are the terminal's own, and look as its user has set them.
public nonisolated struct Color: Hashable, Sendable, ShapeStyle, View {
  let style: _TerminalStyle

  private init(_ kind: _TerminalStyle.Kind) { style = _TerminalStyle(kind: kind) }

  /// A style of any type as a colour.
  @MainActor init<S: ShapeStyle>(_ style: S) { self.style = style._terminalStyle }

  /// A colour of the terminal's palette, 0–255.
  public init(palette index: UInt8) { self.init(.palette(index)) }

  public static let black = Color(palette: 0)
  public static let red = Color(palette: 1)
  public static let green = Color(palette: 2)
  public static let yellow = Color(palette: 3)
  public static let blue = Color(palette: 4)
  public static let purple = Color(palette: 5)
  public static let cyan = Color(palette: 6)
  public static let white = Color(palette: 7)
  public static let gray = Color(palette: 8)
  /// Orange of the 256-colour palette; terminals with fewer show the nearest that they have.
  public static let orange = Color(palette: 208)
  public static let pink = Color(palette: 205)
  public static let brown = Color(palette: 94)
  /// The default foreground.
  public static let primary = Color(.standard)
  /// A fainter foreground.
  public static let secondary = Color(.faint)

  /// As a view, takes room and draws nothing.
  public static let clear = Color(.clear)

  public var _terminalStyle: _TerminalStyle { style }

  /// The same colour, for a terminal mixes none; or `clear`.
  public func opacity(_ opacity: Double) -> Color { opacity <= 0 ? .clear : self }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self>
  {
    _TypedNode(ColorNode(view, context))
  }
  @MainActor public var body: Never { fatalError("Color has no body") }
}

extension ShapeStyle where Self == Color {
  public static var black: Color { .black }
  public static var red: Color { .red }
  public static var green: Color { .green }
  public static var yellow: Color { .yellow }
  public static var blue: Color { .blue }
  public static var purple: Color { .purple }
  public static var cyan: Color { .cyan }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var orange: Color { .orange }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var clear: Color { .clear }
}

/// Levels of emphasis.
public nonisolated struct HierarchicalShapeStyle: Hashable, Sendable, ShapeStyle {
  let isFaint: Bool
  public static let primary = HierarchicalShapeStyle(isFaint: false)
  public static let secondary = HierarchicalShapeStyle(isFaint: true)
  public static let tertiary = HierarchicalShapeStyle(isFaint: true)

  public var _terminalStyle: _TerminalStyle { _TerminalStyle(kind: isFaint ? .faint : .standard) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
}

/// A shape style of any type.
public struct AnyShapeStyle: ShapeStyle {
  public let _terminalStyle: _TerminalStyle
  public init<S: ShapeStyle>(_ style: S) { _terminalStyle = style._terminalStyle }
}
