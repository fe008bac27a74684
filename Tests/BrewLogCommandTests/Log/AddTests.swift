import BrewModel
import Testing

@Suite("brewlog add")
struct AddTests {
  let folder = LogFolder()

  @Test("the bean alone is enough, and the log is made")
  func beanAlone() throws {
    let text = try folder.output("add bean='Kenya AA'")
    let brew = try #require(LogFile(path: folder.log).brews().first)
    #expect(text == "added \(brew.id.description.prefix(8)) Kenya AA\n")
    #expect(brew.bean == Bean("Kenya AA"))
    #expect(brew.kind == .coffee)
  }

  @Test("the example of the issue, and every value as it was typed")
  func values() throws {
    try folder.output(
      "add bean='Kenya AA' method=V60 dose=15,2 water=250 rating=4 tag=washed tag=fruity")
    let brew = try #require(LogFile(path: folder.log).brews().first)
    #expect(brew.method == Method("V60", style: .pourOver))
    #expect(brew.dose == 15.2)
    #expect(brew.water == Amount(250))
    #expect(brew.rating == Rating(4))
    #expect(brew.tags == ["washed", "fruity"])
  }

  @Test("what list --json prints for a key, add takes for it")
  func roundTrip() throws {
    let line =
      "add date='2026-11-03 08:15' kind=coffee bean=B roaster=R roasted=2026-10-20 "
      + "frozen=2026-10-21 thawed=2026-10-30 method=Moka style=percolation grinder=G grind=4,7 dose=15.25 "
      + "water='250 ml' yield=200 temperature='200 F' time=2:30 bloom=30 first_drip=5.5 tds=1.31 "
      + "infusion=2 rating=9/10 favorite=yes drink=Latte tags='a, b' note='x y'"
    try folder.output(line)
    let printed = try folder.output("list --json --columns \(Self.keys)")
    #expect(
      printed == """
        [
          {"date": "2026-11-03T08:15:00Z", "kind": "coffee", "bean": "B", "roaster": "R", \
        "roasted": "2026-10-20", "frozen": "2026-10-21", "thawed": "2026-10-30", "method": "Moka", \
        "style": "percolation", "grinder": "G", "grind": "4,7", "dose": 15.25, "water": "250 ml", \
        "yield": 200, "temperature": 93.33, "time": 150, "bloom": 30, "first_drip": 5.5, \
        "tds": 1.31, "infusion": 2, "rating": "9/10", "favorite": true, "drink": "Latte", \
        "tags": ["a", "b"], "note": "x y"}
        ]

        """)
  }

  private static let keys =
    "date,kind,bean,roaster,roasted,frozen,thawed,method,style,grinder,grind,dose,water,yield,"
    + "temperature,time,bloom,first_drip,tds,infusion,rating,favorite,drink,tags,note"

  @Test("what is unusual is saved with a warning")
  func unusual() throws {
    let outcome = try folder.brewlog("add bean=B dose=80")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "brewlog: warning: dose: 80 g is unusual: most lie within 5 … 60 g; check the unit\n")
    #expect(try LogFile(path: folder.log).brewCount() == 1)
  }

  @Test(
    "what is refused, and that nothing is saved",
    arguments: [
      ("", "add needs a bean, or the bag that it is from: brewlog add bean=\"Kenya AA\""),
      ("dose=15", "add needs a bean, or the bag that it is from: brewlog add bean=\"Kenya AA\""),
      ("bean=", "bean: a brew needs the name of its bean or drink; nothing was saved"),
      ("Kenya", "add takes KEY=VALUE, and 'Kenya' has no =; write it like bean=\"Kenya AA\""),
      ("ben=x", "there is no key 'ben'; did you mean bean? See brewlog add --help"),
      ("teapot=x", "there is no key 'teapot'; see brewlog add --help"),
      ("id=x bean=x", "id: cannot be set: a brew keeps its id"),
      ("bean=a bean=b", "'bean' is given twice"),
      ("bean=x dose=abc", "dose: 'abc' is not a mass in grams; write it like 15 or 15.2"),
      (
        "bean=x dose=9000",
        "dose: 9000 g is not possible: it must lie within 0.1 … 2000 g; nothing was saved"
      ),
      ("bean=x --jsno", "add has no option '--jsno'; did you mean --json? See brewlog add --help"),
      ("bean=x --log", "--log needs FILE after it"),
      ("bean=x --json=1", "--json takes no value '1'"),
      (
        "bean=x bag=f81d4fae-7dec-41d0-a765-00a0c91e6bf6",
        "bag: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6' is no bag of this log; brewlog bags lists them; nothing was saved"
      ),
      ("bean=x --log /proc/x.db", "/proc/x.db: cannot make /proc/x.db.new"),
    ])
  func refusals(arguments: String, message: String) throws {
    let outcome = try folder.brewlog("add " + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.text == "")
    if message.hasPrefix("/proc") {
      #expect(outcome.errors.hasPrefix("brewlog: " + message))
    } else {
      #expect(outcome.errors == "brewlog: " + message + "\n")
    }
    #expect(try folder.run("ls").text == "")
  }

  @Test("--like begins with the settings of another brew, and leaves its judgement out")
  func like() throws {
    try folder.fill()
    let json = try folder.output(
      "add --like last grind=5 date=2026-11-04 --json")
    #expect(json.contains("\"bean\": \"Kenya AA\", \"roaster\": \"Quijote\""))
    #expect(json.contains("\"grinder\": \"K6\", \"grind\": \"5\", \"dose\": 15.2, \"water\": 250"))
    #expect(json.contains("\"rating\": null, \"favorite\": false"))
  }
}
