/// How a brew was made: `V60`, in the style of a pour over.
public struct Method: Hashable, Sendable {
  /// Empty if unknown.
  public var name: String
  /// nil if it is unknown: then no formula needs it.
  public var style: BrewStyle?

  /// - Parameter style: nil for the one that the name is known to have.
  public init(_ name: String = "", style: BrewStyle? = nil) {
    self.name = name
    self.style = style ?? BrewStyle(ofMethod: name)
  }

  /// Both as they were recorded, with nothing concluded from the name.
  init(recorded name: String, style: BrewStyle?) {
    self.name = name
    self.style = style
  }
}

extension BrewStyle {
  /// The style of a method that is known by its name, whatever its case; nil for others.
  public init?(ofMethod name: String) {
    guard !name.isEmpty else { return nil }
    let name = FoldedText.folded(name)
    let style = Self.knownMethods.first { entry in
      entry.names.contains { FoldedText.contains($0, in: name) }
    }
    guard let style else { return nil }
    self = style.style
  }

  private static let knownMethods: [(style: BrewStyle, names: [String])] = [
    (.espresso, ["espresso", "flair", "cafelat", "ristretto"]),
    (.pourOver, ["v60", "chemex", "kalita", "origami", "pour over", "melitta", "hand filter"]),
    (
      .immersion,
      ["french press", "aeropress", "clever", "cold brew", "cupping", "siphon", "steep"]
    ),
    (.percolation, ["moka", "bialetti", "batch", "moccamaster", "drip"]),
  ]
}
