import TextFormats

extension Brew {
  /// What an import could not read of it, by the keys of the fields: kept as it was written. Complexity: O(its extra).
  public var unreadTexts: [(key: String, text: String)] {
    guard let extra, let unread = JSONValue(extra)?["unread"] else { return [] }
    return unread.members.compactMap { member in member.value.text.map { (member.name, $0) } }
  }
}
