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
  }

  /// Each name once: types that share one stand behind those that they are declared in, and what is alike then is one.
  static func named(_ views: [ViewSummary]) -> [(name: String, view: ViewSummary)] {
    let counts = views.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    var named: [(name: String, view: ViewSummary)] = []
    for view in views {
      let name = counts[view.name] == 1 ? view.name : view.nestedName
      if let index = named.firstIndex(where: { $0.name == name }), counts[view.name] != 1 {
        named[index].view = named[index].view.merged(with: view)
      } else {
        named.append((name, view))
      }
    }
    return named
  }

  /// The views that a filter lets through, in order.
  static func sorted(
    _ views: [ViewSummary], by order: Order, filter: String
  ) -> [(name: String, view: ViewSummary)] {
    let found = named(views).filter { filter.isEmpty || $0.name.lowercased().isFound(filter) }
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
    let causes = view.causes.prefix(2).map {
      "\($0.count.grouped) × \($0.causes.joined(separator: " & "))"
    }
    let never = view.fields.filter(\.isNeverEqual).map(\.path)
    return causes.joined(separator: " + ")
      + (never.isEmpty ? "" : "; never equal: \(never.joined(separator: ", "))")
  }
}

extension String {
  /// Whether a text in small letters stands anywhere in this one, which is in small letters too.
  nonisolated func isFound(_ text: String) -> Bool {
    text.isEmpty || firstRange(ofText: text.lowercased()) != nil
  }
}
