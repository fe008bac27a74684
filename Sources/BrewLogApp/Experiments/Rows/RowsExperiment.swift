import BrewModel
import TerminalUI

/// Two stores, two lists: who runs again when a brew is starred.
///
/// Claims scale with the parameters: the lists hold N = `rows` brews of which V fit on the screen, and M = `toggles`
/// brews are starred one at a time.
public struct RowsExperiment: Experiment {
  public static let name = "rows"
  public static let summary = "two lists of the same brews; who runs again when one is starred"
  public static let sizes = ExperimentSize.allCases

  public init() {}

  /// Complexity: O(N + M · V), and O(M · 1,000) body runs in the eager stacks.
  public func run(_ parameters: ExperimentParameters) -> ExperimentReport {
    run(parameters, growth: RowsGrowth())
  }

  func run(_ parameters: ExperimentParameters, growth: RowsGrowth) -> ExperimentReport {
    let bench = RowsBench(rows: parameters.rows, toggles: parameters.toggles)
    return ExperimentReport(
      of: Self.self, parameters: parameters,
      sections: [
        Self.firstBrew(bench), Self.offScreen(bench), growth.section,
        Self.closures(bench), Self.wholeStore(bench), Self.eagerStacks(bench),
        ModelFacts(rows: parameters.rows).section,
      ].compactMap(\.self))
  }

  /// The article's table.
  private static func firstBrew(_ bench: RowsBench) -> ExperimentSection {
    let m = bench.toggles
    let lists = bench.measure(bench.lists(ofRows: RowsBench.screenRows), at: 0)
    return ExperimentSection(
      "Brew #0 starred",
      results: [
        lists.containers.result("List body, brew #0", claim: m, 0),
        lists.rows.result("Row bodies, brew #0", claim: m, m),
      ])
  }

  /// A brew that no row shows. Nil where the list is too short to have one.
  private static func offScreen(_ bench: RowsBench) -> ExperimentSection? {
    guard bench.count > 1 else { return nil }
    let shown = min(RowsBench.screenRows, bench.count - 1)
    let lists = bench.measure(bench.lists(ofRows: shown), at: bench.count - 1)
    return ExperimentSection(
      "A brew off screen starred",
      results: [
        lists.containers.result("List body, off screen", claim: bench.toggles, 0),
        lists.rows.result("Row bodies, off screen", claim: 0, 0),
      ])
  }
}

/// Where the tie breaks: what makes the rows of the `ObservableObject` list unequal, or puts more of them in the tree.
extension RowsExperiment {
  private static func closures(_ bench: RowsBench) -> ExperimentSection {
    let m = bench.toggles
    let lists = bench.measure(bench.closureLists, at: 0)
    return ExperimentSection(
      "Rows that take a closure, \(bench.visible) on screen",
      results: [
        lists.containers.result("List body, closures", claim: m, 0),
        lists.rows.result("Row bodies, closures", claim: m * bench.visible, m),
      ])
  }

  private static func wholeStore(_ bench: RowsBench) -> ExperimentSection {
    let m = bench.toggles
    let lists = bench.measure(bench.storeLists, at: 0)
    return ExperimentSection(
      "Rows that take the store, \(bench.visible) on screen",
      results: [
        lists.containers.result("List body, whole store", claim: m, 0),
        lists.rows.result("Row bodies, whole store", claim: m * bench.visible, m),
      ])
  }

  private static func eagerStacks(_ bench: RowsBench) -> ExperimentSection {
    let m = bench.toggles
    let eager = bench.eager
    let values = eager.measure(eager.stacks, at: 0)
    let closures = eager.measure(eager.closureStacks, at: 0)
    return ExperimentSection(
      "VStack and ForEach, all \(eager.count.groupedCount("row")) alive",
      results: [
        values.containers.result("Stack body, values", claim: m, 0),
        values.rows.result("Row bodies, values", claim: m, m),
        closures.containers.result("Stack body, closures in a stack", claim: m, 0),
        closures.rows.result("Row bodies, closures in a stack", claim: m * eager.count, m),
      ])
  }
}
