import Testing

@testable import TerminalUI

/// Lists in which several rows can be selected.
struct ListMembershipTests {
  @Observable final class Model {
    var rows = ["a", "b", "c", "d"]
    var selection: Set<String> = []
    @ObservationIgnored var bodies = 0
  }

  private struct OnModel: View {
    @Bindable var model: Model
    var body: some View {
      let _ = model.bodies += 1
      List(model.rows, id: \.self, selection: $model.selection) { Text($0) }
    }
  }

  private struct OnState: View {
    let model: Model
    @State private var selection: Set<Int> = [1]
    var body: some View {
      let _ = model.bodies += 1
      List(selection: $selection) {
        ForEach(0..<3, id: \.self) { Text("row \($0)") }
        Count(selection: $selection)
      }
    }

    struct Count: View {
      @Binding var selection: Set<Int>
      var body: some View { Text("\(selection.count)") }
    }
  }

  private struct OnBinding: View {
    @State private var tags = ["a", "b"]
    @State private var selection: String?
    var body: some View {
      List($tags, id: \.self, selection: $selection) { $tag in
        Text(selection == tag ? "\(tag)!" : tag)
      }
    }
  }

  @Test func rowsOfBindingsAreSelectedByTheirIDs() {
    let host = HeadlessHost(columns: 4, rows: 2) { OnBinding() }
    host.expect([" a", " b"])
    host.press("j")
    host.expect([">a!", " b"])
    host.press("j")
    host.expect([" a", ">b!"])
    #expect(host.issues == [])
  }

  @Test func spaceAndClicksPutRowsIntoTheSelection() {
    let model = Model()
    let host = HeadlessHost(columns: 4, rows: 4) { OnModel(model: model) }
    host.expect(["  a", "  b", "  c", "  d"])
    host.press("j")
    host.press(.space)
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.space)
    host.expect([" *a", "  b", ">*c", "  d"])
    #expect(model.selection == ["a", "c"])
    host.press(.space)
    host.click(column: 2, row: 3)
    host.expect([" *a", "  b", "  c", ">*d"])
    #expect(model.selection == ["a", "d"])
    // To make a binding to a model's property reads it: once for each of the four writes.
    #expect(model.bodies == 5)
  }

  @Test func theSelectionIsFollowed() {
    let model = Model()
    let host = HeadlessHost(columns: 4, rows: 4) { OnModel(model: model) }
    host.perform { model.selection = ["b", "d", "gone"] }
    host.expect(["  a", " *b", "  c", " *d"])
    host.press("G")
    host.press(.space)
    #expect(model.selection == ["b", "gone"])
    host.perform { _ = model.rows.removeFirst() }
    host.expect([" *b", "  c", "> d", ""])
    #expect(model.bodies == 4)
  }

  @Test func aSelectionInAState() {
    let model = Model()
    let host = HeadlessHost(columns: 8, rows: 4) { OnState(model: model) }
    host.expect(["  row 0", " *row 1", "  row 2", "  1"])
    host.press("j")
    host.press(.space)
    host.expect([">*row 0", " *row 1", "  row 2", "  2"])
    host.press(.space)
    host.press(.downArrow)
    host.press(.space)
    host.expect(["  row 0", "> row 1", "  row 2", "  0"])
    // That of the view with the state does not read it.
    #expect(model.bodies == 1)
  }
}
