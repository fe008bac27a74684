import TextFormats

extension Brew {
  /// What an import could not read of it: kept as it was written. Complexity: O(its extra).
  public var unreadTexts: [UnreadText] {
    guard let extra, let unread = JSONValue(extra)?["unread"] else { return [] }
    return unread.members.compactMap { member in
      member.value.text.map { UnreadText(key: member.name, text: $0) }
    }
  }
}

/// What stood in a file, and is no value of its field.
public struct UnreadText: Hashable, Sendable, CustomStringConvertible {
  /// Of the field.
  public let key: String
  /// As it was written.
  public let text: String

  /// `dose: “a lot”`.
  public var description: String { "\(key): “\(text)”" }
}
