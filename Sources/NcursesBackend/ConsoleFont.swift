import CTerminal
import Glibc
import TerminalUI

/// The font of a Linux console: 256 or 512 characters, and for all others one and the same sign.
///
/// A star and an empty one are in no font that consoles come with, so that nobody could tell them apart. What the font
/// lacks is shown by its likeness in ASCII, where it has one.
nonisolated struct ConsoleFont {
  /// The characters it has, as the console tells; nil where there is none to ask, as over a line to another machine.
  private let scalars: Set<UInt16>?

  init(scalars: Set<UInt16>?) { self.scalars = scalars }

  /// The font of the terminal; nil if that is no console.
  static func current(_ terminal: Int32, type: String) -> ConsoleFont? {
    guard type == "linux" || type.hasPrefix("linux-") else { return nil }
    var list: UnsafeMutablePointer<UInt16>?
    let count = terminal_console_scalars(terminal, &list)
    guard count > 0, let list else { return ConsoleFont(scalars: nil) }
    defer { free(list) }
    return ConsoleFont(scalars: Set(UnsafeBufferPointer(start: list, count: count)))
  }

  /// What is shown for a scalar. Complexity: O(1).
  func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if has(scalar) { return scalar }
    return ASCIIGlyphs.likeness(of: scalar) ?? scalar
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    guard let scalars else { return !Self.rare.contains(scalar) }
    return UInt16(exactly: scalar.value).map(scalars.contains) ?? false
  }

  /// In no or few of the fonts that consoles have.
  private static let rare: Set<Unicode.Scalar> = [
    "★", "☆", "⏎", "≡", "∘", "◇", "❯", "▸", "▾", "✓", "✔", "✗",
  ]
}
