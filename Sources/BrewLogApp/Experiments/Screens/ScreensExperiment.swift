import TerminalUI

/// One root store with ten properties, and ten screens alive that read one each: M = `toggles` changes.
public struct ScreensExperiment: Experiment {
  public static let name = "screens"
  public static let summary = "ten screens on one store; who runs when one part changes"

  public init() {}

  /// Complexity: O(10 · M).
  public func run(_ parameters: ExperimentParameters) -> ExperimentReport {
    let m = parameters.toggles
    return ExperimentReport(
      of: Self.self, parameters: parameters,
      conditions: "ten screens, \(m.groupedCount("change")) each",
      sections: [
        ScreensBench().oneProperty(changes: m), ScreensBench().eachProperty(changes: m),
        ScreensBench().allInOneEvent,
      ])
  }
}

/// The ten screens in both worlds, with their stores in the environment.
private struct ScreensBench {
  private let legacy = LegacyRootStore()
  private let modern = ModernRootStore()
  private let pair: BenchPair

  init() {
    pair = BenchPair(
      legacy: LegacyScreens().environmentObject(legacy),
      modern: ModernScreens().environment(modern))
  }

  private var screens: Worlds {
    pair.bodies(StoreParts.all.map { $0.screens.legacy }, StoreParts.all.map { $0.screens.modern })
  }

  func oneProperty(changes m: Int) -> ExperimentSection {
    pair.perform(
      "one property written", times: m, legacy: { legacy.syncState += 1 },
      modern: { modern.syncState += 1 })
    return ExperimentSection(
      "One property changes",
      results: [
        screens.result("Bodies of the ten screens", claim: 10 * m, m),
        pair.bodies(LegacyPartScreen<SyncPart>.self, and: ModernPartScreen<SyncPart>.self)
          .result("Body of the screen that reads it", claim: m, m),
        pair.bodies(LegacyPartScreen<BrewsPart>.self, and: ModernPartScreen<BrewsPart>.self)
          .result("Body of one that does not", claim: m, 0),
        pair.bodies(LegacyScreens.self, and: ModernScreens.self)
          .result("Body around the screens", claim: 0, 0),
      ])
  }

  func eachProperty(changes m: Int) -> ExperimentSection {
    var total = Worlds(observableObject: 0, observable: 0)
    for part in StoreParts.all {
      pair.perform(
        "\(part.name) written", times: m, legacy: { legacy[keyPath: part.legacy] += 1 },
        modern: { modern[keyPath: part.modern] += 1 })
      total.observableObject += screens.observableObject
      total.observable += screens.observable
    }
    return ExperimentSection(
      "Each of the ten changes, one at a time",
      results: [total.result("Bodies of the ten screens, in all", claim: 100 * m, 10 * m)])
  }

  var allInOneEvent: ExperimentSection {
    pair.perform(
      "all ten written", times: 1,
      legacy: { for part in StoreParts.all { legacy[keyPath: part.legacy] += 1 } },
      modern: { for part in StoreParts.all { modern[keyPath: part.modern] += 1 } })
    return ExperimentSection(
      "All ten change in one event",
      results: [screens.result("Bodies of the ten screens, one event", claim: 10, 10)])
  }
}
