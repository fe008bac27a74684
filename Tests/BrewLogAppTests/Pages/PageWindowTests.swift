import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

/// From when on the pages count, and which event what they count is of: true after every order of keys.
@Suite struct PageWindows {
  @Test(
    "the heading says what began the counting, whatever was pressed since",
    arguments: [
      ("v", "since first opened"), ("vvvvvvv", "since first opened"),
      ("voov", "since first opened"),
      ("rv", "since first opened"), ("vFF", "since first opened"), ("v32", "since first opened"),
      ("3r2v", "since first opened"), ("v3r2", "since first opened"),
      ("Fv", "since first marked"), ("FFv", "since first marked"), ("rFv", "since first marked"),
      ("F32v", "since first marked"), ("Foov", "since first marked"),
      ("vr", "since reset"), ("Frv", "since reset"), ("vrF", "since reset"),
      ("vr32", "since reset"),
    ])
  func window(keys: String, words: String) {
    let scene = AppScene(.compare)
    scene.host.type(keys)
    while scene.compare.pages?.page != .counts { scene.host.press("v") }
    #expect(scene.lines.contains { $0.contains("Counts \(words): ") }, "\(scene.lines)")
  }

  @Test("what was counted since the marks came is on the page that is opened then")
  func marksFirst() {
    let scene = AppScene(.compare)
    scene.host.type("0F0v")
    #expect(scene.lines.contains { $0.contains("all views") && $0.contains(" 3 ") })
  }

  private func ledger(_ scene: AppScene) -> [String] {
    scene.compare.pages!.trace!.tally.ledger.map { event in
      "\(event.source): \(event.counts.bodies) bodies, \(event.cells) cells"
    }
  }

  @Test("what a screen runs when it is shown again is of the key that shows it")
  func otherScreen() {
    let scene = AppScene(.compare)
    scene.host.type("vvv0")
    let star = ledger(scene)
    #expect(star == ["key 0: 3 bodies, 2 cells"])
    scene.host.type("3")
    #expect(ledger(scene) == star, "of the key that leaves it nothing comes here")
    scene.host.type("jj2")
    #expect(ledger(scene).count == 2 && ledger(scene).first == star.first)
    #expect(ledger(scene).last?.hasPrefix("key 2: ") == true)
    scene.host.type("0")
    #expect(ledger(scene).last == "key 0: 3 bodies, 2 cells")
  }

  @Test("no frame takes as long as another screen was shown")
  func frameTimes() {
    let scene = AppScene(.compare)
    scene.host.type("v0")
    let trace = scene.compare.pages!.trace!
    #expect(trace.frames.count == 1 && !trace.frames.isWaiting)
    // Two keys that waited together have one frame, and it is the other screen's.
    for keys in [["3"], ["0", "3"]] {
      scene.host.send(keys.map { .key(KeyPress(key: KeyEquivalent(Character($0)))) })
      #expect(!trace.frames.isWaiting)
      let before = trace.frames.count
      scene.host.type("jj")
      #expect(trace.frames.count == before)
      scene.host.type("2")
      #expect(trace.frames.count == before + 1 && !trace.frames.isWaiting)
    }
  }

  @Test("the words of the marks are of the key that shows the screen again, and of no key before")
  func words() {
    let scene = AppScene(.compare, isPlain: true)
    scene.host.type("F0")
    #expect(scene.lines.contains { $0.contains("Ran again: ") && $0.contains("LegacyListView") })
    scene.host.type("32")
    #expect(!scene.lines.joined().contains("LegacyListView"))
  }
}
