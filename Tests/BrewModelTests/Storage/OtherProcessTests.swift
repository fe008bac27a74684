import SeededRandom
import BrewModel
import Glibc
import Testing

@Suite("Other processes")
struct OtherProcessTests {
  let folder = TemporaryFolder()

  /// What a log should hold: the note and the star of each brew.
  private struct Expected {
    var notes: [String: String] = [:]
    var stars: Set<String> = []

    /// `note ID TEXT` or `star ID 1`.
    mutating func take(_ words: [Substring]) {
      let id = String(words[1])
      if words[0] == "note" {
        notes[id] = String(words[2])
      } else if words[2] == "1" {
        stars.insert(id)
      } else {
        stars.remove(id)
      }
    }
  }

  @Test(
    "killed at 200 random moments, nothing that was called saved is lost, and the file always opens"
  )
  func killed() throws {
    let seed = UInt64.random(in: 1...1_000_000)
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    var expected = Expected()
    var saved = 0
    for round in 1...200 {
      let probe = Probe("work", folder.log, "\(round)")
      var begun: [Substring]?
      // Half of the moments are within a save, half between two.
      for _ in 0..<Int.random(in: 1...7, using: &random) {
        let words = try #require(probe.line()).split(separator: " ")
        if words[0] == "saved" {
          saved += 1
          expected.take(Array(words.dropFirst()))
          begun = nil
        } else {
          #expect(words[0] == "begin")
          begun = Array(words.dropFirst())
        }
      }
      for _ in 0..<Int.random(in: 0..<40_000, using: &random) { _ = getpid() }
      probe.kill()
      for line in probe.lines() {
        let words = line.split(separator: " ")
        if words.first == "saved", words.count == 4 {
          saved += 1
          expected.take(Array(words.dropFirst()))
          begun = nil
        } else if words.first == "begin", words.count == 4 {
          begun = Array(words.dropFirst())
        }
      }
      try check(&expected, begun, "seed \(seed), round \(round)")
    }
    #expect(saved > 200)
    #expect(try LogFile(path: folder.log).check().isEmpty)
  }

  /// The log is as expected, or as expected after what was begun.
  private func check(_ expected: inout Expected, _ begun: [Substring]?, _ comment: Comment) throws {
    guard access(folder.log, F_OK) == 0 else {
      #expect(expected.notes.isEmpty, comment)
      return
    }
    let brews = try LogFile(path: folder.log).brews()
    let notes = Dictionary(uniqueKeysWithValues: brews.map { ($0.id.description, $0.note) })
    let stars = Set(brews.filter(\.isFavorite).map(\.id.description))
    guard notes != expected.notes || stars != expected.stars else { return }
    if let begun { expected.take(begun) }
    #expect(notes == expected.notes, comment)
    #expect(stars == expected.stars, comment)
  }

  @Test("two and five processes write 1,000 brews at once: none is lost", arguments: [2, 5])
  func manyWriters(processes: Int) throws {
    let each = 1_000 / processes
    let log = try BrewLog(try LogFile(path: folder.log))
    let probes = (0..<processes).map { Probe("burst", folder.log, "writer\($0)", "\(each)") }
    for probe in probes { #expect(probe.lines() == ["done"]) }
    let names = Set(try LogFile(path: folder.log).brews().map(\.bean.name))
    #expect(names.count == 1_000)
    let expected = (0..<processes).flatMap { writer in (0..<each).map { "writer\(writer) \($0)" } }
    #expect(names == Set(expected))
    #expect(try log.file.check().isEmpty)
    // The copy that was open all the time sees them.
    #expect(log.refresh())
    #expect(Set(log.entries.map(\.brew.bean.name)) == names)
    #expect(try log.file.actions(limit: 2_000).count == 1_000)
  }

  @Test("a full disk: what is not saved is said and shown, and saved when there is room")
  func fullDisk() throws {
    try LogFile(path: folder.log).fill(1)
    let lines = Probe("full", folder.log).lines()
    #expect(lines.count == 4)
    let saved = try #require(Int(lines.first?.split(separator: " ").last ?? ""))
    #expect(saved > 0 && saved < 100)
    #expect(lines[1] == "kept [\"add Large \(saved)\"] shown \(saved + 1)")
    #expect(lines[2] == "reads \(saved + 1) problems []")
    #expect(lines[3] == "unsaved []")
    let names = try LogFile(path: folder.log).brews().map(\.bean.name)
    #expect(Set(names) == Set(["Kenya AA", "Next"] + (0...saved).map { "Large \($0)" }))
  }

  @Test("what belongs to others is shown and not changed, or refused with the reason")
  func stranger() throws {
    try LogFile(path: folder.log).fill(2)
    let isRoot = getuid() == 0
    chmod(folder.path, 0o755)
    chmod(folder.log, isRoot ? 0o644 : 0o444)
    let before = FileState(folder.log)
    let lines = Probe("stranger", folder.log).lines()
    let sentence =
      "the log may be read but not written (Permission denied): it is shown, not changed"
    #expect(lines == ["brews 2", "problem \(sentence)", "error \(folder.log): \(sentence)"])
    // A writable file in a folder that is not.
    chmod(folder.log, isRoot ? 0o666 : 0o644)
    if !isRoot { chmod(folder.path, 0o555) }
    let folderSentence =
      "the folder of the log may not be written (Permission denied), where a save needs it: the log is shown, not changed"
    #expect(
      Probe("stranger", folder.log).lines() == [
        "brews 2", "problem \(folderSentence)", "error \(folder.log): \(folderSentence)",
      ])
    chmod(folder.path, 0o755)
    chmod(folder.log, isRoot ? 0o600 : 0o000)
    #expect(Probe("stranger", folder.log).lines() == ["error \(folder.log): Permission denied"])
    chmod(folder.log, 0o600)
    #expect(FileState(folder.log).bytes == before.bytes)
  }
}
