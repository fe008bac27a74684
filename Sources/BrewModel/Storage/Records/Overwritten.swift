/// What a change took the place of though whoever made it had not seen it: another had changed the same meanwhile. Undo
/// brings it back.
public enum Overwritten: Sendable {
  /// As it was found, as it was when the change was begun, and as it was to be.
  case brew(Brew, read: Brew, written: Brew)
  case bag(Bag, read: Bag, written: Bag)

  init<R: StoredRecord>(_ found: R, read: R, written: R) {
    if let found = found as? Brew, let read = read as? Brew, let written = written as? Brew {
      self = .brew(found, read: read, written: written)
    } else if let found = found as? Bag, let read = read as? Bag, let written = written as? Bag {
      self = .bag(found, read: read, written: written)
    } else {
      preconditionFailure("a record of no log")
    }
  }
}

extension Overwritten {
  /// The name of the bean of the brew, or of the bag.
  package var name: String {
    switch self {
    case .brew(let found, _, _): found.bean.name
    case .bag(let found, _, _): found.bean.name
    }
  }

  /// Which fields were overwritten, and what they were. - Parameter units: of the texts.
  package func texts(in units: DisplayUnits) -> [(key: String, text: String)] {
    switch self {
    case .brew(let found, let read, let written):
      Self.texts(BrewField.allCases, found, read, written) {
        units.text(of: $0, in: $1) ?? $0.text(of: $1)
      } key: {
        $0.key
      }
    case .bag(let found, let read, let written):
      Self.texts(BagField.allCases, found, read, written) {
        $0.text(of: $1)
      } key: {
        $0.key
      }
    }
  }

  private static func texts<Field, Record>(
    _ fields: [Field], _ found: Record, _ read: Record, _ written: Record,
    _ text: (Field, Record) -> String, key: (Field) -> String
  ) -> [(key: String, text: String)] {
    fields.compactMap { field in
      let (was, old, new) = (text(field, found), text(field, read), text(field, written))
      return old != new && was != old && was != new ? (key(field), was) : nil
    }
  }
}
