import TerminalUI

/// One run of a body: whose, where, and why.
public struct BodyRun: CustomStringConvertible {
  /// The view's type without its module.
  public let viewName: String
  /// The positions and explicit ids from the root.
  public let identity: String
  private let updateCauses: [UpdateCause]

  init(_ view: TracedView, causes: [UpdateCause]) {
    viewName = view.name
    identity = view.identity
    updateCauses = causes
  }

  /// `@self`, `@identity`, `_property`, `Type.property`. Names are looked up when they are asked for.
  public var causes: [String] { updateCauses.map(\.description) }

  public var description: String { "\(viewName): \(causes.joined(separator: ", "))" }
}
