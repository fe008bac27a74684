/// A JSON document to write: objects keep the order of their members.
package nonisolated enum JSONValue: Equatable, Sendable {
  case string(String)
  case integer(Int)
  /// So many thousandths: 1_500 is written as 1.500.
  case thousandths(Int)
  /// A number, as it is to be written.
  case number(String)
  case boolean(Bool)
  case null
  case array([JSONValue])
  /// An array that stays on the line of the object it is in: its elements are neither objects nor arrays.
  case flatArray([JSONValue])
  case object([Member])

  /// One name and its value.
  package struct Member: Equatable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The document as text, two spaces a level, with a newline at its end.
  ///
  /// Complexity: O(length).
  package var document: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text + "\n"
  }
}

/// Writes values as JSON text (RFC 8259); small members stay on one line.
private nonisolated struct JSONWriter {
  var text = ""
  private var indent = ""

  mutating func write(_ value: JSONValue) {
    switch value {
    case .string(let string): writeString(string)
    case .integer(let integer): text += String(integer)
    case .thousandths(let number):
      let rest = String(number.magnitude % 1_000)
      text += (number < 0 ? "-" : "") + "\(number.magnitude / 1_000)."
      text += String(repeating: "0", count: 3 - rest.count) + rest
    case .number(let number): text += number
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .null: text += "null"
    case .flatArray(let elements):
      writeAll(elements, in: ("[", "]"), onOneLine: true) { $0.write($1) }
    case .array(let elements):
      writeAll(elements, in: ("[", "]"), onOneLine: false) { $0.write($1) }
    case .object(let members):
      writeAll(members, in: ("{", "}"), onOneLine: members.allSatisfy(\.value.isScalar)) {
        $0.writeString($1.name)
        $0.text += ": "
        $0.write($1.value)
      }
    }
  }

  private mutating func writeAll<Element>(
    _ elements: [Element], in brackets: (String, String), onOneLine: Bool,
    each write: (inout Self, Element) -> Void
  ) {
    text += brackets.0
    let outer = indent
    if !onOneLine { indent += "  " }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += onOneLine ? ", " : "," }
      if !onOneLine { text += "\n" + indent }
      write(&self, element)
    }
    indent = outer
    if !onOneLine, !elements.isEmpty { text += "\n" + indent }
    text += brackets.1
  }

  private mutating func writeString(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars { writeScalar(scalar) }
    text += "\""
  }

  private mutating func writeScalar(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      // JSON asks for C0 only; the others are control characters to a terminal, and line ends to JavaScript.
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}

extension JSONValue {
  fileprivate nonisolated var isScalar: Bool {
    switch self {
    case .string, .integer, .thousandths, .number, .boolean, .null, .flatArray: true
    case .array, .object: false
    }
  }
}
