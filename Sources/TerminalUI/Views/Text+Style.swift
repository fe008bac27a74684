/// What a text adds to the style around it.
struct TextStyle: Equatable {
  var foreground: _TerminalStyle?
  var attributes: Style.Attributes = []

  func applied(to style: Style) -> Style {
    var style = foreground?.applied(to: style) ?? style
    style.attributes.formUnion(attributes)
    return style
  }

  /// This style, and where it says nothing that of the text around.
  func inside(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      foreground: foreground ?? outer.foreground, attributes: attributes.union(outer.attributes))
  }
}

extension Text {
  public func bold(_ isActive: Bool = true) -> Text { adding(isActive ? .bold : []) }
  public func italic(_ isActive: Bool = true) -> Text { adding(isActive ? .italic : []) }
  /// A line has one colour and one pattern in a terminal.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(isActive ? .underline : [])
  }
  /// Faint: no line goes through a cell.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(isActive ? .dim : [])
  }

  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: Double) -> Text { self }
  public func tracking(_ tracking: Double) -> Text { self }
  public func baselineOffset(_ offset: Double) -> Text { self }

  /// How a line under or through a text would be drawn.
  public nonisolated struct LineStyle: Hashable, Sendable {
    public nonisolated enum Pattern: Hashable, Sendable {
      case solid, dash, dot, dashDot, dashDotDot
    }
  }
}

// MARK: Texts put together

/// A part of a text: its characters follow those of the part before.
struct TextPart: Equatable {
  var string: String
  var style: TextStyle
}

extension Text {
  /// One text of both, in which each keeps its own style.
  public static func + (left: Text, right: Text) -> Text {
    var text = Text(left.string + right.string)
    text.parts = left.flat + right.flat
    return text
  }

  private var flat: [TextPart] {
    guard let parts else { return [TextPart(string: string, style: style)] }
    return parts.map { TextPart(string: $0.string, style: $0.style.inside(style)) }
  }
}
