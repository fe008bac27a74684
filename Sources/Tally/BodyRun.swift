public import TerminalUI

/// One run of a body: whose, where, why, and what came of it.
public struct BodyRun: CustomStringConvertible {
  /// The view's type without its module.
  public let viewName: String
  /// Where it stands: the views around it and itself, with explicit ids and positions: `ShelfView/BagRow[1]`.
  public let identity: String
  /// The fields in which the value that arrived differed; empty unless the tally asks for `.fields`.
  public let fields: [FieldChange]
  /// What came of it; nil unless the tally asks for `.verdicts`, and until all that it made has arrived.
  public internal(set) var verdict: BodyVerdict?
  let updateCauses: [UpdateCause]
  /// In which of the tally's updates it was.
  var update = 0

  init(_ view: TracedView, at identity: String, causes: [UpdateCause], fields: [FieldChange] = []) {
    viewName = view.name
    self.identity = identity
    self.fields = fields
    updateCauses = causes
  }

  /// `@self`, `@identity`, `_property`, `Type.property`. Names are looked up when they are asked for.
  public var causes: [String] { updateCauses.map(\.description) }

  public var description: String { "\(viewName): \(causes.joined(separator: ", "))" }

  /// The view with its nearest explicit id: `LegacyRow[3]`.
  public var label: String { ViewLabel.text(viewName, identity) }

  /// The causes in full: of `@self` the fields, of an observed property the object that it belongs to.
  public var reasons: [String] {
    updateCauses.flatMap { cause -> [String] in
      if cause.isSelf, !fields.isEmpty { return fields.map { "@self (\($0))" } }
      return [cause.instanceName.map { "\(cause) of \($0)" } ?? cause.description]
    }
  }
}

/// What a place is called for people.
package enum ViewLabel {
  package static func text(_ viewName: String, _ identity: String) -> String {
    // By bytes: characters cost thirty times as much, and a page of events asks for dozens.
    let bytes = identity.utf8
    var rest = bytes[...]
    while let end = rest.lastIndex(of: UInt8(ascii: "]")),
      let start = rest[..<end].lastIndex(of: UInt8(ascii: "["))
    {
      let id = bytes[bytes.index(after: start)..<end]
      rest = rest[..<start]
      // Not `[Int]` among the arguments of a type.
      if rest.last != UInt8(ascii: "<") {
        return viewName + "[" + String(Substring(id)).shortenedID + "]"
      }
    }
    return viewName
  }
}
