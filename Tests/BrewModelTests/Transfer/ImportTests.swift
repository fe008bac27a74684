import SeededRandom
import Glibc
import Testing

@testable import BrewModel

@Suite("Import into a log", .serialized)
struct ImportTests {
  let folder = TemporaryFolder()

  private func record(_ fields: String, _ number: Int = 1) -> String {
    #"{"id":"aaaaaaaa-0000-4000-8000-00000000000\#(number)","date":"2026-11-30T08:00:00Z","bean":"Kenya"\#(fields)}"#
  }

  private func bytes(_ records: String...) -> [UInt8] {
    Array("{\"brewlog\":1,\"brews\":[\(records.joined(separator: ","))]}".utf8)
  }

  @Test("a preview changes nothing, not even by making a log")
  func preview() throws {
    let log = try LogFile(path: folder.log)
    #expect(try log.previewImport(of: bytes(record(""))).newCount == 1)
    #expect(folder.names.isEmpty)
  }

  @Test("what the log lacks is filled in, what both have stays as the log has it")
  func merge() throws {
    let log = try LogFile(path: folder.log)
    try log.apply(
      try log.previewImport(of: bytes(record(#","dose":15,"note":"mine","favorite":true"#))))
    let file = bytes(
      record(
        #","dose":16,"note":"mine","water":250,"favorite":false,"tags":["new"],"strange":[1,{"a":2}]"#
      ))
    let preview = try log.previewImport(of: file)
    #expect(
      preview.items[0].outcome
        == .changed(filled: ["water", "tags", "extra"], differing: ["dose", "favorite"]))
    try log.apply(preview)
    let brew = try #require(try log.brews().first)
    #expect(brew.dose == 15 && brew.water == Amount(250) && brew.isFavorite && brew.tags == ["new"])
    #expect(brew.extra == #"{"strange":[1,{"a":2}]}"#)
    // Once more: nothing is written, and what differs is still named.
    let again = try log.previewImport(of: file)
    #expect(again.items[0].outcome == .changed(filled: [], differing: ["dose", "favorite"]))
    #expect(again.action.changes.isEmpty)
    var options = ImportOptions()
    options.prefersFile = true
    try log.apply(try log.previewImport(of: file, options: options))
    #expect(try log.brews().first?.dose == 16)
    #expect(try log.brews().first?.isFavorite == false)
    #expect(try log.brews().first?.note == "mine")
  }

  @Test(
    "one undo takes back the whole, redo does it again, and after an undo it can be imported again")
  func undo() throws {
    let log = try LogFile(path: folder.log)
    try log.fill(2)
    let before = try log.export(as: .json)
    try log.apply(try log.previewImport(of: Array(Exports.beanconqueror.utf8)))
    #expect(try log.undoable()?.name == "import of 3 brews")
    let after = try log.export(as: .json)
    try log.undo()
    #expect(try log.export(as: .json) == before)
    try log.redo()
    #expect(try log.export(as: .json) == after)
    try log.undo()
    #expect(try log.previewImport(of: Array(Exports.beanconqueror.utf8)).newCount == 3)
    try log.apply(try log.previewImport(of: Array(Exports.beanconqueror.utf8)))
    #expect(try log.export(as: .json) == after)
  }

  @Test("what was deleted from the log stays deleted")
  func deleted() throws {
    let log = try LogFile(path: folder.log)
    let file = bytes(record(""), record("", 2))
    try log.apply(try log.previewImport(of: file))
    let brew = try #require(try log.brews().first)
    try log.perform(LogAction("delete", [.deleteBrew(brew.id)]))
    let preview = try log.previewImport(of: file)
    #expect(preview.deletedCount == 1 && preview.sameCount == 1 && preview.action.changes.isEmpty)
  }

  @Test("there is a copy before it, and none where nothing is to be done")
  func copy() throws {
    let log = try LogFile(path: folder.log)
    try log.apply(try log.previewImport(of: bytes(record(""))))
    try log.apply(try log.previewImport(of: bytes(record(""))))
    #expect(log.copies().filter { $0.kind == .beforeImport }.count == 1)
    let copy = try #require(log.copies().first { $0.kind == .beforeImport })
    #expect(try LogFile(path: copy.path).brewCount() == 0)
  }

  @Test("a log that was changed since the preview is compared anew")
  func changed() throws {
    let log = try LogFile(path: folder.log)
    let preview = try log.previewImport(of: bytes(record(#","dose":15"#)))
    let other = try LogFile(path: folder.log)
    try other.apply(try other.previewImport(of: bytes(record(#","dose":20"#))))
    #expect(try log.apply(preview).items[0].outcome == .changed(filled: [], differing: ["dose"]))
    #expect(try log.brews().first?.dose == 20)
  }

  @Test(
    "cancelled at any point, nothing is changed", arguments: ["reading", "comparing", "saving"])
  func cancelled(what: String) throws {
    let log = try LogFile(path: folder.log)
    try log.fill(1)
    let before = try log.export(as: .json)
    var seen: Set<String> = []
    let progress: TransferProgress = { now, done, total in
      seen.insert(now)
      #expect(done <= total)
      return now != what
    }
    let file = Array(Exports.main(600).utf8)
    let error = #expect(throws: TransferError.self) {
      try log.apply(try log.previewImport(of: file, progress: progress), progress: progress)
    }
    #expect(error?.description == "cancelled; nothing was changed")
    #expect(seen.contains(what))
    #expect(try log.export(as: .json) == before)
    #expect(try log.check().isEmpty)
    #expect(!log.copies().contains { $0.kind == .beforeImport })
  }

  @Test("the array that the list prints can be imported; what has no place is named")
  func list() throws {
    let log = try LogFile(path: folder.log)
    #expect(try log.previewImport(of: Array("[\(record(""))]".utf8)).newCount == 1)
    let preview = try log.previewImport(
      of: Array("{\"brews\":[],\"more\":[1],\"bags\":[{\"bean\":\"x\"}]}".utf8))
    #expect(preview.notes == ["bag 1 has no id and is not kept", "not kept: more"])
  }

  @Test("a log that may only be read is not changed, and says why")
  func readOnly() throws {
    try LogFile(path: folder.log).fill(1)
    let log = try LogFile(path: folder.log, access: .readOnly(.file("test")))
    let preview = try log.previewImport(of: bytes(record("")))
    #expect(preview.newCount == 1)
    #expect(throws: TransferError.self) { try log.apply(preview) }
  }

  @Test("killed at 200 random moments of an import, all of it is there or nothing")
  func killed() throws {
    let seed = UInt64.random(in: 1...1_000_000)
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    write(Array(Exports.main(400).utf8), to: folder("Beanconqueror.json"))
    try LogFile(path: folder.log).fill(1)
    var counts: Set<Int> = []
    for round in 1...200 {
      let probe = Probe("import", folder.log, folder("Beanconqueror.json"))
      for _ in 0..<Int.random(in: 1...5, using: &random) { _ = probe.line() }
      for _ in 0..<Int.random(in: 0..<300_000, using: &random) { _ = getpid() }
      probe.kill()
      let last = probe.lines().last
      let log = try LogFile(path: folder.log)
      let count = try log.brewCount()
      counts.insert(count)
      #expect(count == 1 || count == 401, "seed \(seed), round \(round)")
      if last == "saved import" { #expect(count == 401) }
      if last == "saved undo" { #expect(count == 1) }
      #expect(try log.check().isEmpty)
    }
    #expect(counts == [1, 401])
  }

  @Test("where the file is preferred, a name in another normal form becomes that of the file")
  func normalForms() throws {
    let log = try LogFile(path: TemporaryFolder().log)
    func text(_ bean: String) -> [UInt8] {
      Array(
        "[{\"id\":\"11111111-aaaa-4aaa-8aaa-000000000001\",\"date\":\"2026-01-02T08:00:00Z\",\"bean\":\"\(bean)\"}]"
          .utf8)
    }
    try log.apply(log.previewImport(of: text("Per\u{FA}")))
    var options = ImportOptions()
    #expect(try log.previewImport(of: text("Peru\u{301}")).action.changes.isEmpty)
    options.prefersFile = true
    try log.apply(log.previewImport(of: text("Peru\u{301}"), options: options))
    #expect(try log.brews()[0].bean.name.unicodeScalars.count == 5)
    #expect(try log.previewImport(of: text("Peru\u{301}"), options: options).sameCount == 1)
  }
}
