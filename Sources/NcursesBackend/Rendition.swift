import CNcurses
import TerminalUI

/// A style in ncurses' terms.
struct Rendition {
  var attributes: attr_t
  var pair: Int32
}

/// Turns styles into renditions, with a small direct-mapped cache in front: a screen has few styles.
final class Renditions {
  private struct Entry {
    var style: Style
    var rendition: Rendition
  }

  private let colors: ColorPairs?
  private var entries: [Entry]
  private static let slots: UInt32 = 64

  init(colors: ColorPairs?) {
    self.colors = colors
    let plain = Entry(style: .plain, rendition: Rendition(attributes: 0, pair: 0))
    entries = Array(repeating: plain, count: Int(Self.slots))
  }

  /// Complexity: O(1).
  subscript(style: Style) -> Rendition {
    let bits = style.bits
    let slot = Int((bits ^ bits >> 8 ^ bits >> 16) & (Self.slots - 1))
    if entries[slot].style == style { return entries[slot].rendition }
    let rendition = render(style)
    entries[slot] = Entry(style: style, rendition: rendition)
    return rendition
  }

  private func render(_ style: Style) -> Rendition {
    var attributes: attr_t = 0
    if style.attributes.contains(.bold) { attributes |= curses_bold() }
    if style.attributes.contains(.dim) { attributes |= curses_dim() }
    if style.attributes.contains(.italic) { attributes |= curses_italic() }
    if style.attributes.contains(.underline) { attributes |= curses_underline() }
    if style.attributes.contains(.reverse) { attributes |= curses_reverse() }
    let pair = colors?.pair(foreground: style.foreground, background: style.background) ?? 0
    return Rendition(attributes: attributes | curses_pair_bits(pair), pair: pair)
  }
}
