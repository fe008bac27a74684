import BrewModel
import Testing

@Suite("brewlog bags edit and delete")
struct BagChangesTests {
  let folder = LogFolder()

  private func add(_ words: String) throws -> String {
    String(try folder.output("bags add \(words)").split(separator: " ")[3])
  }

  @Test("edit: by name or id, each change is told, undo takes all of it back")
  func edit() throws {
    let id = try add("bean='Kenya AA' weight=250 cost='14.50 EUR'")
    _ = try folder.output("add bean='Kenya AA' dose=15 bag=\(id.prefix(8))")
    #expect(
      try folder.output("bags edit 'kenya aa' weight=300 roaster=Quijote frozen=2026-11-20 cost=")
        == """
        edited the bag \(id.prefix(8)) of Kenya AA
          roaster: -> 'Quijote'
          weight: '250' -> '300'
          cost: '14.50 EUR' -> nothing
          frozen: -> '2026-11-20'

        """)
    #expect(
      try folder.output("bags edit \(id.prefix(4)) bean='Kenya AB' --json")
        == """
        {"id": "\(id)", "bean": "Kenya AB", "roaster": "Quijote", "roasted": null, \
        "frozen": "2026-11-20", "thawed": null, "days_off_roast": null, "weight": 300, "left": 285, \
        "brews": 1, "cost": null, "finished": false, "note": ""}

        """)
    // The brew follows the name, as on the screen.
    #expect(try folder.output("list --columns bean,roaster") == "Kenya AB\tQuijote\n")
    #expect(try folder.output("undo") == "undone: edit the bag of Kenya AA\n")
    #expect(try folder.output("list --columns bean,roaster") == "Kenya AA\tQuijote\n")
    #expect(try folder.output("undo") == "undone: edit the bag of Kenya AA\n")
    #expect(try folder.output("bags") == "\(id)\tKenya AA\t\t\t\t235\t250\t1\t\n")
  }

  @Test("what a bag is already is no change, and no action")
  func same() throws {
    let id = try add("bean=Kenya weight=250")
    #expect(
      try folder.output("bags edit kenya weight=250 finished=no")
        == "the bag \(id.prefix(8)) of Kenya is like that already\n")
    #expect(try folder.output("undo") == "undone: add a bag of Kenya\n")
  }

  @Test("delete: several at once, their brews stay, one undo brings them back")
  func delete() throws {
    let kenya = try add("bean=Kenya")
    let peru = try add("bean=Peru finished=yes")
    _ = try folder.output("add bean=Kenya bag=kenya")
    #expect(
      try folder.output("bags delete kenya \(peru) kenya")
        == "deleted the bag \(kenya.prefix(8)) of Kenya\ndeleted the bag \(peru.prefix(8)) of Peru\n"
    )
    #expect(try folder.output("bags --all") == "")
    #expect(try folder.output("list --columns bean") == "Kenya\n")
    #expect(try folder.output("undo") == "undone: delete 2 bags\n")
    #expect(try folder.output("bags --all").split(separator: "\n").count == 2)
    #expect(try folder.output("bags delete kenya --json").contains("\"bean\": \"Kenya\""))
    #expect(try folder.output("redo 2>&1 || true").contains("nothing"))
  }

  @Test("ounces of the config file are meant and shown, other units hold")
  func ounces() throws {
    _ = try folder.run("mkdir -p config/brewlog && echo 'units = oz' > config/brewlog/config")
    _ = try add("bean=Kenya weight=8.8")
    #expect(try folder.output("bags edit kenya weight=12oz").contains("'8.8 oz' -> '12 oz'"))
    #expect(try folder.output("bags edit kenya weight=250g").contains("-> '8.82 oz'"))
    #expect(try folder.output("bags --json").contains("\"weight\": 250,"))
  }

  @Test(
    "what cannot be is refused, and nothing is saved",
    arguments: [
      (
        "bags edit", 2,
        "bags edit needs a bag and KEY=VALUE: brewlog bags edit \"Kenya AA\" weight=250"
      ),
      (
        "bags edit weight=3 cost=4", 2,
        "bags edit needs a bag and KEY=VALUE: brewlog bags edit \"Kenya AA\" weight=250"
      ),
      (
        "bags edit kenya", 2,
        "bags edit needs a bag and KEY=VALUE: brewlog bags edit \"Kenya AA\" weight=250"
      ),
      ("bags edit nobody weight=3", 1, "there is no bag 'nobody'; brewlog bags --all lists them"),
      ("bags edit kenya bean=", 2, "bean: a bag needs the name of its bean; nothing was saved"),
      (
        "bags edit kenya wieght=3", 2,
        "a bag has no key 'wieght'; did you mean weight? See brewlog bags --help"
      ),
      (
        "bags edit kenya frozen=2026-01-01", 2,
        "frozen: 2026-01-01 is before it was roasted, 2026-02-01; nothing was saved"
      ),
      ("bags edit kenya left=3", 2, "left: cannot be set: it follows from the bag and its brews"),
      ("bags edit kenya finished=maybe", 2, "finished: 'maybe' is neither yes nor no"),
      ("bags delete", 2, "bags delete needs a bag; brewlog bags lists them"),
      ("bags delete nobody", 1, "there is no bag 'nobody'; brewlog bags --all lists them"),
      ("bags edit '' weight=3", 1, "there is no bag ''; brewlog bags --all lists them"),
    ] as [(String, Int32, String)])
  func mistakes(command: String, status: Int32, message: String) throws {
    _ = try add("bean=Kenya roasted=2026-02-01")
    try folder.expectRefusal(command, message, status: status)
  }

  @Test("a text that may be any of several bags is none")
  func several() throws {
    let ids = try [add("bean=Kenya weight=250"), add("bean=Kenya weight=300")].sorted()
    let outcome = try folder.brewlog("bags delete kenya")
    #expect(
      outcome.errors
        == "brewlog: bag: 'kenya' may be any of \(ids[0].prefix(8)), \(ids[1].prefix(8))\n")
    #expect(outcome.status == 2)
  }

  @Test("a named log that is not there is no empty one")
  func missing() throws {
    for command in ["bags edit kenya weight=3", "bags delete kenya"] {
      #expect(try folder.brewlog("\(command) --log nowhere.db").status == 2)
      #expect(try folder.brewlog(command).status == 1)
    }
    #expect(try folder.run("ls").text == "")
  }
}
