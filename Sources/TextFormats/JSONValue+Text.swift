extension JSONValue {
  /// On one line, without blanks (RFC 8259). Complexity: O(length).
  package var line: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the text of `line`. Complexity: O(length).
  package func write(to bytes: inout [UInt8]) {
    var writer = JSONWriter(bytes: bytes, isCompact: true)
    bytes = []
    writer.write(self)
    bytes = writer.bytes
  }

  /// Adds the text of a record as it stands on its line in a `document`, if it has nothing but scalars and arrays of them.
  /// Complexity: O(length).
  package func writeSpaced(to bytes: inout [UInt8]) {
    var writer = JSONWriter(bytes: bytes, isCompact: false)
    bytes = []
    writer.write(self)
    bytes = writer.bytes
  }

  /// The document as text, two spaces a level, with a newline at its end: one record a line. An array of scalars stays
  /// on one line, and so does an object that has nothing but scalars and such arrays.
  ///
  /// Complexity: O(length).
  package var document: String {
    var writer = JSONWriter(bytes: [], isCompact: false)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// Neither an array nor an object.
  fileprivate var isScalar: Bool {
    switch self {
    case .string, .number, .boolean, .null: true
    case .array, .object: false
    }
  }

  /// A scalar, or an array of them.
  fileprivate var isFlat: Bool {
    if case .array(let elements) = self { elements.allSatisfy(\.isScalar) } else { isScalar }
  }
}

/// Writes values as JSON text (RFC 8259).
private struct JSONWriter {
  var bytes: [UInt8]
  let isCompact: Bool
  private var level = 0

  init(bytes: [UInt8], isCompact: Bool) {
    self.bytes = bytes
    self.isCompact = isCompact
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .boolean(let isTrue): bytes += (isTrue ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let text): write(text)
    case .array(let elements):
      writeAll(elements, in: "[", "]", onOneLine: isCompact || value.isFlat) { $0.write($1) }
    case .object(let members):
      let isFlat = members.allSatisfy(\.value.isFlat)
      writeAll(members, in: "{", "}", onOneLine: isCompact || isFlat) {
        $0.write($1.name)
        $0.bytes += ($0.isCompact ? ":" : ": ").utf8
        $0.write($1.value)
      }
    }
  }

  private mutating func writeAll<Element>(
    _ elements: [Element], in start: String, _ end: String, onOneLine: Bool,
    each write: (inout Self, Element) -> Void
  ) {
    bytes += start.utf8
    level += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += (onOneLine && !isCompact ? ", " : ",").utf8 }
      if !onOneLine { breakLine() }
      write(&self, element)
    }
    level -= 1
    if !onOneLine, !elements.isEmpty { breakLine() }
    bytes += end.utf8
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * level)
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(Self.isPlain) {
      bytes += text.utf8
    } else {
      writeScalars(of: text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is ASCII that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func writeScalars(of text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}",
        "\u{61C}", "\u{200E}", "\u{200F}":
        // JSON asks for C0 only; the others control a terminal, end lines in JavaScript, or turn text round.
        let digits = String(scalar.value, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
      default: bytes += UTF8.encode(scalar)!
      }
    }
  }
}
