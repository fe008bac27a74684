import BrewModel
import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

/// Signs beside the views that have just run again, on the screen itself.
@Suite struct Flash {
  private func rows(_ scene: AppScene, _ count: Int) -> [String] {
    Array(scene.host.lines.prefix(count))
  }

  @Test("off by default, and then beside the rows and the lists of both panes")
  func compare() {
    let scene = AppScene(.compare, columns: 60)
    scene.host.type("o0")
    scene.host.refreshLayers()
    let without = [
      "[ObservableObject]  100 brews│ @Observable         100 brews",
      ">Brew #0                    ★│>Brew #0                     ★",
      " Brew #1                    ☆│ Brew #1                     ☆",
    ]
    #expect(rows(scene, 3) == without)
    scene.host.type("oF0")
    // The frame of the event is that of the views alone; the signs come with the next look.
    #expect(rows(scene, 2)[1] == ">Brew #0                    ☆│>Brew #0                     ☆")
    scene.host.refreshLayers()
    #expect(
      rows(scene, 3) == [
        "[ObservableObject]  100 brews│ @Observable         100 brews",
        ">Brew #0                  ◆●☆│>Brew #0                    ●☆",
        " Brew #1                    ☆│ Brew #1                     ☆",
      ])
    // On the row of the selected brew, which is drawn in reverse.
    #expect(
      scene.host.buffer[27, 1].style == Style(foreground: 2, attributes: [.bold, .reverse]))
    #expect(scene.host.repaintMatches())
  }

  @Test("signs fade with the looks, and are gone after eight")
  func fading() {
    let scene = AppScene(.compare, columns: 60)
    scene.host.type("F0")
    var seen: [String] = []
    for _ in 0..<9 {
      scene.host.refreshLayers()
      seen.append(String(rows(scene, 2)[1].dropFirst(26).prefix(2)))
    }
    #expect(seen == ["◆●", "◆●", "◆●", "••", "••", "••", "··", "··", "  "])
    #expect(scene.host.issues == [])
  }

  @Test("a redundant run has another sign and another colour")
  func redundant() {
    let scene = AppScene(.compare, columns: 60)
    scene.host.type("FG0")
    scene.host.refreshLayers()
    // The counters stand at the top while the selected brew is below; a sign covers none of them.
    func first() -> String { String(rows(scene, 2)[1].prefix(20)) }
    #expect(first() == " Brew #78         ◇┌")
    #expect(scene.host.buffer[18, 1].style == Style(foreground: 1, attributes: .bold))
    for _ in 0..<3 { scene.host.refreshLayers() }
    #expect(first() == " Brew #78         ∘┌")
    #expect(scene.host.buffer[18, 1].style == Style(foreground: 1))
  }

  @Test("signs stand in no count, and are taken off with their key")
  func outside() {
    let scene = AppScene(.compare)
    scene.host.type("vF0")
    let trace = scene.compare.pages!.trace!
    let before = (trace.tally.total, trace.tally.ledger.map(\.description), trace.comparisons)
    for _ in 0..<9 { _ = scene.lines }
    #expect(trace.tally.total == before.0)
    #expect(trace.tally.ledger.map(\.description) == before.1)
    #expect(trace.comparisons == before.2)
    scene.host.press("0")
    _ = scene.lines
    #expect(scene.lines.contains { $0.contains("◆●") })
    scene.host.press("F")
    #expect(!scene.lines.contains { $0.contains("●") || $0.contains("◆") })
  }

  @Test("they stand in a lab, where a page hides none")
  func lab() {
    let scene = AppScene(.lab(name: "counter"), columns: 100, rows: 30)
    let before = scene.lines
    scene.host.type("Fp")
    scene.host.refreshLayers()
    let marked = zip(before, scene.host.lines).filter { $0 != $1 }.map(\.1)
    #expect(marked.contains { $0.contains("●") || $0.contains("◆") }, "\(scene.host.lines)")
    #expect(scene.host.repaintMatches())
  }

  @Test("and in the log")
  func log() throws {
    let scene = try LogScene([.of("Kenya", day: 2), .of("Rwanda", day: 1)])
    scene.host.type("M")
    scene.host.refreshLayers()
    let row = scene.host.lines.firstIndex { $0.contains("Kenya") }!
    scene.host.press("f")
    scene.host.refreshLayers()
    #expect(scene.host.lines[row].contains("●"), "\(scene.host.lines)")
    #expect(scene.host.repaintMatches())
  }
}
