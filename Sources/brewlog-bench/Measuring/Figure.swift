/// One measured number, with its limit where it has one.
struct Figure {
  enum Limit {
    case none
    case atMost(Double)
    case exactly(Double)
  }

  /// What it belongs to in the table: `toggle`, `memory` …
  let group: String
  let name: String
  let value: Double
  let unit: String
  var limit = Limit.none

  var isOver: Bool {
    switch limit {
    case .none: false
    case .atMost(let most): value > most
    case .exactly(let wanted): value != wanted
    }
  }
}

extension Figure {
  static let retries = 4

  /// A figure of time: measured again, up to four times, while it is over its limit, for others use the machine too.
  static func noisy(
    _ group: String, _ name: String, unit: String, atMost limit: Double, _ measure: () -> Double
  ) -> Figure {
    var best = measure()
    for _ in 0..<retries where best > limit { best = min(best, measure()) }
    return Figure(group: group, name: name, value: best, unit: unit, limit: .atMost(limit))
  }
}
