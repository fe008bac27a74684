import BrewModel
import Testing

@testable import brewlog

@Suite("Config file")
struct ConfigFileTests {
  let folder = LogFolder()

  @Test("lines, comments, blanks; the last of a name counts")
  func lines() throws {
    let text = "# mine\r\n\n ascii=yes \ncolumns = date , bean\nascii = no\n  # x\nascii = yes"
    let read = Settings.read(text)
    #expect(read.mistakes == [])
    #expect(
      read.settings == Settings(columns: [.field(.date), .field(.bean)], isASCII: true))
    #expect(Settings.read("").settings == Settings())
  }

  @Test("each mistake is told with its line, and the rest holds")
  func mistakes() throws {
    let read = Settings.read(
      "asci = yes\nteapot = 1\nascii = maybe\nascii\ncolumns = beam\nascii = yes")
    #expect(
      read.mistakes == [
        .init(line: 1, reason: "there is no setting 'asci'; did you mean ascii?"),
        .init(line: 2, reason: "there is no setting 'teapot'; there are ascii, columns"),
        .init(line: 3, reason: "ascii is yes or no, not 'maybe'"),
        .init(line: 4, reason: "'ascii' has no =; write it like ascii = yes"),
        .init(
          line: 5,
          reason: "there is no column 'beam'; did you mean bean? See brewlog list --help"),
      ])
    #expect(read.settings == Settings(isASCII: true))
  }

  @Test("the program follows it, and an option wins")
  func program() throws {
    try folder.fill()
    try folder.run(
      "mkdir -p config/brewlog; printf 'columns = bean\\nx\\n' > config/brewlog/config")
    let warning =
      "brewlog: warning: \(folder.path)/config/brewlog/config:2: 'x' has no =; write it like ascii = yes\n"
    #expect(
      try folder.brewlog("list --limit 1") == .init(text: "Kenya AA\n", errors: warning))
    #expect(try folder.brewlog("list --limit 1 --columns method").text == "V60\n")
    #expect(try folder.brewlog("completions bash").errors == "")
    try folder.run("rm config/brewlog/config; mkdir config/brewlog/config")
    let outcome = try folder.brewlog("list --limit 1")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasSuffix("/config: it is no config file; nothing in it holds\n"))
  }
}
