import CNcurses

/// ncurses' colour pairs, each made when it is first drawn with.
final class ColorPairs {
  private let colors: Int
  private let capacity: Int32
  private var pairs: [Key: Int32] = [:]

  private struct Key: Hashable {
    var foreground: Int32
    var background: Int32
  }

  /// Starts colours; nil if the terminal has none.
  init?() {
    guard has_colors(), start_color() == OK else { return nil }
    use_default_colors()
    colors = Int(curses_colors())
    capacity = curses_color_pairs()
  }

  /// The pair of two palette indices, nil being the terminal's default; 0 if no pair is left.
  /// Complexity: O(1).
  func pair(foreground: UInt8?, background: UInt8?) -> Int32 {
    let key = Key(foreground: color(foreground), background: color(background))
    if key == Key(foreground: -1, background: -1) { return 0 }
    if let known = pairs[key] { return known }
    let next = Int32(pairs.count) + 1
    guard next < capacity, init_extended_pair(next, key.foreground, key.background) == OK else {
      // Terminals with few pairs: the text's colour says more than its background's.
      return background == nil ? 0 : pair(foreground: foreground, background: nil)
    }
    pairs[key] = next
    return next
  }

  private func color(_ index: UInt8?) -> Int32 {
    index.map { Int32(Palette.index($0, colors: colors)) } ?? -1
  }
}
