import SeededRandom
import Testing

@testable import TerminalUI

struct LayerTests {
  private final class Note: ScreenLayer {
    var isVisible = true { didSet { revision += 1 } }
    var place = CellRect(column: 1, row: 1, columns: 5, rows: 3) { didSet { revision += 1 } }
    var text = ["abc"] { didSet { revision += 1 } }
    private(set) var revision = 0
    private(set) var asked = 0
    let refreshInterval: UInt64 = 1_000_000_000

    func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect { place }
    func lines(in screen: CellSize) -> [String] {
      asked += 1
      return text
    }
  }

  private final class Runs: UpdateTrace {
    var count = 0
    func arrived(_ view: TracedView) { count += 1 }
    func skipped(_ view: TracedView) { count += 1 }
    func ran(_ view: TracedView, causes: [UpdateCause]) { count += 1 }
    func removed(_ view: TracedView) { count += 1 }
    func updateBegan() { count += 1 }
  }

  private struct Rows: View {
    let models: [Watched<String>]
    var body: some View {
      VStack(alignment: .leading) { ForEach(models.indices, id: \.self) { Row(model: models[$0]) } }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
  private struct Row: View {
    let model: Watched<String>
    var body: some View { Text(model.value) }
  }

  private let models = (0..<4).map { _ in Watched("........") }
  private let note = Note()
  private let runs = Runs()

  private func host(_ columns: Int = 8) -> HeadlessHost {
    let host = HeadlessHost(columns: columns, rows: 4, trace: runs) { Rows(models: models) }
    host.addLayer(note)
    host.refreshLayers()
    return host
  }

  @Test func liesAboveTheViews() {
    host().expect(["........", ".┌───┐..", ".│abc│..", ".└───┘.."])
  }

  @Test("where words stand for signs, a changed line is drawn anew as a whole")
  func spoken() {
    let host = HeadlessHost(columns: 24, rows: 4) { Text("") }
    host.isPlain = true
    host.addLayer(note)
    note.place = CellRect(column: 0, row: 0, columns: 24, rows: 3)
    for text in ["a → b, one", "a → cc, one", "★ → cc, one", "☆ → cc, one"] {
      note.text = [text]
      host.refreshLayers()
      #expect(host.repaintMatches(), "\(text): \(host.lines)")
    }
    #expect(host.lines.contains { $0.contains("then cc, one") })
  }

  @Test func hidingShowsWhatIsBelow() {
    let host = host()
    note.isVisible = false
    host.refreshLayers()
    #expect(host.lastFrameCells == 15)
    host.expect(Array(repeating: "........", count: 4))
    note.isVisible = true
    host.refreshLayers()
    host.expect(["........", ".┌───┐..", ".│abc│..", ".└───┘.."])
  }

  @Test func movingShowsWhatWasBelow() {
    let host = host()
    note.place = CellRect(column: 3, row: 0, columns: 5, rows: 3)
    host.refreshLayers()
    host.expect(["...┌───┐", "...│abc│", "...└───┘", "........"])
  }

  @Test func changedLineIsAllThatIsSent() {
    let host = host()
    note.text = ["xbc"]
    host.refreshLayers()
    #expect(host.lastFrameCells == 1)
    host.expect(["........", ".┌───┐..", ".│xbc│..", ".└───┘.."])
    note.text = []
    host.refreshLayers()
    host.expect(["........", ".┌───┐..", ".│   │..", ".└───┘.."])
  }

  @Test("of lines that change anywhere, no cell is missed that has changed")
  func changesAnywhere() {
    var numbers = SplitMix(seed: 1)
    let host = host(30)
    note.place = CellRect(column: 1, row: 0, columns: 28, rows: 4)
    let characters = Array("ab1 →é☆日\u{5D0}")
    func line() -> String {
      let kinds = [3, 7, 9][Int.random(in: 0..<3, using: &numbers)]
      return String(
        (0..<24).map { _ in characters[Int.random(in: 0..<kinds, using: &numbers)] })
    }
    for _ in 0..<400 {
      if note.text.count < 2 || Int.random(in: 0..<5, using: &numbers) == 0 {
        note.text = [line(), line()]
      } else {
        var changed = Array(note.text[1])
        for _ in 0..<3 {
          changed[Int.random(in: 0..<changed.count, using: &numbers)] =
            characters[Int.random(in: 0..<6, using: &numbers)]
        }
        note.text[1] = String(changed)
      }
      host.refreshLayers()
      #expect(host.repaintMatches(), "\(note.text)")
      #expect(host.buffer.hasOnlyWholeGlyphs)
    }
  }

  @Test func damageBelowStaysBelow() {
    let host = host()
    host.perform { models[2].value = "12345678" }
    #expect(host.lastFrameCells == 8 || host.lastFrameCells == 3)
    host.expect(["........", ".┌───┐..", "1│abc│78", ".└───┘.."])
    note.isVisible = false
    host.refreshLayers()
    host.expect(["........", "........", "12345678", "........"])
  }

  @Test func sameRevisionIsNotAskedAgain() {
    let host = host()
    let asked = note.asked
    for step in 0..<5 { host.perform { models[0].value = "\(step)......." } }
    #expect(note.asked == asked)
  }

  @Test func noViewTakesPart() {
    let host = host()
    runs.count = 0
    for step in 0..<5 {
      note.text = ["\(step)"]
      host.refreshLayers()
      note.isVisible.toggle()
      host.refreshLayers()
    }
    #expect(runs.count == 0)
  }

  @Test func wideGlyphsAtTheEdgesComeBack() {
    for model in models { model.value = "日本語文" }
    let host = host()
    #expect(host.buffer.hasOnlyWholeGlyphs)
    host.expect(["日本語文", " ┌───┐文", " │abc│文", " └───┘文"])
    for column in [2, 3, 0, 1] {
      note.place = CellRect(column: column, row: 1, columns: 5, rows: 3)
      host.refreshLayers()
      host.expect(host.lines)
    }
    note.isVisible = false
    host.refreshLayers()
    host.expect(Array(repeating: "日本語文", count: 4))
  }

  @Test func changeBesideAWideGlyphLeavesItWhole() {
    struct Both: View {
      let model: Watched<String>
      var body: some View {
        ZStack(alignment: .topLeading) {
          Text("日本語文")
          Text(model.value).padding(.leading, 3)
        }
      }
    }
    let model = Watched("")
    let host = HeadlessHost(columns: 8, rows: 1) { Both(model: model) }
    for text in ["x", "", "xy", "日", "", "日本", "x"] {
      host.perform { model.value = text }
      host.expect(screen(8, 1) { Both(model: model) })
    }
  }

  @Test func survivesResizing() {
    let host = host()
    host.resize(columns: 4, rows: 3)
    host.expect(["...…", ".┌─┐", ".└─┘"])
    host.resize(columns: 8, rows: 4)
    host.expect(["........", ".┌───┐..", ".│abc│..", ".└───┘.."])
  }
}
