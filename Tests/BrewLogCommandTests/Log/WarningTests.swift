import BrewModel
import Testing

@Suite("What commands warn of")
struct WarningTests {
  let folder = LogFolder()

  private func errors(_ arguments: String, status: Int32 = 0) throws -> [String] {
    let outcome = try folder.brewlog(arguments)
    #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
    return outcome.errors.split(separator: "\n").map(String.init)
  }

  @Test("a day of a bag that has not come yet, once; a brew cannot be before its roast")
  func future() throws {
    #expect(
      try errors("bags add bean=Kenya roasted=2999-01-02 weight=250") == [
        "brewlog: warning: roasted: 2999-01-02 has not come yet; check the year"
      ])
    #expect(try errors("bags edit kenya note=x") == [], "that is no news")
    #expect(
      try errors("bags edit kenya frozen=2999-01-03") == [
        "brewlog: warning: frozen: 2999-01-03 has not come yet; check the year"
      ])
    let warning = try errors("add bag=Kenya dose=15 date=2026-01-02")
    #expect(
      warning == [
        "brewlog: warning: bag: 'Kenya' was roasted on 2999-01-02, after the brew, 2026-01-02"
      ])
    #expect(try errors("add bean=x roasted=2999-01-02", status: 2).count == 1)
    #expect(
      try errors("add bean=Ale kind=beer opened=2999-01-02") == [
        "brewlog: warning: opened: 2999-01-02 has not come yet; check the year"
      ])
    #expect(
      try errors("edit last opened=2999-01-03") == [
        "brewlog: warning: opened: 2999-01-03 has not come yet; check the year"
      ])
  }

  @Test("a bag that is finished, where no open one is called so")
  func finished() throws {
    try folder.output("bags add bean=Kenya finished=yes roasted=2026-01-01")
    let id = try LogFile(path: folder.log).bags()[0].id.description.prefix(8)
    #expect(
      try errors("add bag=kenya date=2026-02-01") == [
        "brewlog: warning: bag: 'Kenya' is finished; brewlog bags edit \(id) finished=no opens it again"
      ])
    #expect(try errors("edit last note=x") == [], "it is told once")
    try folder.output("bags add bean=Kenya roasted=2026-01-20")
    #expect(try errors("add bag=kenya date=2026-02-02") == [])
    let bags = try LogFile(path: folder.log).bags()
    let brew = try #require(try LogFile(path: folder.log).brews().first)
    #expect(bags.first { $0.id == brew.bag }?.isFinished == false)
  }

  @Test("a bag from which more was taken than it held, in words")
  func overdrawn() throws {
    try folder.output("bags add bean=Kenya weight=50")
    #expect(try errors("add bag=kenya dose=30") == [])
    #expect(
      try errors("add bag=kenya dose=23,5") == [
        "brewlog: warning: bag: 'Kenya' is overdrawn: its brews used 3.5 g more than the 50 g it held; check its weight, or say that it is finished"
      ])
    #expect(try errors("edit last note=x") == [])
    #expect(try errors("edit last dose=20") == [])
    #expect(try errors("edit last dose=20.5").count == 1)
    #expect(try folder.output("bags").contains("\t-0.5\t50\t2\t"))
    #expect(try folder.run("script -qc 'brewlog bags' /dev/null").text.contains("over by 0.5"))
  }

  @Test("a rating that was typed without a scale is on that of the brew, which is told")
  func scale() throws {
    try folder.output("add bean=x rating=9/10")
    let outcome = try folder.brewlog("edit last rating=4")
    #expect(outcome.text.hasSuffix("\n  rating: '9/10' -> '4/10'\n"))
    #expect(
      outcome.errors
        == "brewlog: rating: '4' was taken as 4/10, on the scale that the brew was rated on; rating=4/5 says otherwise\n"
    )
    #expect(try errors("edit last rating=4/5") == [])
    #expect(try errors("edit last rating=3") == [])
    #expect(try errors("edit last rating=7/10") == [])
  }

  @Test("kilograms and pounds are weights of bags")
  func kilograms() throws {
    try folder.output("bags add bean=A weight=1kg")
    try folder.output("bags add bean=B weight='0,25 kg'")
    try folder.output("bags add bean=C weight=1lb")
    #expect(
      try LogFile(path: folder.log).bags().map { $0.weight?.value ?? 0 }.sorted()
        == [250, 453.59, 1_000])
  }

  @Test("show and edit call a bag by its name, and JSON by its id")
  func names() throws {
    try folder.output("bags add bean=Kenya roaster=Five roasted=2026-01-01")
    try folder.output("bags add bean=Peru")
    try folder.output("add bag=Kenya date=2026-02-01")
    #expect(try folder.output("show last").contains("\nbag          Kenya, Five, 2026-01-01\n"))
    let id = try #require(try LogFile(path: folder.log).brews().first?.bag)
    #expect(try folder.output("show last --json").contains("\"bag\": \"\(id)\""))
    #expect(
      try folder.output("edit last bag=Peru").hasSuffix(
        "  bag: 'Kenya, Five, 2026-01-01' -> 'Peru'\n"))
    let peru = try #require(try LogFile(path: folder.log).brews().first?.bag)
    try folder.output("bags delete Peru")
    #expect(
      try folder.output("show last").contains(
        "\nbag          Peru, deleted (\(peru.description.prefix(8)))\n"))
  }

  @Test(
    "mistakes of the config file: one line a command, all by check, those of the screens by no other"
  )
  func config() throws {
    try folder.run(
      "mkdir -p config/brewlog; printf 'ascii = x\\nkey.sta = s\\nunits = stones\\nmouse = x\\n' > config/brewlog/config"
    )
    let place = "brewlog: warning: \(folder.path)/config/brewlog/config"
    try folder.fill()
    #expect(
      try errors("list") == [
        "\(place):1: ascii is yes or no, not 'x' (and 1 more line; brewlog check tells all)"
      ])
    #expect(
      try errors("check").map { String($0.prefix(place.utf8.count + 2)) } == [
        "\(place):1", "\(place):2", "\(place):3", "\(place):4",
      ])
    try folder.run("printf 'key.sta = s\\ncolor = red\\n' > config/brewlog/config")
    #expect(try errors("list") == [])
    #expect(try errors("completions bash") == [])
  }

  @Test("columns have one name, whatever its case, and one sentence where there is none")
  func columns() throws {
    try folder.fill()
    #expect(try folder.output("list --columns BEAN --limit 1") == "Kenya AA\n")
    #expect(try folder.output("list --sort Rating Bean:kenya --columns bean") == "Kenya AA\n")
    let sentence = "brewlog: there is no column 'beam'; did you mean bean? See brewlog "
    for command in ["list --columns beam", "list --sort beam", "list beam:x"] {
      #expect(try errors(command, status: 2) == [sentence + "list --help"])
    }
    try folder.run("printf 'date,bean\\n2026-01-02,A\\n' > t.csv")
    #expect(
      try errors("import t.csv --column bean=beam", status: 2) == [sentence + "import --help"])
    #expect(try errors("import t.csv --preview --column date=DATE") == [])
  }

  @Test("names with numbers in the order in which people look for them")
  func natural() throws {
    for name in ["Bean 10", "bean 2", "Bean 1", "Alpha"] { try folder.output("add bean='\(name)'") }
    #expect(
      try folder.output("list --sort bean --columns bean") == "Alpha\nBean 1\nbean 2\nBean 10\n")
    #expect(
      try folder.output("list --sort bean --reverse --columns bean")
        == "Bean 10\nbean 2\nBean 1\nAlpha\n")
    #expect(
      try folder.run("brewlog stats bean | cut -f2").text == "Alpha\nBean 1\nbean 2\nBean 10\n")
    for name in ["B 10", "B 9"] { try folder.output("bags add bean='\(name)'") }
    #expect(try folder.run("brewlog bags | cut -f2").text == "B 9\nB 10\n")
  }

  @Test("an empty log: what to do on a terminal, nothing into a pipe, whole JSON")
  func empty() throws {
    let hint = "brewlog: the log has no brew yet; brewlog add bean=\"Kenya AA\" adds one"
    for command in ["list", "stats"] {
      _ = try folder.run("script -qec 'brewlog \(command) 2>hint' /dev/null")
      #expect(try folder.run("cat hint").text == hint + "\n", "\(command)")
      #expect(try folder.output(command) == "")
    }
    #expect(try folder.output("list --json") == "[]\n")
    #expect(try folder.output("stats --json").hasPrefix("{\n  \"all\": {\"count\": 0"))
    _ = try folder.run("script -qec 'brewlog bags 2>hint' /dev/null")
    #expect(
      try folder.run("cat hint").text
        == "brewlog: there is no bag; brewlog bags add bean=\"Kenya AA\" weight=250 adds one\n")
  }
}
