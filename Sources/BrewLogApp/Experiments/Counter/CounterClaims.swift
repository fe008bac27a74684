import TerminalUI

/// What the article prints for each event, and what it ought to have printed.
enum CounterClaims {
  static func lines(of event: CounterEvent, in world: CounterWorld) -> [String] {
    switch (event, world) {
    case (.parent, _): ["ParentView: _localCounter changed."] + inits
    case (.label, .legacy):
      ["ParentView: _viewModel changed."] + inits + counterBody("_viewModel")
        + labelBody("@self")
    case (.label, .value): inits + labelBody("@self")
    case (.label, .model): labelBody(#"\CounterViewModel.label"#)
    case (.counter, .legacy):
      ["ParentView: _viewModel changed."] + inits + counterBody("_viewModel")
    case (.counter, .value), (.counter, .model): counterBody(#"\CounterViewModel.counter"#)
    }
  }

  /// The article leaves out a line that its own other lines ask for.
  static func correction(of event: CounterEvent, in world: CounterWorld)
    -> TranscriptResult.Correction?
  {
    guard event == .label, world == .value else { return nil }
    return TranscriptResult.Correction(
      lines: [#"ParentView: \CounterViewModel.label changed."#] + lines(of: event, in: world),
      because: parentReads)
  }

  /// Why the parent runs when the label is another one, whatever the article prints: for the lines, the counts and the
  /// lab.
  static let parentReads = "the parent's body reads the label it hands down"

  private static let inits = ["CounterDisplayView init ran", "LabelDisplayView init ran"]

  private static func counterBody(_ cause: String) -> [String] {
    ["CounterDisplayView body re-rendered", "CounterDisplayView: \(cause) changed."]
  }

  private static func labelBody(_ cause: String) -> [String] {
    ["LabelDisplayView body re-rendered", "LabelDisplayView: \(cause) changed."]
  }

  /// A printed line with the names that this build cannot know: of a stripped program the value's type is known, of the
  /// public API of Observation nothing.
  static func named(_ line: String) -> String {
    let known = [
      #"\CounterViewModel.(String)"#: #"\CounterViewModel.label"#,
      #"\CounterViewModel.(Int)"#: #"\CounterViewModel.counter"#,
    ]
    for (unnamed, name) in known where line.firstRange(ofText: unnamed) != nil {
      return line.replacingFirst(unnamed, with: name)
    }
    guard !ObservationTracker.namesProperties else { return line }
    let property = line.hasPrefix("CounterDisplayView") ? "counter" : "label"
    return line.replacingFirst("@dependencies", with: #"\CounterViewModel."# + property)
  }
}
