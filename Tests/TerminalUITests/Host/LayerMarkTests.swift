import Testing

@testable import TerminalUI

/// Signs of a layer beside what stands on the screen.
struct LayerMarkTests {
  private final class Signs: ScreenLayer {
    var isVisible = true
    var marks: [LayerMark] = [] { didSet { revision += 1 } }
    private(set) var revision = 0
    let refreshInterval: UInt64 = 1_000_000_000

    func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect { .zero }
    func lines(in screen: CellSize) -> [String] { [] }
  }

  private final class Box: ScreenLayer {
    var isVisible = false { didSet { revision += 1 } }
    private(set) var revision = 0
    let refreshInterval: UInt64 = 1_000_000_000

    func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
      CellRect(column: 4, row: 0, columns: 4, rows: 2)
    }
    func hasBorder(in screen: CellSize) -> Bool { false }
    func lines(in screen: CellSize) -> [String] { ["boxx", "boxx"] }
  }

  private let models = ["ab   ..", "abcdefg", "日本語 x"].map { Watched($0) }
  private let signs = Signs()
  private let box = Box()

  private struct Rows: View {
    let models: [Watched<String>]
    var body: some View {
      VStack(alignment: .leading) { ForEach(models.indices, id: \.self) { Text(models[$0].value) } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func host() -> HeadlessHost {
    let host = HeadlessHost(columns: 8, rows: 3) { Rows(models: models) }
    host.addLayer(signs)
    host.addLayer(box)
    return host
  }

  private func mark(_ row: Int, _ columns: Int = 7, rows: Int = 1, _ sign: Character = "●")
    -> LayerMark
  {
    LayerMark(
      frame: CellRect(column: 0, row: row, columns: columns, rows: rows), sign: sign,
      style: Style(foreground: 2))
  }

  @Test("A sign stands in the last blank cell, several beside each other, or else in the last cell")
  func places() {
    let host = host()
    signs.marks = [mark(0), mark(0, rows: 3, "◆"), mark(1), mark(2)]
    host.refreshLayers()
    host.expect(["ab ◆●..", "abcdef●", "日本語●x"])
    #expect(host.buffer[4, 0].style == Style(foreground: 2))
    #expect(host.lastFrameCells == 4)
  }

  @Test("What a sign has covered comes back, and a sign that stays sends nothing")
  func removal() {
    let host = host()
    signs.marks = [mark(1), mark(2, 6)]
    host.refreshLayers()
    host.expect(["ab   ..", "abcdef●", "日本 ● x"])
    let frames = host.frameCount
    host.refreshLayers()
    #expect(host.frameCount == frames)
    signs.marks = [mark(1)]
    host.refreshLayers()
    host.expect(["ab   ..", "abcdef●", "日本語 x"])
    signs.isVisible = false
    host.refreshLayers()
    host.expect(["ab   ..", "abcdefg", "日本語 x"])
  }

  @Test("A change of the views below leaves a sign where it is, and differs in no cell of it")
  func changeBelow() {
    let host = host()
    signs.marks = [mark(0)]
    host.refreshLayers()
    host.perform { models[0].value = "ax   .." }
    #expect(host.lastFrameCells == 1)
    host.expect(["ax  ●..", "abcdefg", "日本語 x"])
  }

  @Test("A sign covers no box of a layer")
  func boxes() {
    let host = host()
    box.isVisible = true
    signs.marks = [mark(0), LayerMark(frame: box.frame(in: .zero, cursor: nil), sign: "x")]
    host.refreshLayers()
    host.expect(["ab ●boxx", "abcdboxx", "日本語 x"])
  }

  @Test("Signs survive another size of the screen")
  func resizing() {
    let host = host()
    signs.marks = [mark(0, 8), mark(2, 8)]
    host.refreshLayers()
    host.expect(["ab   ..●", "abcdefg", "日本語●x"])
    host.resize(columns: 3, rows: 1)
    host.expect(["ab●"])
    host.resize(columns: 8, rows: 3)
    host.expect(["ab   ..●", "abcdefg", "日本語●x"])
  }

  @Test("Text that is known to be plain is drawn as any other is")
  func plainText() {
    let text = "aé×µ –“•…→│┌★☆ ±"
    #expect(GlyphTable.plainColumns(of: text) == text.count)
    for other in ["\u{AD}", "e\u{301}", "日", "⌚", "☎", "\r\n", "a\tb", "\u{200D}", "▶\u{FE0F}"] {
      #expect(GlyphTable.plainColumns(of: other) == nil, "\(other.debugDescription)")
    }
    var cells: [Glyph] = []
    for cluster in text { GlyphTable.append(cluster, to: &cells) }
    let buffer = CellBuffer(size: CellSize(columns: 20, rows: 1))
    #expect(Canvas(buffer).put(text, at: .zero, style: .plain) == text.count)
    #expect((0..<text.count).map { buffer[$0, 0].glyph } == cells)
  }
}
