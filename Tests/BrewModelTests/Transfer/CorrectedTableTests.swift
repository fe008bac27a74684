import Testing

@testable import BrewModel

@Suite("A table without ids that was corrected")
struct CorrectedTableTests {
  let folder = TemporaryFolder()

  private static let header = "date,bean,method,dose,water,note\n"
  private static let rows = [
    "2026-01-01,Kenya,V60,15,250,",
    "2026-01-02,Peru,V60,51,250,",
    "2026-01-03,Kenya,Flair,18,40,sour",
    "2026-01-04,Peru,V60,15,250,",
  ]

  private func log(_ rows: [String] = rows) throws -> LogFile {
    let log = try LogFile(path: folder.log)
    try log.apply(try log.previewImport(of: Self.table(rows)))
    return log
  }

  private static func table(_ rows: [String]) -> [UInt8] {
    Array((header + rows.joined(separator: "\n") + "\n").utf8)
  }

  /// The first table with some rows in place of others.
  private static func corrected(_ changes: [Int: String]) -> [String] {
    rows.indices.map { changes[$0] ?? rows[$0] }
  }

  private func outcomes(
    _ log: LogFile, _ rows: some Sequence<String>
  ) throws -> [ImportPreview.Outcome] {
    try log.previewImport(of: Self.table(Array(rows))).items.map(\.outcome)
  }

  @Test(
    "the row is the brew that it was: what the log has stays, or the file's is taken; an undo takes it back"
  )
  func changed() throws {
    let log = try log()
    let before = try log.export(as: .json)
    let table = Self.table(Self.corrected([1: "2026-01-02,Peru,V60,15,250,sweet"]))
    let preview = try log.previewImport(of: table)
    #expect(
      preview.items.map(\.outcome)
        == [.same, .changed(filled: ["note"], differing: ["dose"]), .same, .same])
    #expect(preview.items.map(\.isFoundByContent) == [false, true, false, false])
    #expect(
      preview.newCount == 0
        && preview.items.allSatisfy { $0.doubts.allSatisfy { $0.field != "id" } })
    var options = ImportOptions()
    options.prefersFile = true
    try log.apply(try log.previewImport(of: table, options: options))
    #expect(try log.undoable()?.name == "import of 1 changed brew")
    let brews = try log.brews()
    #expect(brews.count == 4 && brews[2].dose == 15 && brews[2].note == "sweet")
    // The same file once more has nothing to add, and neither has the next correction a second brew.
    let again = try log.previewImport(of: table, options: options)
    #expect(again.sameCount == 4 && again.action.changes.isEmpty)
    let next = Self.corrected([1: "2026-01-02,Peru,V60,16,250,sweet"])
    #expect(try outcomes(log, next)[1] == .changed(filled: [], differing: ["dose"]))
    try log.undo()
    #expect(try log.export(as: .json) == before)
  }

  @Test("corrections one after the other, of rows beside each other", arguments: [true, false])
  func again(prefersFile: Bool) throws {
    let log = try log()
    var options = ImportOptions()
    options.prefersFile = prefersFile
    let first = "2026-01-02,Peru,V60,15,250,"
    let table = Self.table(Self.corrected([1: first]))
    try log.apply(try log.previewImport(of: table, options: options))
    let second = Self.corrected([0: "2026-01-01,Kenya,V60,15,251,", 1: first])
    let water = ImportPreview.Outcome.changed(filled: [], differing: ["water"])
    let dose =
      prefersFile ? ImportPreview.Outcome.same : .changed(filled: [], differing: ["dose"])
    #expect(try outcomes(log, second) == [water, dose, .same, .same])
    #expect(try outcomes(log, second.dropLast()) == [water, dose, .same])
    try log.apply(try log.previewImport(of: Self.table(second), options: options))
    #expect(try log.brewCount() == 4)
  }

  @Test("of two brews of a bean on a day one was corrected before, and is what stands in the file")
  func besideCorrected() throws {
    let log = try log(Self.rows + ["2026-01-02,Peru,V60,18,300,"])
    var options = ImportOptions()
    options.prefersFile = true
    let first = Self.rows + ["2026-01-02,Peru,V60,18,290,"]
    try log.apply(try log.previewImport(of: Self.table(first), options: options))
    let second = Self.corrected([1: "2026-01-02,Peru,V60,15,250,"]) + [first[4]]
    #expect(
      try outcomes(log, second)
        == [.same, .changed(filled: [], differing: ["dose"]), .same, .same, .same])
  }

  @Test("the newest and the oldest row, two rows at once, and rows that came besides")
  func several() throws {
    let log = try log()
    let table =
      Self.corrected([0: "2026-01-01,Kenya,V60,16,250,", 3: "2026-01-04,Peru,V60,15,240,"])
      + ["2026-01-05,Kenya,V60,15,250,"]
    #expect(
      try outcomes(log, table) == [
        .changed(filled: [], differing: ["dose"]), .same, .same,
        .changed(filled: [], differing: ["water"]), .new,
      ])
  }

  @Test(
    "another brew of that bean on that day is another brew, where the first one is in the file too")
  func second() throws {
    let log = try log()
    #expect(
      try outcomes(log, Self.rows + ["2026-01-02,Peru,V60,18,300,"])
        == [.same, .same, .same, .same, .new])
    #expect(
      try log.previewImport(of: Self.table(Self.rows + ["2026-01-02,Peru,V60,18,300,"]))
        .items[4].doubts == [])
  }

  @Test("a table of later rows alone merges nothing, and says what a row may be")
  func rowsAlone() throws {
    let log = try log()
    let preview = try log.previewImport(of: Self.table(["2026-01-02,Peru,V60,18,250,"]))
    #expect(preview.newCount == 1)
    let id = try log.brews()[2].id.description.prefix(8)
    #expect(
      preview.items[0].doubts.map(\.description) == [
        "id: the log has a brew of that time and bean that this file has not, \(id); taken as another one, delete one of them if they are the same"
      ])
  }

  @Test("with a time of day one row is enough")
  func times() throws {
    let log = try log(["2026-01-02 08:15,Peru,V60,51,250,"])
    #expect(
      try outcomes(log, ["2026-01-02 08:15,Perú,V60,15,250,"])
        == [.changed(filled: [], differing: ["bean", "dose"])])
    #expect(try outcomes(log, ["2026-01-02 08:16,Peru,V60,15,250,"]) == [.new])
    #expect(try outcomes(log, ["2026-01-02 08:15,Kenya,V60,15,250,"]) == [.new])
  }

  @Test("two rows that may be the one brew, and two brews that may be the one row, are nobody's")
  func ambiguous() throws {
    let log = try log()
    let two = Self.corrected([1: "2026-01-02,Peru,V60,15,250,"]) + ["2026-01-02,Peru,V60,16,250,"]
    #expect(try outcomes(log, two) == [.same, .new, .same, .same, .new])
    let other = try LogFile(path: folder("other.db"))
    let rows = Self.rows + ["2026-01-02,Peru,V60,52,250,"]
    try other.apply(try other.previewImport(of: Self.table(rows)))
    #expect(
      try outcomes(other, Self.corrected([1: "2026-01-02,Peru,V60,15,250,"]))
        == [.same, .new, .same, .same])
  }

  @Test("a row in which most is something else is another brew")
  func different() throws {
    let log = try log()
    #expect(
      try outcomes(log, Self.corrected([1: "2026-01-02,Peru,Flair,18,40,"]))
        == [.same, .new, .same, .same])
  }

  @Test("a brew that was typed, and one that has an id, is nobody's")
  func typed() throws {
    let log = try LogFile(path: folder.log)
    var brew = Brew(Bean("Peru"), at: ZonedTime("2026-01-02T08:15:00Z")!)
    brew.dose = 51
    try log.perform(LogAction("add", [.addBrew(brew)]))
    let json = #"[{"date":"2026-01-02T08:15:00Z","bean":"Peru","dose":15}]"#
    #expect(try log.previewImport(of: Array(json.utf8)).items.map(\.outcome) == [.new])
  }

  @Test("records of JSON without ids too")
  func json() throws {
    let log = try LogFile(path: folder.log)
    func bytes(_ dose: Int) -> [UInt8] {
      Array(#"[{"date":"2026-01-02T08:15:00Z","bean":"Peru","dose":\#(dose)}]"#.utf8)
    }
    try log.apply(try log.previewImport(of: bytes(51)))
    #expect(
      try log.previewImport(of: bytes(15)).items.map(\.outcome)
        == [.changed(filled: [], differing: ["dose"])])
  }

  @Test("what the user deleted stays deleted, also where its row is corrected")
  func deleted() throws {
    let log = try log()
    try log.perform(LogAction("delete", [.deleteBrew(try log.brews()[2].id)]))
    #expect(
      try outcomes(log, Self.corrected([1: "2026-01-02,Peru,V60,15,250,"]))
        == [.same, .deleted, .same, .same])
    #expect(try outcomes(log, Self.rows) == [.same, .deleted, .same, .same])
  }
}
