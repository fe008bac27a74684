import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Small screens")
struct SmallScreenTests {
  @Test("one column still shows that there is more", arguments: [(1, 1), (1, 24), (2, 2)])
  func oneCell(size: (Int, Int)) {
    let text = size.0 == 1 ? "…" : "t…"
    let compare = CompareScene(columns: size.0, rows: size.1)
    let lab = LabScene("player", columns: size.0, rows: size.1)
    for lines in [compare.lines, lab.lines] {
      #expect(lines.filter { !$0.isEmpty } == [text])
    }
  }

  @Test("screens at 40×10: panes, and a line of place in what can be scrolled")
  func screens() {
    let scene = LabScene("screens", columns: 40, rows: 10)
    scene.host.type("sG")
    #expect(
      scene.lines == [
        "screens: who reads what changes.",
        "[ObservableObject]   @Observable",
        "0 Brews    0 Grind… 0 Brews    0 Grinde…",
        "0 Tags     0 Recip… 0 Tags     0 Recipes",
        "since start 8-11/11 ── ObsObj… ─── @Obs…",
        "Reminders                1 (1)     0 (0)",
        "Statistics               1 (1)     0 (0)",
        "Account                  1 (1)     0 (0)",
        "All ten                10 (10)     1 (1)",
        "s sync  b brews  ? help  q quit",
      ])
  }

  @Test("counter at 40×10: three worlds by their short names, and why a claim does not hold")
  func counter() {
    let scene = LabScene("counter", columns: 40, rows: 10)
    scene.host.type("l")
    #expect(scene.lines[1] == "[ObsObj…]     value         model")
    #expect(
      scene.lines[4...6] == [
        "start 1-4/16 ─── ObsObj… ─ value ─ model", "Child inits        2 (2)   2 (2)   0 (0)",
        "ParentView         1 (1)  *1 (0)   0 (0)",
      ])
    scene.host.press(.pageDown)
    #expect(
      scene.lines[4...8] == [
        "start 5-8/16 ─── ObsObj… ─ value ─ model", "* ParentView, @Observable, value:",
        "  article 0, here 1, because the", "  parent's body reads the label it hands",
        "  down.",
      ])
  }
}
