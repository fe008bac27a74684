import TerminalUI

/// What ran again with the last event, in words.
struct FlashWords {
  private var runs: [(view: String, verdict: BodyVerdict)] = []
  private var count = 0
  private var before: (runs: [(view: String, verdict: BodyVerdict)], count: Int) = ([], 0)
  private static let capacity = 32

  mutating func eventBegan() {
    before = (runs, count)
    runs = []
    count = 0
  }

  /// The event is as good as never begun.
  mutating func withdrawEvent() { (runs, count) = before }

  mutating func note(_ view: String, _ verdict: BodyVerdict) {
    count += 1
    if runs.count < Self.capacity { runs.append((view, verdict)) }
  }

  /// All that the line can say, however wide it is. Complexity: O(runs kept).
  var all: String { count > 0 ? line(runs.count) : "" }

  /// As many of the runs as there is room for, and how many more there are.
  func line(columns: Int) -> String {
    guard count > 0 else { return "Nothing has run again." }
    for shown in (1...runs.count).reversed() {
      let line = line(shown)
      if line.columnCount <= columns { return line }
    }
    return line(1).cut(to: columns)
  }

  private func line(_ shown: Int) -> String {
    let names = runs.prefix(shown).map { "\($0.view) \($0.verdict.rawValue)" }
    let more = count > shown ? ["\((count - shown).grouped) more"] : []
    return "Ran again: " + (names + more).joined(separator: ", ") + "."
  }
}
