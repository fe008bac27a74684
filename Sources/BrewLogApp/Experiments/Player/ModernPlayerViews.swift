import TerminalUI

/// The player on `@Observable`: every view reads the model itself.
struct ModernPlayerScreen: View {
  let player: ModernPlayer

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ModernTitleView(player: player)
      ModernProgressRow(player: player)
      ModernArtworkView(player: player)
      ModernQueueBadge(player: player)
      ModernHistoryView(player: player)
      ModernStatusView(player: player)
    }
  }
}

struct ModernTitleView: View {
  let player: ModernPlayer
  var body: some View { Text("Now: \(player.trackTitle)").bold() }
}

/// The one view that reads the progress.
struct ModernProgressRow: View {
  let player: ModernPlayer
  var body: some View { ProgressLine(seconds: player.playbackProgress) }
}

struct ModernArtworkView: View {
  let player: ModernPlayer
  var body: some View { Text("Artwork of \(player.trackTitle)") }
}

struct ModernQueueBadge: View {
  let player: ModernPlayer
  var body: some View { Text("Queue: \(player.queueCount)") }
}

struct ModernHistoryView: View {
  let player: ModernPlayer
  var body: some View { Text("Before: \(player.history.last ?? "nothing")") }
}

struct ModernStatusView: View {
  let player: ModernPlayer
  var body: some View { Text(player.isGenerating ? "Generating" : "Ready") }
}

/// Edits the title: what is typed goes to the model, what the model is given comes back.
struct ModernTitleField: View {
  @Bindable var player: ModernPlayer
  var body: some View { TextField("title", text: $player.trackTitle) }
}

extension ModernPlayerScreen {
  /// The views that never read the progress.
  static let others: [any View.Type] = [
    ModernTitleView.self, ModernArtworkView.self, ModernQueueBadge.self, ModernHistoryView.self,
    ModernStatusView.self,
  ]
}
