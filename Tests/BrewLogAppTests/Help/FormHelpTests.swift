import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("The forms: every key of their help does what the help says")
struct FormHelpTests {
  /// - Parameter keys: those that open a form.
  private func run(
    _ map: KeyMap<FormAction>, _ keys: String, _ cases: [String: HelpCases<LogScene>.Case]
  ) throws {
    func scene() throws -> LogScene {
      let scene = try LogScene(Brew.three + [.of("Kenya Peaberry", day: 5)])
      scene.host.type(keys)
      return scene
    }
    try HelpCases(scene: scene, cases: cases).run(on: map)
  }

  @Test("the form of a brew")
  func brew() throws { try run(.brewForm, "a", common.merging(ofBrew) { $1 }) }

  @Test("the form of a bag")
  func bag() throws {
    let cases = common.filter { words, _ in
      KeyMap.bagForm.bindings.contains { $0.description == words }
    }
    try run(.bagForm, "ba", cases)
  }

  /// What is typed into the field of the bean.
  private func bean(_ scene: LogScene) -> String {
    scene.model.draft?[.bean] ?? scene.model.bags.draft?.form[.bean] ?? "?"
  }

  private func cursor(_ scene: LogScene) -> Int? { scene.host.graph.cursor?.position.column }

  private var common: [String: HelpCases<LogScene>.Case] {
    [
      "save it": { scene, key in
        scene.host.type("New one")
        scene.host.press(key)
        #expect(scene.lastLine.contains("added "))
      },
      "leave, and keep what is typed": { scene, key in
        scene.host.type("New one")
        scene.host.press(key)
        #expect(scene.lastLine == " not added; a goes on with it")
        scene.host.type("a")
        #expect(bean(scene) == "New one")
      },
      "next field; Shift-Tab: previous": { scene, key in
        scene.host.type("Kenya")
        #expect(scene.lastLine.hasPrefix("Right take Kenya"))
        scene.host.press(key)
        #expect(bean(scene) == "Kenya", "nothing is taken that was not typed")
        scene.host.type("R")
        #expect(scene.lines[2].hasPrefix(" roaster     R"))
        scene.host.press(.tab, modifiers: .shift)
        scene.host.type("!")
        #expect(bean(scene) == "Kenya!")
      },
      "previous field": { scene, key in
        scene.host.press(.tab)
        scene.host.press(key)
        scene.host.type("X")
        #expect(bean(scene) == "X")
      },
      "at the end: take what is offered": { scene, key in
        scene.host.type("Kenya p")
        scene.host.press(key)
        #expect(bean(scene) == "Kenya Peaberry")
        scene.host.press(key)
        #expect(bean(scene) == "Kenya Peaberry")
      },
      "offer another one": { scene, key in
        scene.host.type("kenya")
        let offered = scene.lastLine
        scene.host.press(key)
        #expect(scene.lastLine != offered && scene.lastLine.hasPrefix("Right take Kenya"))
      },
      "throw away what is typed": { scene, key in
        scene.host.type("New one")
        scene.host.press(key)
        #expect(scene.lastLine == " not added")
        scene.host.type("a")
        #expect(bean(scene) == "")
      },
      "show, hide this help": { scene, key in
        scene.host.type("New")
        scene.host.press(key)
        #expect(scene.lines.joined().contains("throw away what is typed"))
        scene.host.type("x")
        scene.host.press(key)
        #expect(!scene.lines.joined().contains("throw away what is typed"))
        scene.host.type("!")
        #expect(bean(scene) == "New!", "the field has the keys again")
      },
    ].merging(line) { $1 }
  }

  private var line: [String: HelpCases<LogScene>.Case] {
    [
      "a letter back": { scene, key in
        scene.host.type("ab")
        scene.host.press(key)
        scene.host.type("X")
        #expect(bean(scene) == "aXb")
      },
      "a word back, a word on": { scene, key in
        scene.host.type("ab cd ef")
        scene.host.press("b", modifiers: .option)
        let before = cursor(scene)
        scene.host.press(key)
        let moved = (cursor(scene) ?? 0) - (before ?? 0)
        #expect(moved == (key.name == "Alt-b" ? -3 : 2))
      },
      "to the start of the line": { scene, key in
        scene.host.type("ab")
        scene.host.press(key)
        scene.host.type("X")
        #expect(bean(scene) == "Xab")
      },
      "to its end": { scene, key in
        scene.host.type("ab")
        scene.host.press(.home)
        scene.host.press(key)
        scene.host.type("X")
        #expect(bean(scene) == "abX")
      },
      "delete to the start, to the end": { scene, key in
        scene.host.type("abc")
        scene.host.press(.leftArrow)
        scene.host.press(key)
        #expect(bean(scene) == (key.name == "Ctrl-u" ? "c" : "ab"))
      },
      "delete the word before, behind": { scene, key in
        scene.host.type("ab cd")
        scene.host.press("b", modifiers: .option)
        scene.host.press(key)
        #expect(bean(scene) == (key.name == "Ctrl-w" ? "cd" : "ab "))
      },
    ]
  }

  private var ofBrew: [String: HelpCases<LogScene>.Case] {
    [
      "as the bean was last made": { scene, key in
        scene.host.type("kenya aa")
        scene.host.press(key)
        #expect(scene.model.draft?[.dose] == "15")
      },
      "the note in $EDITOR": { scene, key in
        scene.model.editText = { .changed($0 + "a\nb") }
        scene.host.press(key)
        #expect(scene.model.draft?[.note] == "a⏎b")
      },
    ]
  }
}
