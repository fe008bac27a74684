/// How the counts of a lab are to move where there is no room for all of them.
nonisolated enum LabScroll: Equatable {
  case lines(Int)
  case pages(Int)
  case toFirst, toLast
  /// Counted from 1.
  case toLine(Int)

  /// The same for a number in front of the key: so often, or to that line.
  func counted(_ number: Int?) -> LabScroll {
    guard let number else { return self }
    let times = max(1, number)
    return switch self {
    case .lines(let distance): .lines(distance * times)
    case .pages(let distance): .pages(distance * times)
    case .toFirst, .toLast, .toLine: .toLine(times)
    }
  }

  /// The first line to show, within bounds.
  ///
  /// - Parameters:
  ///   - first: the one shown so far.
  ///   - room: how many lines are shown.
  ///   - count: how many there are.
  func first(after first: Int, room: Int, count: Int) -> Int {
    let last = max(0, count - room)
    return switch self {
    case .lines(let distance): min(max(0, first + distance), last)
    case .pages(let distance): min(max(0, first + distance * max(1, room)), last)
    case .toFirst: 0
    case .toLast: last
    case .toLine(let line): min(line - 1, last)
    }
  }
}
