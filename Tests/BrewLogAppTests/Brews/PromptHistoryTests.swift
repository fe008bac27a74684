import BrewModel
import TerminalUI
import Testing

@testable import BrewLogApp

/// What was searched for, and filtered by, comes back with Up.
@Suite("History of the prompts")
struct PromptHistoryTests {
  @Test("Up and Down go through the searches, and end at what was being typed")
  func search() throws {
    let scene = try LogScene(Brew.three)
    for text in ["kenya", "washed"] {
      scene.host.type("/" + text)
      scene.host.press(.return)
    }
    scene.host.type("/br")
    scene.host.press(.upArrow)
    #expect(scene.lastLine.hasPrefix("/ washed"))
    #expect(scene.selectedBean == "有苦涩味")
    scene.host.press(.upArrow)
    #expect(scene.lastLine.hasPrefix("/ kenya"))
    #expect(scene.selectedBean == "Kenya AA")
    scene.host.press(.upArrow)
    #expect(scene.lastLine.hasPrefix("/ kenya"))
    scene.host.press(.downArrow)
    scene.host.press(.downArrow)
    #expect(scene.lastLine.hasPrefix("/ br"))
    #expect(scene.selectedBean == "Kenya AA")
    // The insertion point is at the end of what came back.
    scene.host.press(.upArrow)
    #expect(
      scene.host.graph.cursor == Cursor(position: CellPoint(column: 8, row: 23), isVisible: true))
  }

  @Test("a search that was given up is not kept, and filters have a history of their own")
  func others() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("/kenya")
    scene.host.press(.escape)
    scene.host.type("\\washed")
    scene.host.press(.return)
    scene.host.press(.escape)
    scene.host.type("/")
    scene.host.press(.upArrow)
    #expect(scene.lastLine.hasPrefix("/ words"))
    scene.host.press(.escape)
    scene.host.type("\\")
    scene.host.press(.upArrow)
    #expect(scene.lastLine.hasPrefix("filter washed"))
    #expect(scene.beans == ["有苦涩味"])
  }

  @Test("keys of a line move and delete in the prompt, whole characters at a time")
  func editing() throws {
    let scene = try LogScene(Brew.three)
    scene.host.type("/kenya ")
    scene.host.send(.paste("👩\u{200D}🚀e\u{301}"))
    scene.host.press("b", modifiers: .control)
    scene.host.press(.delete)
    #expect(scene.lastLine.hasPrefix("/ kenya e\u{301}"))
    scene.host.press("w", modifiers: .control)
    #expect(scene.model.promptText == "e\u{301}")
    #expect(
      scene.host.graph.cursor == Cursor(position: CellPoint(column: 2, row: 23), isVisible: true))
    scene.host.press("d", modifiers: .control)
    #expect(scene.model.promptText == "")
  }
}
