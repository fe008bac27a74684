import Testing

@testable import TerminalUI

struct SymbolTableTests {
  @Test(
    arguments: [
      ("star", 0x2606), ("star.fill", 0x2605), ("heart", 0x2661), ("heart.fill", 0x2665),
      ("checkmark", 0x2713), ("circle", 0x25CB), ("circle.fill", 0x25CF), ("square", 0x25A1),
      ("square.fill", 0x25A0), ("ellipsis", 0x2026), ("arrow.up", 0x2191), ("plus", 0x2B),
    ] as [(String, UInt32)])
  func knownSymbols(name: String, scalar: UInt32) {
    #expect(SymbolTable.glyph(systemName: name)?.value == scalar)
  }

  @Test(arguments: [
    "chevron.up", "chevron.down", "chevron.left", "chevron.right", "minus", "magnifyingglass",
    "trash", "pencil", "gear", "gearshape", "bell", "bookmark", "bolt", "flame", "xmark",
    "cup.and.saucer", "clock", "calendar", "list.bullet", "music.note", "play", "play.fill",
    "pause", "pause.fill", "stop", "stop.fill", "forward", "forward.fill", "backward",
    "backward.fill", "person", "photo", "exclamationmark.triangle", "info.circle",
    "questionmark.circle", "checkmark.circle", "xmark.circle", "cart", "tag", "hourglass",
    "square.and.arrow.up", "arrow.left", "arrow.right", "arrow.down", "arrow.clockwise",
  ])
  func symbolsOfOrdinaryProgramsExist(name: String) {
    #expect(SymbolTable.glyph(systemName: name) != nil)
  }

  @Test func unknownNamesHaveNone() {
    #expect(SymbolTable.glyph(systemName: "star.fill.fill") == nil)
    #expect(SymbolTable.glyph(systemName: "") == nil)
  }

  @Test func eachTakesOneColumnAndIsItsOwnGlyph() {
    #expect(SymbolTable.systemNames.count > 150)
    for name in SymbolTable.systemNames {
      guard let scalar = SymbolTable.glyph(systemName: name) else { continue }
      let (glyph, width) = GlyphTable.glyph(for: Character(scalar))
      #expect(width == 1 && glyph == Glyph(scalar), "\(name)")
      #expect(!scalar.properties.isEmojiPresentation, "\(name)")
    }
  }
}
