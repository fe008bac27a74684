import SeededRandom
import Glibc
import Testing

@testable import BrewModel

@Suite("Hostile and broken files")
struct HostileFileTests {
  let folder = TemporaryFolder()

  /// Why a file is not taken; the log is then as it was.
  private func reason(_ bytes: [UInt8], _ options: ImportOptions = ImportOptions()) throws
    -> String?
  {
    let log = try LogFile(path: folder.log)
    try log.fill(1)
    let before = FileState(folder.log)
    defer { #expect(FileState(folder.log) == before) }
    do throws(TransferError) {
      _ = try log.previewImport(of: bytes, options: options)
      return nil
    } catch {
      return error.description
    }
  }

  private var archive: TestArchive {
    var archive = TestArchive()
    archive.add("Beanconqueror.json", Array(Exports.main(3).utf8))
    return archive
  }

  @Test("a bomb is not unpacked, whether the archive says how large it is or lies")
  func bomb() throws {
    var options = ImportOptions()
    options.limits.unpackedBytes = 1 << 20
    let zeros = [UInt8](repeating: 0x20, count: 4 << 20)
    let sentence = "the archive unpacks to more than 1 MB, which no brew log has"
    for size in [nil, 100] {
      var archive = TestArchive()
      archive.add("Beanconqueror.json", zeros, size: size)
      #expect(archive.file.count < 10_000)
      #expect(try reason(archive.file, options) == sentence)
    }
    // Many that are small: the sum counts.
    var many = TestArchive()
    for index in 1...5 {
      many.add("Beanconqueror_Brews_\(index).json", [UInt8](repeating: 0x20, count: 300_000))
    }
    #expect(try reason(many.file, options) == sentence)
  }

  @Test("an archive that is cut anywhere ends in a sentence")
  func truncated() throws {
    let file = archive.file
    let log = try LogFile(path: folder.log)
    for length in 4..<file.count {
      #expect(throws: TransferError.self) { try log.previewImport(of: Array(file[..<length])) }
    }
    #expect(
      try reason(Array(file.dropLast(30)))
        == "the archive has no directory at its end; it may have been cut off")
  }

  @Test("an archive with any byte changed ends in a sentence, or gives the same brews")
  func flipped() throws {
    let file = archive.file
    let log = try LogFile(path: folder.log)
    var taken = 0
    for place in file.indices {
      var changed = file
      changed[place] ^= 0x55
      if let preview = try? log.previewImport(of: changed) {
        taken += 1
        #expect(preview.newCount == 3)
      }
    }
    // Times, versions and the like do not matter.
    #expect(taken > 0 && taken < file.count / 2)
  }

  @Test("names that lead elsewhere lead nowhere")
  func strayNames() throws {
    var archive = archive
    for name in [
      "/etc/passwd", "../../Beanconqueror.json", "C:\\x\\Beanconqueror.json", "photo.jpg",
    ] {
      archive.add(name, Array("[]".utf8))
    }
    let preview = try LogFile(path: folder.log).previewImport(of: archive.file)
    #expect(preview.newCount == 3)
    #expect(
      preview.notes == [
        "4 other files in the archive were not read, the first being “/etc/passwd”"
      ])
    #expect(folder.names.isEmpty)
  }

  @Test("archives that cannot be read say why")
  func archives() throws {
    var encrypted = TestArchive()
    encrypted.add("Beanconqueror.json", [1, 2, 3], flags: 1)
    #expect(
      try reason(encrypted.file)
        == "“Beanconqueror.json” in the archive is encrypted; unpack it first")
    var sheet = TestArchive()
    sheet.add("[Content_Types].xml", [1])
    #expect(
      try reason(sheet.file)
        == "this is a spreadsheet; save its sheet of brews as CSV, and import that")
    var other = TestArchive()
    other.add("x.txt", [1])
    #expect(try reason(other.file) == "the archive has no Beanconqueror.json in it")
    #expect(try reason(TestArchive().file) == "the archive has no Beanconqueror.json in it")
  }

  @Test(
    "other files say what they are",
    arguments: [
      ("", "the file is empty"), (" \n\t\n", "the file is empty"),
      (
        "SQLite format 3\0abc",
        "this is a database, not an export; brewlog restore takes copies of logs, and --log opens them"
      ),
      (
        "{\"a\":1}",
        "this JSON is neither an export of Beanconqueror nor one of BrewLog; a part of a Beanconqueror export is read with its main file, or from the .zip"
      ),
      (
        "{\"BREWS\":[{\"bean\":",
        "the file is damaged: line 1: the file ends in the middle; it may have been cut off"
      ),
      (
        "hello,world\n1,2\n",
        "this is neither JSON, nor ZIP, nor a table whose first row names a date and a bean; it begins with “hello”, “world”"
      ),
    ])
  func others(text: String, sentence: String) throws {
    #expect(try reason(Array(text.utf8)) == sentence)
  }

  @Test("JSON that is cut anywhere ends in a sentence")
  func truncatedJSON() throws {
    let text = Array(Exports.beanconqueror.utf8)
    let log = try LogFile(path: folder.log)
    for length in 0..<text.count {
      #expect(throws: TransferError.self) { try log.previewImport(of: Array(text[..<length])) }
    }
  }

  @Test("deep JSON, as a whole and in a record")
  func deep() throws {
    let deep = String(repeating: "[", count: 200_000)
    #expect(
      try reason(Array("{\"BREWS\":\(deep)".utf8))
        == "the file is damaged: line 1: values lie more than 64 deep in each other")
    #expect(
      try reason(Array(deep.utf8))
        == "the file is damaged: line 1: values lie more than 64 deep in each other")
  }

  @Test("a note of 64 kB is taken, a longer one is taken and marked, one of a megabyte is refused")
  func notes() throws {
    let log = try LogFile(path: folder.log)
    func preview(_ length: Int) throws -> ImportPreview {
      let note = String(repeating: "x", count: length)
      return try log.previewImport(of: Array("date,bean,note\n2026-01-02,A,\(note)\n".utf8))
    }
    #expect(try preview(65_536).damagedCount == 0)
    #expect(try preview(65_537).damagedCount == 1)
    #expect(try preview(65_537).newCount == 1)
    let error = #expect(throws: TransferError.self) { try preview(1_048_577) }
    #expect(error?.description == "line 2 has a text of 1048577 bytes: this is no brew")
  }

  @Test("too many records, and too large a file, are refused before they fill the memory")
  func tooMuch() throws {
    var options = ImportOptions()
    options.limits.records = 1_000
    let rows = "date,bean\n" + String(repeating: "2026-01-02,A\n", count: 1_001)
    let sentence = "the file has more than 1000 records; split it"
    #expect(try reason(Array(rows.utf8), options) == sentence)
    #expect(try reason(Array(Exports.main(1_001).utf8), options) == sentence)
    // A file of 1 TB that takes no room.
    let path = folder("huge.csv")
    write(Array("date,bean\n".utf8), to: path)
    truncate(path, 1 << 40)
    let error = #expect(throws: TransferError.self) {
      try LogFile(path: folder.log).previewImport(of: path)
    }
    #expect(error?.description == "the file is larger than 256 MB, which no brew log is; split it")
    #expect(throws: TransferError.self) {
      try LogFile(path: folder.log).previewImport(of: "/dev/zero")
    }
  }

  @Test("what is not there or no file says so")
  func missing() throws {
    let log = try LogFile(path: folder.log)
    for (path, sentence) in [
      (folder("none"), "No such file or directory"),
      (folder.path, "this is a folder; name a file in it"),
    ] {
      let error = #expect(throws: TransferError.self) { try log.previewImport(of: path) }
      #expect(error?.description == sentence)
    }
  }

  @Test("random bytes never do more than end in a sentence")
  func random() throws {
    let seed = UInt64.random(in: 1...1_000_000)
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    let log = try LogFile(path: folder.log)
    let starts = ["", "PK\u{3}\u{4}", "{\"BREWS\":[", "[", "date,bean,dose\n", "{\"brews\":[{"]
    for _ in 0..<2_000 {
      let start = Array(starts.randomElement(using: &random)!.utf8)
      let rest = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : Array("{}[]\",:0123456789\n;/.-PK".utf8).randomElement(using: &random)!
      }
      _ = try? log.previewImport(of: start + rest)
    }
    #expect(folder.names.isEmpty)
  }
}
