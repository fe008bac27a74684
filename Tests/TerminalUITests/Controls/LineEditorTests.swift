import SeededRandom
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

  @Test("what is typed behind a deleted character may join with what is in front of it")
  func charactersJoin() {
    var editor = editor("\u{1F1E9}x\u{1F1EA}", at: 2)
    editor.deleteBackward()
    #expect(editor.characters == ["\u{1F1E9}\u{1F1EA}"])
    #expect(editor.cursor == 1)
    editor.insert("👩")
    editor.insert("\u{200D}")
    editor.insert("🚀")
    #expect(editor.characters == ["\u{1F1E9}\u{1F1EA}", "👩\u{200D}🚀"])
    editor.deleteBackward()
    #expect(editor.text == "\u{1F1E9}\u{1F1EA}")
  }

  @Test("whatever is done, the parts are those of the text, and the insertion point is between two")
  func anyEdit() {
    let pool = [
      "a", " ", "é", "\u{301}", "茶", "👩", "\u{200D}", "🚀", "\u{1F1E9}", "\u{FE0F}", "क", "्",
      "\u{1F3FD}",
    ]
    let keys: [(KeyEquivalent, EventModifiers)] = [
      (.leftArrow, []), (.rightArrow, []), (.home, []), (.end, []), (.delete, []),
      (.deleteForward, []), ("w", .control), ("u", .control), ("k", .control), ("d", .option),
      ("b", .option), ("f", .option), (.deleteForward, .control),
    ]
    var random = SplitMix(seed: 5)
    var editor = LineEditor("")
    for _ in 0..<5_000 {
      if random.below(3) > 0 {
        editor.insert(pool[random.below(pool.count)])
      } else {
        let (key, modifiers) = keys[random.below(keys.count)]
        let isKey = editor.handle(KeyPress(key: key, modifiers: modifiers))
        #expect(isKey)
      }
      #expect(editor.characters == Array(editor.text))
      #expect((0...editor.characters.count).contains(editor.cursor))
      if editor.characters.count > 30 { editor.deleteToStart() }
    }
  }

  @Test(
    "a text from outside leaves the insertion point where it is, and at the end if it was there")
  func replacing() {
    var editor = editor("kenya", at: 5)
    editor.replace(with: "kenya aa")
    #expect(editor.cursor == 8)
    editor.moveToStart()
    editor.moveRight()
    editor.replace(with: "peru")
    #expect(editor.cursor == 1)
  }
}

@Suite struct LineHistoryTests {
  @Test("back to the oldest, and forward to what was being typed")
  func backAndForth() {
    var history = LineHistory()
    #expect(history.previous(from: "x") == nil)
    for line in ["kenya", "", "peru", "kenya"] { history.add(line) }
    #expect(history.previous(from: "br") == "kenya")
    #expect(history.previous(from: "kenya") == "peru")
    #expect(history.previous(from: "peru") == nil)
    #expect(history.next() == "kenya")
    #expect(history.next() == "br")
    #expect(history.next() == nil)
  }

  @Test("a used line ends the walk, and there is an end to what is kept")
  func keeping() {
    var history = LineHistory()
    for number in 0..<150 { history.add("\(number)") }
    #expect(history.previous(from: "") == "149")
    history.add("150")
    #expect(history.previous(from: "") == "150")
    for _ in 0..<98 { _ = history.previous(from: "") }
    #expect(history.previous(from: "") == "51")
    #expect(history.previous(from: "") == nil)
  }
}
