/// How prominent a text is. A terminal has one font, so that of a font remains what a cell can show: bold and italic.
public nonisolated struct Font: Hashable, Sendable {
  /// The weights of a font; those from `semibold` on are bold.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var isBold: Bool {
      switch self {
      case .semibold, .bold, .heavy, .black: true
      case .ultraLight, .thin, .light, .regular, .medium: false
      }
    }
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline
    case subheadline, body, callout, footnote, caption, caption2

    var isBold: Bool {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: true
      case .subheadline, .body, .callout, .footnote, .caption, .caption2: false
      }
    }
  }

  var isBold = false
  var isItalic = false

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(isBold: weight?.isBold ?? style.isBold)
  }
  /// A size and a design have no meaning in cells; of a weight remains whether it is bold.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(isBold: weight?.isBold ?? false)
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { Font(isBold: isBold, isItalic: true) }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func weight(_ weight: Weight) -> Font { Font(isBold: weight.isBold, isItalic: isItalic) }
}

extension Font {
  var attributes: Style.Attributes {
    var attributes: Style.Attributes = []
    if isBold { attributes.insert(.bold) }
    if isItalic { attributes.insert(.italic) }
    return attributes
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { adding(font?.attributes ?? []) }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    adding(weight?.isBold == true ? .bold : [])
  }
}

extension View {
  /// Adds what a cell can show of the font to the texts of this view.
  public func font(_ font: Font?) -> some View {
    modifier(_StyleModifier(change: TextStyle(attributes: font?.attributes ?? [])))
  }
  public func fontWeight(_ weight: Font.Weight?) -> some View { bold(weight?.isBold == true) }
}
