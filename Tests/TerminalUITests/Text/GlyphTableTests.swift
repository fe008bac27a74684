import Testing

@testable import TerminalUI

struct GlyphTableTests {
  /// The scalars of the first glyph of a cluster, and its width.
  private func glyph(_ cluster: Character) -> Shown {
    let (glyph, width) = GlyphTable.glyph(for: cluster)
    return Shown(String(String.UnicodeScalarView(GlyphTable.scalars(of: glyph))), width)
  }

  private struct Shown: Equatable {
    let scalars: [UInt32]
    let width: Int
    init(_ text: String, _ width: Int) {
      scalars = text.unicodeScalars.map(\.value)
      self.width = width
    }
  }

  @Test func printableASCIIIsItself() {
    for value in UInt8(0x20)..<0x7F {
      let scalar = Unicode.Scalar(value)
      let (glyph, width) = GlyphTable.glyph(for: Character(scalar))
      #expect(glyph == Glyph(scalar) && width == 1)
    }
  }

  @Test(
    arguments: [
      ("é", "é", 1), ("ж", "ж", 1), ("א", "א", 1), ("ع", "ع", 1), ("★", "★", 1), ("…", "…", 1),
      ("中", "中", 2), ("か", "か", 2), ("Ａ", "Ａ", 2), ("한", "한", 2), ("☕", "☕", 2), ("😀", "😀", 2),
    ] as [(Character, String, Int)])
  func singleScalars(cluster: Character, shown: String, width: Int) {
    #expect(glyph(cluster) == Shown(shown, width))
  }

  @Test(
    arguments: [
      // A variation selector neither stays nor widens.
      ("\u{2764}\u{FE0F}", "\u{2764}", 1),
      ("\u{2615}\u{FE0F}", "\u{2615}", 2),
      ("1\u{FE0F}\u{20E3}", "1\u{20E3}", 1),
      ("\u{2615}\u{FE0E}", "\u{2615}", 2),
      // Family of three, skin tone, flag of tags: the first element.
      ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F468}", 2),
      ("\u{1F44D}\u{1F3FD}", "\u{1F44D}", 2),
      ("\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "\u{1F3F4}", 2),
      // Alone, a skin tone would be put on the cell before it.
      ("\u{1F3FD}", "\u{FFFD}", 1),
    ] as [(Character, String, Int)])
  func emoji(cluster: Character, shown: String, width: Int) {
    #expect(glyph(cluster) == Shown(shown, width))
  }

  @Test(
    arguments: [
      ("e\u{301}", "e\u{301}", 1),
      ("e\u{301}\u{302}\u{303}\u{304}", "e\u{301}\u{302}\u{303}\u{304}", 1),
      ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "e\u{301}\u{302}\u{303}\u{304}", 1),
      // Hangul letters are composed to their syllable.
      ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}", 2),
      ("\u{AC00}\u{11A8}", "\u{AC01}", 2), ("\u{1100}", "\u{3131}", 2),
      ("\u{1112}", "\u{314E}", 2), ("\u{1140}", "\u{3013}", 2),
      ("\u{1112}\u{1161}\u{301}", "\u{D558}\u{301}", 2),
      ("\u{AC00}\u{1161}", "\u{AC00}\u{1161}", 2),
      // Without a base.
      ("\u{301}", "\u{25CC}\u{301}", 1),
      ("\u{FE0F}", "\u{25CC}", 1),
    ] as [(Character, String, Int)])
  func marks(cluster: Character, shown: String, width: Int) {
    #expect(glyph(cluster) == Shown(shown, width))
  }

  @Test(
    arguments: [
      ("\0", "\u{2400}"), ("\u{1B}", "\u{241B}"), ("\u{7}", "\u{2407}"), ("\u{E}", "\u{240E}"),
      ("\r", "\u{240D}"), ("\n", "\u{240A}"), ("\u{7F}", "\u{2421}"), ("\t", " "),
      ("\u{85}", "\u{FFFD}"), ("\u{9B}", "\u{FFFD}"), ("\u{200B}", "\u{FFFD}"),
      ("\u{200C}", "\u{FFFD}"), ("\u{200D}", "\u{FFFD}"), ("\u{200F}", "\u{FFFD}"),
      ("\u{202E}", "\u{FFFD}"), ("\u{2060}", "\u{FFFD}"), ("\u{2069}", "\u{FFFD}"),
      ("\u{FEFF}", "\u{FFFD}"), ("\u{2028}", "\u{FFFD}"), ("\u{378}", "\u{FFFD}"),
      ("\u{10FFFF}", "\u{FFFD}"), ("\u{AD}", "-"),
    ] as [(Character, String)])
  func controls(cluster: Character, shown: String) {
    #expect(glyph(cluster) == Shown(shown, 1))
  }

  @Test func severalBasesTakeSeveralCells() {
    // Devanagari ksha + spacing vowel: base with virama, base, vowel sign.
    var cells: [Glyph] = []
    for cluster in "\u{915}\u{94D}\u{937}\u{93E}" { GlyphTable.append(cluster, to: &cells) }
    let scalars = cells.map { GlyphTable.scalars(of: $0).map(\.value) }
    #expect(scalars == [[0x915, 0x94D], [0x937], [0x93E]])
  }

  @Test func joinedEmojiTakeTheCellsOfTheFirst() {
    var cells: [Glyph] = []
    GlyphTable.append("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", to: &cells)
    GlyphTable.append("\u{1F1E9}\u{1F1EA}", to: &cells)
    GlyphTable.append("\u{1F44D}\u{1F3FD}", to: &cells)
    #expect(shown(cells) == "\u{1F468}‹DE\u{1F44D}‹")
  }

  @Test("a joiner between letters leaves none of them out")
  func joinedLetters() {
    var cells: [Glyph] = []
    GlyphTable.append("\u{DC1}\u{DCA}\u{200D}\u{DBB}\u{DD3}", to: &cells)
    #expect(
      cells.map { GlyphTable.scalars(of: $0).map(\.value) } == [[0xDC1, 0xDCA], [0xDBB, 0xDD3]])
  }

  @Test("a left-to-right mark takes no cell, and is kept whatever marks there are before it")
  func leftToRightMark() {
    func scalars(_ text: String) -> [[UInt32]] {
      var cells: [Glyph] = []
      for cluster in text { GlyphTable.append(cluster, to: &cells) }
      return cells.map { GlyphTable.scalars(of: $0).map(\.value) }
    }
    #expect(scalars("א\u{200E}1") == [[0x5D0, 0x200E], [0x31]])
    #expect(scalars("א\u{200E}\u{200E}") == [[0x5D0, 0x200E]])
    #expect(
      scalars("א\u{301}\u{302}\u{303}\u{304}\u{200E}") == [[0x5D0, 0x301, 0x302, 0x303, 0x200E]])
    #expect(scalars("中\u{200E}") == [[0x4E2D, 0x200E], []])
    #expect(scalars("\u{200E}1") == [[0xFFFD], [0x31]])
  }

  @Test func noScalarIsSentThatIsNoCharacter() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let (glyph, width) = GlyphTable.glyph(for: Character(scalar))
      for sent in GlyphTable.scalars(of: glyph) {
        let category = sent.properties.generalCategory
        let isSafe =
          category != .control && !(0x200B...0x200F ~= sent.value)
          && !(0x202A...0x202E ~= sent.value) && !(0x2060...0x2069 ~= sent.value)
        if !isSafe { Issue.record("U+\(String(value, radix: 16)) sends \(sent.value)") }
      }
      if width != GlyphTable.width(of: glyph) { Issue.record("width of \(value)") }
    }
  }

  @Test func equalClustersAreOneGlyph() {
    #expect(GlyphTable.glyph(for: "o\u{308}") == GlyphTable.glyph(for: "o\u{308}"))
    #expect(GlyphTable.glyph(for: "o\u{308}").glyph != GlyphTable.glyph(for: "u\u{308}").glyph)
    #expect(GlyphTable.scalars(of: .continuation).isEmpty)
    #expect(GlyphTable.width(of: .continuation) == 0)
  }

  @Test func ownTableAgreesWithTheLibraryOnCommonText() {
    let text = "aéж中か한Ａ★☕😀\u{301}\u{20E3}\u{1161}\u{378}…"
    for scalar in text.unicodeScalars {
      #expect(ScalarClass.byOwnTable(scalar) == ScalarClass(classifying: scalar), "\(scalar)")
    }
  }
}
