import TerminalUI
import Testing

/// A number in front of a key.
@Suite struct KeyCountTests {
  private let selection = Watched<Int?>(0)

  /// A list of a hundred rows in ten lines.
  private func list(keys: Set<KeyEquivalent> = []) -> HeadlessHost {
    HeadlessHost(columns: 20, rows: 10) {
      List(
        (0..<100).map(Row.init),
        selection: Binding {
          selection.value
        } set: {
          selection.value = $0
        }
      ) { row in
        HStack { Text("row \(row.id)") }
      }
      .onKeyPress(keys: keys) { press in
        pressed.value.append(press.characters)
        return .handled
      }
    }
  }
  private let pressed = Watched("")

  private struct Row: Identifiable { let id: Int }

  @Test(
    "steps, pages and rows",
    arguments: [
      ("5j", 5), ("12G", 11), ("12g", 11), ("7jG4k", 95), ("3jj", 4), ("10j3k", 7),
      ("999999999j", 99),
      ("40G5k", 34), ("0j", 1), ("012G", 11), ("250G", 99), ("0G", 0), ("100g", 99),
    ])
  func counts(keys: String, row: Int) {
    let host = list()
    host.type(keys)
    #expect(selection.value == row)
  }

  @Test("three half pages, and as many whole ones")
  func pages() {
    let host = list()
    host.type("3")
    host.press("d", modifiers: .control)
    #expect(selection.value == 15)
    host.type("2")
    host.press(.pageDown)
    #expect(selection.value == 35)
    host.type("4")
    host.press("u", modifiers: .control)
    #expect(selection.value == 15)
  }

  @Test("the number is shown while it is typed, and goes with the key")
  func shown() {
    let host = list()
    host.type("12")
    host.expect([
      ">row 0", " row 1", " row 2", " row 3", " row 4", " row 5", " row 6", " row 7", " row 8",
      " 12  9",
    ])
    #expect(host.buffer[1, 9].style.attributes == .reverse)
    host.type("j")
    #expect(host.lines[9] == ">row 12" && host.lines[0] == " row 3")
    #expect(host.repaintMatches())
  }

  @Test("Esc drops it, and so does a key that has no use for it, a click or a paste")
  func dropped() {
    let host = list(keys: [.escape, "x"])
    host.type("5")
    host.press(.escape)
    #expect(pressed.value == "")
    host.type("j")
    #expect(selection.value == 1)
    host.type("5xj")
    #expect(pressed.value == "x" && selection.value == 2)
    host.type("5")
    host.click(column: 3, row: 6)
    host.type("j")
    #expect(selection.value == 7)
    host.type("5")
    host.send(.paste("9"))
    host.type("j")
    #expect(selection.value == 8)
    #expect(host.repaintMatches())
  }

  @Test("a digit that is a key stays one, until a count is begun")
  func digitsThatAreKeys() {
    let host = list(keys: ["0", "1", "2", "3"])
    host.type("1")
    #expect(pressed.value == "1")
    host.type("5120j")
    #expect(pressed.value == "1" && selection.value == 99)
    host.type("20")
    #expect(pressed.value == "120")
  }

  @Test("digits are text in a field, and begin no count where nothing moves by one")
  func elsewhere() {
    let text = Watched("")
    let field = HeadlessHost(columns: 20, rows: 1) {
      TextField("", text: Bindable(text).value)
    }
    field.type("5j")
    #expect(text.value == "5j")
    let button = HeadlessHost(columns: 20, rows: 1) {
      Button("go") {}.onKeyPress("7") {
        pressed.value += "7"
        return .handled
      }
    }
    button.type("57")
    #expect(pressed.value == "7")
  }

  @Test("a scrolling view moves by lines")
  func scrolling() {
    let host = HeadlessHost(columns: 10, rows: 4) {
      ScrollView { ForEach(0..<30) { Text("line \($0)") } }
    }
    host.type("5j")
    #expect(host.lines[0] == " line 5")
    host.type("12")
    #expect(host.lines[3] == "  12  8")
    host.type("G")
    #expect(host.lines[0] == " line 11")
    #expect(host.repaintMatches())
  }
}

/// Keys of other layouts than the Latin one.
@Suite struct KeyLayoutTests {
  private let selection = Watched<Int?>(0)
  private let pressed = Watched("")
  private struct Row: Identifiable { let id: Int }

  private func list(keys: Set<KeyEquivalent> = ["q", "f", "N", "/", ";"]) -> HeadlessHost {
    HeadlessHost(columns: 20, rows: 10) {
      List(
        (0..<100).map(Row.init),
        selection: Binding {
          selection.value
        } set: {
          selection.value = $0
        }
      ) { Text("row \($0.id)") }
      .onKeyPress(keys: keys) { press in
        pressed.value += press.characters
        return .handled
      }
    }
  }

  @Test(
    "a letter that nobody wants is the Latin key in its place",
    arguments: [
      ("ооол", 2, ""), ("П", 99, ""), ("5о", 5, ""), ("йаТ", 0, "qfN"),
      ("ξξκ", 1, ""), ("Γ", 99, ""), ("φ", 0, "f"),
      ("חחל", 1, ""), ("ז", 0, ""), ("ك", 0, ";"), ("تتن", 1, ""), ("ㅓㅓㅏ", 1, ""), ("ｊｊｋ", 1, ""),
      ("／", 0, "/"),
      ("öüß", 0, ""), ("中", 0, ""),
    ])
  func fallsBack(keys: String, row: Int, pressed: String) {
    list().type(keys)
    #expect(selection.value == row)
    #expect(self.pressed.value == pressed)
  }

  @Test("with Control too")
  func control() {
    list().press("в", modifiers: .control)
    #expect(selection.value == 5)
  }

  @Test("a view that wants the letter itself has it")
  func wanted() {
    list(keys: ["о"]).type("о")
    #expect(pressed.value == "о")
    #expect(selection.value == 0)
  }

  @Test("a field takes what is typed, in any script")
  func fields() {
    let text = Watched("")
    let host = HeadlessHost(columns: 20, rows: 1) {
      TextField("", text: Bindable(text).value)
    }
    host.type("кофе ξ @€ß")
    #expect(text.value == "кофе ξ @€ß")
  }
}
