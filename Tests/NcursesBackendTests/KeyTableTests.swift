import CNcurses
import Testing
import TerminalUI

@testable import NcursesBackend

/// What terminals send for the keys that are not characters.
@Suite(.serialized) @MainActor struct KeyTableTests {
  private func keys(_ text: String, _ keys: TerminalKeys = TerminalKeys()) -> [KeyPress] {
    var decoder = InputDecoder(keys: keys)
    var events: [InputEvent] = []
    decoder.feed(Array(text.utf8), into: &events)
    decoder.flush(into: &events)
    return events.map { event in
      if case .key(let press) = event { return press }
      return KeyPress(key: "?")
    }
  }

  /// By the names that terminfo gives them.
  private static let named: [(capability: String, press: KeyPress)] =
    [
      ("kcuu1", KeyPress(key: .upArrow)), ("kcud1", KeyPress(key: .downArrow)),
      ("kcub1", KeyPress(key: .leftArrow)), ("kcuf1", KeyPress(key: .rightArrow)),
      ("khome", KeyPress(key: .home)), ("kend", KeyPress(key: .end)),
      ("kpp", KeyPress(key: .pageUp)), ("knp", KeyPress(key: .pageDown)),
      ("kdch1", KeyPress(key: .deleteForward)), ("kcbt", KeyPress(key: .tab, modifiers: .shift)),
      ("kri", KeyPress(key: .upArrow, modifiers: .shift)),
      ("kind", KeyPress(key: .downArrow, modifiers: .shift)),
      ("kLFT", KeyPress(key: .leftArrow, modifiers: .shift)),
      ("kRIT", KeyPress(key: .rightArrow, modifiers: .shift)),
      ("kHOM", KeyPress(key: .home, modifiers: .shift)),
      ("kEND", KeyPress(key: .end, modifiers: .shift)),
      ("kPRV", KeyPress(key: .pageUp, modifiers: .shift)),
      ("kNXT", KeyPress(key: .pageDown, modifiers: .shift)),
      ("kDC", KeyPress(key: .deleteForward, modifiers: .shift)),
      ("kUP5", KeyPress(key: .upArrow, modifiers: .control)),
      ("kDN5", KeyPress(key: .downArrow, modifiers: .control)),
      ("kLFT5", KeyPress(key: .leftArrow, modifiers: .control)),
      ("kRIT5", KeyPress(key: .rightArrow, modifiers: .control)),
      ("kHOM5", KeyPress(key: .home, modifiers: .control)),
      ("kEND5", KeyPress(key: .end, modifiers: .control)),
      ("kDC5", KeyPress(key: .deleteForward, modifiers: .control)),
      ("kLFT3", KeyPress(key: .leftArrow, modifiers: .option)),
      ("kRIT3", KeyPress(key: .rightArrow, modifiers: .option)),
    ] + (1...12).map { ("kf\($0)", KeyPress(key: .function($0))) }

  private func bytes(of capability: String) -> String? {
    guard let text = tigetstr(capability), Int(bitPattern: text) != -1 else { return nil }
    let bytes = ScreenSequences.bytes(text)
    return bytes.first == InputDecoder.escape ? String(decoding: bytes, as: UTF8.self) : nil
  }

  @Test(
    "the keys of each terminal by its own description",
    arguments: [
      ("xterm-256color", 30), ("xterm", 30), ("tmux-256color", 30), ("screen-256color", 20),
      ("screen", 20), ("linux", 15), ("rxvt", 25), ("vt220", 10), ("vt100", 4),
    ])
  func described(terminal: String, least: Int) throws {
    var status: Int32 = 0
    let before = set_curterm(nil)
    defer { set_curterm(before) }
    guard setupterm(terminal, 1, &status) == OK else {
      Issue.record("no description of \(terminal) is installed")
      return
    }
    var known = 0
    for (capability, press) in Self.named {
      guard let sequence = bytes(of: capability) else { continue }
      known += 1
      #expect(
        keys(sequence, .current()) == [press],
        "\(terminal) \(capability) \(sequence.debugDescription)")
      // A key is never the start of another: what follows it is whole.
      #expect(keys(sequence + "j", .current()) == [press, KeyPress(key: "j")], "\(capability)")
    }
    #expect(known >= least, "\(terminal) has \(known) keys")
  }

  @Test(
    "what terminals are known to send besides",
    arguments: [
      // rxvt: with Shift, Control, and both.
      ("[5$", .pageUp, .shift), ("[5^", .pageUp, .control),
      ("[3@", .deleteForward, [.control, .shift]),
      ("[7$", .home, .shift), ("[8^", .end, .control), ("[a", .upArrow, .shift),
      ("[d", .leftArrow, .shift), ("Oc", .rightArrow, .control), ("Od", .leftArrow, .control),
      // PuTTY, old xterm, the Linux console, vt220.
      ("[1~", .home, []), ("[4~", .end, []), ("[11~", .function(1), []), ("[[E", .function(5), []),
      ("O5D", .leftArrow, .control), ("[1;5P", .function(1), .control), ("[28~", .function(15), []),
      // The numeric keypad in application mode.
      ("Ok", "+", []), ("Op", "0", []), ("OM", .return, []),
      // Each modifier and all of them.
      ("[1;2C", .rightArrow, .shift), ("[1;3C", .rightArrow, .option),
      ("[1;8C", .rightArrow, [.shift, .option, .control]), ("[3;5~", .deleteForward, .control),
      ("[6;2~", .pageDown, .shift), ("[13;2u", .return, .shift), ("[9;2u", .tab, .shift),
    ] as [(String, KeyEquivalent, EventModifiers)])
  func others(sequence: String, key: KeyEquivalent, modifiers: EventModifiers) {
    let press = KeyPress(key: key, modifiers: modifiers)
    #expect(keys("\u{1B}" + sequence) == [press])
    #expect(keys("\u{1B}" + sequence + "j") == [press, KeyPress(key: "j")])
  }

  @Test("a report with a dollar sign in it is no key, and is used up whole")
  func reports() {
    #expect(keys("\u{1B}[?2026;2$yj\u{1B}[$wk") == [KeyPress(key: "j"), KeyPress(key: "k")])
  }

  @Test("Escape is known at once: what may follow is waited for a fortieth of a second")
  func escapeDelay() {
    #expect(NcursesBackend.escapeDelay(nil) == 25_000_000)
    #expect(NcursesBackend.escapeDelay("90") == 90_000_000)
    #expect(NcursesBackend.escapeDelay("soon") == 25_000_000)
  }

  @Test(
    "the mouse is told in every column of a wide screen", arguments: [94, 95, 223, 224, 300, 2048])
  func mouse(column: Int) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array("\u{1B}[<0;\(column);7M".utf8), into: &events)
    let place = CellPoint(column: column - 1, row: 6)
    #expect(events == [.mouse(MouseEvent(action: .press, position: place))])
  }
}
