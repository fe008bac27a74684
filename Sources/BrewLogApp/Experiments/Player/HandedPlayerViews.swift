import TerminalUI

/// The player whose parent observes the object and hands values down.
struct LegacyHandedPlayer: View {
  @ObservedObject var player: LegacyPlayer

  var body: some View {
    HandedPlayerViews(
      title: player.trackTitle, progress: player.playbackProgress, queue: player.queueCount,
      history: player.history.last, isGenerating: player.isGenerating)
  }
}

/// The player whose parent reads the model and hands values down.
struct ModernHandedPlayer: View {
  let player: ModernPlayer

  var body: some View {
    HandedPlayerViews(
      title: player.trackTitle, progress: player.playbackProgress, queue: player.queueCount,
      history: player.history.last, isGenerating: player.isGenerating)
  }
}

/// What both parents hand their values to.
struct HandedPlayerViews: View {
  let title: String
  let progress: Int
  let queue: Int
  let history: String?
  let isGenerating: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HandedTitle(title: title)
      HandedProgress(seconds: progress)
      HandedArtwork(title: title)
      HandedQueue(count: queue)
      HandedHistory(last: history)
      HandedStatus(isGenerating: isGenerating)
    }
  }
}

struct HandedTitle: View {
  let title: String
  var body: some View { Text("Now: \(title)").bold() }
}

struct HandedProgress: View {
  let seconds: Int
  var body: some View { ProgressLine(seconds: seconds) }
}

struct HandedArtwork: View {
  let title: String
  var body: some View { Text("Artwork of \(title)") }
}

struct HandedQueue: View {
  let count: Int
  var body: some View { Text("Queue: \(count)") }
}

struct HandedHistory: View {
  let last: String?
  var body: some View { Text("Before: \(last ?? "nothing")") }
}

struct HandedStatus: View {
  let isGenerating: Bool
  var body: some View { Text(isGenerating ? "Generating" : "Ready") }
}

extension HandedPlayerViews {
  /// The views that are handed no progress.
  static let others: [any View.Type] = [
    HandedTitle.self, HandedArtwork.self, HandedQueue.self, HandedHistory.self, HandedStatus.self,
  ]
}
