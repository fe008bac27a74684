import BrewModel
import Glibc
import Testing

@Suite("Copies by command")
struct CopyTests {
  let folder = LogFolder()

  @Test("backup: a copy that is a log, for the user alone; nothing is overwritten")
  func backup() throws {
    try folder.fill()
    #expect(try folder.output("backup copy.db") == "copy.db\n")
    #expect(try folder.output("list --log copy.db") == folder.output("list"))
    #expect(try folder.run("stat -c %a copy.db").text == "600\n")
    let again = try folder.brewlog("backup copy.db")
    #expect(again.status == 2)
    #expect(again.errors == "brewlog: \(folder.log): cannot make copy.db: File exists\n")
    let named = try folder.output("backup")
    #expect(named.hasPrefix(folder.log + ".backup-20"))
    #expect(try folder.output("check --log '\(named.dropLast())'").hasSuffix(": no damage\n"))
    #expect(
      try folder.brewlog("backup a b").errors
        == "brewlog: backup takes one file; there is no place for 'b'\n")
  }

  @Test("restore: lists the copies, puts one in place, keeps what was there")
  func restore() throws {
    #expect(try folder.brewlog("restore") == .init(text: "", status: 1))
    try folder.fill()
    #expect(try folder.brewlog("restore").status == 1, "an empty log has no copy")
    let before = try LogFile(path: folder.log).brews()
    try folder.output("star last")
    try folder.output("backup mine.db")
    let daily = try folder.output("restore")
    #expect(daily.hasPrefix(folder.log + ".daily-"))
    #expect(try folder.output("restore --json").contains("\"kind\": \"daily\""))
    try folder.output("delete last last-1 last-2")
    let text = try folder.output("restore mine.db")
    let lines = text.split(separator: "\n")
    #expect(lines.first == "restored mine.db")
    #expect(
      lines.last?.hasPrefix(
        "the log as it was is kept; this brings it back: brewlog restore '\(folder.log).before-restore-"
      )
        == true)
    let undo = try folder.brewlog("undo")
    #expect(
      undo.errors
        == "brewlog: the restore before is not taken back by that; this does it: "
        + lines[1].split(separator: ": ")[1] + "\n")
    try folder.output("redo")
    #expect(try folder.output("list --columns bean") == "Kenya AA\nPerú El Palto\nSencha\n")
    #expect(try folder.output("restore newest").hasPrefix("restored " + daily.dropLast() + "\n"))
    #expect(try LogFile(path: folder.log).brews() == before, "before the first change of the day")
  }

  @Test("copies of one second have a name each, and restore knows those of backup")
  func withinASecond() throws {
    try folder.fill()
    let copies = try (1...3).map { _ in String(try folder.output("backup").dropLast()) }
    #expect(Set(copies).count == 3)
    try folder.output("delete last")
    for copy in copies { try folder.output("restore '\(copy)'") }
    let listed = try folder.output("restore").split(separator: "\n").map(String.init)
    #expect(Set(copies).isSubset(of: listed))
    #expect(listed.filter { $0.contains(".before-restore-") }.count == 3)
    #expect(try folder.output("restore --json").contains("\"kind\": \"backup\""))
  }

  @Test("restore refuses what is no good log, and leaves the log alone")
  func refused() throws {
    try folder.fill()
    try folder.output("star last")
    try folder.run("echo nonsense > bad.db")
    let before = try folder.state()
    let outcome = try folder.brewlog("restore bad.db")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "brewlog: bad.db: it is no whole log, and the log stays as it is\n")
    let missing = try folder.brewlog("restore nothing.db")
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "brewlog: nothing.db: there is no such file; brewlog restore lists the copies\n")
    #expect(try folder.state() == before)
    try folder.run("rm *.daily-*")
    #expect(try folder.brewlog("restore newest").status == 1)
  }

  @Test("check: all is well, there is none, and damage with the copy that brings it back")
  func check() throws {
    #expect(
      try folder.brewlog("check")
        == .init(text: folder.log + ": there is no log yet\n", status: 1))
    try folder.fill()
    try folder.output("star last")
    #expect(try folder.output("check") == folder.log + ": no damage\n")
    #expect(
      try folder.output("check --json")
        == "{\"path\": \"\(folder.log)\", \"ok\": true, \"problems\": [], \"notes\": []}\n")
    try folder.run(
      "cp *.daily-* good; printf 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' | dd of=brewlog.db conv=notrunc"
    )
    let damaged = try folder.brewlog("check")
    #expect(damaged.status == 1)
    #expect(damaged.text.contains("the log is damaged"))
    #expect(damaged.text.contains("brewlog restore brings it back"))
    let json = try folder.brewlog("check --json")
    #expect(json.status == 1)
    #expect(json.text.contains("\"ok\": false, \"problems\": [\""))
    let list = try folder.brewlog("list")
    #expect(list.status == 2)
    #expect(list.errors.contains("the log is damaged"))
    try folder.output("restore newest")
    try folder.output("check")
  }

  @Test("path: the option, the variable, the places of XDG")
  func path() throws {
    #expect(try folder.output("path") == folder.log + "\n")
    #expect(try folder.output("path --log x.db") == "x.db\n")
    #expect(
      try folder.run("unset BREWLOG_LOG; XDG_DATA_HOME=/d brewlog path").text
        == "/d/brewlog/brewlog.db\n")
    #expect(
      try folder.run("unset BREWLOG_LOG XDG_DATA_HOME; HOME=/h brewlog path").text
        == "/h/.local/share/brewlog/brewlog.db\n")
    let homeless = try folder.run("unset BREWLOG_LOG XDG_DATA_HOME HOME; brewlog list")
    #expect(homeless.status == 2)
    #expect(homeless.errors.contains("there is no HOME to keep the log in"))
  }
}
