import BrewModel
import TextFormats

/// What an edit has changed, for people.
enum ChangedText {
  /// A line for each field whose text is another one.
  ///
  /// - Parameters:
  ///   - text: of a field as it is stored.
  ///   - shown: the same as it is shown.
  static func lines<Field, Record>(
    _ fields: [Field], from old: Record, to new: Record, key: (Field) -> String,
    text: (Field, Record) -> String, shown: (Field, Record) -> String
  ) -> [String] {
    fields.compactMap { field in
      line(key(field), text(field, old), text(field, new)) {
        (shown(field, old), shown(field, new))
      }
    }
  }

  /// `  rating: '4' -> '4.5'`; nil where the texts have the same bytes.
  ///
  /// - Parameter shown: both texts as they are shown.
  private static func line(
    _ key: String, _ old: String, _ new: String, shown: () -> (old: String, new: String)
  ) -> String? {
    guard !old.isSpelled(as: new) else { return nil }
    if old == new { return "  \(key): \(new.quoted), in another normal form of Unicode" }
    let shown = shown()
    let left = shown.old.isEmpty ? "" : shown.old.quoted + " "
    return "  \(key): \(left)-> \(shown.new.isEmpty ? "nothing" : shown.new.quoted)"
  }
}

extension LogSession {
  /// Says what an edit has made of a record. - Returns: the exit status.
  func sayEdited(
    _ title: String, isChanged: Bool, changes: () throws -> [String], json: () throws -> JSONValue
  ) throws -> Int32 {
    if asJSON {
      try write(json())
    } else if isChanged {
      try say("edited \(title)")
      for change in try changes() { try say(change) }
    } else {
      try say("\(title) is like that already")
    }
    return ExitStatus.success
  }
}
