import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Labs: keys pressed, bodies counted")
struct LabCountsTests {
  @Test("settings: a letter typed into the field of either form runs 41 bodies, or two")
  func typing() {
    for tabs in [1, 3] {
      let scene = LabScene("settings")
      for _ in 0..<tabs { scene.host.press(.tab) }
      scene.host.type("qro")
      #expect(scene.lines[2] == "Bio qro".padded(to: 40) + "Bio qro")
      #expect(scene.counts(of: "Form") == "3/0")
      #expect(scene.counts(of: "All forty rows") == "120/6")
      #expect(scene.counts(of: "Text field") == "3/3")
      #expect(scene.counts(of: "Username") == "3/0")
      scene.host.send(.paste("pasted"))
      #expect(scene.counts(of: "All forty rows") == "160/8")
      #expect(scene.model.table.rows.allSatisfy { $0.cells.allSatisfy { $0.measured == $0.claim } })
      // Out of the field the letters are keys again.
      scene.host.press(.escape)
      scene.host.press("r")
      #expect(scene.counts(of: "Form") == "0/0")
      scene.host.press("t")
      #expect(scene.lines[2] == "Bio qropastedx".padded(to: 40) + "Bio qropastedx")
      #expect(scene.counts(of: "All forty rows") == "40/2")
    }
  }

  @Test("settings: Esc leaves the field for its pane, a second one the lab")
  func leavingTheField() {
    let scene = LabScene("settings")
    var requests: [AppPageRequest] = []
    scene.model.open = { requests.append($0) }
    for _ in 0..<3 { scene.host.press(.tab) }
    scene.host.press(.escape)
    #expect(scene.lines[1] == " ObservableObject                       [@Observable]")
    #expect(requests == [])
    scene.host.press(.escape)
    #expect(requests == [.page(.labMenu)])
  }

  @Test("settings: a click goes into a field")
  func click() {
    let scene = LabScene("settings")
    scene.host.click(column: 50, row: 2)
    scene.host.type("t")
    #expect(scene.lines[2] == "Bio t".padded(to: 40) + "Bio t")
  }

  @Test("settings: moving in the field runs nothing; the ignored token neither")
  func nothing() {
    let scene = LabScene("settings")
    scene.host.type("iii")
    scene.host.press(.tab)
    scene.host.press(.leftArrow)
    scene.host.press(.delete)
    #expect(scene.counts.joined().allSatisfy { $0 == 0 })
  }

  @Test("the buttons of a pane take no key and no click: each event is for all worlds")
  func disabledPanes() {
    let scene = LabScene("counter")
    scene.host.click(column: 9, row: 2)
    for _ in 0..<3 {
      scene.host.press(.return)
      scene.host.press(.tab)
    }
    #expect(scene.counts.joined().allSatisfy { $0 == 0 })
  }

  @Test("counter: Tab shows what the next world has printed")
  func transcripts() {
    let label =
      ObservationTracker.namesProperties ? #"\CounterViewModel.label"# : "@dependencies"
    let scene = LabScene("counter")
    scene.host.type("l")
    scene.host.press(.tab)
    #expect(scene.lines[14] == printed("Printed by @Observable, value (Tab: the next):"))
    #expect(scene.lines[15] == printed("ParentView: \(label) changed."))
    #expect(scene.lines[19] == printed("LabelDisplayView: @self changed."))
    scene.host.press(.tab)
    #expect(scene.lines[15] == printed("LabelDisplayView body re-rendered"))
    #expect(scene.lines[16] == printed("LabelDisplayView: \(label) changed."))
    #expect(scene.lines[17] == printed(""))
  }

  private func printed(_ line: String) -> String { "│" + line.padded(to: 78) + "│" }

  @Test("player: the clock ticks by itself, and counts as the key does")
  func clock() async {
    let model = Labs.model(named: "player")!
    let (ticks, clock) = AsyncStream.makeStream(of: Void.self)
    var iterator = ticks.makeAsyncIterator()
    model.nextTick = { await iterator.next(isolation: MainActor.shared) != nil }
    let host = HeadlessHost(trace: model.tally) { LabScreen(model: model) }
    host.addLayer(model.panel)
    host.refreshLayers()
    for _ in 0..<3 {
      clock.yield()
      await host.idle()
    }
    clock.finish()
    #expect(model.table.rows[1].cells.map(\.measured) == [3, 3, 3])
    #expect(model.table.rows[0].cells.map(\.measured) == [3, 0, 3])
    #expect(model.table.rows[0].cells.map(\.claim) == [3, 0, 0])
    #expect(host.lines[3].hasSuffix("0:03"))
  }

  @Test("only the player has a clock")
  func clocks() {
    for name in Labs.names {
      let model = Labs.model(named: name)!
      #expect((model.nextTick != nil) == (name == "player"))
    }
  }

  @Test("player: of the listeners of @State all but two are stale")
  func listeners() {
    let scene = LabScene("player")
    scene.host.type("tttttttt")
    #expect(scene.counts(of: "Models made") == "0/8/8")
    #expect(scene.counts(of: "Listeners added") == "0/8/0")
    #expect(scene.lines.contains { $0.contains("Listeners alive: 1 of 1, 2 of 9, 1 of 1") })
  }

  @Test("cart: the copy stays, and is marked by what the model holds")
  func stale() {
    let scene = LabScene("cart")
    #expect(!scene.lines.contains { $0.contains("stale") })
    scene.host.type("d")
    #expect(
      scene.lines[3] == "in init: SAVE0 stale: SAVE1             in init: SAVE0 stale: SAVE1"
    )
    #expect(scene.counts(of: "List") == "1/0")
    #expect(scene.counts(of: "Copied in init") == "1/0")
  }

  @Test("screens: ten taps of one part against ten firehoses; all ten in one event are a tie")
  func screens() {
    let scene = LabScene("screens")
    scene.host.type("ssssssssss")
    #expect(scene.counts(of: "All ten") == "100/10")
    scene.host.press("r")
    scene.host.press("a")
    #expect(scene.counts(of: "All ten") == "10/10")
  }
}
