import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: the form")
struct LogFormTests {
  @Test("the bean alone is enough")
  func beanAlone() throws {
    let scene = try LogScene()
    scene.host.type("a")
    scene.host.type("Kenya AA")
    scene.host.press(.return)
    let brews = try scene.folder.brews()
    #expect(brews.map(\.bean.name) == ["Kenya AA"])
    #expect(brews.first?.dose == nil)
    #expect(scene.lastLine == " added Kenya AA")
    #expect(scene.selectedBean == "Kenya AA")
    scene.host.press("f")
    #expect(scene.model.rows[0].isFavorite, "the list has its keys back")
  }

  @Test("Tab, arrows and Shift-Tab go from field to field; letters and digits are text")
  func fields() throws {
    let scene = try LogScene()
    scene.host.type("aq2?")
    scene.host.press(.tab)
    scene.host.type("Nomad")
    scene.host.press(.downArrow)
    scene.host.press(.downArrow)
    scene.host.type("V60")
    scene.host.press(.downArrow)
    scene.host.press(.tab, modifiers: .shift)
    scene.host.press(.upArrow)
    scene.host.press(.upArrow)
    scene.host.type("!")
    scene.host.press(.return)
    let brew = try #require(try scene.folder.brews().first)
    #expect(brew.bean == Bean("q2?", roaster: "Nomad!"))
    #expect(brew.method == Method("V60", style: .pourOver))
  }

  @Test("a mistake is named with its field and what to do, and nothing is lost")
  func mistakes() throws {
    let scene = try LogScene()
    scene.host.type("aKenya")
    for _ in 0..<6 { scene.host.press(.tab) }
    scene.host.type("abc")
    scene.host.press(.upArrow)
    scene.host.press(.return)
    #expect(scene.lastLine == "! dose: “abc” is not a mass in grams; write it like 15 or 15.2")
    #expect(scene.lines.contains { $0.hasPrefix("!dose        abc") })
    #expect(!scene.folder.hasLog)
    // The field has the keys.
    scene.host.press("u", modifiers: .control)
    scene.host.type("15,2")
    scene.host.press(.return)
    #expect(try scene.folder.brews().first?.dose == 15.2)
  }

  @Test("what cannot be is refused with its range, and no name too")
  func refusals() throws {
    let scene = try LogScene()
    scene.host.press("a")
    scene.host.press(.return)
    #expect(scene.lastLine == "! bean: a brew needs the name of its bean or drink")
    scene.host.type("Kenya")
    for _ in 0..<6 { scene.host.press(.tab) }
    scene.host.type("9000")
    scene.host.press(.return)
    let lines = scene.lines.suffix(2).joined(separator: " ")
    #expect(lines.contains("! dose: 9000 g is not possible: it must lie within 0.1 … 2000 g"))
    #expect(!scene.folder.hasLog)
  }

  @Test("A begins with how the bean was last made; Ctrl-p does in the form")
  func repeats() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("jA")
    scene.host.press(.return)
    #expect(
      try scene.folder.brews().filter {
        $0.bean.name == "Brühkaffee" && $0.method.name == "AeroPress" && $0.dose == 15
      }.count == 2)
    let added = try #require(try scene.folder.brews().first)
    #expect(added.rating == nil)
    scene.host.type("akenya aa")
    scene.host.press("p", modifiers: .control)
    #expect(scene.lines.contains { $0.hasPrefix(" bean        Kenya AA") })
    #expect(scene.lines.contains { $0.hasPrefix(" water       250") })
    scene.host.press("u", modifiers: .control)
    scene.host.type("unknown")
    scene.host.press("p", modifiers: .control)
    #expect(scene.lastLine == "! bean: there is no brew of “unknown” yet")
    scene.host.press("u", modifiers: .control)
    scene.host.press("p", modifiers: .control)
    #expect(!scene.lastLine.contains("there is no brew"), "the last one of all")
  }

  @Test("edit changes what was typed alone, and keeps the lines of the note")
  func edit() throws {
    let scene = try LogScene(Brew.three)
    scene.host.press("e")
    #expect(scene.lines.contains { $0.hasPrefix(" note        Blackcurrant.⏎Bright.") })
    scene.host.press("e", modifiers: .control)
    scene.host.type(" lot 7")
    scene.host.press(.return)
    let saved = try #require(try scene.folder.brews().first)
    #expect(saved.bean.name == "Kenya AA lot 7")
    #expect(saved.dose == 15)
    #expect(saved.note == "Blackcurrant.\nBright.")
    #expect(saved.brewedAt == Brew.three[0].brewedAt)
    scene.host.type("u")
    #expect(scene.selectedBean == "Kenya AA")
  }

  @Test("the note in an editor")
  func note() throws {
    let scene = try LogScene(Brew.three)
    scene.host.press("E")
    #expect(scene.lastLine == " there is no editor here")
    scene.model.editText = { .changed($0 + "\nMore.") }
    scene.host.press("E")
    #expect(try scene.folder.brews().first?.note == "Blackcurrant.\nBright.\nMore.")
    #expect(scene.lastLine == " changed the note of Kenya AA")
    scene.model.editText = { _ in .failed(why: "the editor did not end well; the note is as it was")
    }
    scene.host.press("E")
    #expect(scene.lastLine == " the editor did not end well; the note is as it was")
  }
}
