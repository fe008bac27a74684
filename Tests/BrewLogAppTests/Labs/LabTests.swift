import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Every lab")
struct LabTests {
  @Test("each experiment but the comparison has one")
  func names() {
    #expect(["rows"] + Labs.names == Experiments.all.map { $0.name })
    for name in Labs.names { #expect(Labs.model(named: name)?.lab.name == name) }
    #expect(Labs.model(named: "rows") == nil)
    #expect(Labs.model(named: "") == nil)
  }

  @Test("each event adds what is claimed, or what the reason says", arguments: Labs.names)
  func claims(name: String) {
    for event in Labs.model(named: name)!.lab.events {
      let scene = LabScene(name)
      for _ in 0..<3 { scene.host.press(event.key.key) }
      for row in scene.model.table.rows {
        for (cell, world) in zip(row.cells, scene.model.lab.worlds) {
          #expect(
            cell.measured == cell.expected, "\(name), \(event.label): \(row.name), \(world.name)")
          #expect((cell.measured != cell.claim) == cell.isContradicted)
        }
      }
      #expect(scene.host.issues == [])
    }
  }

  @Test("events and resets run no body of the screen around", arguments: Labs.names)
  func screenIsQuiet(name: String) {
    let scene = LabScene(name)
    let before = scene.screenBodies
    for event in scene.model.lab.events { scene.host.press(event.key.key) }
    scene.host.press("r")
    #expect(scene.screenBodies == before)
  }

  @Test("r sets counts and claims to zero; the next event counts from there", arguments: Labs.names)
  func reset(name: String) {
    let scene = LabScene(name)
    let key = scene.model.lab.events[0].key.key
    scene.host.press(key)
    let once = scene.counts
    #expect(once.joined().contains { $0 > 0 })
    scene.host.press("r")
    #expect(scene.counts.joined().allSatisfy { $0 == 0 })
    #expect(scene.model.table.rows.allSatisfy { $0.cells.allSatisfy { $0.claim == 0 } })
    #expect(scene.lines.contains { $0.contains("since reset") })
    scene.host.press(key)
    #expect(scene.counts == once)
  }

  @Test("showing, hiding and refreshing the counts changes no count", arguments: Labs.names)
  func panelIsAnInstrument(name: String) {
    let scene = LabScene(name)
    let zero = scene.counts
    for _ in 0..<3 {
      scene.host.press("o")
      scene.host.refreshLayers()
    }
    #expect(scene.counts == zero)
    let (shown, hidden) = (LabScene(name), LabScene(name))
    hidden.host.press("o")
    for event in shown.model.lab.events {
      shown.host.press(event.key.key)
      hidden.host.press(event.key.key)
      shown.host.refreshLayers()
    }
    #expect(shown.counts == hidden.counts)
    #expect(!hidden.lines.contains { $0.contains("(claim)") })
    #expect(shown.lines.contains { $0.contains("(claim)") })
  }

  @Test("panes, help and sizes run none of the views that are counted", arguments: Labs.names)
  func framesAreQuiet(name: String) {
    let scene = LabScene(name)
    let zero = scene.counts
    for _ in 0..<4 { scene.host.press(.tab) }
    scene.host.press(.tab, modifiers: .shift)
    // A letter typed into a field would be an event.
    if scene.model.lab.typing != nil { scene.host.press(.escape) }
    scene.host.type("?q?")
    scene.host.press(.escape)
    for size in [(40, 10), (1, 1), (200, 60), (80, 24)] {
      scene.host.resize(columns: size.0, rows: size.1)
      scene.host.refreshLayers()
    }
    #expect(scene.counts == zero)
    #expect(scene.host.repaintMatches())
  }

  @Test("Tab goes from pane to pane and round again", arguments: Labs.names)
  func panes(name: String) {
    let scene = LabScene(name)
    let worlds = scene.model.lab.worlds.map { "[\($0.name)]" }
    for world in worlds {
      #expect(scene.lines.contains { $0.contains(world) })
      scene.host.press(.tab)
      // On to the field in the pane, which is still the same.
      if scene.model.lab.typing != nil {
        #expect(scene.lines.contains { $0.contains(world) })
        scene.host.press(.tab)
      }
    }
    #expect(scene.lines.contains { $0.contains(worlds[0]) })
  }

  @Test("the help lists every event, and covers the counts", arguments: Labs.names)
  func help(name: String) {
    let scene = LabScene(name)
    scene.host.press("?")
    let text = scene.lines.joined(separator: "\n")
    for event in scene.model.lab.events { #expect(text.contains(event.description)) }
    #expect(!text.contains("(claim)"))
    scene.host.press(scene.model.lab.events[0].key.key)
    #expect(scene.counts.joined().allSatisfy { $0 == 0 })
    scene.host.press("?")
    #expect(scene.lines.contains { $0.contains("(claim)") })
  }

  @Test("q quits, and closes the help first", arguments: Labs.names)
  func quit(name: String) {
    let scene = LabScene(name)
    var quits = 0
    scene.model.quit = { quits += 1 }
    scene.host.type("?q")
    #expect(quits == 0)
    scene.host.type("q")
    #expect(quits == 1)
  }

  @Test("no key stands for two things, and the footer has the events", arguments: Labs.names)
  func keys(name: String) {
    let lab = Labs.model(named: name)!.lab
    let chords = lab.keys.bindings.flatMap(\.keys)
    #expect(Set(chords).count == chords.count)
    let footer = lab.keys.footer(width: 80).map(\.words)
    for event in lab.events { #expect(footer.contains(event.label)) }
    #expect(footer.suffix(2) == ["help", "quit"])
    #expect(lab.name.count + 2 + lab.sentence.count <= 80)
  }

  @Test("usable at 40×10: panes, four counts with their claims, and keys", arguments: Labs.names)
  func small(name: String) {
    let scene = LabScene(name, columns: 40, rows: 10)
    scene.host.press(scene.model.lab.events[0].key.key)
    let lines = scene.lines
    #expect(lines[0].hasPrefix(name + ": "))
    #expect(lines[1].hasPrefix("["))
    #expect(lines[2...3].allSatisfy { !$0.isEmpty })
    #expect(lines[5...8].allSatisfy { $0.contains("(") })
    #expect(lines[9].hasSuffix("? help  q quit"))
    scene.host.press("o")
    #expect(!scene.lines.contains { $0.contains("1 (1)") })
    #expect(scene.lines[9].hasSuffix("? help  q quit"))
  }

  @Test("every count can be scrolled to at 40×10, and that counts nothing", arguments: Labs.names)
  func scrolling(name: String) {
    let scene = LabScene(name, columns: 40, rows: 10)
    let zero = scene.counts
    func shown() -> [String] { Array(scene.lines[5...8]) }
    let first = shown()
    var seen = first
    for _ in 0..<30 {
      scene.host.press("j")
      seen += shown()
    }
    let last = shown()
    for row in scene.model.table.rows {
      #expect(seen.contains { $0.hasPrefix(row.name.prefix(12)) }, "\(row.name)")
    }
    scene.host.press("g")
    #expect(shown() == first)
    scene.host.press("G")
    #expect(shown() == last)
    scene.host.press("k")
    #expect(Array(shown().dropFirst()) == Array(last.dropLast()))
    for _ in 0..<9 { scene.host.press("u", modifiers: .control) }
    #expect(shown() == first)
    for _ in 0..<9 { scene.host.press("d", modifiers: .control) }
    #expect(shown() == last)
    scene.host.resize(columns: 80, rows: 24)
    #expect(scene.lines.contains { $0.contains("(claim)") }, "with room for all, all are shown")
    #expect(scene.counts == zero)
    #expect(scene.host.repaintMatches())
  }

  @Test(
    "survives every size", arguments: Labs.names,
    [(1, 1), (1, 24), (80, 1), (19, 5), (20, 5), (21, 6), (33, 8), (200, 60)])
  func sizes(name: String, size: (Int, Int)) {
    let scene = LabScene(name, columns: size.0, rows: size.1)
    scene.host.press(scene.model.lab.events[0].key.key)
    #expect(scene.lines.count == size.1)
    #expect(scene.host.issues == [])
  }
}
