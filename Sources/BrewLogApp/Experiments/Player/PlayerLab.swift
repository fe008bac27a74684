import TerminalUI

extension Lab {
  /// A progress that ticks once a second.
  static func player() -> Lab { PlayerLab().lab }
}

private struct PlayerLab {
  private let legacy = LegacyPlayer()
  private let modern = ModernPlayer()
  private let handed = ModernPlayer()
  /// What the sessions of each world have done.
  private let sessions = [PlayerEvents(), PlayerEvents(), PlayerEvents()]

  var lab: Lab {
    let sessions = sessions
    return Lab(
      name: "player",
      sentence: "a tick runs all views that observe, or the one that reads the time.",
      shortSentence: "who runs with each tick.",
      worlds: worlds, counters: viewCounters + sessionCounters, events: [tick, rename], clock: 0,
      detail: { _ in
        let alive = sessions.map { "\($0.alive) of \($0.registered)" }
        return [
          "Listeners alive: \(alive.joined(separator: ", ")) (the last registers in onAppear)."
        ]
      }, detailRows: 1)
  }

  private var worlds: [LabWorld] {
    [
      LabWorld("ObservableObject", short: "ObsObj…") {
        VStack(alignment: .leading, spacing: 0) {
          LegacyPlayerScreen(player: legacy)
          LegacySessionParent(player: legacy) { LegacySessionOwner(events: sessions[0]) }
        }
      },
      LabWorld("@Observable", short: "@Obs…") {
        VStack(alignment: .leading, spacing: 0) {
          ModernPlayerScreen(player: modern)
          ModernSessionParent(player: modern) { ModernSessionOwner(events: sessions[1]) }
        }
      },
      LabWorld("@Observable, value", short: "value") {
        VStack(alignment: .leading, spacing: 0) {
          ModernHandedPlayer(player: handed)
          ModernSessionParent(player: handed) { ModernCuredOwner(events: sessions[2]) }
        }
      },
    ]
  }

  private var viewCounters: [LabCounter] {
    [
      .bodies(
        "Parent", [LegacyPlayerScreen.self], [ModernPlayerScreen.self], [ModernHandedPlayer.self]),
      .bodies(
        "Progress", [LegacyProgressRow.self], [ModernProgressRow.self], [HandedProgress.self]),
      .bodies("Title", [LegacyTitleView.self], [ModernTitleView.self], [HandedTitle.self]),
      .bodies("Artwork", [LegacyArtworkView.self], [ModernArtworkView.self], [HandedArtwork.self]),
      .bodies("Queue badge", [LegacyQueueBadge.self], [ModernQueueBadge.self], [HandedQueue.self]),
      .bodies("History", [LegacyHistoryView.self], [ModernHistoryView.self], [HandedHistory.self]),
      .bodies("Status", [LegacyStatusView.self], [ModernStatusView.self], [HandedStatus.self]),
    ]
  }

  private var sessionCounters: [LabCounter] {
    [
      sessionCounter("Models made", \.sessionsMade),
      sessionCounter("Listeners added", \.registered),
    ]
  }

  private func sessionCounter(_ name: String, _ count: KeyPath<PlayerEvents, Int>) -> LabCounter {
    let (first, second, third) = (sessions[0], sessions[1], sessions[2])
    return .value(
      name, { first[keyPath: count] }, { second[keyPath: count] }, { third[keyPath: count] })
  }

  // MARK: Events

  private static let handsDown = LabClaim(
    claimed: 0, here: 1, because: "the parent reads what it hands down; only children are counted")

  private var tick: LabEvent {
    LabEvent(
      key: "t", label: "tick", description: "one more second",
      claims: [
        [1, 0, Self.handsDown], [1, 1, 1], [1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0],
        [0, 1, 1], [0, 1, 0],
      ]
    ) {
      legacy.tick()
      modern.tick()
      handed.tick()
    }
  }

  private var rename: LabEvent {
    LabEvent(
      key: "n", label: "rename", description: "another title",
      claims: [
        [1, 0, Self.handsDown], [1, 0, 0], [1, 1, 1], [1, 1, 1], [1, 0, 0], [1, 0, 0], [1, 0, 0],
        [0, 0, 0], [0, 0, 0],
      ]
    ) {
      legacy.trackTitle += "!"
      modern.trackTitle += "!"
      handed.trackTitle += "!"
    }
  }
}
