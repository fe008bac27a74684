import TerminalUI

/// How far a track has come.
struct ProgressLine: View {
  let seconds: Int

  var body: some View {
    HStack {
      ProgressView(value: Double(seconds), total: Double(Track.seconds))
      Text(Track.time(seconds))
    }
  }
}
