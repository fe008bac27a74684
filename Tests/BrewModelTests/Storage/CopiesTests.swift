import Glibc
import Testing

@testable import BrewModel

@Suite("Copies")
struct CopiesTests {
  let folder = TemporaryFolder()

  @Test("one copy a day, before its first action; the last ten stay")
  func daily() throws {
    let clock = TestClock("2026-01-01T12:00:00Z")
    let file = try LogFile(path: folder.log, clock: { clock.now })
    for day in 0..<14 {
      for _ in 0..<2 { try file.fill(1, "day \(day)") }
      clock.now = clock.now.advanced(bySeconds: 86_400)
    }
    let copies = file.copies()
    #expect(copies.map(\.kind) == Array(repeating: .daily, count: 10))
    #expect(copies.map(\.stamp) == (5...14).reversed().map { "2026-01-\($0 < 10 ? "0" : "")\($0)" })
    // What was before the first action of the last day.
    #expect(try LogFile(path: copies[0].path).brewCount() == 26)
    #expect(folder.names.count == 11)
  }

  @Test("a restart on the same day makes no second copy and leaves the first")
  func restart() throws {
    let clock = TestClock()
    for _ in 0..<2 { try LogFile(path: folder.log, clock: { clock.now }).fill(1) }
    let copy = try LogFile(path: folder.log).copies()[0]
    let before = FileState(copy.path)
    try LogFile(path: folder.log, clock: { clock.now }).fill(1)
    #expect(FileState(copy.path) == before)
    #expect(folder.names.count == 2)
  }

  @Test("an empty log has no copy: the first is made before what changes the first records")
  func first() throws {
    let file = try LogFile(path: folder.log)
    try file.fill(1)
    #expect(file.copies().isEmpty && file.copyProblem == nil)
    try file.fill(2)
    let copy = try #require(file.newestGoodCopy())
    #expect(try LogFile(path: copy.path).brewCount() == 1)
    #expect(file.copies().count == 1)
  }

  @Test("the newest good copy is one with records, where there is any")
  func newest() throws {
    let empty = try LogFile(path: folder("empty.db"))
    try empty.fill(1)
    try Database(path: folder("empty.db"), .readWrite).runScript(
      "DELETE FROM change; DELETE FROM action; DELETE FROM brew")
    let file = try LogFile(path: folder.log)
    #expect(file.newestGoodCopy() == nil)
    try file.fill(1)
    try empty.backUp(to: folder("brewlog.db.daily-2026-11-30"))
    #expect(file.newestGoodCopy()?.stamp == "2026-11-30", "better than none")
    try file.backUp(to: folder("brewlog.db.daily-2026-11-29"))
    #expect(file.newestGoodCopy()?.stamp == "2026-11-29")
  }

  @Test("whether the last change was a restore, and what it has replaced")
  func replacedByRestore() throws {
    let clock = TestClock("2026-11-30T12:00:00Z")
    let file = try LogFile(path: folder.log, clock: { clock.now })
    try file.fill(1)
    try file.backUp(to: folder("copy.db"))
    #expect(try file.replacedByRestore() == nil)
    clock.now = clock.now.advanced(bySeconds: 10)
    try file.fill(1)
    clock.now = clock.now.advanced(bySeconds: 10)
    let kept = try LogFile.restore(folder("copy.db"), at: folder.log, clock: { clock.now })
    #expect(try kept != nil && file.replacedByRestore()?.path == kept)
    try file.undo()
    #expect(try file.replacedByRestore()?.path == kept, "an undo goes below it")
    clock.now = clock.now.advanced(bySeconds: 10)
    try file.fill(1)
    #expect(try file.replacedByRestore() == nil)
  }

  @Test("copies that a wrong clock dated into the future are the first to go")
  func future() throws {
    let clock = TestClock("2099-01-01T12:00:00Z")
    let file = try LogFile(path: folder.log, clock: { clock.now })
    for day in 0..<10 {
      clock.now = ZonedTime("2099-01-01T12:00:00Z")!.instant.advanced(bySeconds: 86_400 * day)
      try file.fill(1)
    }
    for day in 1...3 {
      clock.now = ZonedTime("2026-01-0\(day)T12:00:00Z")!.instant
      try file.fill(1)
    }
    let stamps = file.copies().map(\.stamp)
    #expect(stamps.count == 10)
    #expect(stamps.suffix(3) == ["2026-01-03", "2026-01-02", "2026-01-01"])
  }

  @Test("an import is preceded by a copy, and without one there is no import")
  func beforeImport() throws {
    let clock = TestClock("2026-11-30T12:34:56Z")
    let file = try LogFile(path: folder.log, clock: { clock.now })
    try file.fill(1)
    try file.performImport(LogAction("import", [.addBrew(.specimen(5))]))
    let copy = try #require(file.copies().first { $0.kind == .beforeImport })
    #expect(copy.stamp == "2026-11-30T123456Z")
    #expect(try LogFile(path: copy.path).brewCount() == 1)
    // Folders of all its names are in the way of the next copy.
    clock.now = clock.now.advanced(bySeconds: 1)
    for end in [""] + (2...99).map({ $0 < 10 ? "-0\($0)" : "-\($0)" }) {
      mkdir(folder("brewlog.db.before-import-2026-11-30T123457Z\(end)"), 0o700)
      mkdir(folder("brewlog.db.before-import-2026-11-30T123457Z\(end)/x"), 0o700)
    }
    #expect(throws: LogFileError.self) {
      try file.performImport(LogAction("import", [.addBrew(.specimen(6))]))
    }
    #expect(try file.brewCount() == 2)
    #expect(!folder.names.contains { $0.hasPrefix("brewlog.db.copy-") })
  }

  @Test("a daily copy that cannot be made does not stop the save, and is told")
  func copyProblem() throws {
    let clock = TestClock()
    let file = try LogFile(path: folder.log, clock: { clock.now })
    for _ in 0..<2 { try file.fill(1) }
    clock.now = clock.now.advanced(bySeconds: 86_400)
    mkdir(folder("brewlog.db.daily-2026-12-01"), 0o700)
    mkdir(folder("brewlog.db.daily-2026-12-01/x"), 0o700)
    try file.fill(1)
    #expect(file.copyProblem != nil)
    #expect(try file.brewCount() == 3)
    rmdir(folder("brewlog.db.daily-2026-12-01/x"))
    rmdir(folder("brewlog.db.daily-2026-12-01"))
    try file.fill(1)
    #expect(file.copyProblem == nil)
    #expect(file.copies().map(\.stamp) == ["2026-12-01", "2026-11-30"])
  }

  @Test("nothing is restored while another program changes the log")
  func restoreOfHeld() throws {
    let file = try LogFile(path: folder.log)
    try file.fill(2)
    try file.backUp(to: folder("b.db"))
    let probe = Probe("hold", folder.log)
    #expect(probe.line() == "holding")
    let names = folder.names
    let error = #expect(throws: LogFileError.self) {
      try LogFile.restore(folder("b.db"), at: folder.log)
    }
    #expect(error?.reason == "another program holds the log; try again")
    #expect(folder.names == names)
    probe.kill()
    probe.wait()
    #expect(try LogFile.restore(folder("b.db"), at: folder.log) != nil)
    #expect(try LogFile(path: folder.log).brewCount() == 2)
  }

  @Test("a backup goes to a new file alone")
  func backUp() throws {
    let file = try LogFile(path: folder.log)
    #expect(throws: LogFileError.self) { try file.backUp(to: folder("b.db")) }
    try file.fill(3)
    try file.backUp(to: folder("b.db"))
    #expect(mode(of: folder("b.db")) == 0o600)
    #expect(try LogFile(path: folder("b.db")).brewCount() == 3)
    let before = FileState(folder("b.db"))
    #expect(throws: LogFileError.self) { try file.backUp(to: folder("b.db")) }
    #expect(FileState(folder("b.db")) == before)
  }

  @Test("a restore that is ended at any moment leaves the log and its folder as they were")
  func cancelledRestore() throws {
    let file = try LogFile(path: folder.log)
    try file.fill(1_500)
    try file.backUp(to: folder("copy.db"))
    try file.perform(LogAction("add", [.addBrew(.specimen(9_999))]))
    let (before, names) = (FileState(folder.log), folder.names)
    var moments = 0
    while true {
      var asked = 0
      do throws(LogFileError) {
        try LogFile.restore(
          folder("copy.db"), at: folder.log,
          progress: { done, total in
            #expect(done <= total)
            asked += 1
            return asked <= moments
          })
        break
      } catch {
        guard case .cancelled = error.problem else { throw error }
        #expect(FileState(folder.log) == before && folder.names == names)
        moments += 1
      }
    }
    // While the copy is checked, and for each piece of it.
    #expect(moments > 4)
    #expect(try LogFile(path: folder.log).brewCount() == 1_500)
  }

  @Test("names of other files are no copies")
  func names() throws {
    for _ in 0..<2 { try LogFile(path: folder.log).fill(1) }
    for name in [
      "brewlog.db.daily-", "brewlog.db.daily-2026-13-01", "brewlog.db.before-import-2026-01-01",
      "other.db.daily-2026-01-01", "brewlog.db.daily-2026-01-01x",
    ] {
      write([1], to: folder(name))
    }
    #expect(try LogFile(path: folder.log).copies().count == 1)
  }
}
