import BrewLogApp
import BrewModel
import NcursesBackend
import Testing

@testable import brewlog

@Suite("Command line")
struct CommandParseTests {
  @Test("an error is one line, and nothing in it acts on a terminal, whatever was typed")
  func harmless() {
    #expect(UsageError("a\u{1B}[2Jb\nc\u{202E}").message == "a\u{241B}[2Jb c\u{FFFD}")
    let word = "bean>\u{1B}[2J"
    #expect(throws: UsageError("bean: “>” compares numbers and days; write bean:\u{241B}[2J")) {
      var selection = try BrewSelection(LogRequest(command: "list"))
      try selection.take(filters: [word], units: .metric)
    }
  }

  @Test(
    "what is asked for",
    arguments: [
      ("compare", Command.compare(sample: 1_000, screen: ScreenOptions())),
      ("", .logScreen(path: nil, screen: ScreenOptions())),
      ("log", .logScreen(path: nil, screen: ScreenOptions())),
      ("--log a.db --ascii", .logScreen(path: "a.db", screen: ScreenOptions(isASCII: true))),
      ("log --log=b/c.db", .logScreen(path: "b/c.db", screen: ScreenOptions())),
      ("compare --log a.db", .compare(sample: 1_000, log: "a.db", screen: ScreenOptions())),
      (
        "--plain --ambiguous-width=2",
        .logScreen(path: nil, screen: ScreenOptions(isPlain: true, ambiguousWidth: 2))
      ),
      ("compare --sample 7", .compare(sample: 7, screen: ScreenOptions())),
      ("--sample=1000000 compare", .compare(sample: 1_000_000, screen: ScreenOptions())),
      ("compare --sample 3 --sample 4", .compare(sample: 4, screen: ScreenOptions())),
      (
        "compare --no-mouse --ascii --color=never",
        .compare(
          sample: 1_000, screen: ScreenOptions(usesMouse: false, isASCII: true, color: .never))
      ),
      (
        "--color always compare",
        .compare(sample: 1_000, screen: ScreenOptions(color: .always))
      ),
      (
        "experiment rows",
        .experiment(.one(name: "rows"), parameters: ExperimentParameters())
      ),
      (
        "experiment --json --rows 5 all --toggles=3",
        .experiment(
          .all, parameters: ExperimentParameters(rows: 5, toggles: 3), .report(.json))
      ),
      ("lab cart", .lab(name: "cart", screen: ScreenOptions())),
      ("lab", .lab(name: nil, screen: ScreenOptions())),
      ("--no-mouse lab", .lab(name: nil, screen: ScreenOptions(usesMouse: false))),
      (
        "experiment cart --toggles 3",
        .experiment(
          .one(name: "cart"), parameters: ExperimentParameters(toggles: 3))
      ),
      (
        "experiment all --csv --trace t.json",
        .experiment(.all, parameters: ExperimentParameters(), .report(.csv, trace: "t.json"))
      ),
      (
        "experiment cart --folded",
        .experiment(.one(name: "cart"), parameters: ExperimentParameters(), .report(.folded))
      ),
      (
        "experiment all --baseline=b.json",
        .experiment(
          .all, parameters: ExperimentParameters(), .guarding(baseline: "b.json", updates: false))
      ),
      (
        "experiment --update-baseline all --baseline b.json --rows 5",
        .experiment(
          .all, parameters: ExperimentParameters(rows: 5),
          .guarding(baseline: "b.json", updates: true))
      ),
      (
        "experiment rows --scale",
        .experiment(.one(name: "rows"), parameters: ExperimentParameters(), .scale)
      ),
      ("compare --record r", .compare(sample: 1_000, screen: ScreenOptions(record: "r"))),
      ("lab cart --record=r", .lab(name: "cart", screen: ScreenOptions(record: "r"))),
      ("replay r", .replay(file: "r")),
      (
        "replay --markdown --markdown r --trace -",
        .replay(file: "r", format: .markdown, trace: "-")
      ),
      ("lab --ascii settings", .lab(name: "settings", screen: ScreenOptions(isASCII: true))),
      ("lab rows", .compare(sample: 1_000, screen: ScreenOptions())),
      ("--help", .help), ("-h", .help), ("help", .help),
      ("help compare", .commandHelp(command: "compare")),
      ("--help lab", .commandHelp(command: "lab")),
      ("compare --help", .commandHelp(command: "compare")),
      ("lab cart -h", .commandHelp(command: "lab")),
      ("experiment rows --help", .commandHelp(command: "experiment")),
      ("experiment --csv -h --nonsense", .commandHelp(command: "experiment")),
      ("replay --help r", .commandHelp(command: "replay")),
      ("-h replay", .commandHelp(command: "replay")),
      ("log --help", .commandHelp(command: "log")), ("--ascii --help", .help),
      ("help help", .help), ("--help --log a.db", .help), ("help --color=never", .help),
      ("help --ascii lab", .commandHelp(command: "lab")), ("--version", .version),
      ("list", .log(LogRequest(command: "list"))),
      (
        "list --json --limit 3 bean:x --sort=date",
        .log(
          LogRequest(
            command: "list", words: ["bean:x"], values: ["--limit": "3", "--sort": "date"],
            flags: ["--json"]))
      ),
      (
        "--log list show --log=a.db last -- --json",
        .log(
          LogRequest(command: "show", words: ["last", "--json"], values: ["--log": "a.db"]))
      ),
      ("add --help", .commandHelp(command: "add")), ("help add", .commandHelp(command: "add")),
      ("--help add", .commandHelp(command: "add")), ("star last -h", .commandHelp(command: "star")),
    ])
  func commands(line: String, expected: Command) throws {
    #expect(try Command.parse(line.split(separator: " ").map(String.init)) == expected)
  }

  @Test(
    "what cannot be followed, and the words that say so",
    arguments: [
      ("log file.db", "log takes no argument 'file.db'"),
      ("log --log", "--log needs the path of a log after it"),
      ("lab --log a.db", "--log belongs to brewlog log and brewlog compare, not to lab"),
      ("compare --log a.db --sample 3", "--sample and --log do not go together; choose one"),
      ("compare --record r --log a.db", "--record is for sample brews"),
      ("compare help", "compare takes no argument 'help'"),
      ("teapot", "there is no command 'teapot'; see brewlog --help"),
      ("lsit", "there is no command 'lsit'; did you mean list? See brewlog --help"),
      ("help nonsense", "there is no command 'nonsense'; see brewlog --help"),
      ("help lsit", "there is no command 'lsit'; did you mean list? See brewlog --help"),
      ("--help comprae", "there is no command 'comprae'; did you mean compare? See brewlog"),
      (
        "lab teapot",
        "there is no lab 'teapot'; choose rows, settings, counter, player, cart, screens"
      ),
      ("lab cart all", "there is no place for 'all'"),
      ("lab cart --json", "--json belongs to brewlog experiment and brewlog replay, not to lab"),
      ("lab cart --sample 3", "--sample belongs to brewlog compare, not to lab"),
      ("--bogus", "there is no option '--bogus'"),
      ("-x", "there is no option '-x'"),
      ("compare --bogus=1", "there is no option '--bogus'"),
      ("compare now", "compare takes no argument 'now'"),
      ("compare --sample", "--sample needs a whole number of brews from 1 to 1000000 after it"),
      ("compare --sample 0", "not '0'"),
      ("compare --sample -1", "not '-1'"),
      ("compare --sample abc", "not 'abc'"),
      ("compare --sample=", "not ''"),
      ("compare --sample 1.5", "not '1.5'"),
      ("compare --sample 1000000000", "not '1000000000'"),
      ("compare --sample 99999999999999999999", "not '99999999999999999999'"),
      ("compare --json", "--json belongs to brewlog experiment"),
      ("compare --color=blue", "--color needs one of auto, always, never, not 'blue'"),
      ("compare --ascii=yes", "--ascii takes no value 'yes'"),
      ("--version=2", "--version takes no value '2'"),
      (
        "experiment", "experiment needs a name: rows, settings, counter, player, cart, screens, all"
      ),
      ("experiment cols", "there is no experiment 'cols'; choose rows, settings"),
      ("experiment rows all", "there is no place for 'all'"),
      (
        "experiment settings --rows 5",
        "--rows belongs to the experiment rows (and all), not to settings"
      ),
      ("experiment --rows=1000 --json cart", "--rows belongs to the experiment rows"),
      (
        "compare --sample 1000001",
        "--sample needs a whole number of brews from 1 to 1000000, not '1000001'"
      ),
      ("lab cart --rows 3", "--rows belongs to brewlog experiment, not to lab"),
      ("experiment rows --sample 3", "--sample belongs to brewlog compare"),
      ("experiment rows --toggles 0", "not '0'"),
      ("experiment rows --toggles 10001", "from 1 to 10000"),
      ("experiment all --json --csv", "--json and --csv do not go together"),
      ("experiment all --update-baseline", "--update-baseline needs --baseline"),
      ("experiment all --baseline", "--baseline needs a file after it"),
      ("experiment all --baseline=", "--baseline needs a file after it"),
      ("experiment all --baseline b --json", "--baseline and --json do not go together"),
      ("experiment all --baseline b --trace t", "--baseline and --trace do not go together"),
      ("experiment cart --scale", "--scale belongs to the experiment rows"),
      ("experiment all --scale", "--scale belongs to the experiment rows"),
      (
        "experiment rows --scale --rows 5",
        "--scale has sizes of its own; there is no place for --rows"
      ),
      ("experiment rows --scale --baseline b", "there is no place for --baseline"),
      ("experiment rows --record r", "--record belongs to brewlog compare and brewlog lab, not to"),
      ("replay", "replay needs a file"), ("replay a b", "replay takes one file"),
      ("replay r --baseline b", "--baseline belongs to brewlog experiment, not to replay"),
      ("compare --trace t", "--trace belongs to brewlog experiment and brewlog replay"),
      ("replay r --csv=x", "--csv takes no value 'x'"),
      ("compare -- --help", "compare takes no argument '--help'"),
    ])
  func refusals(line: String, words: String) {
    let error = #expect(throws: UsageError.self) {
      try Command.parse(line.split(separator: " ").map(String.init))
    }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "no error")")
  }

  @Test("a message has one line and nothing that a terminal acts on")
  func messagesAreHarmless() {
    let hostile = "\u{1B}[31m\n\r\u{9B}2J\u{202E}" + String(repeating: "x", count: 10_000)
    let error = #expect(throws: UsageError.self) { try Command.parse([hostile]) }
    let message = error?.message ?? ""
    #expect(message.contains("\\u{1b}[31m\\u{a}\\u{d}\\u{9b}2J\\u{202e}"))
    #expect(message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(message.count < 200)
  }

  @Test("a character with ten thousand marks does not fill the message")
  func messagesAreShort() {
    let hostile = "e" + String(repeating: "\u{301}", count: 10_000)
    let error = #expect(throws: UsageError.self) { try Command.parse([hostile]) }
    #expect(error.map { $0.message.unicodeScalars.count < 200 } == true)
  }

  @Test("the help names every command, option and experiment")
  func helpIsComplete() {
    let words =
      ["compare", "lab", "experiment", "--sample", "--rows", "--toggles", "--json", "--no-mouse"]
      + ["replay", "--csv", "--markdown", "--folded", "--trace", "--baseline", "--update-baseline"]
      + ["--scale", "--record", "--ascii", "--color=auto|always|never", "--help", "--version"]
      + Experiments.all.map { $0.name }
    for word in words { #expect(Help.text.contains(word)) }
    #expect(Help.text.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }
}
