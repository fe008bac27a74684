import BrewModel
import Testing

@Suite("A log that others use too")
struct SharedLogTests {
  let folder = LogFolder()

  @Test("two programs at once lose nothing")
  func twoAtOnce() throws {
    let many = (1...2).map { writer in
      "(for i in 1 2 3 4 5 6 7 8 9 10; do brewlog add bean=w\(writer)-$i >/dev/null || echo failed; done) &"
    }
    let outcome = try folder.run(many.joined(separator: " ") + " wait")
    #expect(outcome == .init(text: ""))
    #expect(try LogFile(path: folder.log).brewCount() == 20)
    #expect(try folder.output("check") == folder.log + ": no damage\n")
  }

  @Test(
    "a log that is open on a screen shows what a command did at its next refresh, and undo reaches it"
  )
  func screen() throws {
    let log = try BrewLog(try folder.fill())
    try folder.output("star last")
    #expect(log.entries[0].isFavorite == false)
    #expect(log.refresh())
    #expect(log.entries[0].isFavorite)
    try folder.output("add bean=New date=2026-11-20")
    log.refresh()
    #expect(log.entries.map(\.brew.bean.name) == ["New", "Kenya AA", "Perú El Palto", "Sencha"])
    try log.undo()
    #expect(try folder.output("list --columns bean --limit 1") == "Kenya AA\n")
    try log.setFavorite([log.entries[2]], true)
    #expect(try folder.output("undo") == "undone: star Sencha\n")
  }

  @Test("reading leaves bytes, times and names alone")
  func reading() throws {
    try folder.fill()
    let before = try folder.state()
    let lines = [
      "list", "list --json", "list bean:x", "search kenya", "show last", "stats", "stats --json",
      "check", "path", "restore", "restore --json", "man", "completions bash", "list --bogus",
    ]
    for line in lines { try folder.brewlog(line) }
    #expect(try folder.state() == before)
  }

  @Test("a log that may not be written is listed, and a change says why not")
  func readOnly() throws {
    let file = try folder.fill()
    _ = file
    try folder.run("sqlite3 brewlog.db 'PRAGMA user_version = 99' || true")
    guard try folder.run("command -v sqlite3").status == 0 else { return }
    #expect(try folder.output("list --columns bean --limit 1") == "Kenya AA\n")
    let outcome = try folder.brewlog("star last")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a newer BrewLog has written this log (version 99"))
  }
}
