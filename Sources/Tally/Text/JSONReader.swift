/// Reads JSON text (RFC 8259) of strings, whole numbers, truth values, arrays and objects.
///
/// What is read may be hostile: it is left at the first thing that is wrong, and does not nest for ever.
nonisolated struct JSONReader {
  /// What is wrong, and in which line.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let line: Int
    let expected: String
    var description: String { "line \(line): expected \(expected)" }
  }

  private static let deepest = 32
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  static func value(of text: String) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes: Array(text.utf8))
    let value = try reader.value()
    reader.skipSpace()
    guard reader.next == nil else { throw reader.failure("the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func failure(_ expected: String) -> Failure {
    Failure(line: 1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") }, expected: expected)
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[position..<end].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    else { return false }
    position = end
    return true
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "{"): return .object(try members())
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
      return .integer(try integer())
    default:
      if skip("true") { return .boolean(true) }
      if skip("false") { return .boolean(false) }
      throw failure("a text, a whole number, an array or an object")
    }
  }

  private mutating func integer() throws(Failure) -> Int {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let digits = position
    while let byte = next, Self.digits.contains(byte) { position += 1 }
    let isWhole =
      next.map { ![UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains($0) } ?? true
    let hasLeadingZero = position > digits + 1 && bytes[digits] == UInt8(ascii: "0")
    guard isWhole, !hasLeadingZero,
      let number = Int(String(decoding: bytes[start..<position], as: UTF8.self))
    else { throw failure("a whole number of 64 bits") }
    return number
  }

  private mutating func elements() throws(Failure) -> [JSONValue] {
    var all: [JSONValue] = []
    try list(from: "[", to: "]") { reader throws(Failure) in all.append(try reader.value()) }
    return all
  }

  private mutating func members() throws(Failure) -> [JSONValue.Member] {
    var all: [JSONValue.Member] = []
    var names: Set<String> = []
    try list(from: "{", to: "}") { reader throws(Failure) in
      guard reader.next == UInt8(ascii: "\"") else { throw reader.failure("a name") }
      let name = try reader.string()
      guard names.insert(name).inserted else {
        throw reader.failure("a name that is not there yet")
      }
      reader.skipSpace()
      guard reader.skip(":") else { throw reader.failure("a colon") }
      all.append(.init(name, try reader.value()))
    }
    return all
  }

  private mutating func list(
    from start: StaticString, to end: StaticString,
    each read: (inout JSONReader) throws(Failure) -> Void
  ) throws(Failure) {
    guard depth < Self.deepest else { throw failure("fewer levels") }
    depth += 1
    defer { depth -= 1 }
    _ = skip(start)
    skipSpace()
    if skip(end) { return }
    while true {
      skipSpace()
      try read(&self)
      skipSpace()
      if skip(end) { return }
      guard skip(",") else { throw failure("a comma or the end of the list") }
    }
  }
}

nonisolated extension JSONReader {
  private mutating func string() throws(Failure) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("a text that ends in its line") }
      if byte == UInt8(ascii: "\\") {
        text += Array(String(Character(try escape())).utf8)
      } else {
        text.append(byte)
        position += 1
      }
    }
    guard next != nil else { throw failure("the end of a text") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let pairs: [(StaticString, Unicode.Scalar)] = [
      ("\\\"", "\""), ("\\\\", "\\"), ("\\/", "/"), ("\\n", "\n"), ("\\r", "\r"), ("\\t", "\t"),
      ("\\b", "\u{8}"), ("\\f", "\u{C}"),
    ]
    for (text, scalar) in pairs where skip(text) { return scalar }
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let second = try codeUnit()
    guard let text = String(validating: [first, second], as: UTF16.self),
      let scalar = text.unicodeScalars.first
    else { throw failure("a pair of surrogates") }
    return scalar
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    guard skip("\\u"), position + 4 <= bytes.count, bytes[position] != UInt8(ascii: "+"),
      let unit = UInt16(
        String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16)
    else { throw failure("an escape of JSON") }
    position += 4
    return unit
  }
}

extension JSONValue {
  /// The value of a member of an object; nil where there is none.
  nonisolated subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
