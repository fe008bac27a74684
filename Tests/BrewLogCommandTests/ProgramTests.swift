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
