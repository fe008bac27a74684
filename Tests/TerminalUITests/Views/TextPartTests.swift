import Testing

@testable import TerminalUI

struct TextPartTests {
  /// The glyphs of a row that have an attribute, in order.
  private func cells(
    _ host: HeadlessHost, row: Int = 0, with attribute: Style.Attributes
  ) -> String {
    var found = ""
    for column in 0..<host.buffer.size.columns {
      let cell = host.buffer[column, row]
      if cell.style.attributes.contains(attribute) {
        found.unicodeScalars.append(Unicode.Scalar(cell.glyph.code) ?? "?")
      }
    }
    return found
  }

  @Test func eachPartKeepsItsStyle() {
    let host = HeadlessHost(columns: 12, rows: 1) {
      Text("ab").bold() + Text(" cd ") + (Text("é").italic() + Text("f")).underline()
    }
    host.expect(["  ab cd éf"])
    #expect(cells(host, with: .bold) == "ab")
    #expect(cells(host, with: .italic) == "é")
    #expect(cells(host, with: .underline) == "éf")
  }

  @Test func partsBreakAndGiveWayAsOneText() {
    let text = Text("one ").bold() + Text("two three").italic()
    let broken = HeadlessHost(columns: 5, rows: 3) { text }
    broken.expect(["one", "two", "three"])
    #expect(cells(broken, with: .bold) == "one")
    #expect(cells(broken, row: 2, with: .italic) == "three")
    let cut = HeadlessHost(columns: 6, rows: 1) { text.truncationMode(.middle) }
    cut.expect(["one…ee"])
    // The `…` is of the part in which what it stands for begins.
    #expect(cells(cut, with: .bold) == "one…")
    #expect(cells(cut, with: .italic) == "ee")
  }

  @Test func anotherStyleOfAPartIsDrawnAnew() {
    let isBold = Watched(false)
    struct Content: View {
      let isBold: Watched<Bool>
      var body: some View { Text("a").bold(isBold.value) + Text("b").strikethrough() }
    }
    let host = HeadlessHost(columns: 2, rows: 1) { Content(isBold: isBold) }
    #expect(cells(host, with: .bold) == "")
    #expect(cells(host, with: .dim) == "b")
    host.perform { isBold.value = true }
    host.expect(["ab"])
    #expect(cells(host, with: .bold) == "a")
  }
}
