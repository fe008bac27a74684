/// Something that an author of views should mend, in the words of SwiftUI's own log where it has any.
///
/// Each is reported once for a view and a property, whatever the values were. The article "Runtime issues" says of each
/// when it comes and what to do.
package struct RuntimeIssue {
  package let text: String
  /// What the issue is reported once for.
  let subject: String

  /// - Parameter subject: nil where the text names the view and the property, and nothing that differs from time to time.
  private init(_ text: String, oncePer subject: String? = nil) {
    self.text = text
    self.subject = subject ?? text
  }
}

// MARK: Changes at the wrong time, or in the wrong place

extension RuntimeIssue {
  static func stateWrite(of property: String, inBodyOf view: String) -> Self {
    Self(
      "Modifying state during view update, this will cause undefined behavior: "
        + "the body of \(view) sets \(property).")
  }

  /// - Parameter property: `Type.property`, or the type alone where it cannot be told.
  static func publish(of property: String, inBodyOf view: String) -> Self {
    Self(
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior: "
        + "the body of \(view) changes \(property).")
  }

  static func backgroundPublish(seenBy property: String) -> Self {
    Self(
      "Publishing changes from background threads is not allowed; make sure to publish values from the main actor: "
        + "\(property).")
  }

  /// - Parameter consequence: what the access comes to.
  static func uninstalledAccess(to wrapper: String, of property: String, _ consequence: String)
    -> Self
  {
    Self(
      "Accessing \(wrapper) outside of being installed on a View; \(consequence): \(property).")
  }
}

// MARK: What ends the program

extension RuntimeIssue {
  /// - Parameter message: that of ``MissingObject``.
  static func missingObject(_ message: String) -> Self { Self(message) }
}

// MARK: What does not come to an end

extension RuntimeIssue {
  static func updateCycle(passes: Int, of nodes: [String]) -> Self {
    let list = nodes.isEmpty ? "a lifecycle action" : nodes.joined(separator: ", ")
    return Self(
      "Update cycle: after \(passes) passes of one event \(list) still changes what it depends on.")
  }

  static func layoutCycle(rounds: Int, of nodes: [String]) -> Self {
    let list = nodes.isEmpty ? "views" : nodes.joined(separator: ", ")
    return Self("Layout cycle: after \(rounds) rounds the layout still makes \(list) change.")
  }

  static func changeCycle<Value>(of value: Value.Type, in view: String, by properties: [String])
    -> Self
  {
    let cause =
      properties.isEmpty ? "" : ", where \(properties.joined(separator: ", ")) changes each time"
    return Self(
      "onChange(of: \(value)) action tried to update multiple times per frame: in \(view)\(cause).")
  }
}

// MARK: What cannot be shown as it is written

extension RuntimeIssue {
  static func duplicateID<Data, ID>(_ id: ID, in data: Data.Type, view: String) -> Self {
    let place = "ForEach over \(data) in \(view)"
    return Self(
      "\(place): the ID \(id) occurs multiple times within the collection, this will give undefined results!",
      oncePer: "duplicate ID: \(place)")
  }

  static func constantCount<Data>(_ count: Int, was initial: Int, in data: Data.Type, view: String)
    -> Self
  {
    let place = "ForEach over \(data) in \(view)"
    return Self(
      "\(place) count (\(count)) != its initial count (\(initial)): "
        + "a range without an id is constant; give ForEach an id to have changes followed.",
      oncePer: "constant count: \(place)")
  }

  static func rowLimit<Data>(_ limit: Int, in data: Data.Type, view: String) -> Self {
    Self("ForEach over \(data) in \(view): of more than \(limit) rows those beyond are not shown.")
  }

  static func horizontalScrolling(in view: String) -> Self {
    Self("ScrollView in \(view): scrolls up and down alone; what is wider than the screen is cut.")
  }

  static func missingSymbol(_ name: String, in view: String) -> Self {
    Self("Image in \(view): no symbol named '\(name)' has a glyph in a terminal.")
  }
}
