import Testing

@testable import BrewModel

@Suite("Files packed by gzip")
struct GzipTests {
  let folder = TemporaryFolder()
  private let limits = TransferLimits()

  @Test("what is packed comes out again, and the same gives the same", arguments: [0, 1, 70_000])
  func roundTrip(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) }
    let packed = Gzip.pack(bytes)
    #expect(Gzip.isGzip(packed) && Gzip.pack(bytes) == packed)
    #expect(try Gzip.unpack(packed, limits: limits) == bytes)
    // Several behind each other, and what tapes add.
    #expect(try Gzip.unpack(packed + packed + [0, 0, 0], limits: limits) == bytes + bytes)
  }

  @Test("headers with a name, a comment and more")
  func headers() throws {
    let packed = Gzip.pack(Array("date,bean\n2026-01-02,Kenya\n".utf8))
    let name = Array("brews.csv".utf8) + [0]
    for (flags, more) in [
      (8, name), (16, name), (24, name + name), (4, [2, 0, 9, 9]), (2, [1, 2]),
    ] {
      var file = packed
      file[3] = UInt8(flags)
      file.insert(contentsOf: more.map { UInt8($0) }, at: 10)
      #expect(try Gzip.unpack(file, limits: limits).count == 27)
    }
  }

  @Test("cut off anywhere, and changed anywhere: never another text, never a crash")
  func damage() throws {
    let packed = Gzip.pack(Array("date,bean\n2026-01-02,Kenya AA\n".utf8))
    let whole = try Gzip.unpack(packed, limits: limits)
    for length in 0..<packed.count {
      #expect(throws: TransferError.self) {
        try Gzip.unpack(Array(packed.prefix(length)), limits: limits)
      }
    }
    for place in packed.indices {
      var other = packed
      other[place] ^= 0x5A
      let result = try? Gzip.unpack(other, limits: limits)
      // The time and the system say nothing of the contents.
      #expect(result == nil || result == whole, "byte \(place)")
    }
  }

  @Test("a bomb, one inside another, and what follows that is none")
  func hostile() throws {
    let log = try LogFile(path: folder.log)
    var small = ImportOptions()
    small.limits.unpackedBytes = 1_000
    let bomb = Gzip.pack([UInt8](repeating: 0x20, count: 100_000))
    for (bytes, words) in [
      (bomb, "unpacks to more than"), (Gzip.pack(Gzip.pack([1])), "packed twice"),
      (Gzip.pack([0x61]) + [1], "may have been cut off"),
      (Gzip.pack([]), "the file is empty"),
    ] {
      do {
        _ = try log.previewImport(of: bytes, options: small)
        Issue.record("\(words)")
      } catch {
        #expect(error.description.contains(words), "\(error)")
      }
    }
  }

  @Test(
    "an export that is packed is imported as one that is not",
    arguments: [ExportFormat.json, .csv, .beanconqueror])
  func imported(format: ExportFormat) throws {
    let log = try LogFile(path: folder.log)
    try log.fill(20)
    let packed = try log.export(as: format, isPacked: true)
    #expect(try Gzip.unpack(packed, limits: limits) == log.export(as: format))
    let other = try LogFile(path: folder("other.db"))
    try other.apply(other.previewImport(of: packed))
    #expect(try other.export(as: .json) == log.export(as: .json))
  }

  @Test(
    "what names of files say",
    arguments: [
      ("brews.csv", ExportFormat.csv, false, nil), ("a/b.c/X.JSON", .json, false, nil),
      ("x.csv.gz", .csv, true, nil), ("x.JSON.GZ", .json, true, nil),
      ("Beanconqueror.zip", .beanconquerorArchive, false, nil), ("brews", nil, false, nil),
      ("", nil, false, nil), ("brews.gz", nil, true, nil), (".brews", nil, false, nil),
      ("x.zip.gz", .beanconquerorArchive, true, ".zip.gz"), ("x.xlsx", nil, false, ".xlsx"),
      ("x.csv.bz2", nil, false, ".bz2"), ("x.txt.gz", nil, true, ".txt.gz"),
      ("../brews", nil, false, nil), ("brews.", nil, false, "."),
    ] as [(String, ExportFormat?, Bool, String?)])
  func names(path: String, format: ExportFormat?, isPacked: Bool, unknown: String?) {
    let name = ExportName(path)
    #expect(name.format == format && name.isPacked == isPacked && name.unknownEnding == unknown)
  }
}
