import TerminalUI

@testable import BrewLogApp

extension FuzzTarget {
  /// Files of sessions: what is read is written and read again the same.
  static let recording = FuzzTarget(
    "recording", seeds: RecordingSeeds.all, words: RecordingSeeds.words
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let recording: Recording
    do throws(RecordingReader.Failure) {
      recording = try RecordingReader.recording(of: text)
    } catch {
      let lines = text.unicodeScalars.count { $0 == "\n" } + 2
      try require(1...lines ~= error.line, "\(error): there is no such line")
      return
    }
    let again = try RecordingReader.recording(of: recording.text)
    try require(again == recording, "\(recording) became \(again)")
    try requireSame(again.text, recording.text, "a recording")
    try requireHarmless(recording.text, mayBreak: true, "a recording")
  }

  /// Sessions that are run again: whatever came in, they run the same each time, and no view is wider than its screen.
  static let replay = FuzzTarget(
    "replay", seeds: RecordingSeeds.all, words: RecordingSeeds.words
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    guard var recording = try? RecordingReader.recording(of: text) else { return }
    recording.sample = 1 + recording.sample % 40
    recording.size = small(recording.size)
    recording.frames = recording.frames.prefix(30).map { frame in
      Recording.Frame(time: frame.time, frame.inputs.prefix(10).map { small($0) })
    }
    let report = Replay(recording).run()
    try require(Replay(recording).run() == report, "it runs something else the second time")
  }

  private static func small(_ size: CellSize) -> CellSize {
    CellSize(columns: 1 + size.columns % 90, rows: 1 + size.rows % 40)
  }

  private static func small(_ input: Recording.Input) -> Recording.Input {
    if case .event(.resize(let size)) = input { .event(.resize(small(size))) } else { input }
  }
}

private enum RecordingSeeds {
  static let all =
    [
      "compare\nsample 20\nsize 80 24\n1 key \"0\"\n1 + key \"0\"\n2 key tab\n3 key \"/\"\n4 key \"?\"\n5 key \"v\"\nran \"Row\" 1 2 3 4\nend\n",
      "lab player\nsample 9\nsize 60 20\n1 tick\n2 key space\n3 resize 20 5\n4 tick\n5 key \"2\"\n",
      "lab settings\nsample 9\nsize 70 24\n1 key down\n2 key \"x\"\n3 paste \"a \\\"b\\\" \\u{e9}\"\n4 key backspace control\n",
      "lab\nsample 9\nsize 70 24\n1 key return\n2 key escape\n3 click 3 4\n4 wheel-down 3 3\n5 repaint\n6 key \"S\"\n",
    ].map { "brewlog-recording 1\nscreen " + $0 }

  static let words = [
    "\n9 key \"", "\n9 + key \"", "\nran \"", "\nend\n", "screen lab counter", "lab cart",
    "lab screens", "\\u{",
    "\n9 resize 1 1", "\n9 key end", "\n9 key page-down", "\n9 click 0 0", " control", " shift",
    "f5", "\n9 tick",
  ]
}
