import Testing

@testable import TerminalUI

/// Rows can be selected whose ids are of the selection's very type.
struct ListIDTypeTests {
  private struct Mixed<Selection: Hashable>: View {
    @State var selection: Selection?
    var body: some View {
      List(selection: $selection) {
        ForEach(0..<2, id: \.self) { Text("number \($0)") }
        ForEach(["a", "b"], id: \.self) { Text("letter \($0)") }
        ForEach([Int8(0), 1], id: \.self) { Text("byte \($0)") }
      }
    }
  }

  @Test func keysPassOverRowsWithIDsOfAnotherType() {
    let host = HeadlessHost(columns: 10, rows: 6) { Mixed(selection: String?.none) }
    host.press("j")
    host.expect([" number 0", " number 1", ">letter a", " letter b", " byte 0", " byte 1"])
    host.press("G")
    host.expect([" number 0", " number 1", " letter a", ">letter b", " byte 0", " byte 1"])
    host.press("j")
    host.expect([" number 0", " number 1", " letter a", ">letter b", " byte 0", " byte 1"])
  }

  @Test func anEqualNumberOfAnotherTypeIsAnotherID() {
    let host = HeadlessHost(columns: 10, rows: 6) { Mixed(selection: Int8(1)) }
    host.expect([" number 0", " number 1", " letter a", " letter b", " byte 0", ">byte 1"])
    host.press("g")
    host.expect([" number 0", " number 1", " letter a", " letter b", ">byte 0", " byte 1"])
  }

  @Test func withoutARowOfItsTypeNothingIsSelected() {
    let host = HeadlessHost(columns: 10, rows: 6) { Mixed(selection: Double?.none) }
    host.press("j")
    host.press("G")
    host.expect([" number 0", " number 1", " letter a", " letter b", " byte 0", " byte 1"])
  }

  @Test func aCastIsExactWhereTypesAreTheSame() {
    #expect(exactCast("a", to: String.self) == "a")
    #expect(exactCast("a", to: String?.self) == nil)
    #expect(exactCast([1], to: [AnyHashable].self) == nil)
    #expect(exactCast(1, to: Int8.self) == nil)
  }
}
