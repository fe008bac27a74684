import Glibc
import TextFormats
import Testing

@testable import brewlog

/// One table over all commands of the log: what each is given, that its JSON is JSON, and that it uses the log that
/// `--log` names and no other.
@Suite("Every command")
struct EveryCommandTests {
  let folder = LogFolder()

  /// In this order in one log. The keys are those of the outermost object, or of the objects in an array.
  nonisolated static let lines: [(line: String, keys: [String])] = [
    ("add bean=x", ["id", "date", "kind"]), ("list kenya", ["id", "date", "kind"]),
    ("show last", ["id", "date", "kind"]), ("show last last-1", ["id", "date", "kind"]),
    ("edit last rating=3", ["id", "date", "kind"]), ("star last last-1", ["id", "date", "kind"]),
    ("unstar last", ["id", "date", "kind"]), ("delete last", ["id", "date", "kind"]),
    ("undo", ["action"]), ("redo", ["action"]), ("search kenya", ["id", "date", "kind"]),
    ("stats", ["all", "bean", "method", "grinder"]),
    ("bags add bean=x weight=250", ["id", "bean", "roaster"]),
    ("bags", ["id", "bean", "roaster"]), ("export", ["brewlog", "bags", "brews"]),
    ("import brews.json", ["format", "done", "new"]), ("backup copy.db", ["path"]),
    ("restore", ["path", "kind", "made"]), ("restore newest", ["restored", "kept"]),
    ("check", ["path", "ok", "problems", "notes"]), ("path", ["path"]),
  ]
  /// Print text alone, for shells and for installing.
  nonisolated static let textual = ["completions", "man"]

  @Test("the table has every command, and they say that they take --json and --log")
  func isWhole() {
    let names = Set(Self.lines.map { String($0.line.prefix { $0 != " " }) })
    #expect(names == Set(LogCommand.all.map(\.guide.name)).subtracting(Self.textual))
    for command in LogCommand.all {
      let options = Set(command.guide.options.map(\.name))
      #expect(
        options.isSuperset(of: ["--json", "--log"]) != Self.textual.contains(command.guide.name),
        "\(command.guide.name)")
    }
  }

  @Test("JSON, from the log that is named")
  func json() throws {
    try folder.fill()
    try folder.run("brewlog export --json > brews.json; mv brewlog.db other.db; rm -f brewlog.db.*")
    for (line, keys) in Self.lines {
      let text = try folder.output(line + " --json --log other.db")
      let value = try JSONValue(parsing: text)
      let object = if case .array(let elements) = value { elements.first } else { value }
      #expect(object?.members.map(\.name).prefix(keys.count) ?? [] == keys[...], "\(line): \(text)")
    }
    #expect(try folder.run("ls brewlog.db*").text == "")
  }

  @Test(
    "what ends with 1: something was asked for and is not there, and nothing is printed of it",
    arguments: [
      "list xyzzy", "show ffff", "edit ffff rating=3", "star ffff", "unstar ffff", "delete ffff",
      "undo; brewlog undo", "redo", "search xyzzy", "stats xyzzy", "restore --log none.db",
      "check --log none.db",
    ])
  func notThere(line: String) throws {
    try folder.fill()
    let before = try folder.state()
    let outcome = try folder.brewlog(line)
    #expect(outcome.status == ExitStatus.difference)
    let name = String(line.prefix { $0 != " " && $0 != ";" })
    let guide = try #require(LogCommand.named(name)?.guide)
    #expect(guide.failures.contains { $0.status == ExitStatus.difference }, "the help of \(name)")
    if !line.hasPrefix("undo") { #expect(try folder.state() == before) }
  }

  @Test("what ends with 2: a wrong word, an unknown option, a log that cannot be used")
  func unusable() throws {
    try folder.run("echo nonsense > foreign.db; mkdir folder")
    for name in LogCommand.all.map(\.guide.name) {
      let option = try folder.brewlog("\(name) --nonsense")
      #expect(option.status == ExitStatus.unusable && option.text == "", "\(name)")
      #expect(option.errors.hasPrefix("brewlog: \(name) has no option '--nonsense'"))
    }
    for (line, _) in Self.lines where !["path", "check"].contains(line) && !line.hasPrefix("rest") {
      let outcome = try folder.brewlog(line + " --log folder")
      #expect(outcome.status == ExitStatus.unusable, "\(line): \(outcome)")
      #expect(outcome.errors.contains("folder"), "\(line): \(outcome.errors)")
    }
  }

  @Test("the screens too have help, and refuse what they do not know")
  func screens() throws {
    for guide in CommandGuide.screens {
      let help = try folder.output("\(guide.name) --help")
      #expect(help == guide.help)
      let start = "brewlog \(guide.name): \(guide.summary).\n\nUsage:\n  brewlog \(guide.name)"
      #expect(help.hasPrefix(start))
      for option in guide.options {
        #expect(help.contains("\n  \(option.name) "), "\(guide.name) \(option.name)")
        // The usage of the whole program has its options too, but for those of the completions.
        #expect(Help.text.contains(option.name), "\(option.name)")
      }
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
      #expect(help.contains("\nExit status:\n  0    all is well\n"))
      #expect(try folder.output("help \(guide.name)") == help)
      for example in guide.examples {
        _ = try Command.parse(example.split(separator: " ").dropFirst().map(String.init))
        #expect(help.contains("\n  \(example)\n"))
      }
      #expect(!guide.examples.isEmpty)
      #expect(try folder.brewlog("\(guide.name) --nonsense").status == ExitStatus.unusable)
    }
    #expect(
      try folder.brewlog("compare --log none.db")
        == .init(
          text: "",
          errors:
            "brewlog: 'none.db' is not there; without --log there are sample brews\n",
          status: 2))
  }
}
