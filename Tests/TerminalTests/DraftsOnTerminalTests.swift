import Glibc
import Testing

/// What stands in a form survives every way out.
@Suite("What is typed is kept") struct DraftsOnTerminalTests {
  let log = LogOnTerminal()

  private func type(environment: [String: String?] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["--log", log.log], environment: environment)
    try terminal.wait(for: "No brews yet")
    let start = terminal.mark
    terminal.type("a")
    try terminal.wait(for: "its bean is enough", since: start)
    try terminal.settle(since: start)
    // The last letter is sent when all of them are in the field.
    let mark = terminal.mark
    terminal.type("Half way")
    try terminal.wait(for: "y", since: mark)
    return terminal
  }

  private func expectKept() throws {
    #expect(log.text(of: "brewlog.db.draft")?.contains("bean=Half way") == true)
    try addKept()
    #expect(log.text(of: "brewlog.db.draft") == nil)
    #expect(log.brewlog("list", "--plain", "--columns", "bean") == "Half way\n")
  }

  /// Starts anew, and adds the brew that is offered.
  private func addKept() throws {
    let next = try PseudoTerminal(["--log", log.log])
    try next.wait(for: "a brew that was not added is kept")
    next.type("a")
    try next.wait(for: "Half way")
    next.type("\r")
    try next.wait(for: "added Half way")
    next.type("q")
    #expect(try next.waitForExit() == 0)
  }

  @Test func controlC() throws {
    let terminal = try type()
    terminal.type("\u{03}")
    #expect(try terminal.waitForExit() == 130)
    let main = terminal.output.split(separator: "\u{1B}[?1049l").last ?? ""
    #expect(main.contains("brewlog: what was typed and not saved is kept"))
    try expectKept()
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let terminal = try type()
    terminal.signal(number)
    #expect(try terminal.waitForExit() == 128 + number)
    try expectKept()
  }

  @Test("kill -9: what was typed up to the last key is in a file of its own, and offered")
  func killed() throws {
    let terminal = try type()
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForExit() == 128 + SIGKILL)
    let names = log.names(in: ".").filter { $0.hasPrefix("brewlog.db.draft") }
    #expect(names.count == 1 && names[0].hasPrefix("brewlog.db.draft-"), "\(names)")
    #expect(log.text(of: names.first ?? "")?.contains("bean=Half way\n") == true)
    try addKept()
    #expect(log.names(in: ".").allSatisfy { !$0.hasPrefix("brewlog.db.draft") })
  }

  @Test func aLostTerminal() throws {
    let terminal = try type()
    terminal.hangUp()
    #expect(try terminal.waitForExit() == 129)
    try expectKept()
  }

  @Test("a config file: keys of any script, and a mistake with its line")
  func config() throws {
    log.makeFolder("brewlog")
    log.write("# mine\nkey.add = ö\nteapot = 1\n", to: "brewlog/config")
    let terminal = try PseudoTerminal(
      ["--log", log.log], environment: ["XDG_CONFIG_HOME": log.folder])
    try terminal.wait(for: "config:3:")
    try terminal.wait(for: "No brews yet")
    terminal.type("ö")
    try terminal.wait(for: "Add a brew")
    terminal.type("\u{03}")
    #expect(try terminal.waitForExit() == 130)
    #expect(log.text(of: "brewlog.db.draft") == nil, "nothing was typed")
  }
}
