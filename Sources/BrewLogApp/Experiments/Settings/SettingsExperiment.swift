import TerminalUI

/// Forty rows on one model, and one text field that is typed into: M = `toggles` keys.
public struct SettingsExperiment: Experiment {
  public static let name = "settings"
  public static let summary = "a form of forty rows; who runs for each key typed into it"

  public init() {}

  /// Complexity: O(40 · M).
  public func run(_ parameters: ExperimentParameters) -> ExperimentReport {
    let m = parameters.toggles
    return ExperimentReport(
      of: Self.self, parameters: parameters,
      conditions: "forty rows, \(m.grouped) \(m == 1 ? "key or write" : "keys or writes") each",
      sections: [
        SettingsBench().typing(keys: m), SettingsBench().dependencies(writes: m),
        SettingsBench().ignored(writes: m), MigrationBench().section(keys: m),
      ])
  }
}

/// The form in both worlds, with its models.
private struct SettingsBench {
  private let legacy = LegacySettings()
  private let modern = ModernSettings()
  private let pair: BenchPair

  init() {
    pair = BenchPair(
      legacy: LegacySettingsForm(settings: legacy), modern: ModernSettingsForm(settings: modern))
  }

  private var everything: Worlds {
    pair.bodies(
      LegacySettingsForm.rows + [LegacySettingsForm.self],
      ModernSettingsForm.rows + [ModernSettingsForm.self])
  }

  /// Keys typed into the text field of the bio.
  func typing(keys m: Int) -> ExperimentSection {
    pair.type(times: m)
    let typed = Worlds(observableObject: legacy.bio.count, observable: modern.bio.count)
    let all = everything
    // In percent of what the ObservableObject form runs.
    let saved =
      (all.observableObject - all.observable) * 100 / max(1, all.observableObject)
    return ExperimentSection(
      "Typing into the bio",
      results: [
        typed.result("Characters that arrived", claim: m, m),
        pair.bodies(LegacySettingsForm.self, and: ModernSettingsForm.self)
          .result("Form body", claim: m, 0),
        pair.bodies(LegacySettingsForm.rows, ModernSettingsForm.rows)
          .result("Row bodies", claim: 40 * m, 2 * m),
        all.result("All bodies", claim: 41 * m, 2 * m),
        Worlds(observableObject: 0, observable: saved > 50 ? 1 : 0)
          .result("More than half saved (1 = yes)", claim: 0, 1),
        pair.bodies(LegacyUsernameRow.self, and: ModernUsernameRow.self)
          .result("Row that shows only the username", claim: m, 0),
      ],
      findings: [
        "Body runs per key: \(all.observableObject / m) and \(all.observable / m); "
          + "saved: \(saved) %."
      ])
  }

  /// Who depends on the username.
  func dependencies(writes m: Int) -> ExperimentSection {
    pair.perform(
      "username written", times: m, legacy: { legacy.username += "a" },
      modern: { modern.username += "a" })
    return ExperimentSection(
      "The username written",
      results: [
        pair.bodies(LegacyUsernameRow.self, and: ModernUsernameRow.self)
          .result("Row that reads it", claim: m, m),
        pair.bodies(LegacyGreetingRow.self, and: ModernGreetingRow.self)
          .result("Row that reads a property computed of it", claim: m, m),
        pair.bodies(LegacyBioRow.self, and: ModernBioRow.self)
          .result("Row that reads the bio", claim: m, 0),
        everything.result("All bodies, username", claim: 41 * m, 2 * m),
      ])
  }

  /// What nobody is told of: an unpublished property, and an ignored one.
  func ignored(writes m: Int) -> ExperimentSection {
    pair.perform(
      "token written", times: m, legacy: { legacy.analyticsToken += 1 },
      modern: { modern.analyticsToken += 1 })
    let written = Worlds(
      observableObject: legacy.analyticsToken, observable: modern.analyticsToken)
    return ExperimentSection(
      "The ignored token written",
      results: [
        written.result("Writes that arrived", claim: m, m),
        everything.result("All bodies, token", claim: 0, 0),
      ])
  }
}

/// Both models on one screen.
private struct MigrationBench {
  private let legacy = LegacySettings()
  private let modern = ModernSettings()
  private let bench: Bench

  init() {
    let (legacy, modern) = (legacy, modern)
    bench = Bench { MigratingForm(legacy: legacy, modern: modern) }
  }

  func section(keys m: Int) -> ExperimentSection {
    let typedLeft = runs { bench.type("x", in: "ObservableObject", times: m) }
    let rowLeft = bench.bodies(of: MigratingRow.self)
    bench.pressTab()
    let typedRight = runs { bench.type("y", in: "@Observable", times: m) }
    let rowRight = bench.bodies(of: MigratingRow.self)
    return ExperimentSection(
      "Both models on one screen",
      results: [
        typedLeft.result("Bodies of each form, typing left", claim: 41 * m, 0),
        typedRight.result("Bodies of each form, typing right", claim: 0, 2 * m),
        Worlds(observableObject: rowLeft, observable: rowRight)
          .result("Row that reads both models", claim: m, m),
        Worlds(observableObject: legacy.bio.count, observable: modern.bio.count)
          .result("Characters that arrived in each", claim: m, m),
      ])
  }

  private func runs(of events: () -> Void) -> Worlds {
    bench.reset()
    events()
    return Worlds(
      observableObject: bench.bodies(of: LegacySettingsForm.rows + [LegacySettingsForm.self]),
      observable: bench.bodies(of: ModernSettingsForm.rows + [ModernSettingsForm.self]))
  }
}
