import Testing

@testable import TerminalUI

struct ListKeyTests {
  @Test(
    arguments: [
      (.downArrow, [], 10, 11), ("j", [], 10, 11), (.upArrow, [], 10, 9), ("k", [], 10, 9),
      ("g", [], 10, 0), (.home, [], 10, 0), ("G", [], 10, 19), ("G", .shift, 10, 19),
      (.end, [], 10, 19),
      ("d", .control, 10, 12), ("u", .control, 10, 8), ("f", .control, 10, 14),
      ("b", .control, 10, 6),
      (.pageDown, [], 10, 14), (.pageUp, [], 10, 6),
      ("k", [], 0, 0), ("j", [], 19, 19), ("f", .control, 18, 19), ("b", .control, 1, 0),
      ("x", [], 10, 10), ("j", .control, 10, 10),
    ] as [(KeyEquivalent, EventModifiers, Int, Int)])
  func moves(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ from: Int, _ to: Int) {
    let model = ListModel(0..<20, selection: from)
    let host = model.host()
    host.press(key, modifiers: modifiers)
    #expect(model.selection == to)
    #expect(host.rows.contains(">\(to)"))
    #expect(host.repaintMatches())
  }

  @Test func windowFollowsTheSelection() {
    let model = ListModel(0..<10, selection: 0)
    let host = model.host()
    host.expectRows([">0", "1", "2", "3"])
    host.type("jjj")
    host.expectRows(["0", "1", "2", ">3"])
    host.type("j")
    host.expectRows(["1", "2", "3", ">4"])
    host.type("kkk")
    host.expectRows([">1", "2", "3", "4"])
    host.type("k")
    host.expectRows([">0", "1", "2", "3"])
    host.type("G")
    host.expectRows(["6", "7", "8", ">9"])
  }

  @Test func withoutSelectionKeysScroll() {
    let host = HeadlessHost(columns: 3, rows: 3) { List(0..<9, id: \.self) { Text("\($0)") } }
    host.type("j")
    host.expect(["1", "2", "3"])
    host.press("f", modifiers: .control)
    host.expect(["4", "5", "6"])
    host.type("G")
    host.expect(["6", "7", "8"])
    host.type("k")
    host.expect(["5", "6", "7"])
    host.type("g")
    host.expect(["0", "1", "2"])
  }

  @Test func firstKeySelectsTheFirstRowInSight() {
    for key in ["j", "k"] as [KeyEquivalent] {
      let model = ListModel(0..<10)
      let host = model.host()
      host.press(key)
      #expect(model.selection == 0)
    }
  }

  @Test func clickSelects() {
    let model = ListModel(0..<10, selection: 0)
    let host = model.host()
    host.click(column: 2, row: 2)
    #expect(model.selection == 2)
    host.expectRows(["0", "1", ">2", "3"])
    host.click(column: 5, row: 3)
    #expect(model.selection == 3)
  }

  @Test func clickBelowTheRowsSelectsNothing() {
    let model = ListModel(0..<2, selection: 0)
    let host = model.host()
    host.click(column: 0, row: 3)
    #expect(model.selection == 0)
  }

  @Test func wheelTurnsAwayFromTheSelection() {
    let model = ListModel(0..<10, selection: 0)
    let host = model.host()
    func wheel(_ action: MouseEvent.Action) {
      host.send(.mouse(MouseEvent(action: action, position: CellPoint(column: 0, row: 0))))
    }
    wheel(.scrollDown)
    host.expectRows(["3", "4", "5", "6"])
    for _ in 0..<5 { wheel(.scrollDown) }
    host.expectRows(["6", "7", "8", "9"])
    wheel(.scrollUp)
    host.expectRows(["3", "4", "5", "6"])
    // A change of a row does not turn it back; a key does.
    host.perform { model.rows[4].text = "x" }
    host.expectRows(["3", "x", "5", "6"])
    host.type("j")
    host.expectRows([">1", "2", "3", "x"])
    for _ in 0..<5 { wheel(.scrollUp) }
    host.expectRows(["0", ">1", "2", "3"])
  }

  @Test func disabledListTakesNothing() {
    let model = ListModel(0..<10, selection: 3)
    let host = model.host()
    host.type("j")
    #expect(model.selection == 4)
    host.perform { model.isDisabled = true }
    host.type("jkG")
    host.click(column: 1, row: 0)
    host.send(.mouse(MouseEvent(action: .scrollDown, position: .zero)))
    #expect(model.selection == 4)
    host.expectRows(["1", "2", "3", ">4"])
    host.perform { model.isDisabled = false }
    host.type("j")
    #expect(model.selection == 5)
  }

  @Test func emptyListTakesKeysAndClicks() {
    let model = ListModel([])
    let host = model.host()
    host.type("jkgG")
    host.click(column: 0, row: 0)
    host.send(.mouse(MouseEvent(action: .scrollDown, position: .zero)))
    host.expectRows([])
    host.perform { model.rows = [.init(id: 7, text: "7")] }
    host.type("j")
    host.expectRows([">7"])
    host.perform { model.rows = [] }
    host.expectRows([])
  }

  @Test func severalListsShareASelection() {
    struct Both: View {
      let model: ListModel
      var body: some View {
        @Bindable var model = model
        HStack(spacing: 0) {
          List(model.rows, selection: $model.selection) { Text($0.text) }
          List(model.rows, selection: $model.selection) { Text($0.text) }
        }
      }
    }
    let model = ListModel(0..<9, selection: 0)
    let host = HeadlessHost(columns: 8, rows: 3) { Both(model: model) }
    host.type("jjj")
    host.expect([" 1   1", " 2   2", ">3  >3"])
    host.press(.tab)
    host.type("k")
    host.expect([" 1   1", ">2  >2", " 3   3"])
    #expect(host.buffer[1, 1].style.attributes == .bold)
    #expect(host.buffer[5, 1].style.attributes == .reverse)
  }

  @Test func stateHoldsASelectionAsWell() {
    struct Own: View {
      @State private var selection: Int? = 1
      var body: some View {
        VStack(alignment: .leading) {
          Text("\(selection ?? -1)")
          List(0..<9, id: \.self, selection: $selection) { Text("\($0)") }
        }
      }
    }
    let host = HeadlessHost(columns: 4, rows: 4) { Own() }
    host.expect(["1", " 0", ">1", " 2"])
    host.type("jj")
    host.expect(["3", " 1", " 2", ">3"])
  }
}
