import BrewModel
import Glibc
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Log screen: messages and headings name the keys as the user has them")
struct MessageKeyTests {
  private func scene(
    _ keys: [(String, String)], in folder: LogFolder = LogFolder(), brews: [Brew] = Brew.three
  ) throws -> LogScene {
    var preferences = Preferences()
    for (name, text) in keys { #expect(preferences.keys.set(name, to: text) == nil, "\(name)") }
    return try LogScene(brews, in: folder, preferences: preferences)
  }

  @Test("of the list")
  func list() throws {
    let scene = try scene([
      ("undo", "U"), ("next-match", "F3"), ("previous-match", "F4"), ("search", "S"),
      ("add", "ä"), ("edit", "ö"), ("output", "P"), ("pages-next", "V"), ("pages-sort", "F6"),
      ("pages-filter", "F7"), ("save", "W"), ("quit", "Q"), ("form-leave", "F9"),
    ])
    scene.host.type("d")
    #expect(scene.lastLine == " deleted Kenya AA; U brings it back")
    scene.host.press(.function(3))
    #expect(scene.lastLine == " nothing was searched for; S searches")
    scene.host.type("Swashed")
    scene.host.press(.return)
    #expect(scene.lastLine == " 1 found; F3 next, F4 previous")
    scene.host.type("äX")
    scene.host.press(.function(9))
    #expect(scene.lastLine == " not added; ä goes on with it")
    scene.host.type("W")
    #expect(scene.lastLine == " all saved; a brew that was not added is kept: ä goes on with it")
    scene.host.type("öX")
    scene.host.press(.function(9))
    #expect(scene.lastLine == " not changed; ö goes on with it")
    scene.host.type("P")
    scene.host.refreshLayers()
    #expect(scene.lines.joined().contains("Log (P closes): 0 printed, 0 issues"))
    scene.host.type("PVV")
    scene.host.refreshLayers()
    #expect(scene.lines.joined().contains("F7 filter  F6 order  V next"))
  }

  @Test("what is not saved, and the question before the end")
  func unsaved() throws {
    let scene = try scene([("save", "W"), ("quit", "Q")])
    rename(scene.folder.log, scene.folder.path + "/away")
    scene.host.type("f")
    #expect(scene.lines[0].contains(" (W): the log is gone"))
    scene.host.type("Q")
    #expect(scene.lastLine == " 1 not saved: Q again leaves it for the next start, W tries to save")
  }

  @Test("an action without a key goes by its name, and where there is no way nothing is told")
  func withoutKey() throws {
    let named = try scene([("star", "u")])
    named.host.type("d")
    #expect(named.lastLine == " deleted Kenya AA; :undo brings it back")
    named.host.type(":undo")
    named.host.press(.return)
    #expect(named.beans.count == 3)
    let other = try scene([("star", "u"), ("command", "F2")])
    other.host.type("d")
    #expect(other.lastLine == " deleted Kenya AA; F2 undo brings it back")
    let none = try scene([("star", "u :")])
    none.host.type("d")
    #expect(none.lastLine == " deleted Kenya AA")
  }

  @Test("of the page of bags: its title, its messages, and which brews are listed")
  func bags() throws {
    var bag = Bag(Bean("Kenya AA", roaster: "Nomad"))
    bag.roast.roasted = CivilDay("2026-11-01")
    var brew = Brew.of("Kenya AA", day: 9)
    brew.bag = bag.id
    let folder = LogFolder()
    try folder.perform([.addBag(bag), .addBrew(brew)])
    let scene = try scene(
      [("finished", "ü"), ("undo", "z"), ("edit", "ö"), ("bags", "B")], in: folder)
    scene.host.type("B")
    scene.host.press(.return)
    #expect(scene.beans == ["Kenya AA"])
    #expect(
      scene.lines[0] == #" Brew log  1 of 4 brews  filter: bag="Kenya AA, Nomad, 2026-11-01""#)
    scene.host.press(.escape)
    scene.host.type("\\bag:nomad")
    #expect(scene.beans == ["Kenya AA"], "a part of its name is enough")
    scene.host.press(.escape)
    scene.host.type("Bx")
    #expect(
      scene.lastLine == " the bag of Kenya AA is finished; ü shows it; z takes it back")
    #expect(scene.lines[0] == " Bags of beans  0 open, 1 finished: ü")
    scene.host.type("zd")
    #expect(scene.lastLine == " deleted the bag of Kenya AA; z brings it back")
  }

  @Test("of two lines with one key the last counts, on every page, and the help lists what works")
  func conflicts() throws {
    let scene = try scene([("star", "x"), ("edit", "x"), ("undo", "z"), ("down", "n")])
    scene.host.resize(columns: 80, rows: 60)
    scene.host.type("?")
    let text = scene.lines.joined(separator: "\n")
    #expect(!text.contains("star it, unstar it") && !text.contains("next match"))
    #expect(text.contains("│x           edit the brew") && text.contains("│n           next brew"))
    scene.host.type("?n")
    #expect(scene.selectedBean == "Brühkaffee")
    scene.host.type("x")
    #expect(scene.model.part == .form)
    scene.host.press(.escape)
    scene.host.type("b?")
    let bags = scene.lines.joined(separator: "\n")
    #expect(!bags.contains("freeze it, thaw it today") && bags.contains("│z           undo"))
    #expect(bags.contains("│x           edit the bag") && !bags.contains("finish it, open it"))
  }
}
