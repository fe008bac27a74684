/// A JSON value that keeps what it was read from: the order of its members, and the digits of its numbers.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// As it was, or is to be, written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  package static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

  /// So many thousandths: 1_500 is written as 1.500.
  package static func thousandths(_ number: Int) -> JSONValue {
    let rest = String(number.magnitude % 1_000)
    let zeros = String(repeating: "0", count: 3 - rest.utf8.count)
    return .number((number < 0 ? "-" : "") + "\(number.magnitude / 1_000)." + zeros + rest)
  }

  /// The text; null for nil.
  package init(text: String?) { self = text.map { .string($0) } ?? .null }

  /// The member of a name, the last of several; nil if there is none, if it is null, or if this is no object.
  ///
  /// Complexity: O(members).
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self,
      let member = members.last(where: { $0.name == name }), member.value != .null
    else { return nil }
    return member.value
  }

  /// The text of a string, a number, or a yes or no; nil for others.
  package var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  /// A number that is written as a whole one of 64 bits; nil for others.
  package var integer: Int? {
    if case .number(let digits) = self { Int(digits) } else { nil }
  }

  /// Empty for what is no object.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// Nothing recorded, in any of the ways in which files say so.
  package var isEmpty: Bool {
    switch self {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .boolean, .number: false
    }
  }
}
