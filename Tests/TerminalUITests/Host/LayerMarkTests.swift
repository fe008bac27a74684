import Testing

@testable import TerminalUI

/// Signs of a layer beside what stands on the screen.
struct LayerMarkTests {
  private final class Signs: ScreenLayer {
    var isVisible = true
    var marks: [LayerMark] = [] { didSet { revision += 1 } }
    private(set) var revision = 0
    var needsRefresh = false
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
    func lines(in screen: CellSize) -> [String] { lines }
    var lines = ["boxx", "boxx"] { didSet { revision += 1 } }
  }

  private final class Line: ScreenLayer {
    let isVisible = true
    let revision = 0
    let refreshInterval: UInt64 = 1_000_000_000

    func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
      CellRect(column: 0, row: 1, columns: 8, rows: 1)
    }
    func hasBorder(in screen: CellSize) -> Bool { false }
    func lines(in screen: CellSize) -> [String] { ["in front"] }
  }

  private let models = ["ab     ..", "abcdefghi", "日本語   x"].map { Watched($0) }
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
    let host = HeadlessHost(columns: 12, rows: 3) { Rows(models: models) }
    host.addLayer(signs)
    host.addLayer(box)
    return host
  }

  private static let green = Style(foreground: 2)

  /// The sign may stand two columns beyond the part.
  private func mark(
    _ row: Int, from column: Int = 0, _ columns: Int = 9, rows: Int = 1, reach: Int = 2,
    sign: String = "●"
  ) -> LayerMark {
    LayerMark(
      parts: [CellRect(column: column, row: row, columns: columns, rows: rows)],
      room: CellRect(column: column, row: row, columns: columns + reach, rows: rows), sign: sign,
      style: Self.green)
  }

  /// The columns of a row that are drawn in green.
  private func green(_ host: HeadlessHost, _ row: Int) -> [Int] {
    (0..<host.buffer.size.columns).filter { host.buffer[$0, row].style.foreground == 2 }
  }

  @Test("both halves of a wide character take the first one's style, or none")
  func halves() {
    let host = host()
    signs.marks = [mark(2, 5)]
    host.refreshLayers()
    #expect(green(host, 2).filter { $0 < 6 } == [0, 1, 2, 3])
    signs.marks = [mark(2, from: 1, 5)]
    host.refreshLayers()
    #expect(green(host, 2).filter { $0 < 6 } == [2, 3, 4, 5])
    var other = mark(2, from: 3, 3)
    other.style = Style(foreground: 1)
    signs.marks = [mark(2, 3), other]
    host.refreshLayers()
    #expect((0..<6).map { host.buffer[$0, 2].style.foreground } == [2, 2, 2, 2, 1, 1])
    #expect(host.repaintMatches())
  }

  @Test("Characters take the style, and the sign stands between blanks, in the part or beside it")
  func texts() {
    let host = host()
    signs.marks = [mark(0), mark(1), mark(2)]
    host.refreshLayers()
    host.expect(["ab   ● ..", "abcdefghi ●", "日本語 ● x"])
    #expect(green(host, 0) == [0, 1, 5, 7, 8])
    #expect(green(host, 1) == Array(0...8) + [10])
    #expect(green(host, 2) == Array(0...5) + [7])
    #expect(host.repaintMatches())
  }

  @Test("Where no blank stands between blanks, there is no sign")
  func noRoom() {
    models[0].value = "a b  c d  e "
    models[1].value = "abcdefghijkl"
    let host = host()
    signs.marks = [mark(0, 12), mark(1, 12)]
    host.refreshLayers()
    host.expect(["a b  c d  e", "abcdefghijkl", "日本語   x"])
    #expect(green(host, 0) == [0, 2, 5, 7, 10])
    #expect(green(host, 1) == Array(0...11))
  }

  @Test("Of taller parts each row is marked, and the first with room for it has the sign")
  func taller() {
    models[0].value = " "
    models[1].value = "a b c d e fg"
    let host = host()
    signs.marks = [mark(0, 12, rows: 3, sign: "◆")]
    host.refreshLayers()
    host.expect(["", "a b c d e fg", "日本語 ◆ x"])
    #expect(green(host, 0) == [])
    #expect(green(host, 1) == [0, 2, 4, 6, 8, 10, 11])
    #expect(green(host, 2) == Array(0...5) + [7, 9])
    signs.marks = [
      LayerMark(
        parts: [
          CellRect(column: 0, row: 0, columns: 9, rows: 1),
          CellRect(column: 0, row: 2, columns: 9, rows: 1),
        ], sign: "◆", style: Self.green)
    ]
    host.refreshLayers()
    host.expect(["", "a b c d e fg", "日本語 ◆ x"])
    #expect(green(host, 1) == [])
    #expect(host.repaintMatches())
  }

  @Test("A sign stands no farther than its room, and none where the part alone has none")
  func room() {
    let host = host()
    signs.marks = [mark(1, reach: 1)]
    host.refreshLayers()
    host.expect(["ab     ..", "abcdefghi", "日本語   x"])
    #expect(green(host, 1) == Array(0...8))
    signs.marks = [LayerMark(parts: [CellRect(column: 0, row: 1, columns: 9, rows: 1)], sign: "●")]
    host.refreshLayers()
    host.expect(["ab     ..", "abcdefghi", "日本語   x"])
    // The room of another row is none of this one's.
    signs.marks = [mark(1)]
    host.refreshLayers()
    host.expect(["ab     ..", "abcdefghi ●", "日本語   x"])
  }

  @Test("A sign of two characters stands alone in its room, as far to the left as it can")
  func alone() {
    let host = host()
    func alone(_ columns: Range<Int>, row: Int = 0) -> LayerMark {
      LayerMark(
        parts: [],
        room: CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1),
        sign: "●→", style: Self.green)
    }
    signs.marks = [alone(0..<9)]
    host.refreshLayers()
    host.expect(["ab ●→  ..", "abcdefghi", "日本語   x"])
    #expect(green(host, 0) == [3, 4])
    // Too narrow; between characters; below the screen.
    signs.marks = [alone(0..<4), alone(5..<9), alone(0..<11, row: 1), alone(0..<12, row: 3)]
    host.refreshLayers()
    host.expect(["ab     ..", "abcdefghi", "日本語   x"])
    signs.marks = [alone(3..<5)]
    host.refreshLayers()
    host.expect(["ab ●→  ..", "abcdefghi", "日本語   x"])
  }

  @Test("What stands in no part's characters is marked elsewhere, where there is such a place")
  func otherwise() {
    models[1].value = " "
    let host = host()
    var blank = mark(1)
    blank.otherwise = [mark(0, sign: "◆")]
    var filled = mark(2)
    filled.otherwise = [mark(0, sign: "x")]
    signs.marks = [blank, filled, mark(1)]
    host.refreshLayers()
    host.expect(["ab   ◆ ..", "", "日本語 ● x"])
    #expect(green(host, 0) == [0, 1, 5, 7, 8])
  }

  @Test("What a mark has, one after it leaves alone")
  func several() {
    let host = host()
    signs.marks = [mark(0, from: 0, 2, sign: "1"), mark(0, sign: "2"), mark(0, rows: 2, sign: "3")]
    host.refreshLayers()
    host.expect(["ab 1 2 .. 3", "abcdefghi", "日本語   x"])
    #expect(green(host, 0) == [0, 1, 3, 5, 7, 8, 10])
    #expect(green(host, 1) == Array(0...8))
  }

  @Test("A mark that goes leaves nothing behind, and one that stays sends nothing")
  func removal() {
    let host = host()
    signs.marks = [mark(1), mark(2)]
    host.refreshLayers()
    host.expect(["ab     ..", "abcdefghi ●", "日本語 ● x"])
    let frames = host.frameCount
    host.refreshLayers()
    #expect(host.frameCount == frames)
    signs.marks = [mark(1)]
    host.refreshLayers()
    host.expect(["ab     ..", "abcdefghi ●", "日本語   x"])
    #expect(green(host, 2) == [])
    signs.isVisible = false
    host.refreshLayers()
    host.expect(["ab     ..", "abcdefghi", "日本語   x"])
    #expect((0..<3).map { green(host, $0) } == [[], [], []])
  }

  @Test("A change of the views below shows at once, and a sign makes way for it")
  func changeBelow() {
    let host = host()
    signs.marks = [mark(0)]
    host.refreshLayers()
    host.perform { models[0].value = "ax     .." }
    #expect(host.lastFrameCells == 1)
    host.expect(["ax   ● ..", "abcdefghi", "日本語   x"])
    #expect(green(host, 0) == [0, 1, 5, 7, 8])
    host.perform { models[0].value = "axxxxxxx." }
    host.expect(["axxxxxxx.", "abcdefghi", "日本語   x"])
    host.perform { models[0].value = "a" }
    host.expect(["a    ●", "abcdefghi", "日本語   x"])
    #expect(green(host, 0) == [0, 5])
    #expect(host.repaintMatches())
  }

  private final class Frames: UpdateTrace {
    var last: FrameStatistics?
    func arrived(_ view: TracedView) {}
    func skipped(_ view: TracedView) {}
    func ran(_ view: TracedView, causes: [UpdateCause]) {}
    func removed(_ view: TracedView) {}
    func presented(_ frame: FrameStatistics) { last = frame }
  }

  @Test(
    "Of a frame of marks and views, the cells of the marks are told apart, blanks between included")
  func cells() {
    let host = host()
    let frames = Frames()
    host.trace = frames
    signs.needsRefresh = true
    signs.marks = [mark(0)]
    host.perform { models[1].value = "Xbcdefghi" }
    host.expect(["ab   ● ..", "Xbcdefghi", "日本語   x"])
    #expect(frames.last == FrameStatistics(cells: 6, layerCells: 5))
    host.perform { models[0].value = "xb     .." }
    #expect(frames.last == FrameStatistics(cells: 1, layerCells: 0))
    signs.marks = []
    host.perform { models[0].value = "xy     .." }
    host.expect(["xy     ..", "Xbcdefghi", "日本語   x"])
    #expect(frames.last == FrameStatistics(cells: 9, layerCells: 8))
  }

  @Test("A mark covers no box of a layer, also of one that comes later")
  func boxes() {
    let host = host()
    signs.marks = [mark(0), mark(1, rows: 2)]
    host.refreshLayers()
    host.expect(["ab   ● ..", "abcdefghi ●", "日本語   x"])
    box.isVisible = true
    host.refreshLayers()
    host.expect(["ab  boxx.", "abcdboxxi ●", "日本語   x"])
    signs.marks = [
      mark(0, sign: "x"), LayerMark(parts: [box.frame(in: .zero, cursor: nil)], sign: "y"),
    ]
    host.refreshLayers()
    host.expect(["ab  boxx. x", "abcdboxxi", "日本語   x"])
    #expect(green(host, 0) == [0, 1, 8, 10])
    #expect(host.repaintMatches())
  }

  @Test("What a layer draws anew does not cover a layer in front of it")
  func order() {
    let host = host()
    let front = Line()
    host.addLayer(front)
    box.isVisible = true
    host.refreshLayers()
    host.expect(["ab  boxx.", "in fronti", "日本語   x"])
    box.lines = ["BOXX", "BOXX"]
    host.refreshLayers()
    host.expect(["ab  BOXX.", "in fronti", "日本語   x"])
    #expect(host.repaintMatches())
  }

  @Test("Marks survive another size of the screen")
  func resizing() {
    let host = host()
    signs.marks = [mark(0), mark(2)]
    host.refreshLayers()
    host.expect(["ab   ● ..", "abcdefghi", "日本語 ● x"])
    host.resize(columns: 3, rows: 1)
    host.expect(["ab…"])
    #expect(green(host, 0) == [0, 1, 2])
    host.resize(columns: 12, rows: 3)
    host.expect(["ab   ● ..", "abcdefghi", "日本語 ● x"])
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
