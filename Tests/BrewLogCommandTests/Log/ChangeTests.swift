import BrewModel
import Testing

@Suite("Commands that change brews")
struct ChangeTests {
  let folder = LogFolder()

  @Test("show: what was recorded and what follows from it")
  func show() throws {
    try folder.fill()
    #expect(
      try folder.output("show last") == """
        id           11111111-aaaa-4aaa-8aaa-000000000001
        date         2026-11-03T08:15:00Z
        kind         coffee
        bean         Kenya AA
        roaster      Quijote
        method       V60
        style        pour over
        grinder      K6
        grind        4,7
        dose         15.2 g
        water        250 g
        rating       4/5
        tags         washed, fruity
        ratio        1:16.4
        strength     60.8 g/l

        Blackcurrant, and then
        a long finish

        """)
    let espresso = try folder.output("show 11111111-b")
    for line in [
      "yield        36 ml", "time         28 s", "rating       9/10", "favorite     yes",
    ] {
      #expect(espresso.contains(line + "\n"))
    }
    #expect(espresso.contains("extraction   18.00 % by TDS × drink ∕ dose\n"))
    #expect(try folder.output("show --json last").hasPrefix("{\"id\": \"11111111-aaaa"))
    #expect(try folder.output("show --json last last-2").hasPrefix("[\n  {\"id\": \"11111111-aaaa"))
    #expect(try folder.output("show last last-2").contains("finish\n\nid           22222222"))
  }

  @Test(
    "brews that there are not, and words that stand for none",
    arguments: [
      ("1234", 1, "there is no brew '1234'"),
      ("last-3", 1, "the log has no more than 3 brews"),
      (
        "111", 2,
        "'111' is no id; give 4 or more of the characters that brewlog list shows, or last"
      ),
      (
        "Kenya", 2,
        "'Kenya' is no id; give 4 or more of the characters that brewlog list shows, or last"
      ),
      ("last-x", 2, "'last-x' is no brew; write it like last or last-1"),
      (
        "11111111", 2,
        "'11111111' begins more than one id (11111111-aaaa-4aaa-8aaa-000000000001, 11111111-bbbb-4bbb-8bbb-000000000002); give more of it"
      ),
    ])
  func noSuchBrew(word: String, status: Int32, message: String) throws {
    try folder.fill()
    // Also behind one that there is: nothing is changed then.
    for command in ["show", "star", "unstar", "delete"] {
      for words in [word, "last-2 " + word] {
        try folder.expectRefusal("\(command) \(words)", message, status: status)
      }
    }
    try folder.expectRefusal("edit \(word) rating=3", message, status: status)
  }

  @Test("without a brew", arguments: ["show", "star", "unstar", "delete"])
  func noWord(command: String) throws {
    let message = "brewlog: \(command) needs the id of a brew; brewlog list shows them\n"
    #expect(try folder.brewlog(command) == .init(text: "", errors: message, status: 2))
  }

  @Test("edit: each field that is new; nothing for what is so already")
  func edit() throws {
    let file = try folder.fill()
    #expect(
      try folder.output("edit 22222222 rating=3,5 tag=green tag=japan note='a b'") == """
        edited 22222222 Sencha
          rating: -> '3.5'
          tags: -> 'green, japan'
          note: -> 'a b'

        """)
    #expect(
      try folder.output("edit 22222222 rating= bean='Sencha Yame'") == """
        edited 22222222 Sencha Yame
          bean: 'Sencha' -> 'Sencha Yame'
          rating: '3.5' -> nothing

        """)
    let revision = try file.revision()
    #expect(
      try folder.output("edit 22222222 rating=") == "22222222 Sencha Yame is like that already\n")
    #expect(try file.revision() == revision)
    #expect(try folder.output("edit last rating=5 --json").contains("\"rating\": 5,"))
    let brews = try file.brews()
    #expect(brews[0].rating == Rating(5))
    #expect(brews[2].tags == ["green", "japan"])
  }

  @Test(
    "edits that are refused change nothing",
    arguments: [
      ("edit", "edit needs a brew and KEY=VALUE: brewlog edit last rating=4"),
      ("edit last", "edit needs a brew and KEY=VALUE: brewlog edit last rating=4"),
      (
        "edit last rating=6",
        "rating: 6 is not possible: it must lie within 0 … 5; nothing was saved"
      ),
      (
        "edit last ratin=4", "there is no key 'ratin'; did you mean rating? See brewlog edit --help"
      ),
      (
        "edit last rating=4 star",
        "edit takes KEY=VALUE, and 'star' has no =; write it like bean=\"Kenya AA\""
      ),
      (
        "edit last roasted=2026-11-04",
        "roasted: 2026-11-04 is after the brew, 2026-11-03; nothing was saved"
      ),
    ])
  func refusedEdits(line: String, message: String) throws {
    try folder.fill()
    try folder.expectRefusal(line, message)
  }

  @Test("an old value that was odd already does not stand in the way of an edit")
  func oddBefore() throws {
    let file = try folder.fill()
    var odd = Brew.three[2]
    odd.dose = 50_000
    try file.perform(LogAction("import", [.editBrew(from: Brew.three[2], to: odd)]))
    try folder.output("edit 2222 rating=4")
    #expect(try file.brews()[2].rating == Rating(4))
  }

  @Test("star, unstar, delete, undo and redo")
  func stars() throws {
    let file = try folder.fill()
    #expect(
      try folder.output("star last 2222 last")
        == "starred 11111111 Kenya AA\nstarred 22222222 Sencha\n")
    #expect(try file.brews().map(\.isFavorite) == [true, true, true])
    #expect(try folder.output("star last") == "starred 11111111 Kenya AA\n")
    #expect(try folder.output("unstar last-1") == "unstarred 11111111 Perú El Palto\n")
    #expect(
      try folder.output("delete last last-1") == """
        deleted 11111111 Kenya AA
        deleted 11111111 Perú El Palto

        """)
    #expect(try file.brews().map(\.bean.name) == ["Sencha"])
    #expect(try folder.output("undo") == "undone: delete 2 brews\n")
    #expect(try folder.output("undo") == "undone: unstar Perú El Palto\n")
    // Starring what has a star was no change.
    #expect(try folder.output("undo") == "undone: star 2 brews\n")
    #expect(try file.brews() == Brew.three)
    #expect(try folder.output("redo") == "done again: star 2 brews\n")
    #expect(try file.brews().map(\.isFavorite) == [true, true, true])
  }

  @Test("nothing to undo or redo: exit status 1, and no file is made")
  func nothingToUndo() throws {
    #expect(
      try folder.brewlog("undo")
        == .init(text: "", errors: "brewlog: there is nothing to undo\n", status: 1))
    #expect(
      try folder.brewlog("redo")
        == .init(text: "", errors: "brewlog: there is nothing to redo\n", status: 1))
    #expect(
      try folder.brewlog("undo all")
        == .init(text: "", errors: "brewlog: undo takes no argument 'all'\n", status: 2))
    #expect(try folder.run("ls").text == "")
    try folder.fill()
    let before = try folder.state()
    #expect(try folder.brewlog("redo").status == 1)
    #expect(try folder.state() == before)
  }

  @Test("a text in another normal form looks the same, has other bytes, and is stored")
  func normalForms() throws {
    _ = try folder.output("add bean=$(printf 'Per\\303\\272') note=x")
    _ = try folder.output("bags add bean=$(printf 'Per\\303\\272')")
    let id = try folder.output("list --columns id").prefix(8)
    let spelled = "$(printf 'Peru\\314\\201')"
    #expect(
      try folder.output("edit last bean=\(spelled) note=x")
        == "edited \(id) Peru\u{301}\n  bean: 'Peru\u{301}', in another normal form of Unicode\n")
    #expect(Array(try folder.output("list --columns bean").utf8) == Array("Peru\u{301}\n".utf8))
    #expect(
      try folder.output("edit last bean=\(spelled)")
        == "\(id) Peru\u{301} is like that already\n")
    #expect(try folder.output("bags edit peru bean=\(spelled)").contains("another normal form"))
    #expect(try folder.output("bags --json").utf8.contains(0xCC))
    _ = try folder.output("undo")
    _ = try folder.output("undo")
    #expect(Array(try folder.output("list --columns bean").utf8) == Array("Per\u{FA}\n".utf8))
  }
}
