import TerminalUI
import Testing

struct LineEditorTests {
  private func editor(_ text: String, at cursor: Int) -> LineEditor {
    var editor = LineEditor(text)
    while editor.cursor > cursor { editor.moveLeft() }
    return editor
  }

  /// Presses a key; says whether it was one for the line.
  private func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [], in editor: inout LineEditor
  ) -> Bool {
    editor.handle(KeyPress(key: key, modifiers: modifiers))
  }

  @Test func typingGoesInAtTheInsertionPoint() {
    var editor = editor("ac", at: 1)
    #expect(press("b", in: &editor))
    #expect(editor.text == "abc")
    #expect(editor.cursor == 2)
  }

  @Test(
    arguments: [
      (KeyEquivalent("a"), 0), ("e", 11), ("b", 4), ("f", 6),
    ] as [(KeyEquivalent, Int)])
  func controlKeysMove(_ key: KeyEquivalent, to cursor: Int) {
    var editor = editor("kenya aa no", at: 5)
    #expect(press(key, .control, in: &editor))
    #expect(editor.cursor == cursor)
    #expect(editor.text == "kenya aa no")
  }

  @Test(
    arguments: [
      (KeyEquivalent("u"), EventModifiers.control, "aa no", 0),
      ("k", .control, "kenya ", 6),
      ("w", .control, "aa no", 0),
      ("d", .option, "kenya  no", 6),
      ("d", .control, "kenya a no", 6),
      ("h", .control, "kenyaaa no", 5),
    ] as [(KeyEquivalent, EventModifiers, String, Int)])
  func keysDelete(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, leaving text: String, at cursor: Int
  ) {
    var editor = editor("kenya aa no", at: 6)
    #expect(press(key, modifiers, in: &editor))
    #expect(editor.text == text)
    #expect(editor.cursor == cursor)
  }

  @Test func wordsStepOverWhatIsNone() {
    var editor = editor("a, b", at: 4)
    #expect(press(.leftArrow, .control, in: &editor))
    #expect(editor.cursor == 3)
    #expect(press(.leftArrow, .option, in: &editor))
    #expect(editor.cursor == 0)
    #expect(press("f", .option, in: &editor))
    #expect(editor.cursor == 1)
  }

  @Test func atTheEndsNothingHappens() {
    var editor = editor("a", at: 0)
    #expect(press(.delete, in: &editor))
    #expect(press(.leftArrow, in: &editor))
    #expect(editor == self.editor("a", at: 0))
    editor.moveToEnd()
    #expect(press(.deleteForward, in: &editor))
    #expect(press(.rightArrow, in: &editor))
    #expect(editor == LineEditor("a"))
  }

  @Test(arguments: [KeyEquivalent.tab, .escape, .return, .upArrow, .pageDown, .function(1)])
  func otherKeysAreNotForTheLine(_ key: KeyEquivalent) {
    var editor = LineEditor("a")
    #expect(!press(key, in: &editor))
    #expect(editor == LineEditor("a"))
  }

  @Test func aPastedTextStaysOneLine() {
    var editor = editor("ad", at: 1)
    editor.insert("b\r\nc\n")
    #expect(editor.text == "ab c d")
    #expect(editor.cursor == 5)
  }

  @Test func aCombiningMarkJoinsTheCharacterBefore() {
    var editor = editor("ex", at: 1)
    editor.insert("\u{301}")
    #expect(editor.characters.count == 2)
    #expect(editor.cursor == 1)
  }
}
