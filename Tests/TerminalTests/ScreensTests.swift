import Testing

/// From screen to screen, and on small terminals, as a person sees it.
@Suite(.needsCompareScreen) struct ScreensTests {
  private func wait(_ screen: TmuxScreen, for row: Regex<Substring>) throws {
    try screen.wait(until: "a line of that form") { lines in
      lines.contains { $0.contains(row) }
    }
  }

  @Test("the comparison, the list of the labs, a lab, and back: no count is lost, none is added")
  func roundTrip() throws {
    let screen = try TmuxScreen()
    try screen.wait(for: "Brew #0")
    screen.press("r")
    for _ in 1...10 { screen.press("0") }
    try wait(screen, for: /Row bodies +10 +10\b/)
    screen.press("3")
    try screen.wait(for: ">a  rows")
    screen.press("j", "Enter")
    try screen.wait(for: "All forty rows")
    screen.press("t", "t")
    try wait(screen, for: /All forty rows +80 \(80\) +4 \(4\)/)
    screen.press("2")
    try wait(screen, for: /List body +10 +0\b/)
    try wait(screen, for: /Row bodies +10 +10\b/)
    try screen.wait(for: "since reset")
    screen.press("0")
    try wait(screen, for: /Row bodies +11 +11\b/)
    screen.press("3")
    try wait(screen, for: /All forty rows +80 \(80\) +4 \(4\)/)
    screen.press("Escape")
    try screen.wait(for: ">b  settings")
    screen.press("q")
    try screen.wait(for: "ended with 0")
  }

  @Test("brewlog lab lists the labs; typing into a form's own field counts for both worlds")
  func typingIntoTheForm() throws {
    let screen = try TmuxScreen(["lab"])
    try screen.wait(for: ">a  rows")
    screen.press("b")
    try screen.wait(for: "All forty rows")
    screen.press("r", "Tab")
    for key in ["t", "2", "q"] { screen.press(key) }
    try wait(screen, for: /Bio t2q +Bio t2q/)
    try wait(screen, for: /Form +3 \(3\) +0 \(0\)/)
    try wait(screen, for: /All forty rows +120 \(120\) +6 \(6\)/)
    // Esc and q at once would be Alt-q.
    screen.press("Tab")
    try screen.wait(for: "[@Observable]")
    screen.press("q")
    try screen.wait(for: "ended with 0")
  }

  @Test("40×10: the counters are a line, and those of a lab scroll")
  func small() throws {
    let screen = try TmuxScreen(["compare"], columns: 40, rows: 10)
    try screen.wait(for: "Brew #6")
    screen.press("r", "0")
    try screen.wait(for: "─ since reset: list 1/0, rows 1/1 ──────")
    screen.press("3")
    try screen.wait(for: "Two lists of the same brews")
    screen.press("f")
    try screen.wait(for: "since start 1-4/11")
    screen.press("a", "G")
    try wait(screen, for: /All ten +10 \(10\) +10 \(10\)/)
    screen.press("q")
    try screen.wait(for: "ended with 0")
  }

  @Test("1×1 is not blank", arguments: ["xterm-256color", "tmux-256color"])
  func oneCell(terminal: String) throws {
    let screen = try TmuxScreen(environment: "TERM=\(terminal)")
    try screen.wait(for: "Brew #0")
    try screen.resize(columns: 1, rows: 1)
    try screen.wait(until: "an ellipsis") { $0 == ["…"] }
    try screen.resize(columns: 80, rows: 24)
    try screen.wait(for: "Brew #21")
    screen.press("q")
    try screen.wait(for: "ended with 0")
  }
}
