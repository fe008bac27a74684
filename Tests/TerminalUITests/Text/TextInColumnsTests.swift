import SeededRandom
import Testing

@testable import TerminalUI

/// Text of every kind in columns: what stands behind it begins at the same cell in every row, on every kind of terminal.
@Suite struct TextInColumnsTests {
  /// Pieces of names, by what is hard about them.
  private nonisolated static let pieces: [String: [String]] = [
    "plain": ["Kenya AA", " ", "15,2 g", "é", "ß", "жук", "λ", "…", "★", "·", "°", "½"],
    "wide": ["有苦涩味", "한글", "かな", "Ａ", "中", "。"],
    "emoji": [
      "☕", "😀", "🍺", "⭐", "❤", "☕\u{FE0E}", "❤\u{FE0F}", "☀\u{FE0F}", "©\u{FE0F}",
      "1\u{FE0F}\u{20E3}",
    ],
    "joined": [
      "👨\u{200D}👩\u{200D}👧", "👩\u{200D}🚀", "🏳\u{FE0F}\u{200D}🌈", "👍🏽", "👋\u{1F3FF}", "\u{1F3FD}",
      "a\u{1F3FB}",
    ],
    "flags": ["🇩🇪", "🇰🇪🇪🇹", "🇩", "🇩🇪🇫", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E007F}"],
    "marks": [
      "e\u{301}", "o\u{308}\u{304}", "\u{301}", "z\u{310}\u{311}\u{312}\u{313}\u{314}\u{315}",
      "เก็บ", "ศู",
    ],
    "jamo": ["\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{1161}", "가\u{11A8}", "\u{1161}", "\u{1100}"],
    "right": ["שלום", "עולם 15", "قهوة", "مُرّ", "א", "كينيا AA 15 g", "ש-1", "١٢"],
    "invisible": [
      "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{FE0F}",
      "\u{34F}",
    ],
    "hostile": [
      "\u{202E}", "\u{202A}", "\u{2067}", "\u{2069}", "\u{200F}", "\u{61C}", "\u{2028}", "\u{85}",
      "\u{9B}31m",
    ],
    "control": ["\0", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\t", "\r", "\u{E}", "\u{7F}", "\u{8}"],
    "odd": [
      "\u{E000}", "\u{F8FF}", "\u{F0000}", "\u{FFFD}", "\u{378}", "\u{FFFF}", "\u{10FFFF}", "ﷺ",
    ],
  ]
  /// On which the kinds of terminal differ, whatever is sent.
  private nonisolated static let vowels = ["क्ष", "कि", "නි", "ශ්\u{200D}රී", "தோ"]

  private nonisolated static let kinds = pieces.keys.sorted()

  private func names(_ pieces: [String], seed: UInt64, count: Int = 24) -> [String] {
    var random = SplitMix(seed: seed)
    return (0..<count).map { _ in
      (0...random.below(6)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }
  }

  /// A list of names in ten columns, each with a date and a note behind it.
  private func rows(_ names: [String]) -> [[Unicode.Scalar]] {
    let host = HeadlessHost(columns: 33, rows: names.count) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(names.indices), id: \.self) { index in
          HStack(spacing: 0) {
            Text(names[index]).lineLimit(1).frame(width: 10, alignment: .leading)
            Text("2026-11-30 ")
            Text(names[index]).lineLimit(1).frame(width: 10, alignment: .trailing)
            Text("|4")
          }
        }
      }
      .lineLimit(1)
    }
    #expect(host.buffer.hasOnlyWholeGlyphs)
    return names.indices.map { row in
      host.buffer.withRow(row) { cells in cells.flatMap { GlyphTable.scalars(of: $0.glyph) } }
    }
  }

  private func check(_ names: [String], on models: [TerminalModel] = TerminalModel.allCases) {
    for (row, name) in zip(rows(names), names) {
      let date = firstPlace(of: Array("2026-11-30 ".unicodeScalars), in: row)
      let end = row.lastIndex(of: "|")
      guard let date, let end else {
        Issue.record("\(name.debugDescription) covers what is behind it")
        continue
      }
      for model in models {
        let columns = model.columns(of: row)
        #expect(
          [columns[date], columns[end]] == [10, 31], "\(name.debugDescription) on \(model)")
      }
      let order = BidirectionalModel.order(of: row)
      let wide = TerminalModel.scalars.columns(of: order.map { row[$0] })
      #expect(
        order.firstIndex(of: date).map { wide[$0] } == 10, "\(name.debugDescription) turned round")
      #expect(
        order.firstIndex(of: end).map { wide[$0] } == 31, "\(name.debugDescription) turned round")
    }
  }

  private func firstPlace(of text: [Unicode.Scalar], in row: [Unicode.Scalar]) -> Int? {
    row.indices.first { row[$0...].starts(with: text) }
  }

  @Test("of each kind alone", arguments: kinds)
  func oneKind(kind: String) { check(names(Self.pieces[kind] ?? [], seed: 1, count: 60)) }

  @Test("of all kinds together", arguments: 1...20)
  func allKinds(seed: UInt64) {
    check(names(Self.kinds.flatMap { Self.pieces[$0] ?? [] }, seed: seed))
  }

  @Test("spacing vowels, where terminals that count by scalars are followed")
  func spacingVowels() { check(names(Self.vowels, seed: 3), on: [.scalars]) }

  @Test("the models tell what goes wrong elsewhere")
  func models() {
    func columns(_ text: String, _ model: TerminalModel) -> Int? {
      model.columns(of: Array((text + "|").unicodeScalars)).last
    }
    #expect(columns("❤\u{FE0F}", .scalars) == 1 && columns("❤\u{FE0F}", .clusters) == 2)
    #expect(columns("👨\u{200D}👩", .scalars) == 4 && columns("👨\u{200D}👩", .clusters) == 2)
    #expect(columns("👍🏽", .scalars) == 4 && columns("👍🏽", .clusters) == 2)
    func seen(_ text: String) -> String {
      let row = Array(text.unicodeScalars)
      return String(String.UnicodeScalarView(BidirectionalModel.order(of: row).map { row[$0] }))
    }
    #expect(seen("אבג 12|") == "12 גבא|")
    #expect(seen("אבג\u{200E} 12|") == "גבא 12|")
    #expect(seen("12 אבג x") == "12 גבא x")
    #expect(seen("قهوة 12-3|") == "3-12 ةوهق|")
  }

  @Test("a cut or padded text has exactly the columns asked for", arguments: 1...10)
  func cutting(seed: UInt64) {
    for name in names(Self.kinds.flatMap { Self.pieces[$0] ?? [] } + Self.vowels, seed: seed) {
      for columns in 1...12 {
        let runs = TextLayout(name).lines(columns: columns, rows: 1)
        #expect(runs.allSatisfy { $0.columns <= columns }, "\(name.debugDescription) \(columns)")
        #expect(runs.allSatisfy { $0.glyphs.first != .continuation })
      }
    }
  }

  @Test("a click and the cursor in a field agree on the columns", arguments: 1...5)
  func fields(seed: UInt64) {
    for name in names(Self.kinds.flatMap { Self.pieces[$0] ?? [] }, seed: seed) {
      let text = Watched(name)
      let host = HeadlessHost(columns: 12, rows: 1) {
        HStack(spacing: 0) {
          TextField("", text: Bindable(text).value).frame(width: 10)
          Text("2|")
        }
      }
      host.press(.end)
      #expect(host.buffer.hasOnlyWholeGlyphs)
      let row = host.buffer.withRow(0) { cells in cells.flatMap { GlyphTable.scalars(of: $0.glyph) }
      }
      let order = BidirectionalModel.order(of: row).map { row[$0] }
      let place = order.lastIndex(of: "|") ?? 0
      #expect(
        TerminalModel.scalars.columns(of: order)[place] == 11, "\(name.debugDescription)")
      let cursor = host.graph.cursor?.position.column ?? -1
      #expect((0..<10).contains(cursor) && host.graph.cursor?.isVisible == true)
      host.click(column: 0, row: 0)
      #expect((0..<10).contains(host.graph.cursor?.position.column ?? -1))
    }
  }
}

/// Characters whose width depends on the terminal.
@Suite(.serialized) struct AmbiguousWidthTests {
  private func shown(_ text: String, width: Int?) -> [String] {
    GlyphTable.ambiguousWidth = width
    defer { GlyphTable.ambiguousWidth = nil }
    var cells: [Glyph] = []
    for cluster in text { GlyphTable.append(cluster, to: &cells) }
    return cells.map { cell in
      if cell == .continuation { return "‹" }
      return String(String.UnicodeScalarView(GlyphTable.scalars(of: cell).map(GlyphTable.sent)))
    }
  }

  @Test("where they are narrow, and where nothing is said, each has one column")
  func narrow() {
    for width in [1, nil] {
      #expect(shown("é★│ж…a中", width: width) == ["é", "★", "│", "ж", "…", "a", "中", "‹"])
    }
  }

  @Test("where they are wide letters have two, and signs and lines are ASCII")
  func wide() {
    #expect(shown("é★│ж…a中", width: 2) == ["é", "‹", "*", "|", "ж", "‹", "~", "a", "中", "‹"])
    #expect(shown("o\u{308}ñ", width: 2) == ["o\u{308}", "ñ"])
  }

  @Test("columns stay where they are wide")
  func columns() {
    GlyphTable.ambiguousWidth = 2
    defer { GlyphTable.ambiguousWidth = nil }
    let host = HeadlessHost(columns: 10, rows: 2) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["Перу é", "abc"], id: \.self) { name in
          HStack(spacing: 0) {
            Text(name).lineLimit(1).frame(width: 9, alignment: .leading)
            Text("|")
          }
        }
      }
    }
    #expect(host.buffer.hasOnlyWholeGlyphs)
    #expect(host.buffer[9, 0].glyph == Glyph("|") && host.buffer[9, 1].glyph == Glyph("|"))
    #expect(host.buffer.shownLines[0] == "П‹е‹р‹у‹…|")
  }
}
