import TerminalUI

/// A parent that runs on every tick, around a view that owns a model.
struct LegacySessionParent<Owner: View>: View {
  @ObservedObject var player: LegacyPlayer
  let owner: () -> Owner

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Parent at \(Track.time(player.playbackProgress))")
      owner()
    }
  }
}

/// The same on an observable model.
struct ModernSessionParent<Owner: View>: View {
  let player: ModernPlayer
  let owner: () -> Owner

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Parent at \(Track.time(player.playbackProgress))")
      owner()
    }
  }
}

/// Owns its model as a state object: made once.
struct LegacySessionOwner: View {
  @StateObject private var session: LegacySession

  init(events: PlayerEvents) {
    _session = StateObject(wrappedValue: LegacySession(events))
  }

  var body: some View {
    let _ = session
    Text("  owns a model")
  }
}

/// Owns its model as state: made for each value of the view, and the first one kept.
struct ModernSessionOwner: View {
  @State private var session: ModernSession

  init(events: PlayerEvents) {
    _session = State(wrappedValue: ModernSession(events))
  }

  var body: some View {
    let _ = session
    Text("  owns a model")
  }
}

/// One cure: the model is still made each time, but the one that is kept registers, when the view appears.
struct LegacyCuredOwner: View {
  @StateObject private var session: LegacyQuietSession
  private let events: PlayerEvents

  init(events: PlayerEvents) {
    self.events = events
    _session = StateObject(wrappedValue: LegacyQuietSession(events))
  }

  var body: some View { Text("  owns a model").onAppear { session.listen(to: events) } }
}

/// The same on an observable model.
struct ModernCuredOwner: View {
  @State private var session: ModernQuietSession
  private let events: PlayerEvents

  init(events: PlayerEvents) {
    self.events = events
    _session = State(wrappedValue: ModernQuietSession(events))
  }

  var body: some View { Text("  owns a model").onAppear { session.listen(to: events) } }
}

/// The other cure: somebody higher up owns the model, and it is handed down.
struct LegacyGuest: View {
  @ObservedObject var session: LegacySession
  var body: some View { Text("  is handed a model") }
}

/// The same on an observable model.
struct ModernGuest: View {
  let session: ModernSession
  var body: some View { Text("  is handed a model") }
}
