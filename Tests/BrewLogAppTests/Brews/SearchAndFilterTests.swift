import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: searches that find nothing, filters that are refused")
struct SearchAndFilterTests {
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
