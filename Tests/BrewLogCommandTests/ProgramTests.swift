import Glibc
import Testing

@Suite("Program")
struct ProgramTests {
  @Test(
    "what it cannot do: one line on standard error, exit status 2",
    arguments: [
      "", "--bogus", "teapot", "list --bogus", "compare now", "compare --sample 0",
      "compare --sample -1",
      "compare --sample abc", "compare --sample 1000000000", "compare </dev/null",
      "compare </dev/null >/dev/null", "experiment", "experiment rows --rows 0",
      "experiment cart --rows 5", "lab </dev/null", "lab cart </dev/null",
      "replay", "replay /nowhere", "replay /dev/null", "replay /", "replay /proc/self/exe",
      "experiment cart --baseline /nowhere/b --update-baseline",
      "experiment cart --baseline /nowhere", "experiment cart --baseline /dev/null",
      "experiment cart --trace /nowhere/t", "compare --record /dev/null </dev/null",
      "--version >/dev/full", "\"$(printf '\\033[31m')\"",
    ])
  func refusals(arguments: String) throws {
    let result = try Outcome(of: arguments, before: "2>&1 >/dev/null ")
    #expect(result.status == 2)
    #expect(result.text.hasPrefix("brewlog: "))
    #expect(result.text.hasSuffix("\n"))
    #expect(result.text.unicodeScalars.count { $0.value < 0x20 || $0.value == 0x7F } == 1)
    let silent = try Outcome(of: arguments, before: "2>/dev/null ")
    #expect(silent.text == "")
  }

  @Test("without a terminal it says so, and what runs without one")
  func noTerminal() throws {
    let result = try Outcome(of: "compare </dev/null 2>&1")
    #expect(result.text.hasPrefix("brewlog: the screen needs a terminal: "))
    #expect(result.text.hasSuffix("; brewlog experiment all runs without one\n"))
  }

  @Test("help and version go to standard output", arguments: ["--help", "-h", "--version"])
  func help(arguments: String) throws {
    let result = try Outcome(of: arguments + " 2>/dev/null")
    #expect(result.status == 0)
    #expect(result.text.contains("brewlog"))
  }

  @Test("the experiment prints its report, and its exit status says that all agrees")
  func experiment() throws {
    let table = try Outcome(of: "experiment rows --rows 30 --toggles 2")
    #expect(table.status == 0)
    #expect(table.text.hasPrefix("Experiment rows: 30 rows, 2 toggles.\n"))
    let one = try Outcome(of: "experiment rows --rows 30 --toggles 2 --json")
    #expect(one.status == 0)
    #expect(one.text.hasPrefix("{\n  \"experiment\": \"rows\",\n  \"parameters\": {\"rows\": 30,"))
    #expect(one.text.hasSuffix("],\n  \"agrees\": true\n}\n"))
    let all = try Outcome(of: "experiment all --rows 30 --toggles 2 --json")
    #expect(all.text.hasPrefix("[\n  {\n    \"experiment\": \"rows\","))
    #expect(all.text.hasSuffix("    \"agrees\": true\n  }\n]\n"))
  }

  @Test("a baseline is made, kept, and broken: statuses 0, 0 and 1, then 2 for a damaged file")
  func baseline() throws {
    let file = "/tmp/brewlog-baseline-\(getpid()).json"
    defer { unlink(file) }
    let arguments = "experiment cart --toggles 2 --baseline \(file)"
    #expect(try Outcome(of: arguments + " 2>/dev/null").status == 2)
    let missing = try Outcome(of: arguments + " 2>&1")
    #expect(missing.status == 2)
    #expect(
      missing.text == "brewlog: there is no baseline '\(file)' yet; to make it, "
        + "run this again with --update-baseline\n")
    let made = try Outcome(of: arguments + " --update-baseline")
    #expect(made.status == 0)
    #expect(made.text.hasPrefix("33 counts written to \(file).\n"))
    let kept = try Outcome(of: arguments)
    #expect(kept.status == 0)
    #expect(kept.text.hasPrefix("All 33 counts are those of \(file), in two runs.\n"))
    let broken = try Outcome(of: "experiment cart --toggles 3 --baseline \(file)")
    #expect(broken.status == 1)
    #expect(broken.text.hasPrefix("measure "))
    #expect(broken.text.contains(/\ncart\/parameters\/toggles +2 +3 +\+1\n/))
    _ = try Outcome(of: "--version; printf '{' > \(file)")
    let damaged = try Outcome(of: arguments + " --update-baseline 2>&1")
    #expect(damaged.status == 2)
    #expect(
      damaged.text == "brewlog: the baseline '\(file)' is damaged: line 1: "
        + "the file ends in the middle; it may have been cut off\n")
  }

  @Test("reports in every format, and a trace beside them")
  func formats() throws {
    let file = "/tmp/brewlog-trace-\(getpid()).json"
    defer { unlink(file) }
    let csv = try Outcome(of: "experiment cart --toggles 2 --csv --trace \(file)")
    #expect(csv.status == 0)
    #expect(csv.text.hasPrefix("experiment,measure,claim ObservableObject,"))
    let trace = try Outcome(of: "--version; cat \(file)")
    #expect(trace.text.contains("\"traceEvents\": ["))
    let markdown = try Outcome(of: "experiment cart --toggles 2 --markdown")
    #expect(markdown.text.hasPrefix("| experiment | section | measure |"))
    let folded = try Outcome(of: "experiment cart --toggles 2 --folded")
    #expect(folded.text.contains("\nLegacyCartList;LegacyCartRow[0] "))
  }

  @Test("a recording is replayed: status 0, or 1 where it ran something else")
  func replay() throws {
    let file = "/tmp/brewlog-recording-\(getpid())"
    defer { unlink(file) }
    func write(_ lines: String) throws {
      _ = try Outcome(of: "--version; printf '\(lines)' > \(file)")
    }
    let head = "brewlog-recording 1\\nscreen compare\\nsample 10\\nsize 80 24\\n10 key \"0\"\\n"
    try write(head)
    let replayed = try Outcome(of: "replay \(file)")
    #expect(replayed.status == 0)
    #expect(replayed.text.hasPrefix("Replay of compare: 10 brews, 80 x 24 cells, 1 of 1 frames.\n"))
    #expect(
      try Outcome(of: "replay \(file) --json").text == Outcome(of: "replay \(file) --json").text)
    #expect(
      try Outcome(of: "replay \(file) --folded").text.contains("LegacyListView;LegacyRow[0] 2\n"))
    try write(head + "ran \"ModernListView\" 1 7 0 0\\nend\\n")
    let other = try Outcome(of: "replay \(file)")
    #expect(other.status == 1)
    #expect(other.text.contains("ModernListView/bodies "))
    #expect(other.text.hasSuffix("\nThe session ran something else.\n"))
    try write(head + "20 dance\\n")
    let wrong = try Outcome(of: "replay \(file) 2>&1")
    #expect(wrong.status == 2)
    #expect(
      wrong.text.hasPrefix(
        "brewlog: the recording '\(file)' cannot be followed: line 6: expected key,"))
  }

  @Test("a reader that goes away ends it without a word")
  func closedPipe() throws {
    let result = try Outcome(of: "experiment rows --rows 30 2>&3 | true", before: "exec 3>&1; ")
    #expect(result.text == "")
  }
}

/// What the program that is built beside these tests wrote, and its exit status.
private struct Outcome {
  let text: String
  let status: Int32

  /// - Parameters:
  ///   - arguments: for a shell, redirections included.
  ///   - before: redirections that come before those.
  init(of arguments: String, before: String = "") throws {
    let stream = try #require(popen(before + "'\(BuiltProgram.path)' " + arguments, "r"))
    var bytes: [UInt8] = []
    while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    text = String(decoding: bytes, as: UTF8.self)
    status = pclose(stream) >> 8
  }
}
