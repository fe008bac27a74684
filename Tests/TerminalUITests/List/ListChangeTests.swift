import Testing

@testable import TerminalUI

/// Rows that come, go and move while the list is shown.
struct ListChangeTests {
  @Test func selectionStaysWithItsElement() {
    let model = ListModel(0..<20, selection: 10)
    let host = model.host()
    host.expectRows(["7", "8", "9", ">10"])
    host.perform { model.rows.insert(.init(id: 100, text: "new"), at: 0) }
    host.expectRows(["7", "8", "9", ">10"])
    host.perform { model.rows.removeFirst(5) }
    host.expectRows(["7", "8", "9", ">10"])
    host.perform { model.rows.insert(.init(id: 101, text: "in"), at: 5) }
    host.expectRows(["8", "in", "9", ">10"].map { $0 })
    host.perform { model.rows.removeLast(5) }
    host.type("j")
    #expect(model.selection == 11)
  }

  @Test func reorderKeepsTheSelectionInSight() {
    let model = ListModel(0..<20, selection: 3)
    let host = model.host()
    host.perform { model.rows.reverse() }
    #expect(host.rows.contains(">3"))
    host.perform { model.rows.sort { $0.id < $1.id } }
    #expect(host.rows.contains(">3"))
    host.type("j")
    #expect(model.selection == 4)
  }

  @Test func rowsAboveLeaveTheWindowWhereItIs() {
    let model = ListModel(0..<20)
    let host = model.host()
    host.send(.mouse(MouseEvent(action: .scrollDown, position: .zero)))
    host.expectRows(["3", "4", "5", "6"])
    host.perform { model.rows.removeFirst(2) }
    host.expectRows(["3", "4", "5", "6"])
    host.perform {
      model.rows.insert(contentsOf: [.init(id: 50, text: "a"), .init(id: 51, text: "b")], at: 0)
    }
    host.expectRows(["3", "4", "5", "6"])
    // The first row in sight goes: the next one takes its place, wherever it is now.
    host.perform { model.rows.removeFirst(4) }
    host.expectRows(["4", "5", "6", "7"])
  }

  @Test func selectedElementRemovedLeavesItsPlace() {
    let model = ListModel(0..<10, selection: 2)
    let host = model.host()
    _ = host.perform { model.rows.remove(at: 2) }
    host.expectRows(["0", "1", "3", "4"])
    #expect(model.selection == 2)
    host.type("j")
    #expect(model.selection == 3)
    _ = host.perform { model.rows.remove(at: 2) }
    host.type("k")
    #expect(model.selection == 1)
  }

  @Test func elementThatComesBackIsSelectedAgain() {
    let model = ListModel(0..<10, selection: 2)
    let host = model.host()
    let row = model.rows[2]
    _ = host.perform { model.rows.remove(at: 2) }
    host.perform { model.rows.append(row) }
    #expect(host.rows.contains(">2"))
  }

  @Test func shrinkingBelowTheWindowShowsTheEnd() {
    let model = ListModel(0..<100, selection: 99)
    let host = model.host()
    host.expectRows(["96", "97", "98", ">99"])
    host.perform { model.rows.removeLast(90) }
    host.expectRows(["6", "7", "8", "9"])
    host.perform { model.rows.removeLast(8) }
    host.expectRows(["0", "1"])
    host.perform { model.rows = ListModel(0..<100).rows }
    host.expectRows(["96", "97", "98", ">99"])
  }

  @Test func programmedSelectionScrolls() {
    let model = ListModel(0..<100, selection: 0)
    let host = model.host()
    host.perform { model.selection = 50 }
    host.expectRows(["47", "48", "49", ">50"])
    host.perform { model.selection = 20 }
    host.expectRows([">20", "21", "22", "23"])
    host.perform { model.selection = nil }
    host.expectRows(["20", "21", "22", "23"])
    host.perform { model.selection = 1000 }
    host.expectRows(["20", "21", "22", "23"])
  }

  @Test func resizeKeepsTheSelectionInSight() {
    let model = ListModel(0..<100, selection: 50)
    let host = model.host(rows: 9)
    host.resize(columns: 6, rows: 3)
    #expect(host.rows.contains(">50"))
    host.resize(columns: 6, rows: 1)
    host.expectRows([">50"])
    host.resize(columns: 6, rows: 6)
    #expect(host.rows.count == 6 && host.rows.contains(">50"))
    #expect(host.repaintMatches())
  }

  @Test func duplicateIDsAreShownAndReported() {
    let model = ListModel([1, 2, 1, 3])
    let host = model.host()
    host.expectRows(["1", "2", "1", "3"])
    #expect(host.issues.count == 1)
    _ = host.perform { model.rows.removeFirst() }
    host.expectRows(["2", "1", "3"])
    host.perform { model.rows = ListModel([5, 5, 5, 1, 1, 6]).rows }
    host.expectRows(["5", "5", "5", "1"])
    host.perform { model.rows = [] }
    let empty = ListModel([]).host()
    #expect(host.graph.nodeCount == empty.graph.nodeCount)
  }

  // MARK: Rows of several lines

  private func lines(_ model: ListModel, _ change: (Int) -> String) {
    for index in model.rows.indices { model.rows[index].text = change(index) }
  }

  @Test func rowsOfTwoLines() {
    let model = ListModel(0..<10, selection: 0)
    lines(model) { "\($0)\n." }
    let host = model.host(rows: 5)
    host.expectRows([">0", ".", "1", ".", "2"])
    host.type("jj")
    host.expectRows(["1", ".", ">2", ".", "3"])
    host.type("G")
    host.expectRows(["8", ".", ">9", "."])
    host.perform { model.rows[0].text = "zero" }
    host.expectRows(["8", ".", ">9", "."])
    host.type("k")
    host.expectRows([">8", ".", "9", "."].map { $0 })
    host.type("g")
    host.expectRows([">zero", "1", ".", "2", "."])
    host.press("f", modifiers: .control)
    #expect(model.selection == 3)
    host.click(column: 2, row: 1)
    #expect(host.rows.contains { $0.hasPrefix(">") })
  }

  @Test func clickFindsTheRowByItsLines() {
    let model = ListModel(0..<4, selection: 0)
    lines(model) { $0 == 1 ? "1\n1\n1" : "\($0)" }
    let host = model.host(rows: 5)
    host.click(column: 1, row: 3)
    #expect(model.selection == 1)
    host.click(column: 1, row: 4)
    #expect(model.selection == 2)
  }

  @Test func rowsThatGetOtherHeightsMakeAndTakeSpace() {
    let model = ListModel(0..<10, selection: 0)
    let host = model.host()
    host.perform { model.rows[1].text = "1\n.\n." }
    host.expectRows([">0", "1", ".", "."])
    #expect(model.log().disappeared == [2, 3])
    host.perform { model.rows[1].text = "1" }
    host.expectRows([">0", "1", "2", "3"])
    host.type("jjj")
    host.perform { model.rows[0].text = "0\n." }
    host.expectRows(["1", "2", ">3", "4"])
  }

  @Test func rowHigherThanTheListShowsItsStart() {
    let model = ListModel(0..<3, selection: 1)
    model.rows[1].text = "a\nb\nc\nd\ne"
    let host = model.host(rows: 3)
    host.expectRows([">a", "b", "c"])
    host.type("j")
    host.expectRows([">2"])
    host.type("kk")
    host.expectRows([">0", "a", "b"])
  }
}
