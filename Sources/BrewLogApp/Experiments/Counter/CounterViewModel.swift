import TerminalUI

/// A counter and its label, as an `ObservableObject`.
final class LegacyCounterViewModel: ObservableObject {
  @Published var counter = 0
  @Published var label = "Cups"
}

/// A counter and its label, as an `@Observable` object.
@Observable
final class CounterViewModel {
  var counter = 0
  var label = "Cups"
}

/// What makes a parent's own counter go up from outside of its view, where its state cannot be reached.
///
/// The parent sets the action when it appears.
final class ParentCounter {
  var increment: () -> Void = {}
}
