import BrewLogApp
import TerminalUI

/// What the log costs as it grows: a large one beside a small one, and the keys of a search beside a frame.
struct LogScenario {
  private static let group = "the log"
  /// Of a screen that is drawn sixty times a second, in milliseconds.
  private static let frame = 16.0

  private let small: LogSpecimen
  private let large: LogSpecimen
  private let rounds: Int
  private let bytes: Int

  /// Complexity: O(size). - Throws: where no file can be written.
  init(few: Int = 1_000, many: Int = 100_000, rounds: Int) throws {
    self.rounds = rounds
    small = try LogSpecimen(count: few)
    large = try LogSpecimen(count: many)
    small.load()
    let before = Memory.allocated
    large.load()
    bytes = Memory.allocated - before
  }

  func run(_ report: inout Report) {
    addRatio("first screen", limit: 3, &report) { $0.openFirstScreen() }
    addRatio("a star", limit: 1.25, &report) { log in for _ in 0..<20 { log.press(" ") } }
    addRatio("one step down and up", limit: 1.1, &report) { log in
      for _ in 0..<20 { log.press("jk") }
    }
    addTyping("a key of a search", "/", ["blackcurrant", "a e", "bruhk", "kenya v60"], &report)
    addTyping(
      "a key of a filter", "\\", ["blackcurrant", "a", "bean:kenya", "rating>=4", "date:2020-11"],
      &report)
    // Then the texts of the index are no longer in the order of the list.
    large.add()
    addTyping("a key of a filter after a brew was added", "\\", ["black", "rating>=4"], &report)
    add("sort by the next column, the worst", unit: "ms", &report) {
      // Eight columns: then the order is the first again.
      (0..<8).map { _ in Clock.measure { large.press(">") } / 1_000_000 }.max() ?? 0
    }
    add("statistics", unit: "ms", &report) {
      let time = Clock.measure { large.press("t") } / 1_000_000
      large.host.press(.escape)
      return time
    }
    report.add(
      Figure(
        group: Self.group, name: "memory of a brew, all read and searched",
        value: Double(bytes) / Double(large.count), unit: "bytes", limit: .atMost(2_000)))
  }

  /// The medians of interleaved rounds: of the small log in µs, and the ratio.
  private func addRatio(
    _ name: String, limit: Double, _ report: inout Report, _ work: (LogSpecimen) -> Void
  ) {
    var times: [Double] = []
    let figure = Figure.noisy(
      Self.group, "\(name), n = \(large.count), to n = \(small.count)", unit: "×", atMost: limit
    ) {
      let samples = (0..<rounds).map { _ in
        (Clock.measure { work(small) }, Clock.measure { work(large) })
      }
      times = samples.map(\.0)
      return samples.map { $0.1 / $0.0 }.median
    }
    report.add(
      Figure(
        group: Self.group, name: "\(name), n = \(small.count)", value: times.median / 1_000,
        unit: "µs"))
    report.add(figure)
  }

  /// The slowest key of some texts.
  private func addTyping(
    _ name: String, _ prompt: String, _ texts: [String], _ report: inout Report
  ) {
    for text in texts {
      let figure = Figure.noisy(
        Self.group, "\(name), the slowest of “\(text)”", unit: "ms", atMost: Self.frame
      ) {
        (0..<3).map { _ in slowestKey(prompt, text) }.min()!
      }
      report.add(figure)
    }
  }

  private func slowestKey(_ prompt: String, _ text: String) -> Double {
    large.press(prompt)
    let slowest = text.map { key in Clock.measure { large.press(String(key)) } }.max() ?? 0
    large.host.press(.escape)
    large.host.press(.escape)
    return slowest / 1_000_000
  }

  private func add(
    _ name: String, unit: String, _ report: inout Report, _ measure: () -> Double
  ) {
    report.add(Figure(group: Self.group, name: name, value: measure(), unit: unit))
  }
}
