import Testing

/// The counts that a person reads off a terminal are those that the program claims.
@Suite(.needsCompareScreen) struct CountsOnScreenTests {
  private func wait(_ screen: TmuxScreen, for rows: Regex<Substring>...) throws {
    try screen.wait(until: "the counts") { lines in
      rows.allSatisfy { row in lines.contains { $0.contains(row) } }
    }
  }

  @Test func theTableOfTheArticle() throws {
    let screen = try TmuxScreen()
    try screen.wait(for: "Brew #0")
    screen.press("r")
    try wait(screen, for: /List body +0 +0\b/, /Row bodies +0 +0\b/, /since reset/)
    for _ in 1...10 { screen.press("0") }
    try wait(screen, for: /List body +10 +0\b/, /Row bodies +10 +10\b/)
    screen.press("q")
    try screen.wait(for: "ended with 0")
  }

  @Test func typingIntoTheSettings() throws {
    let screen = try TmuxScreen(["lab", "settings"])
    try screen.wait(for: "All forty rows")
    screen.press("r")
    try wait(screen, for: /Form +0 \(0\) +0 \(0\)/, /since reset \(claim\)/)
    screen.press("t", "t", "u")
    try wait(
      screen, for: /Form +3 \(3\) +0 \(0\)/, /All forty rows +120 \(120\) +6 \(6\)/,
      /Text field +3 \(3\) +2 \(2\)/, /Preview +3 \(3\) +2 \(2\)/, /Username +3 \(3\) +1 \(1\)/,
      /Greeting +3 \(3\) +1 \(1\)/)
    screen.press("q")
    try screen.wait(for: "ended with 0")
  }
}
