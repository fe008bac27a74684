/// What is read of JSON at most.
package struct JSONLimits: Sendable {
  /// Values inside each other.
  package var depth = 64
  /// Of one record, all of them.
  package var values = 100_000
  /// Whether an object may have a name twice: the last one holds.
  package var allowsRepeatedNames = true

  package init() {}
}

/// Reads JSON from bytes, value by value: of a large file only the record that is asked for is in memory as values.
///
/// Broken UTF-8 and halves of surrogates become U+FFFD, and are counted. Nothing recurses deeper than the limit.
package struct JSONReader {
  package let bytes: [UInt8]
  package let limits: JSONLimits
  /// Of the next byte.
  package internal(set) var position = 0
  /// How many texts had to be repaired.
  package internal(set) var repairs = 0
  private var budget = 0

  package init(_ bytes: [UInt8], limits: JSONLimits, at position: Int = 0) {
    self.bytes = bytes
    self.limits = limits
    self.position = position
    if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.position = 3 }
  }

  /// The next value, with all that is in it. Complexity: O(length).
  package mutating func value() throws(FormatError) -> JSONValue {
    budget = limits.values
    return try value(depth: 0)
  }

  /// Steps over the next value without keeping anything of it; it is checked all the same.
  package mutating func skip() throws(FormatError) {
    budget = .max
    _ = try value(depth: 0, isKept: false)
  }

  /// Steps over blanks. - Throws: if something other than the end follows.
  package mutating func end() throws(FormatError) {
    skipBlanks()
    if position < bytes.count { throw error("more follows after the end of the data") }
  }

  /// The byte that the next value begins with; nil at the end.
  package mutating func next() -> UInt8? {
    skipBlanks()
    return position < bytes.count ? bytes[position] : nil
  }

  /// Calls a body before each member of the object that is next; the body takes the value by `value` or `skip`.
  package mutating func eachMember(
    _ body: (inout JSONReader, String) throws(FormatError) -> Void
  ) throws(FormatError) {
    try expect(UInt8(ascii: "{"))
    if take(UInt8(ascii: "}")) { return }
    repeat {
      let name = try name()
      try body(&self, name)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
  }

  /// Calls a body before each element of the array that is next; the body takes it by `value` or `skip`.
  package mutating func eachElement(
    _ body: (inout JSONReader, Int) throws(FormatError) -> Void
  ) throws(FormatError) {
    try expect(UInt8(ascii: "["))
    if take(UInt8(ascii: "]")) { return }
    var index = 0
    repeat {
      try body(&self, index)
      index += 1
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
  }

  package func error(_ reason: String) -> FormatError {
    let before = bytes[..<min(position, bytes.count)]
    return FormatError(line: before.count(where: { $0 == 0x0A }) + 1, reason: reason)
  }
}

extension JSONReader {
  private mutating func value(depth: Int, isKept: Bool = true) throws(FormatError) -> JSONValue {
    guard depth < limits.depth else {
      throw error("values lie more than \(limits.depth) deep in each other")
    }
    budget -= 1
    guard budget >= 0 else { throw error("one record has more than \(limits.values) values") }
    switch next() {
    case UInt8(ascii: "{"): return try object(depth, isKept)
    case UInt8(ascii: "["): return try array(depth, isKept)
    case UInt8(ascii: "\""): return .string(try string(isKept: isKept))
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("the file ends in the middle; it may have been cut off")
    default: return .number(try number())
    }
  }

  private mutating func object(_ depth: Int, _ isKept: Bool) throws(FormatError) -> JSONValue {
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    try eachMember { reader, name throws(FormatError) in
      guard reader.limits.allowsRepeatedNames || names.insert(name).inserted else {
        throw reader.error("“\(name)” is there twice")
      }
      let value = try reader.value(depth: depth + 1, isKept: isKept)
      if isKept { members.append(JSONValue.Member(name, value)) }
    }
    return .object(members)
  }

  private mutating func array(_ depth: Int, _ isKept: Bool) throws(FormatError) -> JSONValue {
    var elements: [JSONValue] = []
    try eachElement { reader, _ throws(FormatError) in
      let value = try reader.value(depth: depth + 1, isKept: isKept)
      if isKept { elements.append(value) }
    }
    return .array(elements)
  }

  private mutating func name() throws(FormatError) -> String {
    guard next() == UInt8(ascii: "\"") else {
      throw error(
        next() == nil
          ? "the file ends in the middle; it may have been cut off"
          : "a name in quotes should stand here")
    }
    let name = try string(isKept: true)
    try expect(UInt8(ascii: ":"))
    return name
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(FormatError)
    -> JSONValue
  {
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count,
      (0..<count).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] })
    else { throw error("this is no JSON") }
    position += count
    return value
  }

  /// As RFC 8259 writes numbers, so that it can be written again as it is.
  private mutating func number() throws(FormatError) -> String {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let first = position
    var isNumber = digits() > 0 && (bytes[first] != 0x30 || position == first + 1)
    if peek == UInt8(ascii: ".") {
      position += 1
      isNumber = digits() > 0 && isNumber
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      isNumber = digits() > 0 && isNumber
    }
    guard isNumber else { throw error("this is no JSON") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func digits() -> Int {
    let start = position
    while let byte = peek, byte >= 0x30, byte <= 0x39 { position += 1 }
    return position - start
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(FormatError) {
    guard !take(byte) else { return }
    if position >= bytes.count {
      throw error("the file ends in the middle; it may have been cut off")
    }
    throw error("“\(Character(Unicode.Scalar(byte)))” should stand here")
  }
}

extension JSONValue {
  /// Reads a whole text. Complexity: O(length).
  ///
  /// - Throws: where it is no JSON, or beyond the limits.
  package init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(FormatError) {
    var reader = JSONReader(Array(text.utf8), limits: limits)
    self = try reader.value()
    try reader.end()
  }

  /// As `init(parsing:)`; nil for what is no JSON.
  package init?(_ text: String) {
    guard let value = try? JSONValue(parsing: text) else { return nil }
    self = value
  }
}
