public import TerminalUI

/// How often bodies may run for one event, by type: `["ModernListView": 0, "ModernRow": 1]`.
///
/// What is not named may run as it likes, unless `others` says how often.
public nonisolated struct RedrawBudget: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// What the named types may, in the order in which they were named.
  public private(set) var limits: [Limit] = []
  /// How often the bodies of each type that is not named may run for one event; nil for any number.
  public var others: Int?

  /// What one type may.
  public struct Limit: Equatable, Sendable {
    /// The type's name without its module.
    public let view: String
    /// Body runs, of all places of the type together, for one event.
    public let bodiesPerEvent: Int
    /// Whether the name was typed, and may be one that no view has.
    let isTyped: Bool
  }

  /// A budget without limits for types.
  ///
  /// - Parameter others: how often the bodies of each type that is not named may run for one event; nil for any number.
  public init(others: Int? = nil) { self.others = others }

  /// By the types' names without their modules. A name of which the tally has met no view breaks the budget: a typing
  /// mistake would be kept to for ever.
  public init(dictionaryLiteral elements: (String, Int)...) {
    limits = elements.map { Limit(view: $0.0, bodiesPerEvent: $0.1, isTyped: true) }
  }

  /// The budget with a limit for the bodies of a type in addition.
  public func allowing<V: View>(_ bodiesPerEvent: Int, of view: V.Type) -> RedrawBudget {
    var budget = self
    budget.limits.append(
      Limit(view: ViewNaming.name(of: view), bodiesPerEvent: bodiesPerEvent, isTyped: false))
    return budget
  }
}

/// What views are called in counts.
enum ViewNaming {
  nonisolated static func name(of view: any Any.Type) -> String { "\(view)" }
}
