import TerminalUI

/// A progress that ticks, views that never read it, and who owns a model: M = `toggles` ticks.
public struct PlayerExperiment: Experiment {
  public static let name = "player"
  public static let summary =
    "ticks that most views never read; who owns a model"

  public init() {}

  /// Complexity: O(M).
  public func run(_ parameters: ExperimentParameters) -> ExperimentReport {
    let m = parameters.toggles
    return ExperimentReport(
      of: Self.self, parameters: parameters, conditions: m.groupedCount("tick"),
      sections: [
        Self.ownReads(ticks: m), Self.handedValues(ticks: m), PlayerLifetime(ticks: m).section,
        Self.bindings(keys: m),
      ])
  }

  /// Each view has the model and reads what it shows.
  private static func ownReads(ticks m: Int) -> ExperimentSection {
    let (legacy, modern) = (LegacyPlayer(), ModernPlayer())
    let pair = BenchPair(
      legacy: LegacyPlayerScreen(player: legacy), modern: ModernPlayerScreen(player: modern))
    pair.perform("tick", times: m, legacy: legacy.tick, modern: modern.tick)
    return ExperimentSection(
      "Each view reads the model itself",
      results: [
        pair.shows(Track.time(m)).result("The time is shown (1 = yes)", claim: 1, 1),
        pair.bodies(LegacyPlayerScreen.self, and: ModernPlayerScreen.self)
          .result("Parent body", claim: m, 0),
        pair.bodies(LegacyProgressRow.self, and: ModernProgressRow.self)
          .result("Progress body", claim: m, m),
        pair.bodies(LegacyTitleView.self, and: ModernTitleView.self)
          .result("Title body", claim: m, 0),
        pair.bodies(LegacyArtworkView.self, and: ModernArtworkView.self)
          .result("Artwork body", claim: m, 0),
        pair.bodies(LegacyQueueBadge.self, and: ModernQueueBadge.self)
          .result("Queue badge body", claim: m, 0),
        pair.bodies(LegacyHistoryView.self, and: ModernHistoryView.self)
          .result("History body", claim: m, 0),
        pair.bodies(LegacyStatusView.self, and: ModernStatusView.self)
          .result("Status body", claim: m, 0),
      ])
  }

  /// The parent reads everything and hands values down, as the article's own listing does.
  private static func handedValues(ticks m: Int) -> ExperimentSection {
    let (legacy, modern) = (LegacyPlayer(), ModernPlayer())
    let pair = BenchPair(
      legacy: LegacyHandedPlayer(player: legacy), modern: ModernHandedPlayer(player: modern))
    pair.perform("tick", times: m, legacy: legacy.tick, modern: modern.tick)
    let parents = pair.bodies(LegacyHandedPlayer.self, and: ModernHandedPlayer.self)
    return ExperimentSection(
      "The parent hands values down",
      results: [
        parents.result(
          "Parent body, handing down", claim: m, 0,
          contradiction: Contradiction(
            expected: Worlds(observableObject: m, observable: m),
            because: "the article's listing reads the model in the parent's body to hand values "
              + "down, so the parent depends on the progress; the article counts its children only")
        ),
        pair.bodies(HandedProgress.self, and: HandedProgress.self)
          .result("Progress body, handed a value", claim: m, m),
        pair.bodies(HandedPlayerViews.others, HandedPlayerViews.others)
          .result("Bodies of the five others", claim: 0, 0),
      ],
      findings: ["Handed down, both worlds run the same bodies, and skip equal values."])
  }

  /// `$player.trackTitle` of an observed object, and of a bindable model.
  private static func bindings(keys m: Int) -> ExperimentSection {
    let (legacy, modern) = (LegacyPlayer(), ModernPlayer())
    legacy.trackTitle = ""
    modern.trackTitle = ""
    let pair = BenchPair(
      legacy: LegacyTitleField(player: legacy), modern: ModernTitleField(player: modern))
    pair.type(times: m)
    let bodies = pair.bodies(LegacyTitleField.self, and: ModernTitleField.self)
    let typed = Worlds(
      observableObject: legacy.trackTitle.count, observable: modern.trackTitle.count)
    pair.perform(
      "title written", times: 1, legacy: { legacy.trackTitle = "Bloom" },
      modern: { modern.trackTitle = "Bloom" })
    return ExperimentSection(
      "Two-way: @ObservedObject and @Bindable",
      results: [
        typed.result("Typed characters in the model", claim: m, m),
        bodies.result("Body with the text field", claim: m, m),
        pair.shows("Bloom").result("Title set in the model shown (1 = yes)", claim: 1, 1),
      ])
  }
}
