import BrewModel
import Testing

@Suite("brewlog bags")
struct BagsTests {
  let folder = LogFolder()

  @Test("add, use, list: what is left, in text and in JSON")
  func bags() throws {
    #expect(try folder.output("bags") == "")
    let words = try folder.output("bags add bean='Kenya AA' weight=250 cost='14.50 EUR'")
    let id = try #require(words.split(separator: " ").dropFirst(3).first)
    #expect(words == "added the bag \(id) of Kenya AA\n")
    _ = try folder.output("add bean='Kenya AA' dose=15,2 bag=\(id)")
    _ = try folder.output("bags add bean=Old finished=yes")
    #expect(try folder.output("bags") == "\(id)\tKenya AA\t\t\t\t234.8\t250\t1\t\n")
    #expect(try folder.output("bags --all").split(separator: "\n").count == 2)
    #expect(
      try folder.output("bags --json") == """
        [
          {"id": "\(id)", "bean": "Kenya AA", "roaster": "", "roasted": null, "frozen": null, \
        "thawed": null, "days_off_roast": null, "weight": 250, "left": 234.8, "brews": 1, \
        "cost": "14.50 EUR", "finished": false, "note": ""}
        ]

        """)
    _ = try folder.output("undo")
    #expect(try folder.output("bags --all").split(separator: "\n").count == 1)
  }

  @Test("filters know bags by their beans too; one that is none fits nothing")
  func filters() throws {
    _ = try folder.output("bags add bean=Kenya weight=250")
    _ = try folder.output("add bean=Kenya dose=15 bag=kenya")
    _ = try folder.output("add bean=Guji dose=10")
    for filter in ["bag=Kenya", "bag:ken", "'bag=\"Kenya\"'"] {
      #expect(try folder.output("list \(filter) --columns bean") == "Kenya\n", "\(filter)")
    }
    #expect(try folder.output("stats bean bag=Kenya").contains("Kenya"))
    #expect(try folder.brewlog("list bag=nobody").status == 1)
  }

  @Test("a brew names its bag by the first characters of its id, or by the bean")
  func namesOfBags() throws {
    let id = try folder.output("bags add bean='Kenya AA' weight=250").split(separator: " ")[3]
    _ = try folder.output("bags add bean='Kenya AA' finished=yes")
    _ = try folder.output("add bean='Kenya AA' dose=15 bag=\(id.prefix(8))")
    _ = try folder.output("add bean='Kenya AA' dose=15 bag='kenya aa'")
    _ = try folder.output("add bean=Guji dose=10")
    _ = try folder.output("edit last bag=\(id.prefix(4))")
    #expect(try folder.output("bags") == "\(id)\tKenya AA\t\t\t\t210\t250\t3\t\n")
    #expect(
      try folder.brewlog("add bean=x bag=Guji")
        == .init(
          text: "",
          errors:
            "brewlog: bag: 'Guji' is no bag of this log; brewlog bags lists them; nothing was saved\n",
          status: 2))
    let other = try folder.output("bags add bean='Kenya AA'").split(separator: " ")[3]
    let outcome = try folder.brewlog("add bean=x bag='Kenya AA'")
    let ids = [id, other].map { String($0.prefix(8)) }.sorted().joined(separator: ", ")
    #expect(
      outcome.errors == "brewlog: bag: 'Kenya AA' may be any of \(ids); nothing was saved\n")
    #expect(try folder.output("list").split(separator: "\n").count == 3)
  }

  @Test(
    "what cannot be is refused, and nothing is saved",
    arguments: [
      ("bags remove", "bags takes add, edit, delete or nothing, not 'remove'"),
      ("bags delet", "bags takes add, edit, delete or nothing, not 'delet'; did you mean delete?"),
      ("bags add bean=x bean=y", "'bean' is given twice"),
      ("bags add bean=x left=5", "left: cannot be set: it follows from the bag and its brews"),
      ("bags add bean=x id=5", "id: cannot be set: a bag keeps its id"),
      ("bags add bean=x --all", "--all belongs to the list: brewlog bags --all"),
      ("bags add", "bean: a bag needs the name of its bean; nothing was saved"),
      ("bags add bean", "bags add takes KEY=VALUE, and 'bean' has no ="),
      ("bags add ben=x", "a bag has no key 'ben'; did you mean bean? See brewlog bags --help"),
      ("bags add bean=x weight=much", "weight: 'much' is not a mass in grams; write it like 250"),
    ])
  func mistakes(command: String, message: String) throws {
    let outcome = try folder.brewlog(command)
    #expect(outcome == .init(text: "", errors: "brewlog: \(message)\n", status: 2))
    #expect(try folder.output("bags") == "")
  }
}
