import TextFormats

/// Reads the values of one record, and keeps those that cannot be read: nothing is dropped in silence.
struct RecordReader {
  /// What cannot be read, in the order in which it was met.
  private(set) var damages: [Finding] = []
  /// What was taken one way and could have been meant another way.
  private(set) var doubts: [Finding] = []
  /// What cannot be read, as it stands in the file, by key.
  private(set) var unread: [JSONValue.Member] = []

  /// Notes a value that is not taken; an empty text stands for one that is not there.
  mutating func damage(_ key: String, _ text: String, _ reason: String) {
    let quoted = text.isEmpty ? "" : "“\(text.prefix(60))” "
    damages.append(Finding(field: key, severity: .impossible, reason: quoted + reason))
    if !text.isEmpty { unread.append(JSONValue.Member(key, .string(text))) }
  }

  /// Notes that something is odd about a value that is taken all the same.
  mutating func mark(_ key: String, _ reason: String) {
    damages.append(Finding(field: key, severity: .unusual, reason: reason))
  }

  /// Notes what a value was taken for where it may mean something else.
  mutating func doubt(_ key: String, _ reason: String) {
    doubts.append(Finding(field: key, severity: .unusual, reason: reason))
  }

  /// Notes a value that is taken though its writer was not sure; it is kept as it was written too.
  mutating func uncertain(_ key: String, _ text: String) {
    mark(key, "“\(text.trimmed.prefix(60))” is not sure")
    unread.append(JSONValue.Member(key, .string(text)))
  }

  /// Reads a text by a rule; nil if it is empty or cannot be read.
  mutating func value<V>(
    _ key: String, _ text: String?, _ what: String, _ rule: (String) -> V?
  ) -> V? {
    guard let text = text?.trimmed, !text.isEmpty else { return nil }
    if let value = rule(text) { return value }
    damage(key, text, "is not \(what)")
    return nil
  }

  /// A number with digits of any kind; nil if there is none.
  mutating func number(_ key: String, _ text: String?) -> Double? {
    value(key, text, "a number") {
      DecimalText.exact($0) ?? DecimalText.parse($0, symbols: [])
    }
  }

  /// What a brew keeps of what is unknown, and of what could not be read; nil if there is nothing.
  func extra(_ members: [JSONValue.Member]) -> String? {
    let all = unread.isEmpty ? members : members + [JSONValue.Member("unread", .object(unread))]
    return all.isEmpty ? nil : JSONValue.object(all).line
  }
}
