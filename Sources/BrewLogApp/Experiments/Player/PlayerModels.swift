import TerminalUI

/// What plays while the coffee drips, as an `ObservableObject`.
final class LegacyPlayer: ObservableObject {
  @Published var trackTitle = "Slow Drip"
  /// Seconds since the track began.
  @Published var playbackProgress = 0
  @Published var queueCount = 3
  @Published var history = ["First Crack"]
  @Published var isGenerating = false

  func tick() { playbackProgress += 1 }
}

/// The same as an `@Observable` object.
@Observable
final class ModernPlayer {
  var trackTitle = "Slow Drip"
  /// Seconds since the track began.
  var playbackProgress = 0
  var queueCount = 3
  var history = ["First Crack"]
  var isGenerating = false

  func tick() { playbackProgress += 1 }
}

/// The length of a track.
enum Track {
  static let seconds = 240

  /// 83 as 1:23.
  static func time(_ seconds: Int) -> String {
    "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}
