import TerminalUI

extension Lab {
  /// Three ways to build a counter, and what each prints.
  static func counter() -> Lab {
    let stages = CounterWorld.allCases.map(CounterStage.init)
    func world(_ index: Int, _ name: String, _ short: String) -> LabWorld {
      LabWorld(name, short: short) { stages[index].content }
    }
    func views(_ kind: Int) -> [[any View.Type]] { stages.map { [$0.views[kind]] } }
    func bodies(_ name: String, _ kind: Int) -> LabCounter {
      .bodies(name, views(kind)[0], views(kind)[1], views(kind)[2])
    }
    func inits(_ index: Int) -> () -> Int {
      { stages[index].transcript.count { $0.hasSuffix("init ran") } }
    }
    func event(
      _ event: CounterEvent, _ key: KeyChord, _ label: String, claims: [[LabClaim]]
    ) -> LabEvent {
      LabEvent(key: key, label: label, description: event.name, claims: claims) {
        for stage in stages {
          stage.transcript.beginEvent()
          stage.perform(event)
        }
      }
    }
    let names = ["ObservableObject", "@Observable, value", "@Observable, model"]
    return Lab(
      name: "counter", sentence: "who is made anew, and who runs again, in three ways to build it.",
      worlds: [
        world(0, names[0], "ObsObj…"), world(1, names[1], "value"), world(2, names[2], "model"),
      ],
      counters: [
        .value("Child inits", inits(0), inits(1), inits(2)),
        bodies("ParentView", 0), bodies("CounterDisplayView", 1), bodies("LabelDisplayView", 2),
      ],
      events: [
        event(
          .parent, "p", "parent +1", claims: [[2, 2, 2], [1, 1, 1], [0, 0, 0], [0, 0, 0]]),
        event(
          .counter, "c", "counter +1", claims: [[2, 0, 0], [1, 0, 0], [1, 1, 1], [0, 0, 0]]),
        event(
          .label, "l", "label",
          claims: [
            [2, 2, 0],
            [
              1,
              LabClaim(claimed: 0, here: 1, because: CounterClaims.parentReads), 0,
            ], [1, 0, 0], [1, 1, 1],
          ]),
      ],
      detail: { index in
        ["Printed by \(names[index]) (Tab: the next):"]
          + stages[index].transcript.lastEvent
      }, detailRows: 8)
  }
}
