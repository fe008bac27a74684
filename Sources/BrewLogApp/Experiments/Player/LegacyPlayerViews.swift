import TerminalUI

/// The player on `ObservableObject`: every view observes the model.
struct LegacyPlayerScreen: View {
  @ObservedObject var player: LegacyPlayer

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LegacyTitleView(player: player)
      LegacyProgressRow(player: player)
      LegacyArtworkView(player: player)
      LegacyQueueBadge(player: player)
      LegacyHistoryView(player: player)
      LegacyStatusView(player: player)
    }
  }
}

struct LegacyTitleView: View {
  @ObservedObject var player: LegacyPlayer
  var body: some View { Text("Now: \(player.trackTitle)").bold() }
}

/// The one view that reads the progress.
struct LegacyProgressRow: View {
  @ObservedObject var player: LegacyPlayer
  var body: some View { ProgressLine(seconds: player.playbackProgress) }
}

struct LegacyArtworkView: View {
  @ObservedObject var player: LegacyPlayer
  var body: some View { Text("Artwork of \(player.trackTitle)") }
}

struct LegacyQueueBadge: View {
  @ObservedObject var player: LegacyPlayer
  var body: some View { Text("Queue: \(player.queueCount)") }
}

struct LegacyHistoryView: View {
  @ObservedObject var player: LegacyPlayer
  var body: some View { Text("Before: \(player.history.last ?? "nothing")") }
}

struct LegacyStatusView: View {
  @ObservedObject var player: LegacyPlayer
  var body: some View { Text(player.isGenerating ? "Generating" : "Ready") }
}

/// Edits the title: what is typed goes to the model, what the model is given comes back.
struct LegacyTitleField: View {
  @ObservedObject var player: LegacyPlayer
  var body: some View { TextField("title", text: $player.trackTitle) }
}

extension LegacyPlayerScreen {
  /// The views that never read the progress.
  static let others: [any View.Type] = [
    LegacyTitleView.self, LegacyArtworkView.self, LegacyQueueBadge.self, LegacyHistoryView.self,
    LegacyStatusView.self,
  ]
}
