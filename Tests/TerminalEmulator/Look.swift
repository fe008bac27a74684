/// How one cell is shown: what a terminal has made of all that was said of colours and attributes.
package struct Look: Hashable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1 << 0)
    package static let dim = Attributes(rawValue: 1 << 1)
    package static let italic = Attributes(rawValue: 1 << 2)
    package static let underline = Attributes(rawValue: 1 << 3)
    package static let reverse = Attributes(rawValue: 1 << 4)
    package static let blink = Attributes(rawValue: 1 << 5)
    package static let invisible = Attributes(rawValue: 1 << 6)

    /// Those that a blank shows too.
    static let ofBlanks: Attributes = [.underline, .reverse]
  }

  /// The terminal's own colour.
  package static let ownColor: UInt16 = 256

  /// Indices of the palette, or `ownColor`.
  package var foreground: UInt16
  package var background: UInt16
  package var attributes: Attributes

  package static let plain = Look()

  package init(
    foreground: UInt16 = ownColor, background: UInt16 = ownColor, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// What is seen of it where there is nothing but background.
  var ofBlank: Look {
    var seen = self
    seen.attributes.formIntersection(.ofBlanks)
    if seen.attributes.isEmpty { seen.foreground = Self.ownColor }
    return seen
  }
}

/// What stands in one cell of a terminal.
package struct ScreenCell: Hashable, Sendable {
  /// A scalar's value, or with `clusterBit` an index into the emulator's clusters; 0 for the right half of a wide glyph.
  package var code: UInt32
  package var look: Look

  package static let clusterBit: UInt32 = 1 << 31
  package static let continuation: UInt32 = 0
  package static let blank = ScreenCell(code: 0x20, look: .plain)

  package init(code: UInt32, look: Look) {
    self.code = code
    self.look = look
  }

  /// Whether nobody who looks at the screen could tell one from the other. Complexity: O(1).
  package func looksLike(_ other: ScreenCell) -> Bool {
    guard code == other.code else { return false }
    return look == other.look || code == 0x20 && look.ofBlank == other.look.ofBlank
  }
}

/// Glyphs of several scalars, each with a number of its own.
package final class Clusters {
  private var known: [[UInt32]] = []
  private var numbers: [[UInt32]: UInt32] = [:]

  package init() {}

  /// The code of a cell that holds the scalars.
  package func code(_ scalars: [UInt32]) -> UInt32 {
    guard scalars.count > 1 else { return scalars.first ?? ScreenCell.continuation }
    if let number = numbers[scalars] { return number | ScreenCell.clusterBit }
    let number = UInt32(known.count)
    known.append(scalars)
    numbers[scalars] = number
    return number | ScreenCell.clusterBit
  }

  package func scalars(_ code: UInt32) -> [UInt32] {
    if code & ScreenCell.clusterBit != 0 { return known[Int(code & ~ScreenCell.clusterBit)] }
    return code == ScreenCell.continuation ? [] : [code]
  }
}
