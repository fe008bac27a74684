import Testing

/// The bytes of a frame that the instrument tells are those that came out of the terminal.
@Suite(.needsCompareScreen) struct BytesOnScreenTests {
  @Test func bytesOfAFrame() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: "Brew #0")
    terminal.type("vvvvv")
    try terminal.wait(for: "live trackers")
    // Hidden, so that nothing is drawn but what the star changes.
    let shown = terminal.mark
    terminal.type("o")
    try terminal.wait(for: "Brew #21", since: shown)
    try terminal.settle(since: shown)
    let hidden = terminal.mark
    terminal.type("0")
    try terminal.settle(since: hidden)
    let sent = terminal.mark - hidden
    #expect((36...200).contains(sent))
    terminal.type("o")
    try terminal.wait(for: " cells, \(sent) bytes", since: hidden)
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
  }
}
