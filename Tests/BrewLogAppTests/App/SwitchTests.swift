import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("From screen to screen", .serialized)
struct SwitchTests {
  @Test("2 and 3 show the comparison and the labs, each as it was left")
  func keysChangeTheScreen() {
    let scene = AppScene(.compare)
    scene.host.type("jjf")
    let compare = scene.lines
    #expect(compare[3].hasPrefix(">Brew #2                              ★│>Brew #2 "))
    scene.host.press("3")
    #expect(
      scene.lines[1]
        == ">a  rows      Two lists of the same brews; who runs again when one is starred.")
    scene.host.type("b")
    scene.host.type("tu")
    let settings = scene.lines
    #expect(settings[0].hasPrefix("settings: "))
    scene.host.press("2")
    #expect(scene.lines.prefix(16) == compare.prefix(16))
    scene.host.press("3")
    #expect(scene.lines == settings)
    #expect(scene.host.repaintMatches())
    #expect(scene.host.issues == [])
  }

  @Test("to change the screen resets nothing and counts nothing")
  func countsNothing() {
    let scene = AppScene(.compare)
    scene.host.type("r0000000000")
    #expect(scene.redraws == [10, 0, 10, 10])
    scene.host.type("3bttu")
    let settings = scene.counts("settings")
    #expect(settings[1] == [120, 6])
    for key in "23232" {
      scene.host.press(KeyEquivalent(key))
      scene.host.refreshLayers()
    }
    #expect(scene.redraws == [10, 0, 10, 10])
    #expect(scene.counts("settings") == settings)
    #expect(scene.lines.contains { $0.hasSuffix("│Row bodies               10          10│") })
    #expect(scene.lines.contains { $0.contains("since reset; last frame ") })
    scene.host.type("0")
    #expect(scene.redraws == [11, 0, 11, 11])
    scene.host.type("3t")
    #expect(scene.counts("settings")[1] == [160, 8])
    scene.host.type("r2")
    #expect(scene.redraws == [11, 0, 11, 11], "r is for the screen that is shown")
  }

  @Test(
    "screens are made when they are first shown: the comparison starts with its own views alone")
  func nothingAhead() {
    let alone = CompareScene(brews: 100)
    let scene = AppScene(.compare)
    // The place for the screens.
    #expect(scene.host.graph.nodeCount == alone.host.graph.nodeCount + 1)
    #expect(scene.app.openedPages == [.compare])
    let before = scene.host.graph.nodeCount
    scene.host.press("3")
    #expect(scene.host.graph.nodeCount > before)
  }

  @Test("while another screen is shown, no key of the first has an effect")
  func hiddenScreensHaveNoKeys() {
    let scene = AppScene(.compare)
    scene.host.type("r3")
    scene.host.press(.tab)
    scene.host.type("0f 0")
    #expect(scene.redraws == [0, 0, 0, 0])
    #expect(scene.compare.legacy.items.allSatisfy { !$0.isFavorite })
  }

  @Test("Enter and letters open a lab, Esc goes back to the list, where it is selected")
  func menu() {
    let scene = AppScene(.labMenu)
    scene.host.type("jj")
    scene.host.press(.return)
    #expect(scene.lines[0].hasPrefix("counter: "))
    scene.host.type("p")
    scene.host.press(.escape)
    #expect(scene.lines[3].hasPrefix(">c  counter "))
    scene.host.press("e")
    #expect(scene.lines[0].hasPrefix("cart: "))
    scene.host.press(.escape)
    #expect(scene.lines[5].hasPrefix(">e  cart "))
    scene.host.press("c")
    #expect(scene.counts("counter")[1] == [1, 1, 1], "a lab is as it was left")
    scene.host.press(.escape)
    scene.host.press("a")
    #expect(scene.lines[0].hasPrefix("[ObservableObject] "))
    scene.host.press("3")
    #expect(scene.lines[1].hasPrefix(">a  rows "))
  }

  @Test("every experiment can be opened, by a key of its own", arguments: ["rows"] + Labs.names)
  func entries(name: String) throws {
    let scene = AppScene(.labMenu)
    let entry = try #require(LabMenuEntry.all.first { $0.name == name })
    scene.host.press(entry.key.key)
    #expect(scene.app.page == (name == "rows" ? .compare : .lab(name: name)))
    #expect(Set(LabMenuEntry.all.map(\.key)).count == LabMenuEntry.all.count)
  }

  @Test("help covers the keys of the screens too, and goes on being shown")
  func help() {
    let scene = AppScene(.compare)
    scene.host.resize(columns: 80, rows: 40)
    scene.host.type("?")
    scene.host.type("3")
    #expect(scene.lines.contains { $0.contains("│3           the labs") })
    scene.host.type("?3?")
    #expect(scene.lines.contains { $0.contains("│2           the comparison") })
    scene.host.type("2")
    #expect(scene.app.page == .labMenu)
  }

  @Test("the log is one for all screens, and the counts make room for it on each")
  func log() {
    let scene = AppScene(.compare)
    scene.host.type("L3b")
    #expect(scene.lines.joined().contains("Log (L closes)"))
    #expect(!scene.lines.joined().contains("(claim)"))
    scene.host.type("L")
    #expect(scene.lines.joined().contains("(claim)"))
    scene.host.type("2")
    #expect(!scene.lines.joined().contains("Log (L closes)"))
    #expect(scene.lines.joined().contains("since start"))
  }

  @Test("no counts of a screen stand above another")
  func layers() {
    let scene = AppScene(.lab(name: "cart"))
    scene.host.press("2")
    #expect(!scene.lines.joined().contains("(claim)"))
    #expect(scene.lines.joined().contains("List body"))
    scene.host.press("3")
    #expect(scene.lines.joined().contains("(claim)"))
    #expect(!scene.lines.joined().contains("List body"))
    scene.host.press(.escape)
    #expect(!scene.lines.joined().contains("┌"))
  }

  @Test("the clock of a lab stands still while another screen is shown")
  func clock() async {
    let scene = AppScene(.labMenu)
    let model = scene.lab("player")
    let (ticks, clock) = AsyncStream.makeStream(of: Void.self)
    var iterator = ticks.makeAsyncIterator()
    model.nextTick = { await iterator.next(isolation: MainActor.shared) != nil }
    func tick() async {
      clock.yield()
      await scene.host.idle()
    }
    scene.host.press("d")
    await tick()
    #expect(scene.counts("player")[1] == [1, 1, 1])
    scene.host.press("2")
    await tick()
    scene.host.press("3")
    #expect(scene.counts("player")[1] == [1, 1, 1])
    await tick()
    #expect(scene.counts("player")[1] == [2, 2, 2])
    clock.finish()
  }

  @Test("q ends the program from every screen", arguments: ["q", "3q", "3bq", "3b2q"])
  func quit(keys: String) {
    let scene = AppScene(.compare)
    var quits = 0
    scene.app.quit = { quits += 1 }
    scene.host.type(keys)
    #expect(quits == 1)
  }

  @Test("digits typed into a field are text")
  func digitsInFields() {
    let scene = AppScene(.lab(name: "settings"))
    scene.host.press(.tab)
    scene.host.type("23")
    #expect(scene.lines[2] == "Bio 23".padded(to: 40) + "Bio 23")
    scene.host.press(.escape)
    #expect(scene.app.page == .lab(name: "settings"))
    scene.host.type("2")
    #expect(scene.app.page == .compare)
  }

  @Test("through sizes and screens", arguments: [(40, 10), (1, 1), (200, 60), (20, 5)])
  func sizes(size: (Int, Int)) {
    let scene = AppScene(.compare)
    scene.host.type("3")
    scene.host.resize(columns: size.0, rows: size.1)
    for keys in ["2", "3", "b", "2", "3"] {
      scene.host.type(keys)
      #expect(scene.lines.count == size.1)
      #expect(scene.host.repaintMatches())
    }
    scene.host.resize(columns: 80, rows: 24)
    #expect(scene.lines[0].hasPrefix("settings: "))
    scene.host.type("2")
    #expect(scene.lines[1].hasPrefix(">Brew #0 "))
    #expect(scene.host.repaintMatches())
    #expect(scene.host.issues == [])
  }
}
