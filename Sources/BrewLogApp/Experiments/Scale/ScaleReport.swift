import Tally
import TerminalUI
import TextFormats

/// What the cost of a star depends on, as slopes: body runs and comparisons against the number of toggles, and against
/// the number of rows. Counts are exact; times are only reported.
package struct ScaleReport {
  private let series: [ScaleSeries]
  private let sizes: [Int]
  private let mutations: [Int]
  /// Whether instructions were counted; else time alone stands for the work.
  private let hasInstructions: Bool

  package static let sizes = [100, 1_000, 10_000, 100_000]
  package static let mutations = [1, 10, 100]

  /// - Parameters:
  ///   - sizes: of the lists. Stacks have at most a thousand rows, for all of them are alive.
  ///   - mutations: how often brew #0 is starred.
  package init(sizes: [Int] = Self.sizes, mutations: [Int] = Self.mutations) {
    self.init(sizes: sizes, mutations: mutations, counting: .shared)
  }

  /// - Parameter counter: nil where the machine tells of no instructions.
  init(sizes: [Int], mutations: [Int], counting counter: InstructionCounter?) {
    self.sizes = sizes
    self.mutations = mutations
    hasInstructions = counter != nil
    let stackSizes = sizes.filter { $0 <= 1_000 }
    series = [
      ScaleSeries("List", sizes: sizes, mutations: mutations, counting: counter) {
        $0.lists(ofRows: RowsBench.screenRows)
      },
      ScaleSeries(
        "List, rows that take a closure", sizes: sizes, mutations: mutations, counting: counter
      ) {
        $0.closureLists
      },
      ScaleSeries(
        "VStack, rows that take a closure", sizes: stackSizes, mutations: mutations,
        counting: counter
      ) {
        $0.closureStacks
      },
    ]
  }

  /// Whether no count of a list depends on its size, and lists and stacks run as often as is claimed.
  package var agrees: Bool {
    let lists = series.prefix(2).allSatisfy { series in
      ScaleWorld.allCases.allSatisfy { world in
        world.counts.allSatisfy { Self.isZero(series.perRow($0.count)) }
      }
    }
    return lists && series.allSatisfy(containersAgree) && stacksAgree
  }

  private func containersAgree(_ series: ScaleSeries) -> Bool {
    ScaleWorld.allCases.allSatisfy {
      Self.isZero(series.perToggle($0.containers) - ($0 == .observableObject ? 1 : 0))
    }
  }

  /// A closure makes each row unequal, and a stack has them all.
  private var stacksAgree: Bool {
    ScaleWorld.allCases.allSatisfy {
      Self.isZero(series[2].perRow($0.rows) - ($0 == .observableObject ? 1 : 0))
    }
  }

  /// Whether a slope of counts, which are exact, is none.
  static func isZero(_ slope: Double) -> Bool { slope.magnitude < 0.000_5 }

  // MARK: Text

  /// The counts as tables, then both slopes of each in sentences.
  package var text: String {
    let title = """
      Scale of a star of brew #0: n rows, m toggles. Counts are exact, \(workName)s are only reported.
      Each pair is ObservableObject / @Observable.

      """
    let reason =
      hasInstructions
      ? "" : "This machine does not let instructions be counted: times stand in their place.\n"
    return title + reason + series.map { "\n" + table($0) + "\n" }.joined() + "\n"
      + series.map(sentences).joined(separator: "\n") + "\n" + verdict
  }

  private var verdict: String {
    agrees
      ? "All slopes are those that are claimed.\n" : "Not all slopes are those that are claimed.\n"
  }

  private func table(_ series: ScaleSeries) -> String {
    TextTable(
      [series.name, "m", "container", "rows", "comparisons", "\(workUnit) a toggle"],
      series.points.map { point in
        [
          "n = \(point.n.grouped)", "\(point.m)", pair(point.counts.containers) { $0.grouped },
          pair(point.counts.rows) { $0.grouped }, pair(point.counts.comparisons) { $0.grouped },
          pair(work(point.counts)) { (Double($0) / Double(1_000 * point.m)).fixed(1) },
        ]
      }
    ).text
  }

  /// What stands for the work that counts do not show: instructions, or else nanoseconds.
  private func work(_ counts: RowsCounts) -> Worlds {
    hasInstructions ? counts.instructions : counts.nanoseconds
  }
  private var workName: String { hasInstructions ? "instruction" : "time" }
  private var workUnit: String { hasInstructions ? "1,000 instr." : "us" }

  private func pair(_ worlds: Worlds, _ text: (Int) -> String) -> String {
    text(worlds.observableObject) + " / " + text(worlds.observable)
  }

  private func sentences(_ series: ScaleSeries) -> String {
    let worlds = ScaleWorld.allCases.map { world in
      "\(series.name), \(world.rawValue):\n"
        + world.counts.map { sentence(of: $0, in: series) }.joined()
        + "  \(workName)s (reported only): slope \(series.perRow { world.of(work($0)) }.fixed(2)) "
        + (hasInstructions ? "per row\n" : "ns per row\n")
    }
    return worlds.joined()
  }

  private func sentence(of count: ScaleWorld.Count, in series: ScaleSeries) -> String {
    let toggle = series.perToggle(count.count)
    let row = series.perRow(count.count)
    guard Self.isZero(row) else {
      return "  \(count.name) grow with the list: \(row.fixed(2)) per row for each toggle\n"
    }
    return "  \(count.name) do not depend on list size (slope 0.00 per row): "
      + "\(toggle.fixed(2)) per toggle\n"
  }
}

/// One of the two, with what is counted of it.
enum ScaleWorld: String, CaseIterable {
  case observableObject = "ObservableObject"
  case observable = "@Observable"

  struct Count {
    let name: String
    let count: (RowsCounts) -> Int
  }

  func containers(_ counts: RowsCounts) -> Int { of(counts.containers) }
  func rows(_ counts: RowsCounts) -> Int { of(counts.rows) }
  func comparisons(_ counts: RowsCounts) -> Int { of(counts.comparisons) }

  var counts: [Count] {
    [
      Count(name: "container runs", count: containers),
      Count(name: "body runs of rows", count: rows),
      Count(name: "comparisons", count: comparisons),
    ]
  }

  func of(_ worlds: Worlds) -> Int {
    self == .observableObject ? worlds.observableObject : worlds.observable
  }
}
