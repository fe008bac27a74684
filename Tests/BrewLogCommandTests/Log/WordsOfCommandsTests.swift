import BrewModel
import Testing

@testable import brewlog

@Suite("What commands print")
struct WordsOfCommandsTests {
  let folder = LogFolder()

  @Test("one of a thing is not several")
  func plurals() throws {
    try folder.run("printf 'date,bean\\n2026-01-02,Kenya\\n' > one.csv")
    #expect(try folder.output("import one.csv").hasPrefix("CSV with commas: 1 brew\n"))
    #expect(try folder.output("undo") == "undone: import of 1 brew\n")
    try folder.output("redo")
    #expect(
      try folder.brewlog("show last-1").errors == "brewlog: the log has no more than 1 brew\n")
    try folder.output("edit last roasted=2026-01-01")
    #expect(try folder.output("show last").contains("off roast    1 day\n"))
    let report = try folder.output("experiment rows --rows 1 --toggles 1")
    #expect(report.hasPrefix("Experiment rows: 1 row, 1 toggle.\n"))
    #expect(try folder.output("experiment cart --toggles 1").contains("1 change each"))
  }

  @Test("times are shown as a clock shows them, in full where a program reads them")
  func times() throws {
    try folder.output("add bean=x time=150 bloom=28.5 first_drip=8")
    #expect(try folder.output("list --columns time,bloom,first_drip") == "2:30\t0:28.5\t0:08\n")
    #expect(
      try folder.output("list --json --columns time,bloom").contains(
        #"{"time": 150, "bloom": 28.5}"#))
    #expect(try folder.output("show last").contains("time         2:30\nbloom        28.5 s\n"))
    let brew = try #require(try LogFile(path: folder.log).brews().first)
    let column = BrewColumn.field(.bloom)
    #expect(column.text(of: brew, in: .metric, isForPeople: true) == "0:28")
    #expect(
      try folder.output("edit last time=2:31,5").split(separator: "\n").last
        == "  time: '2:30' -> '2:31.5'")
  }

  @Test("in ASCII signs are spelled, and columns stay under their titles")
  func ascii() throws {
    try folder.output("add bean='Kenya … AA' temp=93 dose=15 rating=4 note='90° → 93°C ≥ 92'")
    #expect(
      try folder.output("list --ascii --columns bean,note")
        == "Kenya ... AA\t90 -> 93C >= 92\n")
    #expect(try folder.output("show last --ascii").contains("\ntemperature  93 C\n"))
    #expect(
      try folder.output("stats bean --ascii") == "bean\tKenya ... AA\t1\t1\t4.00\t\t4\t15 g, 93 C\n"
    )
    let table = FittedTable(
      columns: [.init(title: "temp", isRightAligned: true), .init(title: "note", least: 4)],
      rows: [["93 °C", "short"], ["199.4 °F", "much too long a note"]])
    #expect(
      table.text(OutputStyle(columns: 17, isASCII: true)) == """
           temp  note
           93 C  short
        199.4 F  much to~

        """)
    #expect(
      table.text(OutputStyle(columns: 18, isASCII: false)) == """
            temp  note
           93 °C  short
        199.4 °F  much to…

        """)
  }

  @Test("a brew of a bag is of the bean in it")
  func beanOfBag() throws {
    try folder.output("bags add bean='Kenya AA' roaster=Quijote roasted=2026-01-02")
    try folder.output("bags add bean=Perú")
    try folder.output("add bag=kenya dose=15")
    var brew = try #require(try LogFile(path: folder.log).brews().first)
    #expect(brew.bean == Bean("Kenya AA", roaster: "Quijote") && brew.bag != nil)
    // A bean that is given is taken, and what is like another brew is of the new bag.
    try folder.output("add bag=kenya bean='Kenya PB'")
    brew = try #require(try LogFile(path: folder.log).brews().first)
    #expect(brew.bean == Bean("Kenya PB", roaster: "Quijote"))
    try folder.output("edit last roasted=2026-01-01")
    try folder.output("add --like last bag=peru")
    brew = try #require(try LogFile(path: folder.log).brews().first)
    #expect(brew.bean == Bean("Perú") && brew.roast == RoastDates())
    for line in ["add", "add bag=", "add dose=15"] {
      #expect(
        try folder.brewlog(line).errors
          == "brewlog: add needs a bean, or the bag that it is from: brewlog add bean=\"Kenya AA\"\n"
      )
    }
    #expect(try folder.brewlog("add bag=nonsense").errors.contains("is no bag of this log"))
  }
}
