import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("The text of a recording")
struct RecordingTextTests {
  nonisolated static let inputs: [Recording.Input] = [
    .event(.key(KeyPress(key: "0"))), .event(.key(KeyPress(key: "\"", modifiers: .option))),
    .event(.key(KeyPress(key: "\\"))),
    .event(.key(KeyPress(key: .upArrow, modifiers: [.shift, .control]))),
    .event(.key(KeyPress(key: .function(35)))), .event(.key(KeyPress(key: .space))),
    .event(.key(KeyPress(key: "e\u{301}"))),
    .event(.key(KeyPress(key: "\u{1F469}\u{200D}\u{1F52C}"))),
    .event(.key(KeyPress(key: "d", modifiers: .control))), .event(.key(KeyPress(key: "\u{1}"))),
    .event(.mouse(MouseEvent(action: .press, position: CellPoint(column: 12, row: 3)))),
    .event(.mouse(MouseEvent(action: .scrollUp, position: .zero))),
    .event(.mouse(MouseEvent(action: .scrollDown, position: .zero))),
    .event(.paste("a \"b\"\r\n\\u{41}é\u{202E}")), .event(.paste("")),
    .event(.resize(CellSize(columns: 100, rows: 30))), .event(.repaint), .tick,
  ]

  @Test("it is what it says it is")
  func text() {
    var recording = Recording(
      screen: .compare, sample: 1_000, size: CellSize(columns: 80, rows: 24))
    recording.frames = [
      Recording.Frame(time: 1_250, [Self.inputs[0], Self.inputs[3]]),
      Recording.Frame(time: 1_900, [Self.inputs[10]]),
    ]
    recording.counts = ["LegacyRow": [24, 30, 6, 0]]
    #expect(
      recording.text == """
        brewlog-recording 1
        screen compare
        sample 1000
        size 80 24
        1250 key "0"
        1250 + key up shift control
        1900 click 12 3
        ran "LegacyRow" 24 30 6 0
        end

        """)
  }

  @Test("all that can come in is read as it was written, on one line of ASCII", arguments: inputs)
  func roundTrip(input: Recording.Input) throws {
    #expect(input.recorded.unicodeScalars.allSatisfy { (" "..."~").contains($0) })
    #expect(Recording.Input(recorded: input.recorded[...]) == input)
  }

  @Test(
    "a whole file is read as it was written",
    arguments: [AppPage.compare, .labMenu, .lab(name: "cart")])
  func wholeFile(screen: AppPage) throws {
    var recording = Recording(screen: screen, sample: 7, size: CellSize(columns: 1, rows: 1_000))
    recording.frames = [Recording.Frame(time: 0, Self.inputs), Recording.Frame(time: 9, [.tick])]
    #expect(try RecordingReader.recording(of: recording.text) == recording)
    recording.counts = [:]
    #expect(try RecordingReader.recording(of: recording.text) == recording)
    recording.counts = ["A": [1, 2, 3, 4], "B<\"x\">": [0, 0, 0, 1]]
    #expect(try RecordingReader.recording(of: recording.text) == recording)
  }

  private nonisolated static let head =
    "brewlog-recording 1\nscreen compare\nsample 10\nsize 80 24\n"

  @Test(
    "what is no recording is left at the first line that is wrong",
    arguments: [
      ("", 1, "this is no recording"), ("\u{0}\u{1}", 1, "this is no recording"),
      ("brewlog-recording 2\n", 1, "recordings of version 1"),
      ("brewlog-recording 1\r\n", 1, "recordings of version 1"),
      ("brewlog-recording 1\nsample 3\n", 2, "expected screen"),
      ("brewlog-recording 1\nscreen teapot\n", 2, "no such screen"),
      ("brewlog-recording 1\nscreen lab teapot\n", 2, "no such screen"),
      ("brewlog-recording 1\nscreen compare\nsample 0\n", 3, "from 1 to 1000000"),
      (
        "brewlog-recording 1\nscreen compare\nsample 99999999999999999999\n", 3, "from 1 to 1000000"
      ),
      ("brewlog-recording 1\nscreen compare\nsample 10\nsize 80\n", 4, "two whole numbers"),
      ("brewlog-recording 1\nscreen compare\nsample 10\nsize 80 1000000\n", 4, "two whole numbers"),
      ("brewlog-recording 1\nscreen compare\nsample 10\nsize -1 2\n", 4, "two whole numbers"),
      (head + "keys teapot s\n", 5, "there is no such action"),
      (head + "keys quit s\nkeys star-first \n", 6, "it needs a key"),
      (head + "\n", 5, "a time in microseconds"),
      (head + "key \"0\"\n", 5, "a time in microseconds"),
      (head + "-1 tick\n", 5, "a time in microseconds"), (head + "1\n", 5, "expected key, click"),
      (head + "1 tick tock\n", 5, "expected key, click"),
      (head + "1 key\n", 5, "expected key, click"),
      (head + "1 key \"ab\"\n", 5, "expected key, click"),
      (head + "1 key \"a\n", 5, "expected key, click"),
      (head + "1 key \"\\u{110000}\"\n", 5, "expected key, click"),
      (head + "1 key up hyper\n", 5, "expected key, click"),
      (head + "1 click 1\n", 5, "expected key, click"),
      (head + "1 click 1 -2\n", 5, "expected key, click"),
      (head + "1 paste \"a\" b\n", 5, "expected key, click"),
      (head + "1 resize 0 5\n", 5, "expected key, click"),
      (head + "1 + tick\n", 5, "nothing that it can have waited with"),
      (head + "5 tick\n4 tick\n", 6, "time does not go back"),
      (head + "ran \"A\" 1 2 3\nend\n", 5, "four whole numbers"),
      (head + "ran \"A\" 1 2 3 x\nend\n", 5, "four whole numbers"),
      (head + "ran A 1 2 3 4\nend\n", 5, "expected ran"),
      (head + "ran \"A\" 1 2 3 4\n", 6, "expected end"),
      (head + "ran \"A\" 1 2 3 4\nran \"A\" 1 2 3 4\nend\n", 6, "two lines for this name"),
      (head + "end\n1 tick\n", 6, "something after the end"),
    ])
  func hostile(text: String, line: Int, words: String) {
    let error = #expect(throws: RecordingReader.Failure.self) {
      try RecordingReader.recording(of: text)
    }
    #expect(error?.line == line)
    #expect(error?.words.contains(words) == true, "\(error?.words ?? "")")
  }
}
