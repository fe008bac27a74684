/// A file in UTF-16, with its mark or without one.
struct UTF16Text {
  private let bytes: [UInt8]
  private let isMarked: Bool
  /// Whether the lower byte of each unit stands first.
  private let isLittle: Bool

  /// nil where it is no such file.
  ///
  /// Without a mark a file is one if, read so, it has line ends, delimiters or brackets as units of two bytes, and
  /// nothing that no text has; UTF-8 reads as it does without zeros. Complexity: O(length).
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard let isLittle = isMarked ? bytes[0] == 0xFF : Self.orderOfUnmarked(bytes) else {
      return nil
    }
    self.isLittle = isLittle
  }

  /// What was concluded, as a sentence.
  var note: String {
    let order = isLittle ? "the lower byte first" : "the higher byte first"
    let end = bytes.count % 2 == 0 ? "" : "; it is cut off in the middle of a character"
    return "the file is in UTF-16" + (isMarked ? "" : " without a mark: it was read with \(order)")
      + end
  }

  /// Complexity: O(length).
  var utf8: [UInt8] {
    let units = stride(from: isMarked ? 2 : 0, to: bytes.count - 1, by: 2).map {
      Self.unit(bytes, $0, isLittle)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func unit(_ bytes: [UInt8], _ place: Int, _ isLittle: Bool) -> UInt16 {
    let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
    return isLittle ? first | second << 8 : second | first << 8
  }

  // MARK: Without a mark

  /// So many bytes tell.
  private static let headSize = 1 << 16

  private static func orderOfUnmarked(_ bytes: [UInt8]) -> Bool? {
    let head = Array(bytes.prefix(headSize))
    // Each unit of ASCII has a zero in it, and no text of another kind has any.
    guard head.count >= 8, head.contains(0) else { return nil }
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    let signs = [true, false].map { Self.signs(in: head, isLittle: $0, isUTF8: isUTF8) }
    guard signs[0] != signs[1] else { return nil }
    return signs[0] > signs[1]
  }

  /// How many units of a text are signs between cells and lines; 0 where it is no text when it is read so.
  ///
  /// - Parameter isUTF8: whether it reads as UTF-8 too: a file with some zeros in it does, and then most signs must have
  ///   theirs.
  private static func signs(in head: [UInt8], isLittle: Bool, isUTF8: Bool) -> Int {
    var (signs, digits, lone) = (0, 0, 0)
    var decoder = UTF16()
    var units = stride(from: 0, to: head.count - 1, by: 2).lazy
      .map { unit(head, $0, isLittle) }.makeIterator()
    var isAtEnd = false
    while !isAtEnd {
      switch decoder.decode(&units) {
      case .emptyInput: isAtEnd = true
      // The head may end within a character.
      case .error: lone += 1
      case .scalarValue(let scalar):
        guard isOfText(scalar) else { return 0 }
        if isSign(scalar.value) { signs += 1 }
        if ("0"..."9").contains(scalar) { digits += 1 }
      }
    }
    guard lone <= 1 else { return 0 }
    let all = head.count { isSign(UInt32($0)) }
    return isUTF8 && signs * 2 <= all ? 0 : signs * 2 + digits
  }

  private static func isSign(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x22, 0x2C, 0x3A, 0x3B, 0x5B, 0x7B, 0x7C: true
    default: false
    }
  }

  private static func isOfText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned: false
    case .control: [0x09, 0x0A, 0x0D].contains(scalar.value)
    default: true
    }
  }
}
