import Testing

@Suite("Commands that are given what they cannot use")
struct MisuseTests {
  let folder = LogFolder()

  @Test(
    "a change that is saved though its report cannot be written says so",
    arguments: [
      "add bean=Peru", "edit last note=x", "star last", "delete last", "undo", "import a.csv",
      "bags add bean=Peru", "bags edit Kenya weight=300", "bags delete Kenya", "restore newest",
    ])
  func fullOutput(command: String) throws {
    _ = try folder.output("bags add bean=Kenya")
    _ = try folder.output("add bean=Kenya")
    try folder.run("printf 'date,bean\\n2026-01-02,Guji\\n' > a.csv")
    let outcome = try folder.run("brewlog \(command) > /dev/full")
    #expect(
      outcome
        == .init(
          text: "",
          errors:
            "brewlog: the change was saved, but: cannot write the output: No space left on device\n",
          status: 2))
    // What changed nothing has nothing to say of it.
    #expect(
      try folder.run("brewlog list --all > /dev/full; brewlog import a.csv --preview > /dev/full")
        .errors.hasSuffix("brewlog: cannot write the output: No space left on device\n"))
  }

  @Test("an argument that is not in UTF-8 is refused, and not kept as something else")
  func encoding() throws {
    let outcome = try folder.run("brewlog add bean=\"$(printf 'K\\344se')\"")
    #expect(
      outcome
        == .init(
          text: "",
          errors:
            "brewlog: argument 2 is not in UTF-8, and would be kept as something else; set the terminal to UTF-8\n",
          status: 2))
    #expect(try folder.output("list") == "")
  }

  @Test(
    "an option with nothing in it is none: another log would be meant",
    arguments: [
      "list --log ''", "list --log=", "add bean=x --log ''", "log --log ''", "compare --log=",
    ])
  func emptyOption(command: String) throws {
    let outcome = try folder.brewlog(command)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("brewlog: --log needs "))
    #expect(outcome.errors.hasSuffix(", and '' is none\n"))
    #expect(try folder.run("ls").text == "")
  }

  @Test("a name without a file is none, and a link to nothing is something")
  func fileNames() throws {
    _ = try folder.output("add bean=Kenya")
    for command in ["import", "export", "backup", "restore"] {
      #expect(
        try folder.brewlog("\(command) ''")
          == .init(
            text: "", errors: "brewlog: \(command) needs the name of a file, and '' is none\n",
            status: 2))
    }
    let outcome = try folder.run("ln -s nowhere e.csv; brewlog export e.csv")
    #expect(
      outcome.errors
        == "brewlog: e.csv: there is something of that name already; it is left alone\n")
  }
}
