import TerminalUI

extension Lab {
  /// A progress that ticks once a second.
  static func player() -> Lab {
    let legacy = LegacyPlayer()
    let (modern, handed) = (ModernPlayer(), ModernPlayer())
    let events = [PlayerEvents(), PlayerEvents(), PlayerEvents()]
    func tick() {
      legacy.tick()
      modern.tick()
      handed.tick()
    }
    func rename() {
      legacy.trackTitle += "!"
      modern.trackTitle += "!"
      handed.trackTitle += "!"
    }
    let handsDown = LabClaim(
      claimed: 0, here: 1, because: "the parent reads what it hands down; only children are counted"
    )
    return Lab(
      name: "player",
      sentence: "a tick runs all views that observe, or the one that reads the time.",
      worlds: [
        LabWorld("ObservableObject", short: "ObsObj…") {
          VStack(alignment: .leading, spacing: 0) {
            LegacyPlayerScreen(player: legacy)
            LegacySessionParent(player: legacy) { LegacySessionOwner(events: events[0]) }
          }
        },
        LabWorld("@Observable", short: "@Obs…") {
          VStack(alignment: .leading, spacing: 0) {
            ModernPlayerScreen(player: modern)
            ModernSessionParent(player: modern) { ModernSessionOwner(events: events[1]) }
          }
        },
        LabWorld("@Observable, value", short: "value") {
          VStack(alignment: .leading, spacing: 0) {
            ModernHandedPlayer(player: handed)
            ModernSessionParent(player: handed) { ModernCuredOwner(events: events[2]) }
          }
        },
      ],
      counters: [
        .bodies(
          "Parent", [LegacyPlayerScreen.self], [ModernPlayerScreen.self], [ModernHandedPlayer.self]),
        .bodies(
          "Progress", [LegacyProgressRow.self], [ModernProgressRow.self], [HandedProgress.self]),
        .bodies("Title", [LegacyTitleView.self], [ModernTitleView.self], [HandedTitle.self]),
        .bodies(
          "Artwork", [LegacyArtworkView.self], [ModernArtworkView.self], [HandedArtwork.self]),
        .bodies(
          "Queue badge", [LegacyQueueBadge.self], [ModernQueueBadge.self], [HandedQueue.self]),
        .bodies(
          "History", [LegacyHistoryView.self], [ModernHistoryView.self], [HandedHistory.self]),
        .bodies("Status", [LegacyStatusView.self], [ModernStatusView.self], [HandedStatus.self]),
        .value(
          "Models made", { events[0].sessionsMade }, { events[1].sessionsMade },
          { events[2].sessionsMade }),
        .value(
          "Listeners added", { events[0].registered }, { events[1].registered },
          { events[2].registered }),
      ],
      events: [
        LabEvent(
          key: "t", label: "tick", description: "one more second",
          claims: [
            [1, 0, handsDown], [1, 1, 1], [1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0],
            [0, 1, 1], [0, 1, 0],
          ], perform: tick),
        LabEvent(
          key: "n", label: "rename", description: "another title",
          claims: [
            [1, 0, handsDown], [1, 0, 0], [1, 1, 1], [1, 1, 1], [1, 0, 0], [1, 0, 0], [1, 0, 0],
            [0, 0, 0], [0, 0, 0],
          ], perform: rename),
      ], clock: 0,
      detail: { _ in
        let alive = events.map { "\($0.alive) of \($0.registered)" }
        return [
          "Listeners alive: \(alive.joined(separator: ", ")) (the last registers in onAppear)."
        ]
      }, detailRows: 1)
  }
}
