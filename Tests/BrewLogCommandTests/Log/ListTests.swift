import BrewModel
import Testing

@testable import brewlog

@Suite("brewlog list and search")
struct ListTests {
  let folder = LogFolder()

  @Test("an empty log: nothing, not a word, and no file")
  func empty() throws {
    #expect(try folder.output("list") == "")
    #expect(try folder.output("list --json") == "[]\n")
    #expect(try folder.run("ls").text == "")
  }

  @Test("into a pipe: a brew a line, in full, with tabs between")
  func piped() throws {
    try folder.fill()
    #expect(
      try folder.output("list") == """
        no\t11111111-aaaa-4aaa-8aaa-000000000001\t2026-11-03T08:15:00Z\tKenya AA\tV60\t1:16.4\t4\t\
        Blackcurrant, and then a long finish
        yes\t11111111-bbbb-4bbb-8bbb-000000000002\t2026-11-02T07:00:00+01:00\tPerú El Palto\t\
        Espresso\t1:2.0\t9/10\t
        no\t22222222-cccc-4ccc-8ccc-000000000003\t2025-11-01T16:00:00Z\tSencha\t\t\t\t

        """)
  }

  @Test("JSON: one brew a line, always the same keys in the same order")
  func json() throws {
    try folder.fill()
    let lines = try folder.output("list --json").split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[2] == """
          {"id": "11111111-bbbb-4bbb-8bbb-000000000002", "date": "2026-11-02T07:00:00+01:00", \
        "kind": "coffee", "bean": "Perú El Palto", "roaster": "", "bag": null, "roasted": null, \
        "frozen": null, "thawed": null, "method": "Espresso", "style": "espresso", "grinder": "", \
        "grind": "", "dose": 18, "water": null, "yield": "36 ml", "temperature": null, "time": 28, \
        "bloom": null, "first_drip": null, "tds": 9, "infusion": null, "og": null, "fg": null, \
        "batch": null, "pitched": null, "bottled": null, "opened": null, "rating": "9/10", \
        "favorite": true, "drink": "", "tags": [], "note": ""},
        """)
    #expect(try folder.output("list --json") == folder.output("list --json"))
  }

  @Test(
    "filters, orders and limits",
    arguments: [
      ("list bean:kenya", "Kenya AA"), ("list bean:PERU", "Perú El Palto"),
      ("list bean=peru", ""), ("list 'bean=kenya aa'", "Kenya AA"),
      ("list 'rating>=4'", "Kenya AA,Perú El Palto"), ("list 'rating>4'", "Perú El Palto"),
      ("list rating=", "Sencha"), ("list method=", "Sencha"), ("list tag:fru", "Kenya AA"),
      ("list tag=fru", ""), ("list tags=fruity", "Kenya AA"), ("list favorite", "Perú El Palto"),
      ("list favourite:no", "Kenya AA,Sencha"), ("list date:2026", "Kenya AA,Perú El Palto"),
      ("list 'date<2026-11'", "Sencha"), ("list 'date>=2026-11-03'", "Kenya AA"),
      ("list date=2026-11-02", "Perú El Palto"), ("list 'time<0:30'", "Perú El Palto"),
      ("list 'dose>=15.2'", "Kenya AA,Perú El Palto"), ("list 'ratio>1:10'", "Kenya AA"),
      ("list 'extraction>17'", "Perú El Palto"), ("list kind:tea", "Sencha"),
      ("list quijote", "Kenya AA"), ("list bean:e 'rating>=4' v60", "Kenya AA"),
      ("list --sort bean", "Kenya AA,Perú El Palto,Sencha"),
      ("list --sort bean --reverse", "Sencha,Perú El Palto,Kenya AA"),
      ("list --sort rating", "Perú El Palto,Kenya AA,Sencha"),
      ("list --sort rating --reverse", "Kenya AA,Perú El Palto,Sencha"),
      ("list --sort ratio", "Kenya AA,Perú El Palto,Sencha"),
      ("list --sort date --reverse", "Sencha,Perú El Palto,Kenya AA"),
      ("list --reverse --limit 1", "Sencha"), ("list --limit 2", "Kenya AA,Perú El Palto"),
      ("search BLACKCURRANT", "Kenya AA"), ("search long black", "Kenya AA"),
      ("search peru", "Perú El Palto"), ("search bean:x", ""), ("search K6", "Kenya AA"),
    ])
  func queries(line: String, beans: String) throws {
    try folder.fill()
    let outcome = try folder.brewlog(line + " --columns bean")
    let found = outcome.text.split(separator: "\n").joined(separator: ",")
    #expect(found == beans)
    #expect(outcome.status == (beans.isEmpty ? 1 : 0))
    #expect(outcome.errors.hasPrefix(beans.isEmpty ? "brewlog: no brew fits '" : ""))
  }

  @Test(
    "what is refused",
    arguments: [
      ("list beam:x", "there is no column 'beam'; did you mean bean? See brewlog list --help"),
      (
        "list --colums x",
        "list has no option '--colums'; did you mean --columns? See brewlog list --help"
      ),
      ("list --columns ''", "--columns needs the names of columns, like date,bean,rating"),
      ("list --columns x", "there is no column 'x'; see brewlog list --help"),
      ("list --sort x", "there is no column 'x'; see brewlog list --help"),
      ("list --limit 0", "--limit needs a number of brews, at least 1, not '0'"),
      ("list --limit -1", "--limit needs a number of brews, at least 1, not '-1'"),
      ("list 'date>=x'", "date: “x” is no day; write it like 2026-11-30, 2026-11 or 2026"),
      ("list 'dose>x'", "dose: “x” is not a mass in grams; write it like 15 or 15.2"),
      (
        "list 'bean>x'",
        "bean: “>” compares numbers and days; write bean:x"
      ),
      ("list favorite:x", "favorite: “x” is neither yes nor no"),
      ("list rating:", "rating: “:” needs a value; rating= finds brews without one"),
      ("list 'rating=>4'", "rating: “=>” is none of : = < <= > >="),
      ("list ratio:x", "ratio: “x” is no number; write it like 1:16"),
      ("search", "search needs a text: brewlog search blackcurrant"),
      ("search ' '", "search needs a text: brewlog search blackcurrant"),
    ])
  func refusals(line: String, message: String) throws {
    try folder.fill()
    #expect(
      try folder.brewlog(line) == .init(text: "", errors: "brewlog: \(message)\n", status: 2))
  }

  @Test("a word that is nearly a filter is told, where nothing was found")
  func nearly() throws {
    try folder.fill()
    #expect(
      try folder.brewlog("list favorit --json")
        == .init(
          text: "[]\n", errors: "brewlog: no brew fits 'favorit'; did you mean favorite?\n",
          status: 1))
  }

  @Test("nothing that a terminal acts on comes out, whatever is in the log")
  func hostile() throws {
    let file = try folder.fill()
    var brew = Brew(Bean("a\u{1B}[31mb\u{9B}2J\u{202E}c"), at: ZonedTime("2026-11-05T00:00:00Z")!)
    brew.note = "\u{7}x\ty\r\nz\u{1B}]0;t\u{7}"
    try file.perform(LogAction("x", [.addBrew(brew)]))
    for command in ["list", "show last", "list --json", "stats", "star last", "search x"] {
      let text = try folder.output(command)
      // JSON keeps what only reorders.
      let bad = text.unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
          || $0 == "\u{202E}" && command != "list --json"
      }
      #expect(!bad, "\(command)")
    }
    #expect(
      try folder.output("list --columns bean,note --limit 1")
        == "a␛[31mb\u{FFFD}2J\u{FFFD}c\t␇x y  z␛]0;t␇\n")
  }

  @Test("a reader that has seen enough ends it without a word")
  func closedPipe() throws {
    let file = try LogFile(path: folder.log)
    var brew = Brew(Bean("x"))
    brew.note = String(repeating: "n", count: 60_000)
    let changes = (0..<20).map { _ in
      LogChange.addBrew(brew.repeated(at: brew.brewedAt).withNote(brew.note))
    }
    try file.perform(LogAction("many", changes))
    #expect(try folder.run("brewlog list | true").errors == "")
    #expect(try folder.run("brewlog list | head -c 10").text == "no\t" + file.firstID.prefix(7))
  }
}

extension Brew {
  fileprivate func withNote(_ note: String) -> Brew {
    var brew = self
    brew.note = note
    return brew
  }
}

extension LogFile {
  fileprivate var firstID: String { (try? brews(limit: 1).first?.id.description) ?? "" }
}
