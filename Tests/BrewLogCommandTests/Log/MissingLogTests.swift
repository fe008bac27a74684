import BrewModel
import Testing

@Suite("A log that is not there")
struct MissingLogTests {
  let folder = LogFolder()

  @Test(
    "that was named is an error of what reads or changes brews of it",
    arguments: [
      "list", "list --json", "search kenya", "show last", "stats", "bags", "export", "export x.csv",
      "backup copy.db", "star last", "unstar last", "delete last", "edit last rating=4", "undo",
      "redo",
    ])
  func named(line: String) throws {
    #expect(
      try folder.brewlog(line + " --log missing.db")
        == .init(
          text: "",
          errors:
            "brewlog: missing.db: there is no log of that name; look for a slip in it, or leave out --log\n",
          status: 2))
    #expect(try folder.run("ls").text == "")
  }

  @Test("is made by what adds", arguments: ["add bean=x", "bags add bean=x", "import sheet.csv"])
  func made(line: String) throws {
    try folder.run("printf 'date,bean\\n2026-01-02,Kenya\\n' > sheet.csv")
    #expect(try folder.brewlog(line + " --log new.db").status == 0)
    #expect(try folder.run("test -f new.db").status == 0)
  }

  @Test(
    "that is the usual one reads as empty",
    arguments: [("list", ""), ("list --json", "[]\n"), ("stats", ""), ("bags", "")])
  func usual(line: String, text: String) throws {
    #expect(try folder.output(line) == text)
    #expect(try folder.run("ls").text == "")
  }

  @Test("the comparison says that it is not there")
  func compare() throws {
    #expect(
      try folder.brewlog("compare --log none.db").errors
        == "brewlog: 'none.db' is not there; without --log there are sample brews\n")
  }
}
