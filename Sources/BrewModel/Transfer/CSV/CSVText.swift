/// The bytes of a table as UTF-8, whatever a spreadsheet saved them as.
struct CSVText {
  let bytes: [UInt8]
  /// What was concluded, as a sentence; nil where nothing had to be.
  let note: String?

  /// Complexity: O(length).
  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(utf8: Array(bytes.dropFirst(3)))
    } else if let text = Self.utf8(ofUTF16File: bytes) {
      self.init(bytes: text, note: "the file is in UTF-16")
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

  /// The text of a file in UTF-16, with its mark or without one; nil where it is no such file. Complexity: O(length).
  static func utf8(ofUTF16File bytes: [UInt8]) -> [UInt8]? {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard let isLittle = isMarked ? bytes[0] == 0xFF : orderOfUnmarked(bytes) else { return nil }
    let units = stride(from: isMarked ? 2 : 0, to: bytes.count - 1, by: 2).map { place -> UInt16 in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? first | second << 8 : second | first << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Whether the lower byte stands first in a text in which nearly each second byte is zero, as in UTF-16 where it is
  /// ASCII; nil for other texts.
  private static func orderOfUnmarked(_ bytes: [UInt8]) -> Bool? {
    let head = bytes.prefix(512)
    guard head.count >= 8 else { return nil }
    var zeros = [0, 0]
    for (place, byte) in head.enumerated() where byte == 0 { zeros[place % 2] += 1 }
    let many = head.count * 2 / 5
    if zeros[0] == 0, zeros[1] >= many { return true }
    return zeros[1] == 0 && zeros[0] >= many ? false : nil
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
