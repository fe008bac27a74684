/// What waits, as the text of a file: a line for each action and for each change, and one for each value of its records.
///
///     brewlog-waiting 1
///     action 1764556391123 edit Kenya AA
///     edit brew 7e0c1d2a-…
///     -note t Bright.
///     +note t Bright, sweet.
///     action 1764556399000 star Kenya AA
///     star brew 7e0c1d2a-…
extension PendingAction {
  private static let firstLine = "brewlog-waiting 1"

  /// Actions as a text, which `read(_:)` reads back as they were. Complexity: O(length).
  static func text(of actions: [PendingAction]) -> String {
    var text = firstLine + "\n"
    for one in actions {
      text += "action \(one.time.milliseconds) \(WaitingValue.escaped(one.action.name))\n"
      for change in one.action.changes { text += change.waitingText }
    }
    return text
  }

  /// The actions of a text; nil where not all of it means something here: a newer version has written it.
  static func read(_ text: String) -> [PendingAction]? {
    var reader = PendingReader()
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    guard lines.first.map({ String(decoding: $0, as: UTF8.self) }) == firstLine else { return nil }
    for line in lines.dropFirst() {
      guard reader.take(line) else { return nil }
    }
    return reader.end()
  }
}

extension LogChange {
  fileprivate var waitingText: String {
    switch self {
    case .addBrew(let brew): Self.text("add", nil, brew)
    case .editBrew(let old, let new): Self.text("edit", old, new)
    case .setFavorite(let id, let isOn): "\(isOn ? "star" : "unstar") brew \(id)\n"
    case .deleteBrew(let id): "delete brew \(id)\n"
    case .restoreBrew(let id): "restore brew \(id)\n"
    case .addBag(let bag): Self.text("add", nil, bag)
    case .editBag(let old, let new): Self.text("edit", old, new)
    case .deleteBag(let id): "delete bag \(id)\n"
    case .restoreBag(let id): "restore bag \(id)\n"
    }
  }

  private static func text<R: StoredRecord>(_ verb: String, _ old: R?, _ new: R) -> String {
    var text = "\(verb) \(R.table) \(new.id)\n"
    for (sign, record) in [("-", old), ("+", new)] {
      guard let record else { continue }
      for (column, value) in zip(R.columns, record.values) where value != .null {
        text += sign + column + " " + WaitingValue.text(of: value) + "\n"
      }
    }
    return text
  }
}

/// A value of a column in one line.
private enum WaitingValue {
  static func text(of value: SQLValue) -> String {
    switch value {
    case .null: "n"
    case .integer(let value): "i \(value)"
    case .real(let value): "r \(value)"
    case .text(let value): "t " + escaped(value)
    }
  }

  /// Of what is behind the kind of a value; nil where it is none.
  static func value(_ kind: String, _ text: String) -> SQLValue? {
    switch kind {
    case "n": .null
    case "i": Int(text).map { .integer($0) }
    case "r": Double(text).map { .real($0) }
    case "t": .text(unescaped(text))
    default: nil
    }
  }

  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\r": escaped.append(contentsOf: "\\r".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  static func unescaped(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        plain.append(scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}

/// Puts actions together from their lines.
private struct PendingReader {
  private var actions: [PendingAction] = []
  private var change: Change?
  /// Reads records from values, as from a row of the log.
  private var memory: Database?

  private struct Change {
    let verb: String
    let table: String
    let id: String
    var old: [String: SQLValue] = [:]
    var new: [String: SQLValue] = [:]
  }

  /// - Returns: false where a line means nothing here.
  mutating func take(_ line: Substring.UTF8View) -> Bool {
    let isOld = line.first == UInt8(ascii: "-")
    if isOld || line.first == UInt8(ascii: "+") {
      return takeValue(Self.words(line.dropFirst()), isOld: isOld)
    }
    let words = Self.words(line)
    guard endChange(), words.count == 3 else { return false }
    if words[0] == "action" {
      guard let time = Int(words[1]) else { return false }
      let action = LogAction(WaitingValue.unescaped(words[2]), [])
      actions.append(PendingAction(action: action, time: Instant(milliseconds: time)))
    } else {
      guard !actions.isEmpty else { return false }
      change = Change(verb: words[0], table: words[1], id: words[2])
    }
    return true
  }

  /// All of them; nil where the last line means nothing here.
  mutating func end() -> [PendingAction]? { endChange() ? actions : nil }

  /// By bytes: a text may begin with what joins the space before it.
  private static func words(_ line: Substring.UTF8View) -> [String] {
    line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func takeValue(_ words: [String], isOld: Bool) -> Bool {
    guard change != nil, words.count == 3,
      let value = WaitingValue.value(words[1], words[2])
    else { return false }
    if isOld { change?.old[words[0]] = value } else { change?.new[words[0]] = value }
    return true
  }

  private mutating func endChange() -> Bool {
    guard let ended = change else { return true }
    change = nil
    let made =
      switch ended.table {
      case Brew.table: brewChange(ended)
      case Bag.table: bagChange(ended)
      default: LogChange?.none
      }
    guard let made, let last = actions.last else { return false }
    let action = LogAction(last.action.name, last.action.changes + [made])
    actions[actions.count - 1] = PendingAction(action: action, time: last.time)
    return true
  }

  private mutating func brewChange(_ change: Change) -> LogChange? {
    guard let id = Brew.ID(change.id) else { return nil }
    switch change.verb {
    case "add": return record(id, change.new).map { .addBrew($0) }
    case "edit":
      guard let old: Brew = record(id, change.old), let new: Brew = record(id, change.new) else {
        return nil
      }
      return .editBrew(from: old, to: new)
    case "star": return .setFavorite(id, true)
    case "unstar": return .setFavorite(id, false)
    case "delete": return .deleteBrew(id)
    case "restore": return .restoreBrew(id)
    default: return nil
    }
  }

  private mutating func bagChange(_ change: Change) -> LogChange? {
    guard let id = Bag.ID(change.id) else { return nil }
    switch change.verb {
    case "add": return record(id, change.new).map { .addBag($0) }
    case "edit":
      guard let old: Bag = record(id, change.old), let new: Bag = record(id, change.new) else {
        return nil
      }
      return .editBag(from: old, to: new)
    case "delete": return .deleteBag(id)
    case "restore": return .restoreBag(id)
    default: return nil
    }
  }

  /// A record with some values, the others being nothing; nil for a column that no record has here.
  private mutating func record<R: StoredRecord>(_ id: R.ID, _ values: [String: SQLValue]) -> R? {
    guard values.keys.allSatisfy(R.columns.contains) else { return nil }
    let row = [SQLValue.text(id.description)] + R.columns.map { values[$0] ?? .null }
    let places = Array(repeating: "?", count: row.count).joined(separator: ", ")
    do throws(DatabaseError) {
      if memory == nil { memory = try Database(path: ":memory:", .create) }
      return try memory?.first("SELECT " + places, row) { R.read(&$0, StringPool()) } ?? nil
    } catch {
      return nil
    }
  }
}
