import Testing

@testable import BrewLogApp

@Suite("Overlay text")
struct OverlayTextTests {
  private let text = OverlayText(
    listBodies: Worlds(observableObject: 10, observable: 0),
    rowBodies: Worlds(observableObject: 1_000, observable: 10), window: "since reset",
    causes: ["LegacyStore.items → LegacyListView", "ModernItem.isFavorite → ModernRow"],
    lastFrameCells: 2)

  @Test("with room for all of it")
  func full() {
    #expect(
      text.lines(columns: 39, rows: 6) == [
        "           ObservableObject @Observable",
        "List body                10           0",
        "Row bodies            1,000          10",
        "LegacyStore.items → LegacyListView",
        "ModernItem.isFavorite → ModernRow",
        "since reset; last frame 2 cells",
      ])
  }

  @Test("narrower and lower forms")
  func compact() {
    #expect(
      text.lines(columns: 38, rows: 6) == [
        "since reset  ObsObject  @Observable",
        "List body           10            0",
        "Row bodies       1,000           10",
      ])
    #expect(text.lines(columns: 39, rows: 5) == text.lines(columns: 38, rows: 6))
    #expect(
      text.lines(columns: 34, rows: 3) == [
        "     Object  @Obs", "List     10     0", "Rows  1,000    10",
      ])
    #expect(text.lines(columns: 39, rows: 2) == [])
  }

  @Test(
    "one line across a low screen",
    arguments: [
      (45, "─ since reset: list 10/0, rows 1,000/10 ─────"),
      (40, "─ since reset: list 10/0, rows 1,000/10 "),
      (39, "─ list 10/0, rows 1,000/10 ────────────"),
      (27, "─ list 10/0, rows 1,000/10 "), (26, "list 10/0, rows 1,000/10──"),
    ])
  func strip(columns: Int, line: String) {
    #expect(text.strip(columns: columns) == [line])
  }

  @Test("no line where there is no room for one")
  func noStrip() { #expect(text.strip(columns: 23) == []) }

  @Test("a long cause does not widen the box")
  func longCause() {
    var long = text
    long.causes = [String(repeating: "x", count: 100)]
    let lines = long.lines(columns: 39, rows: 6)
    #expect(lines.count == 6)
    #expect(lines[3] == String(repeating: "x", count: 38) + "…")
    #expect(lines[4] == "")
  }

  @Test(
    "causes in words",
    arguments: [
      (["@self"], "new value → LegacyListView"),
      (["@self", "@identity", "_store"], "LegacyStore.items → LegacyListView"),
      (["_store"], "LegacyStore.items → LegacyListView"),
      (["_selection"], "_selection → LegacyListView"),
      (["ModernItem.isFavorite"], "ModernItem.isFavorite → LegacyListView"),
      ([#"\ModernItem.isFavorite"#], "ModernItem.isFavorite → LegacyListView"),
      ([], "new value → LegacyListView"),
    ])
  func causes(causes: [String], words: String) {
    let text = RunCause.words(view: "LegacyListView", causes: causes) { property in
      property == "_store" ? "LegacyStore.items" : nil
    }
    #expect(text == words)
  }
}
