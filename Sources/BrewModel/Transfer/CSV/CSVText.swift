/// The bytes of a table as UTF-8, whatever a spreadsheet saved them as.
struct CSVText {
  let bytes: [UInt8]
  /// What was concluded, as a sentence; nil where nothing had to be.
  let note: String?

  /// Complexity: O(length).
  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(utf8: Array(bytes.dropFirst(3)))
    } else if let text = UTF16Text(bytes) {
      self.init(bytes: text.utf8, note: text.note)
    } else {
      self.init(utf8: bytes)
    }
  }

  private init(utf8 bytes: [UInt8]) {
    if Self.isValid(bytes) {
      self.init(bytes: bytes, note: nil)
    } else {
      self.init(
        bytes: Self.utf8(ofWindows1252: bytes),
        note: "the file is not in UTF-8: it was read as Windows-1252")
    }
  }

  private init(bytes: [UInt8], note: String?) {
    self.bytes = bytes
    self.note = note
  }

  private static func isValid(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
  }

  private static func utf8(ofWindows1252 bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else {
        let code = byte < 0xA0 ? upper[Int(byte) - 0x80] : UInt16(byte)
        result += UTF8.encode(Unicode.Scalar(code) ?? "\u{FFFD}")!
      }
    }
    return result
  }

  /// 0x80 … 0x9F, where it differs from Latin-1.
  private static let upper: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}
