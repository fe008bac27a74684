import BrewModel

/// The columns of the list of bags that a width has room for.
nonisolated struct BagColumns: Equatable {
  enum Column: Equatable {
    case mark, bean, roaster, roasted, days, left, brews, state
  }

  private(set) var widths: [(column: Column, width: Int)] = []
  let units: DisplayUnits

  /// - Parameter width: cells of a row, the list's mark of the selection not counted.
  init(width: Int, units: DisplayUnits = .metric) {
    self.units = units
    let all: [(Column, Int)] = [
      (.mark, width < 60 ? 1 : 0), (.bean, 0), (.roaster, width >= 76 ? min(20, width / 5) : 0),
      (.roasted, width >= 50 ? 10 : 0), (.days, width >= 24 ? 4 : 0),
      (.left, width >= 60 ? 15 : width >= 32 ? 8 : 0), (.brews, width >= 90 ? 5 : 0),
      (.state, width >= 100 ? 20 : width >= 60 ? 8 : 0),
    ]
    let shown = all.filter { $0.0 == .bean || $0.1 > 0 }
    let fixed = shown.reduce(shown.count - 1) { $0 + $1.1 }
    widths = shown.map { ($0.0, $0.0 == .bean ? min(60, max(1, width - fixed)) : $0.1) }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.units == right.units && left.widths.elementsEqual(right.widths) { $0 == $1 }
  }

}

extension BagColumns {
  var header: String {
    line { column, _ in
      switch column {
      case .mark: ""
      case .bean: "Bean"
      case .roaster: "Roaster"
      case .roasted: "Roasted"
      case .days: "Days"
      case .left: "Left"
      case .brews: "Brews"
      case .state: "State"
      }
    }
  }

  /// The line of a bag.
  func text(of entry: BagEntry, today: CivilDay) -> String {
    let bag = entry.bag
    return line { column, width in
      switch column {
      case .mark: bag.isFinished ? "x" : bag.isFrozen ? "F" : ""
      case .bean: bag.bean.name
      case .roaster: bag.bean.roaster
      case .roasted: bag.roast.roasted?.description ?? ""
      case .days: bag.roast.age(on: today).map(String.init) ?? ""
      case .left: entry.leftText(units, isLong: width >= 15)
      case .brews: "\(entry.use.brews)"
      case .state: bag.stateText(isLong: width >= 20)
      }
    }
  }

  private func line(_ cell: (Column, Int) -> String) -> String {
    widths.map { column, width in
      let isTrailing = [.days, .left, .brews].contains(column)
      return cell(column, width).fitted(to: width, trailing: isTrailing)
    }.joined(separator: " ")
  }
}

extension Bag {
  /// Whether it is in the freezer.
  nonisolated var isFrozen: Bool { roast.frozen != nil && roast.thawed == nil }

  /// `finished`, `frozen`, `thawed`, with the day where there is room; empty for a bag that stands in a cupboard.
  nonisolated func stateText(isLong: Bool) -> String {
    if isFinished { return "finished" }
    if let thawed = roast.thawed { return isLong ? "thawed \(thawed)" : "thawed" }
    return roast.frozen.map { isLong ? "frozen \($0)" : "frozen" } ?? ""
  }
}

extension BagEntry {
  /// What is left, and of how much where there is room; in words where it is less than nothing.
  func leftText(_ units: DisplayUnits, isLong: Bool) -> String {
    guard let left, let weight = bag.weight else { return "" }
    if isLong, let overdrawn { return "over by \(units.text(overdrawn))" }
    return isLong ? "\(units.number(left)) of \(units.text(weight))" : units.text(left)
  }
}
