import BrewModel
import Testing

@testable import brewlog

@Suite("Help, manual and completions")
struct GuideTests {
  let folder = LogFolder()

  nonisolated static let commands = [
    "add", "list", "show", "edit", "star", "unstar", "delete", "undo", "redo", "search", "stats",
    "bags", "import", "export", "backup", "restore", "check", "path", "completions", "man",
  ]

  @Test("every command has help, by either way, and it names its options", arguments: commands)
  func help(command: String) throws {
    let text = try folder.output("\(command) --help")
    #expect(try folder.output("help \(command)") == text)
    #expect(try folder.output("\(command) x -h") == text)
    let guide = try #require(LogCommand.named(command)?.guide)
    #expect(text.hasPrefix("brewlog \(command): \(guide.summary).\n\nUsage:\n  brewlog \(command)"))
    for option in guide.allOptions { #expect(text.contains("  " + option.name)) }
    #expect(text.contains("\nExit status:\n  0    all is well\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 90 })
    #expect(Help.text.contains("brewlog \(command)"))
  }

  @Test("every example of the help works", arguments: commands)
  func examples(command: String) throws {
    let file = try folder.fill()
    try file.perform(LogAction("edit", [.setFavorite(Brew.three[0].id, true)]))
    if command == "add" { _ = try folder.output("bags add bean='Kenya AA'") }
    if command == "import" {
      try folder.run(
        "brewlog export --csv brews.csv; brewlog export --beanconqueror Beanconqueror.json;"
          + "printf 'When,What,Cup score\\n2026-01-02,Kenya,4\\n' > sheet.csv")
    }
    for example in LogCommand.named(command)?.guide.examples ?? [] {
      let outcome = try folder.run(example)
      #expect(outcome.status == 0, "\(example): \(outcome.errors)")
      #expect(outcome.errors == "", "\(example)")
    }
  }

  @Test("every command has an example, and those of data print JSON")
  func examplesOfAll() {
    for guide in CommandGuide.all { #expect(!guide.examples.isEmpty, "\(guide.name)") }
    for guide in CommandGuide.all {
      for example in guide.examples where example.hasPrefix("brewlog") {
        #expect(example.contains("brewlog \(guide.name)") || example == "brewlog", "\(example)")
      }
    }
  }

  @Test("names that nobody took for others")
  func names() {
    #expect(LogCommand.all.map(\.guide.name) == Self.commands)
    #expect(Set(CommandGuide.all.map(\.name)).count == CommandGuide.all.count)
    for guide in CommandGuide.all {
      #expect(Set(guide.options.map(\.name)).count == guide.options.count)
    }
    // An option has a value in every command or in none: the first word is found by that. But --scale has one for
    // `import`, and none for `experiment`.
    let options = CommandGuide.all.flatMap(\.options)
    let withValue = Set(options.filter { $0.value != nil }.map(\.name))
    let without = Set(options.filter { $0.value == nil }.map(\.name))
    #expect(withValue.intersection(without) == ["--scale"])
  }

  @Test(
    "the name that was meant",
    arguments: [
      ("lsit", "list"), ("lis", "list"), ("sho", "show"), ("serach", "search"), ("LIST", "list"),
      ("exprt", "export"), ("x", nil), ("", nil), ("teapot", nil), ("undoo", "undo"),
      ("compar", "compare"),
    ])
  func nearest(typed: String, expected: String?) {
    #expect(NearestName.of(typed, among: CommandGuide.all.map(\.name)) == expected)
  }

  @Test("the manual has every command, option and key, and troff understands it")
  func manual() throws {
    let page = try folder.output("man")
    for guide in CommandGuide.all {
      #expect(page.contains(".SS \(ManualPage.escaped(guide.name))"))
      for option in guide.options {
        #expect(page.contains("\\fB" + ManualPage.escaped(option.name)))
      }
    }
    for field in BrewField.allCases { #expect(page.contains("\\fB\(field.key)\\fR")) }
    let file = try folder.output("man brewlog-log")
    for table in ["brew", "bag", "action", "change", "counter"] {
      #expect(file.contains("\\fB\(table)\\fR"))
    }
    #expect(page.unicodeScalars.allSatisfy(\.isASCII) && file.unicodeScalars.allSatisfy(\.isASCII))
    if try folder.run("command -v groff").status == 0 {
      for name in ["brewlog", "brewlog-log"] {
        let check = try folder.run("brewlog man \(name) | groff -man -ww -Tascii -z")
        #expect(check == .init(text: ""))
      }
    }
    #expect(try folder.brewlog("man x").status == 2)
  }

  /// The options of the commands of the laboratory, as the manual shows them.
  nonisolated static let laboratoryOptions: [(command: String, options: [String])] = [
    ("compare", ["--sample N", "--log FILE", "--record FILE"] + screenOptions),
    ("lab [NAME]", ["--record FILE"] + screenOptions),
    (
      "experiment NAME|all",
      [
        "--rows N", "--toggles M", "--json", "--csv", "--markdown", "--folded", "--trace FILE",
        "--baseline FILE", "--update-baseline", "--scale",
      ]
    ),
    ("replay FILE", ["--json", "--csv", "--markdown", "--folded", "--trace FILE"]),
  ]
  nonisolated static let screenOptions = [
    "--no-mouse", "--ascii", "--plain", "--ambiguous-width N", "--color WHEN",
  ]

  @Test("the manual has the laboratory with all its options", arguments: laboratoryOptions)
  func laboratoryManual(command: String, options: [String]) throws {
    let page = try folder.output("man").replacing("\\-", with: "-")
    let start = try #require(page.firstRange(of: ".SS \(command)\n")?.upperBound)
    let rest = page[start...]
    let end = rest.firstRange(of: ".S")?.lowerBound ?? rest.endIndex
    let terms = rest[..<end].split(separator: "\n").filter { $0.hasPrefix("\\fB") }
    #expect(terms.map { $0.dropFirst(3).dropLast(3) } == options.map { $0[...] })
  }

  @Test("the manual says what may differ")
  func differences() throws {
    let page = try folder.output("man")
    for line in [
      "Exit status 1: an experiment differs from its claim, for no known reason, or from its baseline.",
      "Exit status 1: what ran differs from what the session ran.",
      "nothing was found, there is nothing to undo, a check found damage, or a measurement differs: "
        + "an experiment from its claim, for no known reason, or from its baseline, or a replay from its session",
    ] {
      #expect(page.contains(line + "\n"), "\(line)")
    }
  }

  @Test("every shell completes every command and option", arguments: Shell.allCases)
  func completions(shell: Shell) throws {
    let text = try folder.output("completions \(shell.rawValue)")
    for guide in CommandGuide.all {
      #expect(text.contains(guide.name))
      for option in guide.options {
        #expect(text.contains(shell == .fish ? "-l \(option.name.dropFirst(2)) " : option.name))
      }
    }
    if try folder.run("command -v \(shell.rawValue)").status == 0 {
      let flag = shell == .fish ? "--no-execute" : "-n"
      #expect(
        try folder.run("brewlog completions \(shell.rawValue) > c; \(shell.rawValue) \(flag) c")
          == .init(text: ""))
    }
  }

  /// What the shells themselves make of it, where they are installed.
  nonisolated static let offers = [
    ("brewlog un", "unstar undo"), ("brewlog list --so", "--sort"),
    ("brewlog list --sort rat", "ratio rating"), ("brewlog add be", "bean="),
    ("brewlog edit l", "last"), ("brewlog completions ", "bash fish zsh"),
    ("brewlog restore ne", "newest"), ("brewlog compare --color ne", "never"),
    ("brewlog undo --js", "--json"), ("brewlog backup cop", "copy-1"),
    ("brewlog list --log cop", "copy-1"), ("brewlog path xyz", ""),
  ]

  /// The same in every shell.
  nonisolated static let laboratoryOffers: [(String, String)] = [
    ("brewlog rep", "replay"), ("brewlog replay cop", "copy-1"),
    ("brewlog replay --fo", "--folded"), ("brewlog replay --js", "--json"),
    ("brewlog replay --cs", "--csv"), ("brewlog replay --ma", "--markdown"),
    ("brewlog replay --trace cop", "copy-1"), ("brewlog experiment c", "cart counter"),
    ("brewlog experiment al", "all"), ("brewlog experiment rows --ba", "--baseline"),
    ("brewlog experiment all --baseline cop", "copy-1"),
    ("brewlog experiment all --up", "--update-baseline"),
    ("brewlog experiment rows --cs", "--csv"), ("brewlog experiment rows --ma", "--markdown"),
    ("brewlog experiment rows --fo", "--folded"), ("brewlog experiment rows --tr", "--trace"),
    ("brewlog experiment rows --trace cop", "copy-1"),
    ("brewlog experiment rows --sc", "--scale"), ("brewlog lab c", "cart counter"),
    ("brewlog lab --re", "--record"), ("brewlog lab cart --record cop", "copy-1"),
    ("brewlog compare --re", "--record"), ("brewlog compare --record cop", "copy-1"),
    ("brewlog add ta", "tag= tags="), ("brewlog edit last ta", "tag= tags="),
  ]

  @Test("what fish offers", arguments: offers + laboratoryOffers)
  func fish(line: String, expected: String) throws {
    guard try folder.run("command -v fish").status == 0 else { return }
    let outcome = try folder.run(
      "touch copy-1; brewlog completions fish > c; fish -N -c \"source c; complete -C '\(line)'\" | cut -f1"
    )
    #expect(outcome.errors == "")
    #expect(Set(outcome.text.split(separator: "\n")) == Set(expected.split(separator: " ")))
  }

  @Test("what zsh offers", arguments: offers + laboratoryOffers)
  func zsh(line: String, expected: String) throws {
    guard try folder.run("command -v zsh").status == 0 else { return }
    try folder.run("touch copy-1 found; brewlog completions zsh > _brewlog")
    try folder.run("cat > complete.zsh <<'END'\n\(Self.zshScript)END\n")
    let outcome = try folder.run("zsh -f complete.zsh '\(line)'; sort -u found | grep .")
    #expect(outcome.errors == "")
    #expect(Set(outcome.text.split(separator: "\n")) == Set(expected.split(separator: " ")))
  }

  /// Presses tab in a shell on a terminal, once it waits for keys, and notes in a file what is added to the matches.
  nonisolated static let zshScript = #"""
    zmodload zsh/zpty
    zpty z zsh -f -i
    zpty -w z 'PS1= PS2=; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D
    compadd() {
      if [[ " $@ " != *" -"(O|A|D)" "* ]]; then
        local -a added; builtin compadd -A added "$@"; print -lr -- $added >> found
      fi
      builtin compadd "$@"
    }
    zle-line-init() { : > ready }; zle -N zle-line-init'
    while [[ ! -e ready ]] { zpty -r -t z line || : }
    zpty -w -n z "$1"$'\t\x15touch finished\n'
    while [[ ! -e finished ]] { zpty -r -t z line || : }

    """#

  @Test("a shell that there is not", arguments: ["", "csh", "bash zsh"])
  func noShell(words: String) throws {
    #expect(
      try folder.brewlog("completions " + words)
        == .init(
          text: "", errors: "brewlog: completions needs one shell: bash, zsh or fish\n", status: 2))
  }

  nonisolated static let bashOffers: [(String, String)] = [
    ("brewlog un", "unstar undo"), ("brewlog list --so", "--sort"),
    ("brewlog list --sort rat", "ratio rating"), ("brewlog list --sort = rat", "ratio rating"),
    ("brewlog add be", "bean="), ("brewlog add bean = ", ""), ("brewlog add bean =", ""),
    ("brewlog edit l", "last"), ("brewlog completions ", "bash fish zsh --help"),
    ("brewlog --log x li", "list"), ("brewlog experiment c", "cart counter"),
    ("brewlog restore ne", "newest"), ("brewlog compare --color = ne", "never"),
    ("brewlog backup cop", "copy-1"), ("brewlog list --log cop", "copy-1"),
  ]

  @Test("what bash offers", arguments: bashOffers + laboratoryOffers)
  func bash(line: String, expected: String) throws {
    guard try folder.run("command -v bash").status == 0 else { return }
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
    let script =
      "touch copy-1; brewlog completions bash > c; bash --norc -c 'source ./c; COMP_WORDS=(\"$@\"); "
      + "COMP_CWORD=$(($# - 1)); _brewlog; echo \"${COMPREPLY[*]}\"' bash "
      + words.joined(separator: " ")
    let outcome = try folder.run(script)
    #expect(outcome.errors == "")
    let offered = Set(outcome.text.dropLast().split(separator: " "))
    #expect(offered == Set(expected.split(separator: " ")))
  }
}
