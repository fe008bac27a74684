/// A JSON value that keeps what it was read from: the order of its members, and the digits of its numbers.
enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// As it was written.
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSON

    init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The member of a name; nil if there is none, if it is null, or if this is no object. Complexity: O(members).
  subscript(name: String) -> JSON? {
    guard case .object(let members) = self,
      let member = members.last(where: { $0.name == name }), member.value != .null
    else { return nil }
    return member.value
  }

  /// The text of a string, a number, or a yes or no; nil for others.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// Nothing recorded, in any of the ways in which files say so.
  var isEmpty: Bool {
    switch self {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .boolean, .number: false
    }
  }
}

extension JSON {
  /// The finite number; null for others, which JSON does not have.
  init(_ value: Double?) {
    guard let value, value.isFinite else {
      self = .null
      return
    }
    self = .number(DecimalText.shortest(value))
  }

  init(_ value: Int) { self = .number(String(value)) }

  /// The text; null for nil.
  init(text: String?) { self = text.map { .string($0) } ?? .null }
}
