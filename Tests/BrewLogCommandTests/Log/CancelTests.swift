import BrewModel
import Testing

@testable import brewlog

@Suite("Ctrl-c while something goes on")
struct CancelTests {
  let folder = LogFolder()

  /// Commands that may take long, on a log and a table of many brews.
  nonisolated static let commands = [
    "import big.csv", "export out.json", "backup out.db", "check", "restore copy.db",
    "star last",
  ]

  @Test("at any moment: all of it or nothing, and 130", arguments: commands)
  func interrupted(command: String) throws {
    let changes = (0..<2_000).map { index in
      LogChange.addBrew(Brew(Bean("Kenya \(index)"), at: ZonedTime(.init(milliseconds: index))))
    }
    try LogFile(path: folder.log).perform(LogAction("fill", changes))
    try folder.run(
      "brewlog backup copy.db; (echo date,bean; for i in $(seq 1 2000); do echo 2026-01-02,Peru $i; done) > big.csv"
    )
    let counts = ["2000", "4000"]
    var statuses: Set<Int32> = []
    for moment in 0..<12 {
      // A shell with jobs: one without has what it starts in the background ignore Ctrl-c.
      let outcome = try folder.run(
        "exec 2>errors; bash -c 'set -m; brewlog \(command) >/dev/null & for i in $(seq \(moment * moment * 20)); do :; done; "
          + "kill -INT %1 2>/dev/null; wait %1'")
      statuses.insert(outcome.status)
      #expect([0, 130].contains(outcome.status), "\(command), \(moment): \(outcome)")
      #expect(try folder.output("check").hasPrefix(folder.log + ": no damage\n"))
      let count = try folder.run("brewlog list --columns id | wc -l").text.trimmed
      #expect(counts.contains(count), "\(command), \(moment): \(count)")
      let left = try folder.run("ls; rm -f out.json out.db").text
      #expect(!left.contains(".copy-") && !left.contains(".new") && !left.contains("journal"))
      if count == "4000" { try folder.output("undo") }
    }
    // The first are ended before they do anything.
    #expect(statuses.contains(130))
  }

  @Test("what was started with Ctrl-c ignored goes on to its end")
  func ignored() throws {
    try folder.run(
      "(echo date,bean; for i in $(seq 1 2000); do echo 2026-01-02,Peru $i; done) > big.csv")
    let outcome = try folder.run(
      "bash -c 'trap \"\" INT; brewlog import big.csv >/dev/null & "
        + "while kill -INT $! 2>/dev/null; do :; done; wait $!'")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try folder.run("brewlog list --columns id | wc -l").text.trimmed == "2000")
  }

  @Test("how far it is: a part of the whole where that is known, else the time")
  func line() {
    #expect(
      LongWork.line("exporting", (done: 512, total: 2_048), seconds: 3)
        == "exporting, 25 % after 3 s; Ctrl-c ends it")
    #expect(
      LongWork.line("copying", (done: 9, total: 8), seconds: 1)
        == "copying, 100 % after 1 s; Ctrl-c ends it")
    #expect(LongWork.line("checking", nil, seconds: 12) == "checking, 12 s; Ctrl-c ends it")
    #expect(LongWork.line("checking", (0, 0), seconds: 2) == "checking, 2 s; Ctrl-c ends it")
  }
}
