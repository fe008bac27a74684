import BrewModel
import Testing

@Suite("The units of the config file in the words of commands")
struct UnitsInWordsTests {
  let folder = LogFolder()

  private func settle(_ text: String) throws {
    try folder.run("mkdir -p config/brewlog; printf '\(text)' > config/brewlog/config")
  }

  private func last() throws -> Brew {
    try #require(try LogFile(path: folder.log).brews(limit: 1).first)
  }

  @Test("an amount without a unit is what the table would show, one with a unit says its own")
  func typed() throws {
    try settle("units = oz, floz, F\\n")
    try folder.output("add bean=x dose=0.54 water=8.82 yield=8.45floz temperature=200 time=2:30")
    var brew = try last()
    #expect(brew.dose == 15.31 && brew.water == Amount(250.04))
    #expect(brew.yield == Amount(249.9, .millilitres))
    #expect(brew.temperature == 93.33 && brew.time == 150)
    #expect(
      try folder.output("list --columns dose,water,yield,temperature,time")
        == "0.54 oz\t8.82 oz\t8.45 fl oz\t200 °F\t2:30\n")
    #expect(
      try folder.output("edit last dose=15g temp=93C").split(separator: "\n").dropFirst() == [
        "  dose: '0.54 oz' -> '0.53 oz'", "  temperature: '200 °F' -> '199.4 °F'",
      ])
    brew = try last()
    #expect(brew.dose == 15 && brew.temperature == 93)
    try folder.output("bags add bean=x weight=8.8")
    #expect(try LogFile(path: folder.log).bags().first?.weight == 249.48)
    // What other programs are given stays as it is.
    #expect(
      try folder.output("list --json --columns dose,temperature,time").contains(
        #"{"dose": 15, "temperature": 93, "time": 150}"#))
  }

  @Test("filters of list and of stats too")
  func filters() throws {
    try folder.output("add bean=cool temp=88 rating=4")
    try folder.output("add bean=hot temp=96")
    #expect(try folder.brewlog("list 'temp>200' --columns bean").status == 1)
    #expect(try folder.output("list 'temp>93C' --columns bean") == "hot\n")
    try settle("units = F\\n")
    #expect(try folder.output("list 'temp>200' --columns bean") == "hot\n")
    #expect(try folder.output("list 'temp>93C' --columns bean") == "hot\n")
    #expect(try folder.output("list 'temp=190.4' --columns bean") == "cool\n")
    #expect(
      try folder.output("stats bean 'temperature<200'") == "bean\tcool\t1\t1\t4.00\t\t4\t190.4 °F\n"
    )
  }

  @Test("warnings and refusals are in them")
  func findings() throws {
    try settle("units = F\\n")
    #expect(
      try folder.brewlog("add bean=x temp=300").errors
        == "brewlog: temperature: 300 °F is not possible: it must lie within 32 … 230 °F; nothing was saved\n"
    )
    #expect(
      try folder.brewlog("add bean=x temp=90").errors
        == "brewlog: warning: temperature: 90 °F is unusual: most lie within 140 … 212 °F; check the unit\n"
    )
    #expect(
      try folder.output("show last --ascii").contains(
        "odd          temperature: 90 F is unusual: most lie within 140 ... 212 F; check the unit\n"
      ))
  }

  @Test("the help and the manual say so")
  func words() throws {
    for line in ["list --help", "add --help", "man"] {
      let text = try folder.output(line).split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      #expect(text.contains("the units of the config file"), "\(line)")
    }
  }
}
