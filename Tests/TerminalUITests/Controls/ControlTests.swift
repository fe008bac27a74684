import Observation
import TerminalUI
import Testing

@Observable private final class Form {
  var name = ""
  var isFiltered = false
  var count = 2
  var method = "V60"
}

private struct NameField: View {
  @State private var name = ""
  var body: some View {
    HStack {
      TextField("Bean", text: $name).frame(width: 6)
      NameEcho(name: $name)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct NameEcho: View {
  @Binding var name: String
  var body: some View { Text("<\(name)>") }
}

private struct FormView: View {
  @Bindable var form: Form
  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Filter", isOn: $form.isFiltered)
      Stepper("Cups \(form.count)", value: $form.count, in: 1...3)
      Picker("Method", selection: $form.method) {
        Text("V60").tag("V60")
        Text("Moka").tag("Moka")
      }
      ProgressView(value: 0.5).frame(width: 4)
      Label("Starred", systemImage: "star.fill")
      Section("Notes") { Text("none") }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct ControlTests {
  @Test func aTextFieldEditsItsBinding() {
    let host = HeadlessHost(columns: 20, rows: 1) { NameField() }
    #expect(host.lines == ["Bean   <>"])
    host.type("Ken")
    host.press(.leftArrow)
    host.type("y")
    #expect(host.lines == ["Keyn   <Keyn>"])
    host.press("u", modifiers: .control)
    #expect(host.lines == ["n      <n>"])
  }

  @Test func aLongTextScrollsWithItsInsertionPoint() {
    let host = HeadlessHost(columns: 30, rows: 1) { NameField() }
    host.type("abcdefgh")
    #expect(host.lines == ["defgh  <abcdefgh>"])
    host.press(.home)
    #expect(host.lines == ["abcdef <abcdefgh>"])
  }

  @Test func aPasteArrivesWholeAndOnOneLine() {
    let host = HeadlessHost(columns: 30, rows: 1) { NameField() }
    host.press("x")
    host.send(.paste("q\n?日"))
    #expect(host.lines == ["q ?日  <xq ?日>"])
  }

  @Test func keysThatAreNotTextLeaveATextAlone() {
    let host = HeadlessHost(columns: 20, rows: 1) { NameField() }
    for key in [KeyEquivalent.upArrow, .pageUp, .escape, .function(3), .return] { host.press(key) }
    #expect(host.lines == ["Bean   <>"])
  }

  @Test func controlsDoWhatTheirKeysSay() {
    let form = Form()
    let host = HeadlessHost(columns: 20, rows: 7) { FormView(form: form) }
    #expect(
      host.lines == [
        "[ ] Filter", "Cups 2 − +", "Method ‹ V60 ›", "██░░", "★ Starred", "Notes", "none",
      ])
    host.press(.space)
    #expect(form.isFiltered)
    host.press(.tab)
    for _ in 0..<5 { host.press(.rightArrow) }
    #expect(form.count == 3)
    host.press("-")
    #expect(form.count == 2)
    host.press(.tab)
    host.press(.rightArrow)
    #expect(form.method == "Moka")
    #expect(host.lines[2] == "Method ‹ Moka ›")
    host.press(.leftArrow)
    #expect(form.method == "V60")
    #expect(host.repaintMatches())
  }

  @Test func aLongTextOfWideCharactersScrollsByWholeOnes() {
    let host = HeadlessHost(columns: 30, rows: 1) { NameField() }
    host.type("日本語珈琲")
    #expect(host.graph.cursor?.position.column == 5)
    #expect(host.lines[0].hasSuffix("<日本語珈琲>"))
    #expect(host.lines[0].contains("珈琲"))
    #expect(host.repaintMatches())
    host.press(.home)
    #expect(host.lines == ["日本語 <日本語珈琲>"])
    #expect(host.graph.cursor?.position.column == 0)
    host.press(.deleteForward)
    #expect(host.lines == ["本語珈 <本語珈琲>"])
  }

  @Test func aClickPutsTheInsertionPointInFrontOfACharacter() {
    let host = HeadlessHost(columns: 30, rows: 1) { NameField() }
    host.type("日a本")
    host.click(column: 3, row: 0)
    host.type("x")
    #expect(host.lines == ["日ax本 <日ax本>"])
    host.click(column: 1, row: 0)
    host.type("y")
    #expect(
      host.lines[0].hasSuffix("<y日ax本>"), "the right half of a wide character is that character")
    host.press(.home)
    host.press("k", modifiers: .control)
    host.type("ab")
    host.click(column: 5, row: 0)
    host.type("c")
    #expect(host.lines == ["abc    <abc>"], "behind the text is its end")
  }

  @Test func aClickTurnsAToggleOver() {
    let form = Form()
    let host = HeadlessHost(columns: 20, rows: 7) { FormView(form: form) }
    host.click(column: 3, row: 0)
    #expect(form.isFiltered)
    #expect(host.lines[0] == "[x] Filter")
  }
}
