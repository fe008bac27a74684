/// A rating as people write it in a table: `4`, `4,5`, `8/10`, `80 %`, `★★★☆☆`, `★★★½`, `4 stars`, `4 out of 5`.
struct WrittenRating {
  let value: Double
  /// nil where the text names none.
  let scale: Double?

  /// nil for anything else.
  init?(_ text: String) {
    if let stars = Self(stars: text) {
      self = stars
      return
    }
    if let value = DecimalText.parse(text, symbols: []) {
      self.init(value: value, scale: nil)
      return
    }
    if let rating = Rating(text, scale: 0) {
      self.init(value: rating.value, scale: rating.scale)
      return
    }
    self.init(words: text)
  }

  private init(value: Double, scale: Double?) {
    self.value = value
    self.scale = scale
  }

  /// Full ones count, and with hollow ones behind them all together are the scale.
  private init?(stars text: String) {
    var (full, hollow) = (0.0, 0.0)
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      switch scalar {
      case "★", "⭐", "🌟", "✭", "✮", "✪", "*": full += 1
      case "½": full += 0.5
      case "☆", "✩", "⚝": hollow += 1
      case "\u{FE0E}", "\u{FE0F}": break
      default: return nil
      }
    }
    guard full + hollow > 0 else { return nil }
    self.init(value: full, scale: hollow > 0 ? (full + hollow).rounded(.up) : nil)
  }

  private static let stars: Set<String> = ["star", "stars", "stern", "sterne", "★"]

  private init?(words text: String) {
    let words = FoldedText.folded(text).split(separator: " ").map(String.init)
    guard words.count > 1, let value = DecimalText.parse(words[0], symbols: []) else { return nil }
    let rest = words.dropFirst().drop(while: Self.stars.contains)
      .drop { ["out", "of", "von", "sur", "de"].contains($0) }
    switch rest.count {
    case 0 where rest.startIndex == words.endIndex && Self.stars.contains(words[words.count - 1]):
      self.init(value: value, scale: nil)
    case 1 where rest.startIndex > 1:
      guard let scale = DecimalText.parse(rest.first!, symbols: []), scale > 0 else { return nil }
      self.init(value: value, scale: scale)
    default: return nil
    }
  }
}
