import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("Experiment counter: who is re-created, who is re-run")
struct CounterExperimentTests {
  private let report = ExperimentReport.of(CounterExperiment.self)

  private func transcript(_ section: Int, _ world: CounterWorld) -> [String] {
    let lines = report.sections[section * 2].transcripts.first { $0.event == world.name }
    return lines?.measured ?? []
  }

  @Test(
    "the parent's counter: the parent's body, both inits, no child's body",
    arguments: CounterWorld.allCases)
  func parent(world: CounterWorld) {
    #expect(
      transcript(0, world) == [
        "ParentView: _localCounter changed.",
        "CounterDisplayView init ran",
        "LabelDisplayView init ran",
      ])
  }

  @Test("the label, observed: everything runs")
  func legacyLabel() {
    #expect(
      transcript(1, .legacy) == [
        "ParentView: _viewModel changed.",
        "CounterDisplayView init ran",
        "LabelDisplayView init ran",
        "CounterDisplayView body re-rendered",
        "CounterDisplayView: _viewModel changed.",
        "LabelDisplayView body re-rendered",
        "LabelDisplayView: @self changed.",
      ])
  }

  @Test(
    "the label as a value: the parent reads it, so the parent runs, whatever the article prints")
  func valueLabel() {
    #expect(
      transcript(1, .value) == [
        #"ParentView: \CounterViewModel.label changed."#,
        "CounterDisplayView init ran",
        "LabelDisplayView init ran",
        "LabelDisplayView body re-rendered",
        "LabelDisplayView: @self changed.",
      ])
    #expect(report.contradicted == ["ParentView bodies, value", "modern, label as value"])
  }

  @Test("the model passed: the label's view alone runs")
  func modelLabel() {
    #expect(
      transcript(1, .model) == [
        "LabelDisplayView body re-rendered",
        #"LabelDisplayView: \CounterViewModel.label changed."#,
      ])
  }

  @Test("the counter, observed: the label is made anew and not run")
  func legacyCounter() {
    #expect(
      transcript(2, .legacy) == [
        "ParentView: _viewModel changed.",
        "CounterDisplayView init ran",
        "LabelDisplayView init ran",
        "CounterDisplayView body re-rendered",
        "CounterDisplayView: _viewModel changed.",
      ])
  }

  @Test("the counter, observable: its view alone runs", arguments: [CounterWorld.value, .model])
  func modernCounter(world: CounterWorld) {
    #expect(
      transcript(2, world) == [
        "CounterDisplayView body re-rendered",
        #"CounterDisplayView: \CounterViewModel.counter changed."#,
      ])
  }

  @Test("ten events print ten times what one prints")
  func tenTimes() {
    for section in [1, 3, 5] {
      let once = ExperimentReport.of(CounterExperiment.self, 1).sections[section].results
      for (ten, one) in zip(report.sections[section].results, once) {
        #expect(ten.measured.observableObject == 10 * one.measured.observableObject)
        #expect(ten.measured.observable == 10 * one.measured.observable)
      }
    }
    #expect(report.sections[3].results[0].measured == Worlds(observableObject: 20, observable: 20))
  }

  @Test("a first run lists @self, @identity and every property")
  func mount() {
    let stage = CounterStage(.legacy)
    _ = Bench { stage.content }
    #expect(
      stage.transcript.lines.first
        == "ParentView: @self, @identity, _viewModel, _localCounter changed.")
    #expect(stage.transcript.lines.last == "LabelDisplayView: @self changed.")
  }

  @Test("the buttons do what the events do", arguments: CounterWorld.allCases)
  func buttons(world: CounterWorld) {
    let stage = CounterStage(world)
    let bench = Bench { stage.content }
    let parent = stage.transcript.delta { bench.host.press(.return) }
    #expect(parent == CounterClaims.lines(of: .parent, in: world))
    bench.host.press(.tab)
    let counter = stage.transcript.delta { bench.host.press(.return) }
    #expect(counter.map(CounterClaims.named) == CounterClaims.lines(of: .counter, in: world))
  }

  @Test("what a build cannot name is read by the value's type")
  func names() {
    #expect(
      CounterClaims.named(#"LabelDisplayView: \CounterViewModel.(String) changed."#)
        == #"LabelDisplayView: \CounterViewModel.label changed."#)
    #expect(
      CounterClaims.named("LabelDisplayView: @self changed.") == "LabelDisplayView: @self changed.")
  }
}
