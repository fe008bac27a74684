import SeededRandom
import BrewModel
import Glibc
import Testing

@Suite("Damage")
struct DamageTests {
  let folder = TemporaryFolder()

  private func logWithCopies() throws {
    let clock = TestClock("2026-11-28T12:00:00Z")
    let file = try LogFile(path: folder.log, clock: { clock.now })
    for _ in 0..<3 {
      try file.fill(40)
      clock.now = clock.now.advanced(bySeconds: 86_400)
    }
  }

  /// What opening and reading all of it reports.
  private func problem() -> LogFileError? {
    do throws(LogFileError) {
      let file = try LogFile(path: folder.log)
      _ = try file.brews()
      _ = try file.updates(since: 0)
      return nil
    } catch { return error }
  }

  @Test(
    "a damaged file is named with its newest good copy, and left as it is",
    arguments: ["empty", "text", "zeros", "truncated", "header", "pages"])
  func named(kind: String) throws {
    try logWithCopies()
    var bytes = bytes(of: folder.log)
    switch kind {
    case "empty": bytes = []
    case "text": bytes = Array("{\"BREWS\": []}\n".utf8)
    case "zeros": bytes = Array(repeating: 0, count: bytes.count)
    case "truncated": bytes.removeLast(bytes.count / 2)
    case "header": bytes[0...20] = bytes[100...120]
    default:
      for index in 4_096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
    }
    write(bytes, to: folder.log)
    // The newest copy is damaged too.
    write([1, 2, 3], to: folder("brewlog.db.daily-2026-11-30"))
    let before = FileState(folder.log)
    let error = try #require(problem())
    guard case .damaged(_, let copy) = error.problem else {
      Issue.record("\(error)")
      return
    }
    #expect(error.path == folder.log)
    #expect(copy?.path == folder("brewlog.db.daily-2026-11-29"))
    #expect(error.reason.hasSuffix("brewlog restore brings it back"))
    #expect(FileState(folder.log) == before)
  }

  @Test("a restored copy is the log; what was there is kept, with its journal")
  func restore() throws {
    try logWithCopies()
    write(Array("damage".utf8), to: folder.log)
    write(Array("journal".utf8), to: folder("brewlog.db-journal"))
    let copy = try #require(LogFile.copies(ofLogAt: folder.log).first { $0.stamp == "2026-11-30" })
    let clock = TestClock("2026-12-01T01:02:03Z")
    let kept = try LogFile.restore(copy.path, at: folder.log, clock: { clock.now })
    #expect(kept == folder("brewlog.db.before-restore-2026-12-01T010203Z"))
    #expect(bytes(of: kept!) == Array("damage".utf8))
    #expect(bytes(of: kept! + "-journal") == Array("journal".utf8))
    #expect(mode(of: folder.log) == 0o600)
    #expect(try LogFile(path: folder.log).brewCount() == 80)
    #expect(access(folder("brewlog.db-journal"), F_OK) != 0)
    #expect(try LogFile(path: copy.path).brewCount() == 80)
  }

  @Test("only a good log is restored")
  func noBadRestore() throws {
    try logWithCopies()
    write([1, 2, 3], to: folder("bad"))
    let before = FileState(folder.log)
    for path in [folder("bad"), folder("nothing"), folder.path] {
      #expect(throws: LogFileError.self) { try LogFile.restore(path, at: folder.log) }
    }
    #expect(FileState(folder.log) == before)
  }

  @Test("where copies are but no log, none is made")
  func missing() throws {
    try logWithCopies()
    unlink(folder.log)
    let error = try #require(problem())
    guard case .missing(let copy) = error.problem else {
      Issue.record("\(error)")
      return
    }
    #expect(copy?.stamp == "2026-11-30")
    #expect(access(folder.log, F_OK) != 0)
    try LogFile.restore(copy!.path, at: folder.log)
    #expect(try LogFile(path: folder.log).brewCount() == 80)
  }

  @Test(
    "a log that goes away or is damaged while it is open takes nothing, and gets no empty one in its place"
  )
  func whileOpen() throws {
    let file = try LogFile(path: folder.log)
    try file.fill(1)
    rename(folder.log, folder("away"))
    #expect(throws: LogFileError.self) { try file.fill(1) }
    #expect(access(folder.log, F_OK) != 0)
    write([1, 2, 3], to: folder.log)
    #expect(throws: LogFileError.self) { try file.fill(1) }
    #expect(throws: LogFileError.self) { try file.brews() }
    unlink(folder.log)
    #expect(throws: LogFileError.self) { try file.fill(1) }
    #expect(access(folder.log, F_OK) != 0)
    rename(folder("away"), folder.log)
    try file.fill(1)
    #expect(try file.brewCount() == 2)
  }

  @Test("the SQLite file of another program is left alone")
  func foreign() throws {
    try LogFile(path: folder.log).fill(1)
    for name in TemporaryFolder.names(in: folder.path) where name != "brewlog.db" {
      unlink(folder(name))
    }
    var other = bytes(of: folder.log)
    other.replaceSubrange(68..<72, with: [0, 0, 0, 0])
    write(other, to: folder.log)
    let before = FileState(folder.log)
    #expect(problem()?.reason == "this is the SQLite file of another program; it is left alone")
    #expect(FileState(folder.log) == before)
  }

  @Test("every byte of a small log, changed, ends in a value or a sentence", arguments: [1, 2])
  func fuzz(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    try LogFile(path: folder.log).fill(20)
    let good = bytes(of: folder.log)
    for _ in 0..<300 {
      var bad = good
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bad[Int.random(in: 0..<bad.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      write(bad, to: folder.log)
      if let error = problem() { #expect(!error.description.isEmpty) }
    }
  }
}
