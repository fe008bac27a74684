import CRuntime

/// What a scalar does to the cells of its cluster.
nonisolated enum ScalarClass: UInt8 {
  /// Not classified yet.
  case unknown
  /// Takes no column and is kept with the base before it.
  case mark
  /// A base one column wide.
  case narrow
  /// A base two columns wide.
  case wide
  /// Behind a base it is left out; alone it is shown as a mark would be.
  case selector
  /// Behind a base it is left out; alone it is shown as a placeholder, for terminals put it on the cell before.
  case skinTone
  /// One of the two letters of a flag, shown as that letter.
  case regionalIndicator
  /// Behind a base it is left out; alone it is shown as a placeholder.
  case invisible
  /// Behind an emoji it ends what is shown of the cluster, behind letters it is left out.
  case joiner
  /// Says that what follows is read from the left; kept with the cell before.
  case leftToRight
  /// Never sent; a replacement character stands for it.
  case placeholder
  /// A C0 control or DEL: never sent; its control picture stands for it.
  case control
  case tab
  case softHyphen
}

extension ScalarClass {
  /// Classifies a scalar by its code point, and where that says nothing, by the width that the C library gives it.
  init(classifying scalar: Unicode.Scalar) {
    self = Self.byCodePoint(scalar.value) ?? Self.byCategory(scalar) ?? Self.byWidth(scalar)
  }

  private static func byCodePoint(_ value: UInt32) -> ScalarClass? {
    switch value {
    case 0x09: .tab
    case 0x00..<0x20, 0x7F: .control
    case 0x20..<0x7F: .narrow
    case 0x80..<0xA0: .placeholder
    case 0xAD: .softHyphen
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: .selector
    case 0x200C, 0xE0020...0xE007F: .invisible
    case 0x200D: .joiner
    case 0x200E: .leftToRight
    case 0x1F1E6...0x1F1FF: .regionalIndicator
    case 0x1F3FB...0x1F3FF: .skinTone
    // Format characters that are drawn: Arabic, Syriac and Kaithi number signs.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: .narrow
    default: nil
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> ScalarClass? {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: .placeholder
    default: nil
    }
  }

  private static func byWidth(_ scalar: Unicode.Scalar) -> ScalarClass {
    switch brewlog_wcwidth(scalar.value) {
    case 0: .mark
    case 1: .narrow
    // Line graphics and signs keep to their column where the terminal gives them two: see `GlyphTable.sent`.
    case 2 where brewlog_is_ambiguous(scalar.value) && ASCIIGlyphs.likeness(of: scalar) != nil:
      .narrow
    case 2: .wide
    case -2: byOwnTable(scalar)
    default: .placeholder
    }
  }

  /// For systems without a UTF-8 locale: coarse, but the same everywhere.
  static func byOwnTable(_ scalar: Unicode.Scalar) -> ScalarClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .mark
    case .unassigned: return .placeholder
    default: break
    }
    switch scalar.value {
    case 0x1160...0x11FF: return .mark
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      return .wide
    default: return scalar.properties.isEmojiPresentation ? .wide : .narrow
    }
  }
}

/// The classes of all scalars seen so far, in pages of 256.
struct ScalarClassTable {
  private var pages: [[ScalarClass]] = Array(repeating: [], count: 0x1100)

  /// Complexity: O(1); the first look at a scalar asks the C library.
  subscript(scalar: Unicode.Scalar) -> ScalarClass {
    mutating get {
      let page = Int(scalar.value >> 8)
      let index = Int(scalar.value & 0xFF)
      if pages[page].isEmpty { pages[page] = Array(repeating: .unknown, count: 256) }
      if pages[page][index] == .unknown {
        pages[page][index] = ScalarClass(classifying: scalar)
      }
      return pages[page][index]
    }
  }
}
