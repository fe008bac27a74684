import TerminalUI

/// The same screen in both worlds.
struct BenchPair {
  let legacy: Bench
  let modern: Bench

  init<Legacy: View, Modern: View>(legacy: Legacy, modern: Modern) {
    self.legacy = Bench { legacy }
    self.modern = Bench { modern }
  }

  /// Runs the event of each world `times` times, with an update after each. The counts begin anew.
  ///
  /// - Parameter name: what the event is, in a trace.
  func perform(
    _ name: String, times: Int, legacy event: () -> Void, modern otherEvent: () -> Void
  ) {
    legacy.reset()
    modern.reset()
    legacy.perform("\(name), ObservableObject", times: times, event)
    modern.perform("\(name), @Observable", times: times, otherEvent)
  }

  /// Types a letter `times` times into the first text field of each screen. The counts begin anew.
  func type(times: Int) {
    for (bench, world) in [(legacy, "ObservableObject"), (modern, "@Observable")] {
      bench.reset()
      bench.type("x", in: world, times: times)
    }
  }

  /// Body runs of the views of each world, since the last event began.
  func bodies(_ legacyViews: (any View.Type)..., and modernViews: (any View.Type)...) -> Worlds {
    bodies(legacyViews, modernViews)
  }

  func bodies(_ legacyViews: [any View.Type], _ modernViews: [any View.Type]) -> Worlds {
    Worlds(
      observableObject: legacy.bodies(of: legacyViews), observable: modern.bodies(of: modernViews))
  }

  /// In which of the worlds a line of the screen holds the text: 1, or 0 where none does.
  func shows(_ text: String) -> Worlds {
    func isShown(_ bench: Bench) -> Int {
      bench.host.lines.contains { $0.firstRange(ofText: text) != nil } ? 1 : 0
    }
    return Worlds(observableObject: isShown(legacy), observable: isShown(modern))
  }
}

extension Worlds {
  /// The measured pair as a line of a report.
  func result(
    _ measure: String, claim observableObject: Int, _ observable: Int,
    contradiction: Contradiction? = nil
  ) -> ExperimentResult {
    ExperimentResult(
      measure, claim: Worlds(observableObject: observableObject, observable: observable),
      measured: self, contradiction: contradiction)
  }
}
