import Testing

@Suite("The commands import and export")
struct TransferCommandTests {
  let folder = LogFolder()

  private static let table =
    "printf 'Date;Coffee Name;Weight (g)\\n30.11.2026;Kenya;15,5\\n29.11.2026;Peru;much\\n' > a.csv; "

  @Test(
    "a preview says what would come and changes nothing, the import does it, once more adds nothing, one undo takes it back"
  )
  func importing() throws {
    let counts = "CSV with semicolons, decimal commas, the day first: 2 brews\n"
    let damage = "damaged: line 3 (Peru): dose: “much” is not a number\n"
    #expect(
      try folder.run(Self.table + "brewlog import a.csv --preview; ls").text == counts
        + "2 new, 0 same, 0 changed, 1 with damaged fields\n"
        + "column “Date”: date, the day first\ncolumn “Coffee Name”: bean\n"
        + "column “Weight (g)”: dose, in g\n" + damage + "nothing was changed yet\na.csv\n")
    #expect(
      try folder.output("import a.csv") == counts
        + "2 new, 0 same, 0 changed, 1 with damaged fields\n" + damage
        + "imported; brewlog undo takes it back\n")
    #expect(
      try folder.output("import a.csv") == counts
        + "0 new, 2 same, 0 changed, 1 with damaged fields\n" + damage
        + "there was nothing to add; nothing was changed\n")
    #expect(try folder.output("undo") == "undone: import of 2 brews\n")
    #expect(try folder.output("list") == "")
  }

  @Test(
    "exports go to a new file or are printed, and standard input is imported",
    arguments: ["--csv", "--json", "--beanconqueror", ""])
  func exporting(format: String) throws {
    try folder.run(Self.table + "brewlog import a.csv")
    let printed = try folder.output("export \(format)")
    #expect(try folder.output("export \(format) out") == "")
    #expect(try folder.run("cat out").text == printed)
    let again = try folder.brewlog("export \(format) out")
    #expect(again.status == 2)
    #expect(
      again.errors == "brewlog: out: there is something of that name already; it is left alone\n")
    #expect(
      try folder.run(
        "brewlog import - --log other.db < out >&2; brewlog export \(format) --log other.db"
      ).text == printed)
  }

  @Test("JSON of a preview")
  func json() throws {
    let text = try folder.run(Self.table + "brewlog import a.csv --preview --json").text
    #expect(text.contains("\"done\": false,\n  \"new\": 2,\n"))
    #expect(
      text.contains(
        """
        "delimiter": ";",
          "decimal_comma": true,
          "date_order": "day-first",
        """))
    for column in [
      #"{"header": "Coffee Name", "key": "bean", "unit": null, "assumed": false, "date_order": null, "scale": null}"#,
      #"{"header": "Weight (g)", "key": "dose", "unit": "g", "assumed": false, "date_order": null, "scale": null}"#,
    ] {
      #expect(text.contains(column))
    }
  }

  @Test(
    "a preview says of each column that is filled in what it is taken for, and which are not known")
  func columns() throws {
    let lines = try folder.run(
      "printf 'Date,Bean,Rating/10,Barista,Empty,\\n2026-01-02,Kenya,8,Ann,,x\\n' > c.csv; brewlog import c.csv --preview | grep column"
    ).text
    #expect(
      lines == """
        column “Date”: date
        column “Bean”: bean
        column “Rating/10”: rating, of 10
        column “Barista”: not known; kept as it is
        column 6: not known; kept as it is
        note: kept without being understood: Barista, column 6

        """)
    // Those of our own tables are what they are called.
    try folder.run("brewlog import c.csv; brewlog export own.csv")
    #expect(try folder.run("brewlog import own.csv --preview | grep -c '^column'").text == "0\n")
  }

  @Test(
    "what cannot be followed ends with 2 and a sentence",
    arguments: [
      ("import", "import needs a file: brewlog import Beanconqueror.zip"),
      ("import a b", "import takes one file; there is no place for 'b'"),
      ("import none", "none: No such file or directory"),
      ("import ''", "import needs the name of a file, and '' is none"),
      ("export ''", "export needs the name of a file, and '' is none"),
      ("export none/x.csv", "none/x.csv: there is no folder none"),
      ("import a --dates=x", "--dates needs day-first or month-first, not 'x'"),
      ("export a b", "export takes one file; there is no place for 'b'"),
      ("export --csv --json", "--csv and --json exclude each other"),
      ("export --raw", "--raw belongs to --csv"),
    ])
  func refusals(arguments: String, sentence: String) throws {
    let outcome = try folder.brewlog(arguments)
    #expect(outcome == LogFolder.Outcome(text: "", errors: "brewlog: \(sentence)\n", status: 2))
    #expect(try folder.run("ls").text == "")
  }

  @Test("where no date tells the order, the import asks and the option answers")
  func dates() throws {
    let table = "printf 'date,bean\\n3/4/2026,A\\n' > b.csv; "
    let asked = try folder.run(table + "brewlog import b.csv")
    #expect(asked.status == 2)
    #expect(
      asked.errors.hasPrefix(
        "brewlog: b.csv: no date of the file tells whether the day or the month stands first"))
    try folder.run("brewlog import b.csv --dates=month-first")
    #expect(try folder.output("list --columns date").hasPrefix("2026-03-04"))
  }
}

@Suite("brewlog export chooses its format")
struct ExportFormatTests {
  let folder = LogFolder()

  @Test(
    "by the end of the file's name or an option, and no end is JSON",
    arguments: [
      ("a.csv", "id,date,"), ("A.CSV", "id,date,"), ("a.json", "{\"brewlog\""),
      ("a.JSON", "{\"brewlog\""), ("a.zip", "PK"), ("A.Zip", "PK"), ("a", "{\"brewlog\""),
      ("--json a.txt", "{\"brewlog\""), ("csv", "{\"brewlog\""), ("--json a.json", "{\"brewlog\""),
      ("--csv a.txt", "id,date,"), ("--beanconqueror a.json", "{\"BEANS\""),
      ("--beanconqueror a.zip", "PK"), ("--beanconqueror a", "{\"BEANS\""),
    ])
  func ends(arguments: String, start: String) throws {
    try folder.fill()
    _ = try folder.output("export " + arguments)
    let name = try #require(arguments.split(separator: " ").last)
    #expect(try folder.run("head -c \(start.utf8.count) \(name)").text == start)
  }

  @Test("a ZIP file is one that others unpack, and import takes back as it was")
  func archive() throws {
    try folder.fill()
    _ = try folder.output("export log.zip")
    #expect(try folder.output("import log.zip").hasPrefix("Beanconqueror: 3 brews\n0 new, 3 same"))
    let json = try folder.output("export")
    _ = try folder.output("import log.zip --log other.db")
    #expect(try folder.output("export --log other.db").count == json.count)
    _ = try folder.output("export --log other.db again.zip")
    #expect(try folder.run("cmp log.zip again.zip").status == 0)
  }
}
