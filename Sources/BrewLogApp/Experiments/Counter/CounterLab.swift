import TerminalUI

extension Lab {
  /// Three ways to build a counter, and what each prints.
  static func counter() -> Lab { CounterLab().lab }
}

private struct CounterLab {
  private let stages = CounterWorld.allCases.map { CounterStage($0) }
  private static let names = ["ObservableObject", "@Observable, value", "@Observable, model"]

  var lab: Lab {
    let stages = stages
    return Lab(
      name: "counter",
      sentence: "who is made anew, and who runs again, in three ways to build it.",
      shortSentence: "who is made, and who runs.",
      worlds: [world(0, "ObsObj…"), world(1, "value"), world(2, "model")],
      counters: [
        .value("Child inits", inits(0), inits(1), inits(2)),
        bodies("ParentView", 0), bodies("CounterDisplayView", 1), bodies("LabelDisplayView", 2),
      ],
      events: events,
      detail: { index in
        ["Printed by \(Self.names[index]) (Tab: the next):"] + stages[index].transcript.lastEvent
      }, detailRows: 8)
  }

  private func world(_ index: Int, _ short: String) -> LabWorld {
    LabWorld(Self.names[index], short: short) { stages[index].content }
  }

  private func inits(_ index: Int) -> () -> Int {
    { stages[index].transcript.count { $0.hasSuffix("init ran") } }
  }

  /// - Parameter kind: which of a stage's views.
  private func bodies(_ name: String, _ kind: Int) -> LabCounter {
    let views = stages.map { [$0.views[kind]] }
    return .bodies(name, views[0], views[1], views[2])
  }

  // MARK: Events

  private var events: [LabEvent] {
    let parentReads = LabClaim(claimed: 0, here: 1, because: CounterClaims.parentReads)
    return [
      event(.parent, "p", "parent +1", claims: [[2, 2, 2], [1, 1, 1], [0, 0, 0], [0, 0, 0]]),
      event(.counter, "c", "counter +1", claims: [[2, 0, 0], [1, 0, 0], [1, 1, 1], [0, 0, 0]]),
      event(
        .label, "l", "label", claims: [[2, 2, 0], [1, parentReads, 0], [1, 0, 0], [1, 1, 1]]),
    ]
  }

  private func event(
    _ event: CounterEvent, _ key: KeyChord, _ label: String, claims: [[LabClaim]]
  ) -> LabEvent {
    LabEvent(key: key, label: label, description: event.name, claims: claims) {
      for stage in stages {
        stage.transcript.beginEvent()
        stage.perform(event)
      }
    }
  }
}
