extension JSONReader {
  /// The string that is next; empty if it is not kept.
  mutating func string(isKept: Bool) throws(FormatError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return isKept ? repaired(text) : ""
      case UInt8(ascii: "\\"):
        position += 1
        try escape(&text)
      default:
        let start = position
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
          position += 1
        }
        if isKept { text += bytes[start..<position] }
      }
    }
    throw error("the file ends in the middle; it may have been cut off")
  }

  private mutating func repaired(_ text: [UInt8]) -> String {
    if let valid = String(validating: text, as: UTF8.self) { return valid }
    repairs += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(_ text: inout [UInt8]) throws(FormatError) {
    guard let byte = peek else {
      throw error("the file ends in the middle; it may have been cut off")
    }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): try unicode(&text)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    default: throw error("“\\” is followed by what JSON does not know")
    }
  }

  private mutating func unicode(_ text: inout [UInt8]) throws(FormatError) {
    var code = try hexadecimal()
    if (0xD800...0xDBFF).contains(code), position + 1 < bytes.count,
      bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
    {
      let after = position
      position += 2
      let low = try hexadecimal()
      if (0xDC00...0xDFFF).contains(low) {
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
      } else {
        position = after
      }
    }
    guard let scalar = Unicode.Scalar(code) else {
      // Half of a pair.
      repairs += 1
      text += "\u{FFFD}".utf8
      return
    }
    text += UTF8.encode(scalar)!
  }

  private mutating func hexadecimal() throws(FormatError) -> UInt32 {
    guard position + 4 <= bytes.count,
      let code = UInt32(
        String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16),
      bytes[position] != UInt8(ascii: "+")
    else { throw error("“\\u” needs four hexadecimal digits") }
    position += 4
    return code
  }
}
