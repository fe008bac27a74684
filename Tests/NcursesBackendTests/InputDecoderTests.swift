import Testing
import TerminalUI

@testable import NcursesBackend

@Suite struct InputDecoderTests {
  /// The events of a text sent at once, and then nothing more.
  private func events(_ text: String, keys: TerminalKeys = TerminalKeys()) -> [InputEvent] {
    events([Array(text.utf8)], keys: keys)
  }

  private func events(_ pieces: [[UInt8]], keys: TerminalKeys = TerminalKeys()) -> [InputEvent] {
    var decoder = InputDecoder(keys: keys)
    var events: [InputEvent] = []
    for piece in pieces { decoder.feed(piece, into: &events) }
    decoder.flush(into: &events)
    return events
  }

  private func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> InputEvent {
    .key(KeyPress(key: key, modifiers: modifiers))
  }

  @Test func plainCharactersAreKeys() {
    #expect(events("aG0 é★🍺") == ["a", "G", "0", " ", "é", "★", "🍺"].map { key($0) })
  }

  @Test(arguments: [
    ("\r", KeyEquivalent.return), ("\n", .return), ("\t", .tab), ("\u{7F}", .delete),
    ("\u{08}", .delete), ("\u{1B}", .escape), (" ", .space),
  ])
  func namedKeysOfOneByte(bytes: String, named: KeyEquivalent) {
    #expect(events(bytes) == [key(named)])
  }

  @Test(
    "so much of a sequence that does not end is used up however it arrives", arguments: ["[", "O"])
  func endless(kind: String) {
    let bytes = Array("\u{1B}\(kind)\(String(repeating: "1", count: 70))~q".utf8)
    let rest = ["1", "1", "1", "1", "1", "~", "q"].map { key($0) }
    #expect(events([bytes]) == rest)
    #expect(events(bytes.map { [$0] }) == rest)
  }

  @Test func controlKeysAreLowercaseLetters() {
    #expect(events("\u{01}\u{04}\u{0C}\u{1A}") == ["a", "d", "l", "z"].map { key($0, .control) })
    #expect(events("\u{00}\u{1C}") == [key(.space, .control), key("\\", .control)])
  }

  @Test(arguments: [
    ("[A", KeyEquivalent.upArrow), ("OB", .downArrow), ("[C", .rightArrow), ("OD", .leftArrow),
    ("[H", .home), ("OF", .end), ("[1~", .home), ("[7~", .home), ("[4~", .end),
    ("[3~", .deleteForward),
    ("[5~", .pageUp), ("[6~", .pageDown), ("OP", .function(1)), ("[15~", .function(5)),
    ("[21~", .function(10)), ("[24~", .function(12)), ("[[B", .function(2)), ("OM", .return),
  ])
  func namedKeysOfSequences(sequence: String, named: KeyEquivalent) {
    #expect(events("\u{1B}" + sequence) == [key(named)])
  }

  @Test(
    "a key that is held down while the program is busy comes at once",
    arguments: [
      ("[A", KeyEquivalent.upArrow), ("OB", .downArrow), ("[6~", .pageDown), ("OM", .return),
      ("[[B", .function(2)),
    ])
  func manySequencesInOnePiece(sequence: String, named: KeyEquivalent) {
    let many = String(repeating: "\u{1B}" + sequence, count: 500)
    #expect(events(many + "q") == Array(repeating: key(named), count: 500) + [key("q")])
  }

  @Test func modifiersOfSequences() {
    #expect(events("\u{1B}[1;2A") == [key(.upArrow, .shift)])
    #expect(events("\u{1B}[1;5D") == [key(.leftArrow, .control)])
    #expect(events("\u{1B}[6;3~") == [key(.pageDown, .option)])
    #expect(events("\u{1B}[Z") == [key(.tab, .shift)])
    #expect(events("\u{1B}[97;5u") == [key("a", .control)])
    #expect(events("\u{1B}[27;5;65~") == [key("a", .control)])
  }

  @Test func escapeBeforeAKeyIsOption() {
    #expect(events("\u{1B}x") == [key("x", .option)])
    #expect(events("\u{1B}é") == [key("é", .option)])
    #expect(events("\u{1B}\u{7F}") == [key(.delete, .option)])
    #expect(events("\u{1B}[") == [key("[", .option)])
  }

  @Test func twoEscapesAreTwoKeys() {
    #expect(events("\u{1B}\u{1B}") == [key(.escape), key(.escape)])
    #expect(events("\u{1B}\u{1B}[A") == [key(.escape), key(.upArrow)])
  }

  @Test func unknownSequencesTypeNothing() {
    #expect(events("\u{1B}[I\u{1B}[?62;1c\u{1B}[12;40R\u{1B}[99;9zq") == [key("q")])
  }

  @Test func aCutSequenceLeavesTheKeysBehindIt() {
    #expect(events("\u{1B}[1;\u{1B}[Aq") == [key(.upArrow), key("q")])
  }

  @Test func invalidUTF8CostsNoKey() {
    #expect(
      events([[0xFF, 0x71, 0xC3, 0x71, 0xE2, 0x98, 0x71, 0x80, 0xED, 0xA0, 0x80, 0x71]])
        == Array(repeating: key("q"), count: 4))
  }

  @Test func c1ControlCharactersAreNoKeys() {
    #expect(events("\u{9B}A") == [key("A")])
  }

  @Test func everyCutGivesTheSameEvents() {
    let text = "a\u{1B}[Aé\u{1B}[1;5C🍺\u{1B}OP\u{1B}[<0;300;5M\u{1B}[200~x\ry\u{1B}[201~z"
    let whole = events(text)
    #expect(whole.count == 9)
    let bytes = Array(text.utf8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]].map(Array.init)
        #expect(events(pieces) == whole)
      }
    }
  }

  @Test func aLoneEscapeWaits() {
    var decoder = InputDecoder()
    var found: [InputEvent] = []
    decoder.feed([0x1B], into: &found)
    #expect(found.isEmpty && decoder.incomplete == .escape)
    decoder.feed(Array("[".utf8), into: &found)
    #expect(found.isEmpty && decoder.incomplete == .sequence)
    decoder.feed(Array("A".utf8), into: &found)
    #expect(found == [key(.upArrow)] && decoder.incomplete == nil)
  }

  @Test("what a slow line brings after the Escape key was taken for one is no keys that act")
  func theRestOfACutSequence() {
    func events(after rest: String) -> [InputEvent] {
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      decoder.feed([0x1B], into: &events)
      decoder.flush(into: &events)
      decoder.feed(Array(rest.utf8), into: &events)
      decoder.flush(into: &events)
      return events
    }
    #expect(events(after: "[A") == [key(.escape), key(.upArrow)])
    #expect(events(after: "OBj") == [key(.escape), key(.downArrow), key("j")])
    #expect(events(after: "[<0;5;6M").count == 2)
    #expect(events(after: "[200~qd\u{1B}[201~") == [key(.escape), .paste("qd")])
    // Keys that come one by one, or are none of a sequence, are what they are.
    #expect(events(after: "[") == [key(.escape), key("[")])
    #expect(events(after: "Oj") == [key(.escape), key("O"), key("j")])
    #expect(events(after: "j[A") == [key(.escape), key("j"), key("["), key("A")])
  }

  @Test("a character of the private use area is no named key, however it comes")
  func privateUse() {
    #expect(events("\u{F700}\u{F729}\u{F8FF}a") == [key("a")])
    #expect(events("\u{E0B0}") == [key("\u{E0B0}")])
    #expect(events("\u{1B}[57399u\u{1B}[63232ua") == [key("a")])
  }

  @Test("characters of other layouts, of AltGr and of dead keys are what they type")
  func typedCharacters() {
    let typed: [KeyEquivalent] = ["€", "@", "{", "ß", "â", "ж", "λ", "ع", "\u{301}"]
    #expect(events("€@{ßâжλع\u{301}") == typed.map { key($0) })
    #expect(events("\u{1B}ж") == [key("ж", .option)])
  }

  @Test func terminfoOverridesTheGeneralMeaning() {
    let own = TerminalKeys([.init(bytes: Array("\u{1B}[[x".utf8), press: KeyPress(key: .home))])
    #expect(events("\u{1B}[[x", keys: own) == [key(.home)])
    #expect(events([Array("\u{1B}[".utf8), Array("[x".utf8)], keys: own) == [key(.home)])
    #expect(events("\u{1B}[A", keys: own) == [key(.upArrow)])
  }
}

@Suite struct PasteTests {
  private func paste(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array("\u{1B}[200~\(text)\u{1B}[201~q".utf8), into: &events)
    return events
  }

  @Test(arguments: [
    "", "brew", "q\u{03}\u{1A}", "a\u{1B}[Ab", "★\t🍺", "\u{1B}[201", "\u{1B}\u{1B}",
  ])
  func pasteIsOneTextAndNoKeys(text: String) {
    #expect(paste(text) == [.paste(text), .key(KeyPress(key: "q"))])
  }

  @Test func lineEndsAreUnified() {
    #expect(paste("a\rb\r\nc\nd\n\n")[0] == .paste("a\nb\nc\nd\n\n"))
  }

  @Test func theEndMarkMayFollowAnEscape() {
    #expect(paste("x\u{1B}")[0] == .paste("x\u{1B}"))
  }

  @Test func anUnfinishedPasteEndsWithItsText() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array("\u{1B}[200~half".utf8), into: &events)
    #expect(events.isEmpty && decoder.incomplete == .paste)
    decoder.flush(into: &events)
    #expect(events == [.paste("half")] && decoder.incomplete == nil)
  }
}

@Suite struct MouseTests {
  private func events(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array(text.utf8), into: &events)
    return events
  }

  private func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int) -> [InputEvent] {
    [.mouse(MouseEvent(action: action, position: CellPoint(column: column, row: row)))]
  }

  @Test func cellsAreCountedFromZeroInAnyColumn() {
    #expect(events("\u{1B}[<0;1;1M") == mouse(.press, 0, 0))
    #expect(events("\u{1B}[<0;300;60M") == mouse(.press, 299, 59))
    #expect(events("\u{1B}[M !!") == mouse(.press, 0, 0))
  }

  @Test func theWheelScrollsWhateverKeyIsHeld() {
    #expect(events("\u{1B}[<64;3;4M") == mouse(.scrollUp, 2, 3))
    #expect(events("\u{1B}[<65;3;4M") == mouse(.scrollDown, 2, 3))
    #expect(events("\u{1B}[<81;3;4M") == mouse(.scrollDown, 2, 3))
  }

  @Test func releasesMotionAndOtherButtonsAreNothing() {
    #expect(events("\u{1B}[<0;3;4m\u{1B}[<32;3;4M\u{1B}[<2;3;4M\u{1B}[<0;0;4M\u{1B}[M#!!") == [])
  }
}
