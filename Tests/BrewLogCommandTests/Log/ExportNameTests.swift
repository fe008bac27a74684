import BrewModel
import Testing

@Suite("Names of exports")
struct ExportNameTests {
  let folder = LogFolder()

  @Test(
    "an ending that says nothing of an export is refused, and no file is made",
    arguments: [
      ("x.xlsx", ".xlsx"), ("x.csv.bz2", ".bz2"), ("x.txt.gz", ".txt.gz"), ("x.zip.gz", ".zip.gz"),
    ])
  func unknown(name: String, ending: String) throws {
    try folder.fill()
    #expect(
      try folder.brewlog("export \(name)")
        == .init(
          text: "",
          errors:
            "brewlog: '\(name)': no export is called \(ending); end it in .csv, .json, .csv.gz, .json.gz or .zip, or say --csv, --json or --beanconqueror; nothing was written\n",
          status: 2))
    #expect(try folder.run("ls x*").text == "")
    guard ending != ".zip.gz" else { return }
    // An option says it.
    try folder.output("export --csv \(name)")
    let bytes = try folder.run(name.hasSuffix(".gz") ? "gzip -dc \(name)" : "cat \(name)").text
    #expect(try bytes == folder.output("export --csv"))
  }

  @Test(
    "an option that the ending contradicts is refused, and no file is made",
    arguments: [
      ("--beanconqueror", "x.zip.gz", ".zip.gz", ".json, .json.gz or .zip"),
      ("--beanconqueror", "x.csv", ".csv", ".json, .json.gz or .zip"),
      ("--json", "x.ZIP", ".zip", ".json or .json.gz"),
      ("--json", "x.zip.gz", ".zip.gz", ".json or .json.gz"),
      ("--json", "x.csv", ".csv", ".json or .json.gz"),
      ("--csv", "x.json.gz", ".json.gz", ".csv or .csv.gz"),
      ("--csv", "x.zip", ".zip", ".csv or .csv.gz"),
    ])
  func contradicted(option: String, name: String, ending: String, others: String) throws {
    try folder.fill()
    #expect(
      try folder.brewlog("export \(option) \(name)")
        == .init(
          text: "",
          errors:
            "brewlog: '\(name)': \(option) writes no \(ending); end it in \(others); nothing was written\n",
          status: 2))
    #expect(try folder.run("ls x*").text == "")
  }

  @Test(
    "packed files are those of gzip, and are imported",
    arguments: [("x.csv.gz", "--csv"), ("x.JSON.gz", "--json"), ("x.gz", "--json")])
  func packed(name: String, option: String) throws {
    try folder.fill()
    try folder.output("export \(name)")
    #expect(try folder.run("gzip -dc \(name)").text == folder.output("export \(option)"))
    #expect(try folder.output("import \(name)").contains("0 new, 3 same"))
    // As gzip itself packs them, from a pipe.
    let piped = try folder.run("brewlog export \(option) | gzip | brewlog import - --preview")
    #expect(piped.errors == "" && piped.text.contains("0 new, 3 same"))
    let other = try folder.output("import \(name) --log other.db")
    #expect(other.contains("3 new"))
    #expect(try folder.output("export --log other.db") == folder.output("export"))
  }
}
