/// The 256-colour palette that xterm has made common, and what stands for its colours in smaller ones.
nonisolated enum PaletteColor {
  /// The colour of a terminal with `count` colours that is nearest to a palette index.
  ///
  /// An index that the terminal has is itself; any other becomes one of the eight basic colours.
  static func nearest(_ index: UInt8, of count: Int) -> UInt8 {
    if Int(index) < count { return index }
    if index < 16 { return index == 8 ? 0 : index - 8 }
    let (red, green, blue) = components(index)
    let strongest = max(red, green, blue)
    if strongest < 60 { return 0 }
    // A part counts from half of the strongest on: hue matters more than lightness with eight colours.
    let threshold = strongest / 2 + 1
    return (red >= threshold ? 1 : 0) | (green >= threshold ? 2 : 0) | (blue >= threshold ? 4 : 0)
  }

  /// Red, green and blue, 0–255, of an index from 16 on: a 6×6×6 cube, then 24 greys.
  private static func components(_ index: UInt8) -> (red: Int, green: Int, blue: Int) {
    if index >= 232 {
      let grey = 8 + 10 * (Int(index) - 232)
      return (grey, grey, grey)
    }
    let place = Int(index) - 16
    func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
    return (level(place / 36), level(place / 6 % 6), level(place % 6))
  }
}
