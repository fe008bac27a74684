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
    guard let id = nearestID(in: identity) else { return viewName }
    var text = viewName
    text += "["
    text += id.shortenedID
    text += "]"
    return text
  }

  /// What stands in the last brackets of an identity. By bytes: characters cost thirty times as much, and a page of
  /// events asks for dozens.
  private static func nearestID(in identity: String) -> String? {
    var identity = identity
    return identity.withUTF8 { bytes in
      var end = bytes.count
      while let close = bytes[..<end].lastIndex(of: UInt8(ascii: "]")),
        let open = bytes[..<close].lastIndex(of: UInt8(ascii: "["))
      {
        // Not `[Int]` among the arguments of a type.
        if open == 0 || bytes[open - 1] != UInt8(ascii: "<") {
          return String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
        }
        end = open
      }
      return nil
    }
  }
}
