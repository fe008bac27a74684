import BrewModel
import Testing

@Suite("Values that cannot be")
struct CheckNotesTests {
  let folder = LogFolder()

  private func importOdd(_ count: Int) throws {
    let rows = (0..<count).map { "2026-01-02 08:\(10 + $0),Kenya \($0),\($0 % 2 == 0 ? 11 : 4),93" }
    let table = (["Date,Bean,Rating (1-5),Temp"] + rows).joined(separator: "\n")
    try folder.run("cat > odd.csv <<'END'\n\(table)\nEND")
    try folder.output("import odd.csv --scale 5")
  }

  @Test("times that no calendar has are damage, and stop nobody from reading the rest")
  func times() throws {
    try folder.output("add bean=A")
    try folder.output("add bean=B")
    for change in [
      "utc_offset = 9223372036854775807", "brewed_at = -9223372036854775808",
      "brewed_at = 9223372036854775807",
    ] {
      try folder.run("sqlite3 brewlog.db \"UPDATE brew SET \(change) WHERE bean = 'A'\"")
      #expect(
        try folder.output("list --columns bean").split(separator: "\n").sorted() == ["A", "B"])
      #expect(try folder.output("export --json").contains("\"A\""))
      let check = try folder.brewlog("check")
      #expect(check.status == 1)
      #expect((check.text + check.errors).contains("the times of 1 brew are in no calendar"))
    }
  }

  @Test("check lists them, with what to do, and they are no damage")
  func listed() throws {
    try importOdd(3)
    try folder.run("brewlog bags add bean=x; sqlite3 brewlog.db 'UPDATE bag SET weight = -1'")
    let bag = try #require(try LogFile(path: folder.log).bags().first?.id.description.prefix(8))
    let brews = try LogFile(path: folder.log).brews()
    let before = try folder.state()
    let lines = try folder.output("check").split(separator: "\n").map(String.init)
    #expect(try folder.state() == before)
    #expect(lines.first == "\(folder.log): no damage")
    #expect(
      lines.dropFirst() == [
        "note: 3 values of 3 records cannot be; brewlog edit ID KEY=VALUE sets one right, KEY= forgets it (of bags: brewlog bags edit)",
        "  bag \(bag) x: weight: -1 g is not possible: it must lie within 0 … 100000 g",
        "  \(brews[0].id.description.prefix(8)) Kenya 2: rating: 11 is not possible: it must lie within 0 … 5",
        "  \(brews[2].id.description.prefix(8)) Kenya 0: rating: 11 is not possible: it must lie within 0 … 5",
      ])
    let json = try folder.output("check --json")
    #expect(json.contains(#""ok": true"#))
    #expect(
      json.contains(
        #"{"record": "brew", "id": "\#(brews[0].id)", "bean": "Kenya 2", "key": "rating", "reason": "11 is not"#
      ))
    // Mended, they are not told any more.
    try folder.output("edit \(brews[0].id) rating=")
    try folder.output("edit \(brews[2].id) rating=5")
    #expect(
      try folder.output("check").hasPrefix("\(folder.log): no damage\nnote: 1 value of 1 record"))
  }

  @Test("many are not all listed for people")
  func many() throws {
    try importOdd(44)
    let lines = try folder.output("check").split(separator: "\n")
    #expect(lines.count == 23 && lines.last == "… and 2 more; see --json")
    #expect(try folder.output("check --json").split(separator: "\"record\"").count == 23)
  }

  @Test("a log without any says nothing of them")
  func none() throws {
    try folder.fill()
    #expect(try folder.output("check") == "\(folder.log): no damage\n")
    #expect(try folder.output("check --json").contains(#""notes": []"#))
  }
}
