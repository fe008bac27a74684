/// The colours of the 256-colour palette in terms of the eight that every colour terminal has.
nonisolated enum Palette {
  /// The index to use on a terminal with `count` colours: the same one if it is there, else the nearest of the eight.
  static func index(_ index: UInt8, colors count: Int) -> Int {
    Int(index) < count ? Int(index) : nearestBasic(index)
  }

  /// The nearest of the eight basic colours (bit 0 red, bit 1 green, bit 2 blue).
  static func nearestBasic(_ index: UInt8) -> Int {
    if index < 16 { return Int(index) & 7 }
    let (red, green, blue) = components(index)
    let brightest = max(red, green, blue)
    // Dark and nearly grey: black or white, by brightness alone.
    if brightest - min(red, green, blue) < 40 { return brightest < 128 ? 0 : 7 }
    // A colour's hue is in what comes near its brightest part.
    let threshold = brightest * 2 / 3
    return (red >= threshold ? 1 : 0) | (green >= threshold ? 2 : 0) | (blue >= threshold ? 4 : 0)
  }

  /// Red, green and blue, 0–255 each, of the cube (16–231) and the greys (232–255).
  private static func components(_ index: UInt8) -> (Int, Int, Int) {
    if index >= 232 {
      let grey = 8 + 10 * (Int(index) - 232)
      return (grey, grey, grey)
    }
    let place = Int(index) - 16
    func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
    return (level(place / 36), level(place / 6 % 6), level(place % 6))
  }
}
