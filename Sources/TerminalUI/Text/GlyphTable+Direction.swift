/// Text that is read from the right.
///
/// Cells hold it in the order in which it is written. A terminal that knows no bidirectional text shows it so, one that
/// does turns it round, and with it the digits and signs that stand behind it, up to the next letter read from the left:
/// those of the next column. A left-to-right mark behind the text, which takes no column, keeps them in their places.
extension GlyphTable {
  package static let leftToRightMark: Character = "\u{200E}"

  /// Whether any of the glyphs is read from the right. Complexity: O(glyphs).
  package static func isRightToLeft(_ glyphs: some Sequence<Glyph>) -> Bool {
    glyphs.contains { glyph in
      // Nothing below U+0590 is.
      glyph.code >= 0x590 && isRightToLeft(base(of: glyph))
    }
  }

  /// The glyphs with a left-to-right mark at the end if any is read from the right.
  ///
  /// Complexity: O(glyphs); without allocation where none is.
  package static func closed(_ glyphs: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
    guard isRightToLeft(glyphs) else { return glyphs }
    var closed = Array(glyphs)
    endLeftToRight(&closed)
    return closed[...]
  }

  /// Puts a left-to-right mark on the last glyph.
  static func endLeftToRight(_ cells: inout [Glyph]) {
    guard let last = cells.lastIndex(where: { $0 != .continuation }) else {
      return cells.append(Glyph("\u{FFFD}"))
    }
    guard let base = base(of: cells[last]), let mark = leftToRightMark.unicodeScalars.first else {
      return
    }
    let cluster = cluster(of: cells[last]) ?? GlyphCluster(base: base)
    cells[last] = intern(cluster.ending(in: mark))
  }

  /// Hebrew, Arabic, Syriac and the other scripts of these blocks.
  private static func isRightToLeft(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.value ?? 0 {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
