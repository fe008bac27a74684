import Tally
import TerminalUI

/// The types of views as rows of a table.
struct ViewRows {
  enum Order: CaseIterable, Equatable {
    case bodies, redundant, arrivals, skips, name

    var next: Order {
      let all = Self.allCases
      return all[(all.firstIndex(of: self)! + 1) % all.count]
    }

    var words: String {
      switch self {
      case .bodies: "most bodies first"
      case .redundant: "most redundant first"
      case .arrivals: "most arrivals first"
      case .skips: "most skips first"
      case .name: "by name"
      }
    }

    /// As the narrow heads of the numbers have it.
    var shortWords: String {
      switch self {
      case .bodies: "by run"
      case .redundant: "by red"
      case .arrivals: "by arr"
      case .skips: "by skip"
      case .name: "by name"
      }
    }
  }

  /// The views that a filter lets through, in order.
  static func sorted(
    _ views: [NamedView], by order: Order, filter: String
  ) -> [NamedView] {
    let found =
      filter.isEmpty ? views : views.filter { $0.name.lowercased().isFound(filter) }
    func value(_ view: ViewSummary) -> Int {
      switch order {
      case .bodies: view.counts.bodies
      case .redundant: view.counts.redundant
      case .arrivals: view.counts.arrivals
      case .skips: view.counts.skips
      case .name: 0
      }
    }
    return found.sorted { left, right in
      let (first, second) = (value(left.view), value(right.view))
      return first == second ? left.name < right.name : first > second
    }
  }

  /// Why the bodies ran, and what makes them run each time.
  static func remark(_ view: ViewSummary) -> String {
    var remark = ""
    for cause in view.causes.prefix(2) {
      if !remark.isEmpty { remark += " + " }
      remark += cause.count.grouped
      remark += " × "
      remark.put(cause.causes, between: " & ")
    }
    let never = view.fields.filter(\.isNeverEqual).map(\.path)
    if !never.isEmpty {
      remark += "; never equal: "
      remark.put(never, between: ", ")
    }
    return remark
  }
}

extension String {
  /// Appends texts; to join them first costs a string more, for each view with each look.
  fileprivate mutating func put(_ texts: [String], between separator: String) {
    for index in texts.indices {
      if index > 0 { self += separator }
      self += texts[index]
    }
  }

  /// Whether a text in small letters stands anywhere in this one, which is in small letters too.
  nonisolated func isFound(_ text: String) -> Bool {
    text.isEmpty || firstRange(ofText: text.lowercased()) != nil
  }
}
