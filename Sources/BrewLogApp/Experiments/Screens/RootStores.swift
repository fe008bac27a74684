import TerminalUI

/// Everything that a program knows, as one `ObservableObject`. The numbers are revisions: each change adds one.
final class LegacyRootStore: ObservableObject {
  @Published var brews = 0
  @Published var tags = 0
  @Published var preferences = 0
  @Published var syncState = 0
  @Published var beans = 0
  @Published var grinders = 0
  @Published var recipes = 0
  @Published var reminders = 0
  @Published var statistics = 0
  @Published var account = 0
}

/// The same as one `@Observable` object.
@Observable
final class ModernRootStore {
  var brews = 0
  var tags = 0
  var preferences = 0
  var syncState = 0
  var beans = 0
  var grinders = 0
  var recipes = 0
  var reminders = 0
  var statistics = 0
  var account = 0
}
