import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: keys")
struct LogKeyTests {
  @Test("delete, undo and redo; the brew that came back is selected")
  func deleteAndUndo() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("jd")
    #expect(scene.beans == ["Kenya AA", "有苦涩味"])
    #expect(scene.lastLine == " deleted Brühkaffee; u brings it back")
    #expect(scene.selectedBean == "有苦涩味")
    scene.host.type("gu")
    #expect(scene.lastLine == " undone: delete Brühkaffee")
    #expect(scene.beans == ["Kenya AA", "Brühkaffee", "有苦涩味"])
    #expect(scene.selectedBean == "Brühkaffee")
    scene.host.press("r", modifiers: .control)
    #expect(scene.beans == ["Kenya AA", "有苦涩味"])
    #expect(try scene.folder.brews().count == 2)
    scene.host.type("Gdd")
    #expect(scene.beans == [])
    #expect(scene.selectedBean == nil)
    scene.host.type("dfe u")
    #expect(scene.beans == ["Kenya AA"])
  }

  @Test("favourites alone: a star that is taken takes the row, the next one is selected")
  func favorites() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("fjfF")
    #expect(scene.beans == ["Kenya AA", "Brühkaffee"])
    #expect(scene.lines[0] == " Brew log  2 of 3 brews  ★ alone")
    scene.host.type("gf")
    #expect(scene.beans == ["Brühkaffee"])
    #expect(scene.selectedBean == "Brühkaffee")
    scene.host.press("F")
    #expect(scene.beans.count == 3)
  }

  @Test("a star that moves its brew in the list: the next key is for the same brew")
  func starThatMoves() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("<G")
    let bean = scene.selectedBean
    #expect(scene.model.sort.column == .star && scene.beans.last == bean)
    scene.host.type("f")
    #expect(scene.beans.first == bean && scene.selectedBean == bean)
    scene.host.type("f")
    #expect(try scene.folder.brews().allSatisfy { !$0.isFavorite })
    scene.host.type("fd")
    #expect(!scene.beans.contains(bean ?? "") && scene.beans.count == 2)
  }

  @Test(
    "from a page, a prompt goes back to the list and has the keys", arguments: ["/", "\\", ":"])
  func promptFromPage(key: String) throws {
    for page in ["t", "\r"] {
      let scene = try LogScene(Brew.three)
      scene.host.type(page)
      #expect(scene.model.part != .list)
      scene.host.type(key + "dfe")
      #expect(scene.model.promptText == "dfe" && scene.model.part == .list)
      #expect(try scene.folder.brews().count == 3)
    }
  }

  @Test("sort by every column, both ways; the header says which")
  func sort() throws {
    let scene = try LogScene(Brew.three, columns: 200)
    var headers: [String] = []
    for _ in LogColumn.usual {
      scene.host.press(">")
      headers.append(
        String(
          scene.lines[1].split(separator: " ").first { $0.contains { "▼▲".contains($0) } } ?? ""))
      let order = scene.beans
      scene.host.press("I")
      if scene.model.order.sort.column == .bean { #expect(scene.beans == order.reversed()) }
      scene.host.press("I")
      #expect(scene.beans == order)
    }
    #expect(
      headers == ["Bean▲", "Roaster▲", "Method▲", "Ratio▼", "Rating▼", "Note▲", "▼", "Date▼"])
    scene.host.press("<")
    #expect(scene.model.order.sort.column == .star)
  }

  @Test("brews that were not rated come last, whichever way")
  func unratedLast() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("<<<")
    #expect(scene.model.order.sort.column == .rating)
    #expect(scene.beans == ["Kenya AA", "Brühkaffee", "有苦涩味"])
    scene.host.press("I")
    #expect(scene.beans == ["Brühkaffee", "Kenya AA", "有苦涩味"])
  }

  @Test("the help lists every key; while it is shown they do nothing")
  func help() throws {
    let scene = try LogScene(Brew.three, columns: 80, rows: 50)
    scene.host.press("?")
    for hint in KeyMap.brews.help {
      #expect(scene.lines.contains { $0.contains("│\(hint.keys) ") && $0.contains(hint.words) })
    }
    scene.host.type("dfaF1")
    #expect(scene.model.part == .list)
    scene.host.press(.escape)
    #expect(scene.beans.count == 3)
    #expect(try scene.folder.brews().allSatisfy { !$0.isFavorite })
    for size in [40, 80] {
      scene.host.resize(columns: size, rows: 50)
      scene.host.press("?")
      #expect(!scene.lines.joined().contains("…"), "every line fits")
      scene.host.press("?")
    }
  }

  @Test("no key is bound twice")
  func unique() {
    let keys = KeyMap.brews.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("1, 2 and 3 go from screen to screen, and each is as it was left")
  func screens() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("j")
    let lines = scene.lines
    scene.host.type("2")
    #expect(scene.lines[0].hasPrefix("[ObservableObject]"))
    scene.host.type("31")
    #expect(scene.lines == lines)
    scene.host.type("f")
    #expect(scene.model.rows[1].isFavorite)
  }

  @Test("the overlay shows what ran, r sets it to zero, L shows what was printed")
  func overlay() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("o")
    scene.host.type("rf")
    scene.host.refreshLayers()
    #expect(scene.lines.contains { $0.contains("│Row bodies            1│") })
    #expect(scene.lines.contains { $0.contains("│List body             0│") })
    #expect(scene.lines.contains { $0.contains("│since reset            │") })
    scene.host.type("L")
    scene.host.refreshLayers()
    #expect(scene.lines.joined().contains("Log (L closes)"))
    #expect(!scene.lines.joined().contains("Row bodies"))
  }

  @Test("pasted text does nothing in the list, and is text in a prompt")
  func paste() throws {
    let scene = try LogScene(Brew.three)
    scene.host.send(.paste("dddq"))
    #expect(scene.beans.count == 3)
    scene.host.press("/")
    scene.host.send(.paste("brühkaffee"))
    #expect(scene.selectedBean == "Brühkaffee")
  }
}
