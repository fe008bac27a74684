import Glibc
import Testing

/// The screen shows what others do while nobody touches it.
@Suite("Changes of other programs") struct OtherCopiesTests {
  let log = LogOnTerminal()

  private func screen(of path: String? = nil) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["--log", path ?? log.log])
    try terminal.wait(for: "add")
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("what a command adds is shown without a key, and so is the next one")
  func added() throws {
    log.brewlog("add", "bean=First")
    let terminal = try screen()
    try terminal.wait(for: "First")
    for name in ["Second", "Third"] {
      log.brewlog("add", "bean=" + name)
      try terminal.wait(for: name)
    }
    try quit(terminal)
  }

  @Test(
    "the first brew of a log that was not there too, nor were its folders",
    arguments: ["", "/not/there"])
  func madeByOthers(place: String) throws {
    let path = log.folder + place + "/brewlog.db"
    let terminal = try screen(of: path)
    try terminal.wait(for: "No brews yet")
    for name in ["First", "Second"] {
      _ = run(
        [Program.path, "add", "bean=" + name, "--log", path], environment: Program.environment)
      try terminal.wait(for: name)
    }
    try quit(terminal)
  }

  @Test("what another screen does, while a form is open here: what is typed stays")
  func form() throws {
    log.brewlog("add", "bean=First")
    let terminal = try screen()
    let other = try screen()
    try terminal.wait(for: "First")
    try other.wait(for: "First")
    terminal.type("aHalf")
    try terminal.wait(for: "Half")
    let mark = terminal.mark
    other.type("d")
    try other.wait(for: "deleted First")
    terminal.type("\u{1B}")
    try terminal.wait(for: "not added", since: mark)
    try terminal.wait(for: "No brews yet", since: mark)
    try quit(terminal)
    try quit(other)
  }
}
