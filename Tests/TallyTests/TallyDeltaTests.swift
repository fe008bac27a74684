import Tally
import TerminalUI
import Testing

@Suite("What events ran")
struct TallyDeltaTests {
  @Test("the exact list of bodies, and nothing where nothing runs")
  func bodies() {
    let scene = ShelfScene()
    #expect(scene.tally.delta { scene.star(1) } == ["StarRow": 1])
    #expect(scene.tally.delta { scene.rename() } == ["ShelfView": 1])
    #expect(scene.tally.delta {} == [:])
    #expect(scene.tally.delta { scene.star(0) } != ["StarRow": 1, "ShelfView": 1])
    #expect(scene.tally.delta { scene.star(0) } != [:])
    #expect(scene.tally.delta { scene.star(0) } == ["StarRow": 1, "ShelfView": 0])
  }

  @Test("all counts of each type, and where each body ran and why")
  func counts() {
    let scene = ShelfScene()
    let delta = scene.tally.delta { scene.star(1) }
    #expect(delta.counts == ["StarRow": ViewCounts(arrivals: 3, bodies: 1, skips: 2)])
    #expect(delta["StarRow"].skips == 2)
    #expect(delta["ShelfView"] == ViewCounts())
    #expect(delta.runs.map(\.viewName) == ["StarRow"])
    #expect(delta.runs.map(\.causes) == [["@self"]])
    #expect(delta.runs[0].identity == "ShelfView/StarRow[1]")
  }

  @Test("several events, in the order of their runs")
  func order() {
    let scene = ShelfScene()
    let delta = scene.tally.delta {
      scene.star(2)
      scene.rename()
      scene.star(0)
    }
    #expect(delta.runs.map(\.viewName) == ["StarRow", "ShelfView", "StarRow"])
    #expect(delta == ["StarRow": 2, "ShelfView": 1])
  }

  @Test("what was reset within begins anew")
  func reset() {
    let scene = ShelfScene()
    let delta = scene.tally.delta {
      scene.star(0)
      scene.tally.reset()
      scene.rename()
    }
    #expect(delta == ["ShelfView": 1])
    #expect(delta.runs.map(\.viewName) == ["ShelfView"])
  }

  @Test("events that are waited for")
  func waiting() async {
    let scene = ShelfScene()
    let delta = await scene.tally.delta {
      Task { scene.shelf.title = "later" }
      await scene.host.idle()
    }
    #expect(delta == ["ShelfView": 1])
  }

  @Test("its text is the literal that it equals, and the runs")
  func text() {
    let scene = ShelfScene()
    let delta = scene.tally.delta { scene.star(1) }
    #expect(
      delta.description == """
        ["StarRow": 1]
          ShelfView/StarRow[1]: @self
        """)
    #expect(delta.runs[0].description == "ShelfView/StarRow[1]: @self")
    #expect(scene.tally.delta {}.description == "[:]")
  }

  @Test("the difference is a table, and below it what ran")
  func difference() {
    let scene = ShelfScene()
    let delta = scene.tally.delta { scene.star(1) }
    #expect(delta.difference(from: ["StarRow": 1]) == nil)
    #expect(
      delta.difference(from: ["ShelfView": 2]) == """
        body runs  expected  ran  difference
        ShelfView         2    0          -2
        StarRow           0    1          +1
          \(delta.runs[0])
        """)
  }

  @Test("the ledger's lines stand below the difference")
  func ledger() throws {
    let scene = ShelfScene(detail: [.ledger])
    scene.star(2)
    let delta = scene.tally.delta { scene.rename() }
    #expect(delta.ledger.count == 1)
    let line = try #require(delta.ledger.first)
    #expect(line.hasPrefix("\(ShelfScene.titleLine)"))
    #expect(try #require(delta.difference(from: [:])).hasSuffix("\n  " + line))
  }

  @Test("an expectation passes what it finds on, or throws the difference")
  func expectation() throws {
    let scene = ShelfScene()
    #expect(try scene.tally.expect(["StarRow": 1]) { scene.star(1) }["StarRow"].skips == 2)
    let line = #line + 1
    let error = #expect(throws: TallyMismatch.self) {
      try scene.tally.expect(["ShelfView": 1], "a star") { scene.star(1) }
    }
    let text = try #require(error).description
    let place = "TallyDeltaTests.swift:\(line)"
    #expect(text.hasPrefix("\nother bodies ran than expected in \"a star\" at \(place):\n"))
    #expect(text.contains("ShelfView         1    0          -1"))
    #expect(text.contains("StarRow           0    1          +1"))
  }

  @Test("more runs than a text shows are counted", arguments: [20, 21, 25])
  func manyRuns(count: Int) {
    let runs = (0..<count).map {
      TallyDelta.Run(viewName: "Row", identity: "Row[\($0)]", causes: ["@self"])
    }
    let delta = TallyDelta(counts: ["Row": ViewCounts(bodies: count)], runs: runs)
    let lines = delta.description.split(separator: "\n")
    #expect(lines.count == (count > 20 ? 22 : 21))
    #expect(lines.last == (count > 20 ? "  … and \(count - 20) more" : "  Row[19]: @self"))
  }
}
