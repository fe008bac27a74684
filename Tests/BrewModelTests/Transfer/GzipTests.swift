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

  @Test("flags that must be zero are refused, in the first member and in others", arguments: 5...7)
  func reservedFlags(bit: Int) throws {
    let whole = Gzip.pack([0x61])
    var other = whole
    other[3] |= 1 << UInt8(bit)
    for file in [other, whole + other] {
      let error = #expect(throws: TransferError.self) { try Gzip.unpack(file, limits: limits) }
      #expect(error?.description.contains("flags that no version has yet (RFC 1952)") == true)
    }
  }

  @Test("what stands behind the packed data is told with its place")
  func garbage() throws {
    let whole = Gzip.pack([0x61])
    let error = #expect(throws: TransferError.self) {
      try Gzip.unpack(whole + Array("garbage".utf8), limits: limits)
    }
    #expect(
      error?.description
        == "something else stands behind the packed data (gzip): 7 bytes, from byte \(whole.count + 1) on; gunzip takes what is in front"
    )
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

  @Test("20,000 of nothing, with something between and behind them")
  func manyMembers() throws {
    let nothing = Gzip.pack([])
    let empty = [UInt8](repeatElement(nothing, count: 20_000).joined())
    #expect(try Gzip.unpack(empty, limits: limits) == [])
    let parts: [[UInt8]] = [empty, Gzip.pack([1, 2]), empty, Gzip.pack([3]), [0, 0]]
    #expect(try Gzip.unpack([UInt8](parts.joined()), limits: limits) == [1, 2, 3])
    for rest: [UInt8] in [[1], [0, 1], Array(nothing.dropLast())] {
      #expect(throws: TransferError.self) { try Gzip.unpack(empty + rest, limits: limits) }
    }
  }

  @Test("whether it is still wanted is asked at each member, and within a large one")
  func cancelled() throws {
    let nothing = Gzip.pack([])
    let few = nothing + nothing + nothing
    var places: [Int] = []
    _ = try Gzip.unpack(few, limits: limits) { what, done, total in
      #expect(what == "unpacking" && total == few.count)
      places.append(done)
      return true
    }
    // Behind the header of each.
    #expect(places == [10, 10 + nothing.count, 10 + 2 * nothing.count])
    let large = Gzip.pack([UInt8](repeating: 7, count: 1 << 20))
    for (file, wanted) in [(few, 2), (large, 3)] {
      var asked = 0
      let error = #expect(throws: TransferError.self) {
        try Gzip.unpack(file, limits: limits) { _, _, _ in
          asked += 1
          return asked < wanted
        }
      }
      #expect(asked == wanted)
      #expect(error?.description == "cancelled; nothing was changed")
    }
  }

  @Test("an import asks while it unpacks, and changes nothing where it is not wanted")
  func importCancelled() throws {
    let log = try LogFile(path: folder.log)
    let file = Gzip.pack([]) + Gzip.pack(Array("date,bean\n2026-01-02,Kenya\n".utf8))
    var asked: [String] = []
    let error = #expect(throws: TransferError.self) {
      try log.previewImport(of: file) { what, _, _ in
        asked.append(what)
        return asked.count < 2
      }
    }
    #expect(error?.description == "cancelled; nothing was changed")
    #expect(asked == ["unpacking", "unpacking"])
    #expect(try log.brews() == [])
  }

  @Test("a bomb, one inside another, and what follows that is none")
  func hostile() throws {
    let log = try LogFile(path: folder.log)
    var small = ImportOptions()
    small.limits.unpackedBytes = 1_000
    let bomb = Gzip.pack([UInt8](repeating: 0x20, count: 100_000))
    for (bytes, words) in [
      (bomb, "unpacks to more than"), (Gzip.pack(Gzip.pack([1])), "packed twice"),
      (
        Gzip.pack([0x61]) + [1],
        "something else stands behind the packed data (gzip): 1 byte, from byte 22 on"
      ),
      (Array(Gzip.pack([0x61]).dropLast()), "may have been cut off"),
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
