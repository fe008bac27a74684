import BrewModel
import Glibc
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

  @Test("search: case and accents do not matter, n and N go around, Esc goes back")
  func search() throws {
    let scene = try LogScene(Brew.three + [.of("BRUHKAFFEE II", day: 9)])
    scene.host.press("G")
    scene.host.type("/bruhk")
    #expect(scene.selectedBean == "BRUHKAFFEE II")
    #expect(scene.lastLine.contains("2 found"))
    scene.host.press(.return)
    scene.host.press("n")
    #expect(scene.selectedBean == "Brühkaffee")
    scene.host.press("n")
    #expect(scene.selectedBean == "BRUHKAFFEE II")
    scene.host.press("N")
    #expect(scene.selectedBean == "Brühkaffee")
    scene.host.type("/kenya")
    #expect(scene.selectedBean == "Kenya AA")
    scene.host.press(.escape)
    #expect(scene.selectedBean == "Brühkaffee")
    scene.host.type("/nowhere")
    #expect(scene.lastLine.contains("nothing found"))
    #expect(scene.selectedBean == "Brühkaffee")
  }

  @Test(
    "filter expressions",
    arguments: [
      ("bean:kenya", ["Kenya AA"]), ("rating>=3", ["Kenya AA", "Brühkaffee"]),
      ("rating>3", ["Kenya AA"]), ("method:aero", ["Brühkaffee"]),
      ("date:2026-11-01", ["有苦涩味"]), ("date<2026-11-03", ["Brühkaffee", "有苦涩味"]),
      ("date>=2026-11", ["Kenya AA", "Brühkaffee", "有苦涩味"]), ("tag:none", []),
      ("roaster:MACHHORNDL rating<4", ["Brühkaffee"]), ("note:\"black\" bright", ["Kenya AA"]),
      ("bean=kenya", []), ("rating>=", ["Kenya AA", "Brühkaffee", "有苦涩味"]),
      ("favorite:yes", []), ("dose:15", ["Kenya AA", "Brühkaffee", "有苦涩味"]),
    ])
  func filter(text: String, beans: [String]) throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("\\" + text)
    scene.host.press(.return)
    #expect(scene.beans == beans)
  }

  @Test("a filter that cannot be followed says what is wrong")
  func wrongFilter() throws {
    let scene = try LogScene(Brew.three, columns: 160)
    scene.host.type("\\rating>=much")
    #expect(scene.lastLine.contains("rating: “much” is not a rating"))
    #expect(scene.beans.count == 3)
  }

  @Test("a filter survives sorting, undo and a refresh; Esc ends it")
  func filterStays() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("\\rating>2")
    scene.host.press(.return)
    scene.host.type(">d")
    #expect(scene.beans == ["Brühkaffee"])
    scene.host.type("u")
    #expect(scene.beans == ["Brühkaffee", "Kenya AA"])
    try scene.folder.add([.of("A", day: 9), .of("B", day: 8, rating: 4)])
    scene.host.press("j")
    #expect(scene.beans == ["B", "Brühkaffee", "Kenya AA"])
    scene.host.press(.escape)
    #expect(scene.beans.count == 5)
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

  @Test("q ends the program; with something unsaved it asks first")
  func quit() throws {
    let scene = try LogScene(Brew.three)
    var quits = 0
    scene.app.quit = { quits += 1 }
    scene.host.press("q")
    #expect(quits == 1)
  }

  @Test(
    "what cannot be saved is shown, said not to be saved, tried again, and asked about before quitting"
  )
  func unsaved() throws {
    let scene = try LogScene(Brew.three)
    var quits = 0
    scene.app.quit = { quits += 1 }
    let away = scene.folder.path + "/away"
    rename(scene.folder.log, away)
    scene.host.press("f")
    #expect(scene.lines[2].hasPrefix(">★ "))
    #expect(scene.lines[0].contains(" (w): the log is gone"))
    #expect(scene.lastLine.hasPrefix(" not saved yet: the log is gone from its place"))
    scene.host.press("q")
    #expect(scene.lastLine == " 1 not saved: q again leaves it for the next start, w tries to save")
    scene.host.type("j2q")
    #expect(scene.app.page == .log, "other screens ask as well")
    #expect(scene.lastLine.contains("q again leaves it for the next start"))
    #expect(quits == 0)
    rename(away, scene.folder.log)
    scene.host.press("w")
    #expect(scene.lastLine.hasPrefix(" saved: star Kenya AA, since "))
    #expect(!scene.lines[0].contains("NOT SAVED"))
    #expect(try scene.folder.brews()[0].isFavorite)
    scene.host.press("q")
    #expect(quits == 1)
  }

  @Test("a second q quits and loses what was told of")
  func quitAnyway() throws {
    let scene = try LogScene(Brew.three)
    var quits = 0
    scene.app.quit = { quits += 1 }
    rename(scene.folder.log, scene.folder.path + "/away")
    scene.host.type("fqq")
    #expect(quits == 1)
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
