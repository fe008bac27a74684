import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: search and filter")
struct SearchAndFilterTests {
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
  }

  @Test("a search that finds nothing leaves the selection where it began")
  func nothingFound() throws {
    let scene = try LogScene(Brew.three)
    scene.host.press("j")
    scene.host.type("/kenya")
    #expect(scene.selectedBean == "Kenya AA")
    scene.host.type("x")
    #expect(scene.selectedBean == "Brühkaffee")
    scene.host.press(.delete)
    #expect(scene.selectedBean == "Kenya AA")
    scene.host.type("x")
    scene.host.press(.return)
    #expect(scene.lastLine == " nothing found")
    #expect(scene.selectedBean == "Brühkaffee")
    scene.host.press("n")
    #expect(scene.selectedBean == "Brühkaffee" && scene.lastLine == " nothing found")
    scene.host.type(":search nowhere")
    scene.host.press(.return)
    #expect(scene.selectedBean == "Brühkaffee")
  }

  @Test("a search for what cannot be followed finds nothing, and says why")
  func refusedSearch() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("j/bogus:1")
    scene.host.press(.return)
    #expect(scene.lastLine.hasPrefix(" filter: “bogus” is no column; there are bean, roaster"))
    scene.host.press("n")
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

  @Test("a filter that is refused does not look like one that holds")
  func refusedFilter() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("\\bogus:1")
    scene.host.press(.return)
    #expect(scene.lines[0] == " Brew log  3 of 3 brews  refused: bogus:1")
    #expect(
      scene.lastLine
        == " filter: “bogus” is no column; there are bean, roaster, rating, date, tags and…")
    scene.host.press(.escape)
    scene.host.type("\\kenya rating>x")
    #expect(scene.lastLine.contains("rating: “x” is not a rating"))
    scene.host.press(.return)
    #expect(scene.lines[0] == " Brew log  1 of 3 brews  filter, in part: kenya rating>x")
    scene.host.press(.escape)
    scene.host.type("\\kenya rating>3")
    #expect(scene.lines[0] == " Brew log  1 of 3 brews  filter: kenya rating>3")
  }

  @Test("what is wrong comes first, so that a narrow screen shows it")
  func narrow() throws {
    let scene = try LogScene(Brew.three, columns: 40, rows: 10)
    scene.host.type("\\bogus:1")
    #expect(scene.lastLine == "filter bogus:1          filter: “bogus”…")
    scene.host.press(.return)
    #expect(scene.lines[0] == " Brew log  3 of 3 brews  refused: bogus…")
    #expect(scene.lastLine == " filter: “bogus” is no column; there ar…")
  }
}
