import Glibc
import Testing

/// What was recorded on a terminal runs the same without one.
@Suite(.needsCompareScreen) struct RecordingTests {
  private func replay(_ file: String, _ options: String...) -> (status: Int32, output: String) {
    run([Program.path, "replay", file] + options, environment: Program.environment)
  }

  @Test(arguments: [
    (["compare", "--sample", "100"], ["0", "j", "Space", "d", "3", "2", "0"], "Brew #0"),
    (["lab", "settings"], ["t", "u", "r", "?"], "All forty rows"),
    (["lab", "player"], ["x", "j", "Tab"], "player"),
  ])
  func session(arguments: [String], keys: [String], shown: String) throws {
    let file = "/tmp/brewlog-session-\(getpid())-\(arguments.joined(separator: "-"))"
    defer { unlink(file) }
    let screen = try TmuxScreen(arguments + ["--record", file])
    try screen.wait(for: shown)
    for key in keys { screen.press(key) }
    try screen.resize(columns: 90, rows: 30)
    screen.press("q")
    // The help, if it is open, takes the first q.
    screen.press("q")
    try screen.wait(for: "ended with 0")
    let first = replay(file)
    #expect(first.status == 0, "\(first.output)")
    #expect(first.output.hasSuffix("\nThe session ran the same.\n"))
    #expect(replay(file, "--json").output == replay(file, "--json").output)
  }
}
