import TerminalUI

/// Who owns a model that listens, below a parent that runs on every tick.
struct PlayerLifetime {
  private let ticks: Int

  init(ticks: Int) { self.ticks = ticks }

  var section: ExperimentSection {
    let m = ticks
    let owned = measure(
      { LegacySessionOwner(events: $0) }, { ModernSessionOwner(events: $0) })
    let cured = measure({ LegacyCuredOwner(events: $0) }, { ModernCuredOwner(events: $0) })
    let higher = measureOwnedHigherUp()
    return ExperimentSection(
      "@StateObject and @State",
      results: [
        owned.parents.result("Parent body", claim: m, m),
        owned.made.result("Models made", claim: 1, m + 1),
        owned.registered.result("Listeners registered", claim: 1, m + 1),
        owned.alive.result("Listeners whose model is alive", claim: 1, 2),
        owned.stale.result("Stale listeners", claim: 0, m - 1),
        owned.owners.result("Body of the owner", claim: 0, m),
        cured.made.result("Models made, listening in onAppear", claim: 1, m + 1),
        cured.registered.result("Listeners registered in onAppear", claim: 1, 1),
        cured.stale.result("Stale listeners, registered in onAppear", claim: 0, 0),
        higher.made.result("Models made, owned higher up", claim: 1, 1),
        higher.registered.result("Listeners, owned higher up", claim: 1, 1),
      ],
      findings: [
        "Of the models of @State two are alive: the first, which is kept, and the",
        "newest, in the newest value of the view, which so differs: its body runs.",
      ])
  }

  /// What came of a parent's runs.
  private struct Outcome {
    var made: Worlds
    var registered: Worlds
    var alive: Worlds
    var stale: Worlds
    var parents: Worlds
    var owners: Worlds
  }

  private func measure<Legacy: View, Modern: View>(
    _ legacyOwner: @escaping (PlayerEvents) -> Legacy,
    _ modernOwner: @escaping (PlayerEvents) -> Modern
  ) -> Outcome {
    let (legacy, modern) = (LegacyPlayer(), ModernPlayer())
    let (left, right) = (PlayerEvents(), PlayerEvents())
    let pair = BenchPair(
      legacy: LegacySessionParent(player: legacy) { legacyOwner(left) },
      modern: ModernSessionParent(player: modern) { modernOwner(right) })
    pair.perform("tick", times: ticks, legacy: legacy.tick, modern: modern.tick)
    return Outcome(
      made: Worlds(observableObject: left.sessionsMade, observable: right.sessionsMade),
      registered: Worlds(observableObject: left.registered, observable: right.registered),
      alive: Worlds(observableObject: left.alive, observable: right.alive),
      stale: Worlds(observableObject: left.stale, observable: right.stale),
      parents: pair.bodies(LegacySessionParent<Legacy>.self, and: ModernSessionParent<Modern>.self),
      owners: pair.bodies(Legacy.self, and: Modern.self))
  }

  private func measureOwnedHigherUp() -> Outcome {
    var sessions: (LegacySession?, ModernSession?)
    return measure(
      { events in
        let session = sessions.0 ?? LegacySession(events)
        sessions.0 = session
        return LegacyGuest(session: session)
      },
      { events in
        let session = sessions.1 ?? ModernSession(events)
        sessions.1 = session
        return ModernGuest(session: session)
      })
  }
}
