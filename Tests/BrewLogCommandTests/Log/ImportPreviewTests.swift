import Testing

@Suite("What a preview of an import tells")
struct ImportPreviewTests {
  let folder = LogFolder()

  private func settle(_ text: String) throws {
    try folder.run("mkdir -p config/brewlog; printf '\(text)' > config/brewlog/config")
  }

  @Test("the unit of each column, what is unusual, and how to say otherwise")
  func units() throws {
    try settle("units = oz, F\\n")
    try folder.run(
      "printf 'Date,Bean,Dose,Water (ml),Temp,Roasted\\n2026-01-02,Kenya,0.6,250,200,2026-02-01\\n2026-01-03,Peru,180,250,,\\n' > t.csv"
    )
    #expect(
      try folder.output("import t.csv --preview") == """
        CSV with commas: 2 brews
        2 new, 0 same, 0 changed, 1 with damaged fields, unusual: dose 2
        column “Date”: date
        column “Bean”: bean
        column “Dose”: dose, in g (assumed)
        column “Water (ml)”: water, in ml
        column “Temp”: temperature, in °C (assumed)
        column “Roasted”: roasted
        (assumed): nothing in the file says it; --units does, like oz,F,min
        note: “Temp” goes up to 200, taken as °C: --units=F if it is in °F
        note: the units of the config file are of what is typed, not of numbers in a file like those of “Dose”; --units=oz,F takes them so
        damaged: line 2 (Kenya): temperature: 392 °F is not possible: it must lie within 32 … 230 °F
        damaged: line 2 (Kenya): roasted: 2026-02-01 is after the brew, 2026-01-02
        unusual: line 2 (Kenya): dose: 0.02 oz is unusual: most lie within 0.18 … 2.12 oz; check the unit; kept as it is
        unusual: line 3 (Peru): dose: 6.35 oz is unusual: most lie within 0.18 … 2.12 oz; check the unit; kept as it is
        nothing was changed yet

        """)
    let chosen = try folder.output("import t.csv --preview --units=oz,F")
    #expect(chosen.contains("column “Dose”: dose, in oz\n") && !chosen.contains("assumed"))
    #expect(!chosen.contains("config file") && chosen.contains("temperature, in °F\n"))
    #expect(
      try folder.output("import t.csv --preview --json").contains(
        #"{"header": "Dose", "key": "dose", "unit": "g", "assumed": true, "date_order": null, "scale": null}"#
      ))
  }

  @Test("a number with a sign that nothing explains, and the option that does")
  func decimal() throws {
    try folder.run("printf 'date;bean;water\\n2026-01-02;Kenya;1.250\\n' > t.csv")
    #expect(
      try folder.output("import t.csv --preview").contains(
        "unusual: line 2 (Kenya): water: “1.250” was read as 1.25, and may be 1250: nothing tells; --decimal=comma says so; kept as it is\n"
      ))
    try folder.output("import t.csv --decimal=comma")
    #expect(try folder.output("list --columns water") == "1250\n")
  }

  @Test(
    "words that the options do not know",
    arguments: [
      ("--decimal=point", "--decimal needs comma or dot, not 'point'"),
      (
        "--units=stones", "--units: 'stones' is none of g, kg, oz, lb, ml, l, floz, C, F, s, min, h"
      ),
      ("--units=", "--units: '' names no unit; write it like oz,F"),
    ])
  func refused(option: String, sentence: String) throws {
    try folder.run("printf 'date,bean\\n2026-01-02,Kenya\\n' > t.csv")
    let outcome = try folder.brewlog("import t.csv \(option)")
    #expect(outcome.status == 2 && outcome.errors == "brewlog: \(sentence)\n")
  }

  @Test(
    "what was typed in ounces and Fahrenheit is exported, imported and exported the same",
    arguments: [
      "csv", "json", "zip", "csv.gz",
    ])
  func imperial(end: String) throws {
    try settle("units = oz, floz, F\\n")
    try folder.output("bags add bean=Kenya weight=8.8 cost='14.5 EUR'")
    try folder.output(
      "add bag=Kenya dose=0.54 water=8.5floz yield=7.3 temp=201 time=2:30 rating=9/10 grind=4,7 tag=a note='=1'"
    )
    try folder.output("add bean='Bean 2' dose=0.6oz water=9")
    try folder.output("export a.\(end)")
    let printed = try folder.output("list --columns dose,water,yield,temperature")
    #expect(try folder.output("import a.\(end)").contains("\n0 new, 2 same, 0 changed"))
    // A table has no place for bags.
    try folder.run("brewlog export b.json; brewlog import b.json --log other.db")
    try folder.run("brewlog delete last last-1 --log other.db; brewlog undo --log other.db")
    #expect(
      try folder.output("import a.\(end) --log other.db").contains("\n0 new, 2 same, 0 changed"))
    try folder.output("export c.\(end) --log other.db")
    #expect(try folder.run("cmp a.\(end) c.\(end)").status == 0)
    #expect(
      try folder.output("list --columns dose,water,yield,temperature --log other.db") == printed)
    try folder.output("import a.\(end) --log third.db")
    #expect(
      try folder.output("list --columns dose,water,yield,temperature --log third.db") == printed)
  }

  @Test("a corrected table changes its brew, says so, and an undo takes it back")
  func corrected() throws {
    func write(_ dose: Int) throws {
      try folder.run(
        "printf 'date,bean,dose\\n2026-01-01,Kenya,15\\n2026-01-02,Peru,\(dose)\\n2026-01-03,Kenya,15\\n' > t.csv"
      )
    }
    try write(51)
    try folder.output("import t.csv")
    let id = try folder.run("brewlog list bean:peru --columns id").text.prefix(8)
    try write(15)
    #expect(
      try folder.output("import t.csv --preview").contains(
        "0 new, 2 same, 1 changed, 0 with damaged fields\n"))
    #expect(
      try folder.output("import t.csv").contains(
        "changed: line 3 (Peru): is \(id) of the log by its time and bean, another cell is corrected; keeps the log's dose (--prefer-file takes the file's)\nthere was nothing to add"
      ))
    #expect(try folder.output("import t.csv --prefer-file").contains("; takes the file's dose\n"))
    #expect(try folder.output("list --columns dose --sort date") == "15\n15\n15\n")
    try folder.output("undo")
    #expect(try folder.output("list bean:peru --columns dose") == "51\n")
  }
}
