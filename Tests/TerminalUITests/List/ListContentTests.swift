import Testing

@testable import TerminalUI

/// What a list can be made of.
struct ListContentTests {
  private struct Mixed: View {
    let model: ListModel
    var body: some View {
      @Bindable var model = model
      List(selection: $model.selection) {
        Text("head")
        ForEach(model.rows.prefix(3)) { Text($0.text) }
        if model.rows.count > 4 { Text("--") }
        ForEach(model.rows.dropFirst(3)) { Text($0.text) }
        Text("foot")
      }
    }
  }

  @Test func staticRowsAmongSeveralForEach() {
    let model = ListModel(0..<6, selection: 0)
    let host = HeadlessHost(columns: 6, rows: 5) { Mixed(model: model) }
    host.expectRows(["head", ">0", "1", "2", "--"])
    host.type("jjj")
    #expect(model.selection == 3)
    host.expectRows([">0", "1", "2", "--", "3"].map { $0 == ">0" ? "0" : $0 == "3" ? ">3" : $0 })
    host.type("G")
    #expect(model.selection == 5)
    host.perform { model.rows.removeLast(2) }
    host.expectRows(["0", "1", "2", "3", "foot"])
    host.type("g")
    #expect(model.selection == 0)
    host.type("k")
    host.expectRows(["head", ">0", "1", "2", "3"])
    #expect(host.repaintMatches())
  }

  @Test func rowKeepsItsModifiers() {
    let host = HeadlessHost(columns: 8, rows: 3) {
      List {
        Text("a").padding(.leading, 2).foregroundStyle(.red); Text("b").border(.red)
      }
    }
    #expect(host.lines.first == "  a")
    #expect(host.buffer[2, 0].style.foreground == 1)
    host.expect(["  a", "┌─┐", "│b│"])
  }

  @Test func modifierOfAForEachIsForEveryRow() {
    struct Indented: View {
      let indent: Watched<Int>
      var body: some View {
        List { ForEach(0..<9, id: \.self) { Text("\($0)") }.padding(.leading, indent.value) }
      }
    }
    let indent = Watched(1)
    let host = HeadlessHost(columns: 5, rows: 3) { Indented(indent: indent) }
    host.expect([" 0", " 1", " 2"])
    host.type("j")
    host.expect([" 1", " 2", " 3"])
    host.perform { indent.value = 3 }
    host.expect(["   1", "   2", "   3"])
    host.type("jj")
    host.expect(["   3", "   4", "   5"])
  }

  @Test func backgroundIsNoRow() {
    let host = HeadlessHost(columns: 5, rows: 3) {
      List {
        Text("a b").background { Text("xyz") }; Text("c").overlay { Text("d") }
      }
    }
    host.expect(["a b", "d", ""])
  }

  @Test func buttonsInRows() {
    let presses = Watched(0)
    let host = HeadlessHost(columns: 5, rows: 3) {
      List {
        Text("a"); Button("b") { presses.value += 1 }
      }
    }
    host.click(column: 0, row: 1)
    #expect(presses.value == 1)
    host.click(column: 0, row: 0)
    #expect(presses.value == 1)
  }

  @Test func groupsCompositesAndErasedViewsMakeRowsEach() {
    struct Two: View {
      var body: some View {
        Text("c")
        Text("d")
      }
    }
    let host = HeadlessHost(columns: 5, rows: 7) {
      List {
        Group {
          Text("a"); Text("b")
        }
        Two()
        AnyView(ForEach(0..<2, id: \.self) { Text("\($0)") })
        VStack {
          Text("x"); Text("y")
        }
      }
    }
    host.expect(["a", "b", "c", "d", "0", "1", "x"])
  }

  @Test func listInAListsRow() {
    struct Outer: View {
      let inner: Watched<Int>
      var body: some View {
        List {
          Text("top")
          List(0..<inner.value, id: \.self) { Text("\($0)") }
          Text("end")
        }
      }
    }
    let inner = Watched(2)
    let host = HeadlessHost(columns: 6, rows: 6) { Outer(inner: inner) }
    host.expect(["top", "0", "1", "end", "", ""])
    host.perform { inner.value = 3 }
    host.expect(["top", "0", "1", "2", "end", ""])
    host.perform { inner.value = 0 }
    #expect(host.lines.contains("end"))
    host.perform { inner.value = 100 }
    host.type("jjjGg")
    host.resize(columns: 3, rows: 2)
    #expect(host.repaintMatches())
  }

  @Test func rowStateGoesWithItsElementWhileInSight() {
    struct Row: View {
      let id: Int
      @State private var count = 0
      var body: some View { Button("\(id):\(count)") { count += 1 } }
    }
    struct Rows: View {
      let ids: Watched<[Int]>
      var body: some View { List(ids.value, id: \.self) { Row(id: $0) } }
    }
    let ids = Watched(Array(0..<4))
    let host = HeadlessHost(columns: 6, rows: 4) { Rows(ids: ids) }
    host.click(column: 0, row: 1)
    host.expect(["0:0", "1:1", "2:0", "3:0"])
    host.perform { ids.value = [3, 2, 1, 0] }
    host.expect(["3:0", "2:0", "1:1", "0:0"])
    host.perform { ids.value = [9, 1, 3] }
    host.expect(["9:0", "1:1", "3:0", ""])
    host.perform { ids.value = [9, 3] }
    host.perform { ids.value = [1, 9] }
    host.expect(["1:0", "9:0", "", ""])
  }
}
