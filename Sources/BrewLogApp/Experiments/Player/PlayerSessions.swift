import TerminalUI

/// A model that registers a listener as soon as it is made.
final class LegacySession: ObservableObject {
  init(_ events: PlayerEvents) {
    events.noteMade()
    events.register(self)
  }
}

/// The same, observable.
@Observable
final class ModernSession {
  init(_ events: PlayerEvents) {
    events.noteMade()
    events.register(self)
  }
}

/// A model that registers when it is told to.
final class LegacyQuietSession: ObservableObject {
  init(_ events: PlayerEvents) { events.noteMade() }
  func listen(to events: PlayerEvents) { events.register(self) }
}

/// The same, observable.
@Observable
final class ModernQuietSession {
  init(_ events: PlayerEvents) { events.noteMade() }
  func listen(to events: PlayerEvents) { events.register(self) }
}
