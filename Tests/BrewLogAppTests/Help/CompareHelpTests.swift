import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

/// The program on a headless host, showing a page that needs no log.
final class HelpScene {
  let app: AppModel
  let host: HeadlessHost

  init(_ page: AppPage, sample: Int = 28) {
    let app = AppModel(page: page, sample: sample)
    app.hasClocks = false
    self.app = app
    host = HeadlessHost(columns: 80, rows: 24, trace: app.trace) { app.content }
    app.attach(to: host)
    host.refreshLayers()
  }

  /// The screen, after the timer of its layers.
  var lines: [String] {
    host.refreshLayers()
    return host.lines
  }

  var text: String { lines.joined(separator: "\n") }

  /// The place of the row that is marked as selected, by a number in it.
  func place(_ prefix: String) -> Int? {
    lines.first { $0.hasPrefix(">") }.flatMap { line in
      line.split(separator: prefix).dropFirst().first.flatMap {
        Int($0.prefix { $0.isNumber })
      }
    }
  }
}

@Suite("Comparison and labs: every key of the help does what the help says")
struct CompareHelpTests {
  @Test("the comparison")
  func compare() throws {
    let scene = {
      let scene = HelpScene(.compare)
      scene.host.type("o" + String(repeating: "j", count: 14))
      return scene
    }
    try HelpCases(scene: scene, cases: stars.merging(pages) { $1 }.merging(screen) { $1 })
      .run(on: .compare)
  }

  private func model(_ scene: HelpScene) -> CompareModel {
    scene.app.model(of: .compare) as! CompareModel
  }

  private func favorites(_ scene: HelpScene) -> [Int] {
    model(scene).modern.items.filter(\.isFavorite).map(\.id)
  }

  private var stars: [String: HelpCases<HelpScene>.Case] {
    let move: HelpCases<HelpScene>.Case = { scene, key in
      Movement.check(key, scene.host) { scene.place("#") }
    }
    return [
      "star the selected brew": { scene, key in
        scene.host.press(key)
        #expect(favorites(scene) == [14])
      },
      "star brew #0": { scene, key in
        scene.host.press(key)
        #expect(favorites(scene) == [0])
      },
      "go to the other list": { scene, key in
        #expect(scene.lines[0].hasPrefix("[ObservableObject]"))
        scene.host.press(key)
        #expect(scene.lines[0].contains("[@Observable]"))
        scene.host.press(key)
        #expect(scene.lines[0].hasPrefix("[ObservableObject]"))
      },
    ].merging((Movement.words("brew") + ["a number, before a key that moves"]).map { ($0, move) }) {
      $1
    }
  }

  private var pages: [String: HelpCases<HelpScene>.Case] {
    [
      "counters to zero": { scene, key in
        scene.host.type("o0")
        #expect(scene.text.contains(/List body +[1-9]/))
        scene.host.press(key)
        #expect(scene.text.contains(/List body +0 +0/))
      },
      "show, hide counters": { scene, key in
        scene.host.press(key)
        #expect(scene.text.contains("Row bodies"))
        scene.host.press(key)
        #expect(!scene.text.contains("Row bodies"))
      },
    ].merging(
      PagesHelp(host: \.host, pages: { model($0).pages }, event: "0").cases
    ) { $1 }
  }

  private var screen: [String: HelpCases<HelpScene>.Case] {
    AppHelp.cases(log: "show, hide what was printed").merging([
      "close this help": { scene, key in
        scene.host.resize(columns: 80, rows: 60)
        scene.host.press("?")
        #expect(scene.text.contains("show, hide this help"))
        scene.host.press(key)
        #expect(!scene.text.contains("show, hide this help"))
      },
      "the labs": { scene, key in
        scene.host.press(key)
        #expect(scene.app.page == .labMenu)
      },
    ]) { $1 }
  }

  @Test("the list of the labs")
  func menu() throws {
    let entries = LabMenuModel(log: LogPane()).entries
    var cases = AppHelp.cases(log: "show, hide what was printed")
    cases["close this help"] = { scene, key in
      scene.host.press("?")
      scene.host.press(key)
      #expect(!scene.text.contains("show, hide this help"))
    }
    cases["the comparison"] = { scene, key in
      scene.host.press(key)
      #expect(scene.app.page == .compare)
    }
    cases["open the selected lab"] = { scene, key in
      scene.host.press("j")
      scene.host.press(key)
      #expect(scene.app.page == entries[1].page)
    }
    for entry in entries {
      cases["open " + entry.name] = { scene, key in
        scene.host.press(key)
        #expect(scene.app.page == entry.page)
      }
    }
    let place = { (scene: HelpScene) in
      scene.lines.first { $0.hasPrefix(">") }.flatMap { line in
        entries.firstIndex { line.dropFirst().hasPrefix($0.key.name + " ") }
      }
    }
    for (words, start, end) in [
      ("next lab", "", 1), ("previous lab", "jj", 1), ("first lab", "jj", 0),
      ("last lab", "", entries.count - 1), ("half a page down", "", 3),
      ("half a page up", "jj", 0), ("a page down", "", entries.count - 1), ("a page up", "jj", 0),
    ] {
      cases[words] = { scene, key in
        scene.host.type(start)
        scene.host.press(key)
        #expect(place(scene) == end)
      }
    }
    cases["a number, before a key that moves"] = { scene, key in
      scene.host.press(key)
      scene.host.press("j")
      #expect(place(scene) == min(Int(key.name)!, entries.count - 1))
    }
    try HelpCases(scene: { HelpScene(.labMenu) }, cases: cases).run(on: .labMenu(entries))
  }
}

/// The keys that every screen has.
enum AppHelp {
  /// - Parameter log: the words for what was printed.
  static func cases(log: String) -> [String: HelpCases<HelpScene>.Case] {
    [
      log: { scene, key in
        scene.app.log.add(lines: ["printed"])
        scene.host.press(key)
        #expect(scene.text.contains("printed"))
        scene.host.press(key)
        #expect(!scene.text.contains("printed"))
      },
      "show, hide this help": { scene, key in
        scene.host.resize(columns: 80, rows: 60)
        scene.host.press(key)
        #expect(scene.text.contains("show, hide this help"))
        scene.host.press(key)
        #expect(!scene.text.contains("show, hide this help"))
      },
      "quit, or close this help": { scene, key in
        var quits = 0
        scene.app.quit = { quits += 1 }
        scene.host.press("?")
        scene.host.press(key)
        #expect(quits == 0)
        scene.host.press(key)
        #expect(quits == 1)
      },
      "the log": { scene, key in
        let folder = LogFolder()
        let app = AppModel(page: scene.app.page, sample: 10) { () throws(LogFileError) in
          try BrewLog(LogFile(path: folder.log))
        }
        let host = HeadlessHost(trace: app.trace) { app.content }
        app.attach(to: host)
        host.press(key)
        #expect(app.page == .log)
      },
    ].merging(HostHelp.cases(\.host)) { $1 }
  }
}
