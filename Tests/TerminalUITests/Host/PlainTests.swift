import Testing

@testable import TerminalUI

/// The screen for somebody who hears it, or feels it.
@Suite struct PlainTests {
  private struct Row: Identifiable {
    let id: Int
    var isStarred: Bool { id % 2 == 1 }
  }

  private func plain<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> Content
  ) -> HeadlessHost {
    let host = HeadlessHost(columns: columns, rows: rows, content: content)
    host.isPlain = true
    return host
  }

  @Test("no line is drawn, and everything else stands where it stood")
  func noLines() {
    @ViewBuilder var content: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("title")
        Divider()
        HStack(spacing: 0) {
          Text("a")
          Divider()
          Text("b").border(.primary)
        }
      }
    }
    #expect(screen(8, 5) { content } == ["title", "────────", " │┌─┐", "a││b│", " │└─┘"])
    plain(8, 5) { content }.expect(["title", "", "", "a  b", ""])
  }

  @Test("a symbol is a word, and an empty star is nothing")
  func symbols() {
    let name = Watched("star")
    let host = plain(11, 1) { Sign(name: name) }
    host.expect(["   a  b"])
    host.perform { name.value = "star.fill" }
    host.expect(["a starred b"])
    host.perform { name.value = "heart.fill" }
    host.expect([" a heart b"])
    host.isPlain = false
    host.expect(["   a ♥ b"])
  }

  private struct Sign: View {
    let name: Watched<String>
    var body: some View {
      HStack {
        Text("a")
        Image(systemName: name.value)
        Text("b")
      }
    }
  }

  @Test("signs in a text are words, and bars are nothing; the text itself stays what it is")
  func words() {
    let host = plain(30, 2) {
      VStack(alignment: .leading, spacing: 0) {
        Text("★ alone by Date▼")
        Text("4 ███ ▲é")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    host.expect(["starred alone by Date down", "4   upé"])
    host.isPlain = false
    host.expect(["★ alone by Date▼", "4 ███ ▲é"])
  }

  @Test(
    "the words of signs",
    arguments: [
      ("15 g → 250 g", "15 g then 250 g"), ("a · b", "a, b"), ("3 × body", "3 times body"),
      ("80×24", "80 by 24"), ("body ×2", "body times 2"), ("152 µs", "152 microseconds"),
      ("93 °C", "93 C"), ("5° north", "5° north"), ("a ≠ b ≡ c", "a is not b is the same as c"),
      ("Paradise…", "Paradise..."), ("View: …", "View: ..."), ("K…", "K..."), ("…", "..."),
      ("a… 1   2", "a... 1 2"), ("a…  1  2", "a... 1 2"), ("a…    1", "a...  1"),
      ("Café microscope", "Café microscope"), ("Café micros, 3 µs", "Café micros, 3 microseconds"),
      ("µss µm", "microsecondss µm"),
      ("“x” – y", "\"x\" - y"), ("☆★", "starred"), ("1 − 2 ∕ 3", "1 - 2 / 3"),
      ("Brühkaffee 茶", "Brühkaffee 茶"),
    ])
  func signs(text: String, words: String) {
    #expect(SpokenText.words(text) == words)
  }

  @Test(
    "a text that was cut has three dots, and gives way to them where it has no more columns",
    arguments: [
      (20, "Kenya Gaku..."), (13, "Kenya Gaku..."), (12, "Kenya Ga..."), (11, "Kenya Ga..."),
    ])
  func cutBefore(columns: Int, line: String) {
    #expect(plain(columns, 2) { Text("Kenya Gaku…") }.lines.contains { $0.hasSuffix(line) })
    #expect(TextLayout("Kenya Gaku…", isSpoken: true).size(columns: columns, rows: 2).rows == 1)
    #expect(
      TextLayout("Kenya Gaku…", isSpoken: true).size(columns: columns).columns == line.count)
    #expect(SpokenText.words("Kenya Gaku…", in: columns) == line)
  }

  @Test(
    "words in a place: first letters before dots give way, then the end",
    arguments: [
      ("Kettle… 1,234 25%", 19, "Kettle... 1,234 25%"),
      ("Kettle… 1,234 25%", 17, "Kett... 1,234 25%"), ("Kettle… 25%  ", 13, "Kettle... 25%"),
      ("a → b, then c", 15, "a then b, th..."), ("K…", 2, "K."), ("…", 1, "."),
      ("茶茶茶…", 7, "茶..."), ("plain", 4, "p..."), ("é…", 0, ""),
    ])
  func place(text: String, columns: Int, line: String) {
    #expect(SpokenText.words(text, in: columns) == line)
  }

  @Test("what does not fit gives way to three dots, of columns that it has")
  func truncation() {
    let text = { (columns: Int) in
      self.plain(columns, 1) { Text("Kenya Gakuyuini é").lineLimit(1) }.lines[0]
    }
    #expect(
      [17, 12, 4, 3, 1].map(text) == ["Kenya Gakuyuini é", "Kenya Gak...", "K...", "Ke.", "."])
    plain(9, 1) { Text("Kenya Gakuyuini").lineLimit(1).truncationMode(.middle) }
      .expect(["Ken...ini"])
    plain(9, 1) { Text("Kenya Gakuyuini").lineLimit(1).truncationMode(.head) }
      .expect(["...uyuini"])
  }

  @Test(
    "a sign that no text has made a word of is drawn as its likeness in ASCII, letters as they are")
  func likenesses() {
    let text = Watched("smoke⏎ham • é")
    let host = plain(20, 1) {
      TextField(
        "",
        text: Binding {
          text.value
        } set: {
          text.value = $0
        })
    }
    host.expect(["smoke~ham • é"])
  }

  @Test("how far something has come is a number")
  func progress() {
    plain(12, 1) { ProgressView(value: 0.4) }.expect(["40 %"])
    plain(12, 1) { ProgressView() }.expect(["busy"])
  }

  @Test("the line of the selected row says which it is, and the cursor is shown on it")
  func position() {
    let selection = Watched<Int?>(0)
    let host = plain(34, 4) {
      List(
        (0..<1_024).map(Row.init),
        selection: Binding {
          selection.value
        } set: {
          selection.value = $0
        }
      ) { row in
        HStack {
          Text("row \(row.id)")
          Image(systemName: row.isStarred ? "star.fill" : "star")
          Spacer()
        }
      }
    }
    host.press(.home)
    host.expect([
      ">row 0                  1 of 1,024", " row 1 starred", " row 2", " row 3 starred",
    ])
    #expect(host.graph.cursor == Cursor(position: .zero, isVisible: true))
    host.type("j")
    host.expect([" row 0", ">row 1 starred          2 of 1,024", " row 2", " row 3 starred"])
    #expect(
      host.graph.cursor == Cursor(position: CellPoint(column: 0, row: 1), isVisible: true))
    host.type("G")
    host.expect([
      " row 1020", " row 1021 starred", " row 1022", ">row 1023 starred   1,024 of 1,024",
    ])
    host.isPlain = false
    #expect(host.lines[3] == ">row 1023 ★")
    #expect(host.graph.cursor?.isVisible == false)
  }

  @Test("a layer has no border, and changes when something happens and not by itself")
  func layers() {
    let layer = Ticking()
    let host = plain(10, 4) { Text("a") }
    host.addLayer(layer)
    host.press("x")
    #expect(host.lines == ["", " tick 1", "", ""])
    host.press("x")
    #expect(host.lines[1] == " tick 2" && layer.looks == 2)
  }

  private final class Ticking: ScreenLayer {
    private(set) var looks = 0
    var isVisible: Bool { true }
    var refreshInterval: UInt64 { 1 }
    var revision: Int { looks }
    func prepare() { looks += 1 }
    func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
      CellRect(column: 0, row: 0, columns: 8, rows: 3)
    }
    func lines(in screen: CellSize) -> [String] { ["tick \(looks)", "─ x"] }
  }
}
