import Glibc
import Testing

/// `E` in the log: the note in the user's editor.
@Suite("The note in an editor") struct EditorTests {
  let log = LogOnTerminal()

  /// Presses `E` with an editor that is a shell script; its first argument but for options is the file.
  ///
  /// - Returns: the terminal once the last line says how it ended.
  @discardableResult
  private func edit(
    script: String, variable: String = "VISUAL", value: String? = nil, until words: String
  ) throws -> PseudoTerminal {
    log.brewlog("add", "bean=Kenya", "note=old")
    log.makeFolder("temporary")
    log.makeFolder("my editor")
    log.write("#!/bin/sh\n" + script, to: "my editor/edit it", mode: 0o755)
    let command = value ?? "'\(log.folder)/my editor/edit it'"
    let terminal = try PseudoTerminal(
      ["--log", log.log],
      environment: [variable: command, "TMPDIR": log.folder + "/temporary"])
    try terminal.wait(for: "Kenya")
    terminal.type("E")
    try terminal.wait(for: words)
    // The screen is there again, and has its keys.
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
    return terminal
  }

  private var note: String { log.brewlog("list", "--plain", "--columns", "note") }

  @Test("what it saves is the note", arguments: ["VISUAL", "EDITOR"])
  func saves(variable: String) throws {
    try edit(
      script: "printf 'new\\nlines\\n' > \"$1\"", variable: variable,
      until: "changed the note of Kenya")
    #expect(log.brewlog("show", "last", "--json").contains("\"new\\nlines\""))
    #expect(log.names(in: "temporary") == [])
  }

  @Test("quotes, blanks and options in the variable are the shell's")
  func quotes() throws {
    let path = log.folder + "/my editor/edit it"
    try edit(
      script: "[ \"$1|$2|$#\" = '-w|a  \"b\"|3' ] && printf quoted > \"$3\"",
      value: "'\(path)' -w 'a  \"b\"'", until: "changed the note of Kenya")
    #expect(note == "quoted\n")
  }

  @Test("VISUAL comes before EDITOR, and an empty one is none")
  func order() throws {
    log.write("#!/bin/sh\nprintf EDITOR > \"$1\"", to: "editor", mode: 0o755)
    log.brewlog("add", "bean=Kenya", "note=old")
    let terminal = try PseudoTerminal(
      ["--log", log.log], environment: ["VISUAL": "", "EDITOR": "'\(log.folder)/editor'"])
    try terminal.wait(for: "Kenya")
    terminal.type("E")
    try terminal.wait(for: "changed the note of Kenya")
    terminal.type("q")
    #expect(try terminal.waitForExit() == 0)
    #expect(note == "EDITOR\n")
  }

  @Test("it may leave the note empty, or as it was")
  func empty() throws {
    try edit(script: ": > \"$1\"", until: "changed the note of Kenya")
    #expect(note == "\n")
  }

  @Test func unchanged() throws {
    try edit(script: ": \"$1\"", until: "the note is as it was")
    #expect(note == "old\n")
    #expect(log.names(in: "temporary") == [])
  }

  @Test("one that fails changes nothing; what it wrote stays in its file, which is named")
  func fails() throws {
    let terminal = try edit(
      script: "printf kept > \"$1\"; exit 3", until: "the editor did not end well")
    #expect(note == "old\n")
    let names = log.names(in: "temporary")
    #expect(names.count == 1)
    #expect(log.text(of: "temporary/" + (names.first ?? "")) == "kept")
    #expect(terminal.output.contains("what was written is in"))
    var status = stat()
    #expect(stat(log.folder + "/temporary/" + (names.first ?? ""), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test("one that is not there changes nothing, and leaves no file")
  func missing() throws {
    try edit(script: "", value: "/nonexistent/editor", until: "the editor did not end well")
    #expect(note == "old\n")
    #expect(log.names(in: "temporary") == [])
  }

  @Test("what is no UTF-8 is not taken")
  func bytes() throws {
    try edit(script: "printf '\\377' > \"$1\"", until: "no text in UTF-8")
    #expect(note == "old\n")
    #expect(log.names(in: "temporary").count == 1)
  }
}
