import Tally
import TerminalUI
import Testing

@Suite("Budgets of body runs")
struct RedrawBudgetTests {
  private let budget: RedrawBudget = ["ShelfView": 0, "StarRow": 1]

  @Test("one that is kept to passes, and gives what ran")
  func intact() throws {
    let scene = ShelfScene()
    #expect(try scene.tally.check(budget) { scene.star(0) } == ["StarRow": 1])
    let three = try scene.tally.check(budget, events: 3) { (0..<3).forEach(scene.star) }
    #expect(three == ["StarRow": 3])
  }

  @Test("one that is broken names the view, what was allowed, what there was, and the runs")
  func broken() throws {
    let scene = ShelfScene()
    let line = #line + 1
    let error = #expect(throws: BudgetBroken.self) {
      try scene.tally.check(budget, "another title") { scene.rename() }
    }
    let broken = try #require(error)
    #expect(broken.violations.map(\.view) == ["ShelfView"])
    #expect(
      broken.description == """

        the budget "another title" for 1 event is broken at RedrawBudgetTests.swift:\(line):
        ShelfView: 1 body run, 0 allowed
          ShelfView: \(ShelfScene.titleCause)
        """)
    #expect(broken.violations[0].runs[0].causes == [ShelfScene.titleCause])
  }

  @Test("the budget is for each event")
  func events() throws {
    let scene = ShelfScene()
    let error = #expect(throws: BudgetBroken.self) {
      try scene.tally.check(budget, events: 2) { (0..<3).forEach(scene.star) }
    }
    let text = try #require(error).description
    #expect(text.hasPrefix("\nthe budget for 2 events is broken at "))
    #expect(text.contains(":\nStarRow: 3 body runs, 2 allowed\n  ShelfView/StarRow[0]: @self\n"))
  }

  @Test("one run too many in an event breaks it")
  func oneRunTooMany() throws {
    let scene = ShelfScene()
    let error = #expect(throws: BudgetBroken.self) {
      try scene.tally.check(budget, events: 4) {
        scene.host.perform { scene.shelf.stars = [true, true, false] }
      }
    }
    let violations = try #require(error).violations
    #expect(violations.map(\.measured) == [2] && violations.map(\.allowed) == [1])
  }

  @Test("an event that runs too much breaks it, also where the others leave something over")
  func oneEvent() throws {
    let scene = ShelfScene()
    let error = #expect(throws: BudgetBroken.self) {
      try scene.tally.check(budget, events: 4) {
        scene.star(0)
        scene.host.perform { scene.shelf.stars = [false, true, true] }
      }
    }
    let violations = try #require(error).violations
    #expect(violations.map(\.isOfOneUpdate) == [true])
    #expect(violations[0].description.hasPrefix("StarRow: 3 body runs in one update, 1 allowed\n"))
    #expect(violations[0].runs.count == 3)
  }

  @Test("the ledger's lines that broke it are printed")
  func ledger() throws {
    let scene = ShelfScene(detail: [.ledger])
    let error = #expect(throws: BudgetBroken.self) {
      try scene.tally.check(budget) { scene.rename() }
    }
    let lines = try #require(error).description.split(separator: "\n")
    #expect(lines.last?.hasPrefix("  \(ShelfScene.titleLine)") == true)
  }

  @Test("a line that broke several limits is printed once, and each event has its own")
  func ledgerOnce() throws {
    let scene = ShelfScene(detail: .all)
    let error = #expect(throws: BudgetBroken.self) {
      try scene.tally.check(["ShelfView": 0, "StarRow": 0], events: 3) {
        scene.rename()
        scene.host.perform {
          scene.shelf.title += "?"
          scene.shelf.stars[0].toggle()
        }
        scene.rename()
      }
    }
    let broken = try #require(error)
    #expect(broken.violations.map(\.view) == ["ShelfView", "StarRow"])
    #expect(broken.violations.map(\.ledger.count) == [3, 1])
    #expect(broken.ledger.count == 3)
    let lines = broken.description.split(separator: "\n").filter { $0.hasPrefix("  code: ") }
    #expect(lines.map { $0.dropFirst(2) } == broken.ledger.map { $0[...] })
  }

  @Test("events that ran no such view are not among those lines")
  func ledgerOfOthers() throws {
    let scene = ShelfScene(detail: [.ledger])
    let error = #expect(throws: BudgetBroken.self) {
      try scene.tally.check(budget, events: 3) {
        scene.star(0)
        scene.rename()
        scene.host.press("x")
      }
    }
    let violations = try #require(error).violations
    #expect(violations.map(\.view) == ["ShelfView"])
    #expect(violations[0].ledger.count == 1)
    #expect(violations[0].ledger[0].contains("1 body: ShelfView by "))
  }

  @Test("a name that no view has breaks it, a type that was not met does not")
  func unknownView() throws {
    let scene = ShelfScene()
    let error = #expect(throws: BudgetBroken.self) {
      try scene.tally.check(["StarRwo": 0]) { scene.star(0) }
    }
    #expect(
      try #require(error).description.hasSuffix(
        "StarRwo: no view of this name was ever counted, so its budget says nothing"))
    try scene.tally.check(RedrawBudget().allowing(0, of: Unseen.self)) { scene.star(0) }
  }

  @Test("types by themselves, and what is not named")
  func others() throws {
    let scene = ShelfScene()
    let rows = RedrawBudget(others: 0).allowing(1, of: StarRow.self)
    try scene.tally.check(rows) { scene.star(0) }
    let error = #expect(throws: BudgetBroken.self) {
      try scene.tally.check(rows) { scene.rename() }
    }
    #expect(try #require(error).violations.map(\.view) == ["ShelfView"])
    try scene.tally.check(RedrawBudget().allowing(1, of: StarRow.self)) { scene.rename() }
  }

  @Test("events that are waited for")
  func waiting() async throws {
    let scene = ShelfScene()
    await #expect(throws: BudgetBroken.self) {
      try await scene.tally.check(budget) {
        scene.shelf.title = "later"
        await scene.host.idle()
      }
    }
  }
}

private struct Unseen: View {
  var body: some View { Text("never") }
}
