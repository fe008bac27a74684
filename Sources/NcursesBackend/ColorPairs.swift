import CNcurses

/// The colour pairs of the terminal: each pair of colours gets one when it is first drawn.
struct ColorPairs {
  /// The colours that the terminal has; 0 means none are to be used.
  let colors: Int
  private let capacity: Int
  private var pairs: [UInt32: Int32] = [:]

  /// Starts ncurses' colours, if they are wanted and the terminal has any.
  init(wanted: Bool) {
    guard wanted, has_colors(), start_color() == OK, use_default_colors() == OK else {
      (colors, capacity) = (0, 0)
      return
    }
    colors = Int(brewlog_colors())
    // Pair 0 is the terminal's own colours, and ncurses counts to 32,767 in the cells of this interface.
    capacity = min(Int(brewlog_color_pairs()), 32_768) - 1
  }

  /// The pair for a foreground and a background; 0, the default colours, when no pair is left.
  mutating func pair(foreground: UInt8?, background: UInt8?) -> Int32 {
    guard colors > 0, foreground != nil || background != nil else { return 0 }
    let fore = foreground.map { Int32(PaletteColor.nearest($0, of: colors)) } ?? -1
    let back = background.map { Int32(PaletteColor.nearest($0, of: colors)) } ?? -1
    let key = UInt32(UInt16(truncatingIfNeeded: fore)) << 16 | UInt32(UInt16(truncatingIfNeeded: back))
    if let pair = pairs[key] { return pair }
    guard pairs.count < capacity else { return 0 }
    // A pair number of our own choice: alloc_pair takes used ones away when it has no more.
    let pair = Int32(pairs.count + 1)
    guard init_extended_pair(pair, fore, back) == OK else { return 0 }
    pairs[key] = pair
    return pair
  }
}
