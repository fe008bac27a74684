import TerminalUI

/// The three ways to build the counter.
enum CounterWorld: CaseIterable {
  case legacy, value, model

  /// The words of a report.
  var name: String {
    switch self {
    case .legacy: "legacy"
    case .value: "modern, label as value"
    case .model: "modern, model passed"
    }
  }
}

/// The three events of the experiment.
enum CounterEvent: CaseIterable {
  case parent, label, counter

  var name: String {
    switch self {
    case .parent: "Parent's counter +1"
    case .label: "Model label changes"
    case .counter: "Model counter changes"
    }
  }
}

/// One way to build the counter: its model, its view, and what it has printed.
final class CounterStage {
  let world: CounterWorld
  let transcript = Transcript()
  let parentCounter = ParentCounter()
  private let legacy = LegacyCounterViewModel()
  private let modern = CounterViewModel()

  init(_ world: CounterWorld) { self.world = world }

  @ViewBuilder var content: some View {
    switch world {
    case .legacy:
      LegacyCounter.ParentView(
        viewModel: legacy, parentCounter: parentCounter, transcript: transcript)
    case .value:
      ValueCounter.ParentView(
        viewModel: modern, parentCounter: parentCounter, transcript: transcript)
    case .model:
      ModelCounter.ParentView(
        viewModel: modern, parentCounter: parentCounter, transcript: transcript)
    }
  }

  /// The event in a trace.
  func name(of event: CounterEvent) -> String { "\(event.name), \(world.name)" }

  /// Does what the event says, in this world's model or state.
  func perform(_ event: CounterEvent) {
    switch event {
    case .parent: parentCounter.increment()
    case .label:
      if world == .legacy { legacy.label += "s" } else { modern.label += "s" }
    case .counter:
      if world == .legacy { legacy.counter += 1 } else { modern.counter += 1 }
    }
  }

  /// The types of the parent, of the counter and of the label.
  var views: [any View.Type] {
    switch world {
    case .legacy:
      [
        LegacyCounter.ParentView.self, LegacyCounter.CounterDisplayView.self,
        LegacyCounter.LabelDisplayView.self,
      ]
    case .value:
      [
        ValueCounter.ParentView.self, ValueCounter.CounterDisplayView.self,
        ValueCounter.LabelDisplayView.self,
      ]
    case .model:
      [
        ModelCounter.ParentView.self, ModelCounter.CounterDisplayView.self,
        ModelCounter.LabelDisplayView.self,
      ]
    }
  }
}
