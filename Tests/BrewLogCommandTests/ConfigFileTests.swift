import BrewLogApp
import BrewModel
import NcursesBackend
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
        .init(
          line: 2,
          reason:
            "there is no setting 'teapot'; there are ambiguous-width, ascii, color, columns, key.ACTION, mouse, plain, units"
        ),
        .init(line: 3, reason: "ascii is yes or no, not 'maybe'"),
        .init(line: 4, reason: "'ascii' has no =; write it like ascii = yes"),
        .init(
          line: 5,
          reason: "there is no column 'beam'; did you mean bean? See brewlog list --help"),
      ])
    #expect(read.settings == Settings(isASCII: true))
  }

  @Test("keys, units, mouse and colour")
  func screens() throws {
    let read = Settings.read(
      "key.star = ö F5\nunits = oz, floz, °F\nmouse = no\ncolor = never\ncolumns = bean, ratio")
    #expect(read.mistakes == [])
    #expect(read.settings.keys == [.init(action: "star", keys: "ö F5", line: 1)])
    #expect(
      read.settings.units.usesOunces && read.settings.units.usesFluidOunces
        && read.settings.units.usesFahrenheit)
    #expect(read.settings.usesMouse == false)
    #expect(read.settings.color == .never)
    let preferences = read.settings.preferences
    #expect(preferences.columns == ["bean", "ratio"].compactMap(BrewColumn.init(name:)))
    #expect(!preferences.keys.isEmpty)
  }

  @Test("mistakes about keys and units are told with their line")
  func keyMistakes() throws {
    let read = Settings.read(
      "key.sta = s\nkey.star = xy\nkey.star = Ctrl-l\nunits = stones\nkey.star = d\ncolor = red\nkey. = x"
    )
    #expect(
      read.mistakes.map(\.line) == [1, 2, 3, 4, 5, 6, 7])
    #expect(
      read.mistakes[0].reason
        == "no screen has an action 'sta'; did you mean key.star?; man brewlog lists them under CONFIG FILE"
    )
    #expect(
      read.mistakes[1].reason
        == "key.star: “xy” is no key; write it like s, Space, Ctrl-x or F5")
    #expect(
      read.mistakes[2].reason
        == "key.star: Ctrl-l is the terminal's, and can be given to nothing else")
    #expect(
      read.mistakes[3].reason == "units are g or oz, ml or floz, C or F, not 'stones'")
    #expect(
      read.mistakes[4].reason
        == "key.star takes d, the only key of delete; give that another with key.delete")
    #expect(read.settings.keys.map(\.keys) == ["d"], "the rest holds")
  }

  @Test("an action that is not there: the nearest, where all stand, and those that are fixed")
  func unknownActions() throws {
    func reason(_ action: String) throws -> String {
      try #require(Settings.read("key.\(action) = x").mistakes.first).reason
    }
    #expect(
      try reason("teapot")
        == "no screen has an action 'teapot'; man brewlog lists them under CONFIG FILE")
    for action in ["prompt-enter", "Enter", "escape"] {
      #expect(
        try reason(action)
          == "no screen has an action '\(action)'; Enter and Esc in the last line are fixed")
    }
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
    try folder.run("printf '\\357\\273\\277columns = bean\\n' > config/brewlog/config")
    #expect(try folder.output("list --limit 1") == "Kenya AA\n", "the mark of UTF-8 is passed over")
    for other in ["mkdir", "mkfifo"] {
      try folder.run("rm -r config/brewlog/config; \(other) config/brewlog/config")
      let outcome = try folder.brewlog("list --limit 1")
      #expect(outcome.status == 0)
      #expect(outcome.errors.hasSuffix("/config: it is no config file; nothing in it holds\n"))
    }
  }

  @Test("plain screens, and characters of ambiguous width")
  func plainAndWidth() {
    let read = Settings.read("plain = yes\nambiguous-width = 2\nambiguous-width = 3\nplain = 1")
    #expect(read.settings == Settings(isPlain: true, ambiguousWidth: 2))
    #expect(
      read.mistakes == [
        .init(line: 3, reason: "ambiguous-width is 1 or 2, not '3'"),
        .init(line: 4, reason: "plain is yes or no, not '1'"),
      ])
  }
}
