extension JSON {
  /// On one line, without blanks (RFC 8259). Complexity: O(length).
  var line: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the text of `line`. Complexity: O(length).
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let isTrue): bytes += (isTrue ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// A string with what JSON, JavaScript and terminals would take for something else escaped.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
      default: bytes += UTF8.encode(scalar)!
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Reads a whole text; nil if it is no JSON, or deeper or larger than the limits. Complexity: O(length).
  init?(_ text: String, limits: TransferLimits = TransferLimits()) {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes, limits: limits)
    guard let value = try? reader.value(), (try? reader.end()) != nil else { return nil }
    self = value
  }
}
