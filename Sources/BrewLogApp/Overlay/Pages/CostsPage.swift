import Tally
import TerminalUI

/// What the updates cost, and the instrument itself.
struct CostsPage {
  private let overlay: PagesOverlay
  private let trace: InstrumentTrace

  init(_ overlay: PagesOverlay, _ trace: InstrumentTrace) {
    self.overlay = overlay
    self.trace = trace
  }

  var content: (String, PageContent.Kind) {
    ("Costs \(overlay.windowWords)", .texts(overlay.known.costs(lines)))
  }

  private var lines: [String] {
    let total = trace.tally.total
    let graph = overlay.host?.graph
    let (frames, last) = (trace.frames, trace.lastFrame)
    let shown = "\(time(50)), \(time(99)) of the last \(frames.count)"
    return [
      line("comparisons", trace.comparisons.grouped),
      line("bodies", "\(total.bodies.grouped), \(total.redundant.grouped) redundant"),
      line("nodes now", "\((graph?.nodeCount ?? 0).grouped)"),
      line("boxes now", "\((graph?.screen.boxCount ?? 0).grouped)"),
      line("live trackers now", ObservationTracker.liveCount.grouped),
      line("frame, p50 and p99", shown),
      line(
        "last frame", "\((last?.cells ?? 0).grouped) cells, \((last?.bytes ?? 0).grouped) bytes"),
      line("bytes of all frames", trace.totalBytes.grouped),
      line("one look of this page", "\(overlay.lastLook.roughMicroseconds), 5 a second at most"),
    ]
  }

  private func line(_ name: String, _ words: String) -> String { name.padded(to: 23) + words }

  private func time(_ percent: Int) -> String {
    trace.frames.percentile(percent)?.microseconds ?? "–"
  }
}

extension UInt64 {
  /// Nanoseconds as microseconds: `152 µs`.
  fileprivate nonisolated var microseconds: String { "\(Int(self / 1_000).grouped) µs" }
  /// To the next power of two, so that each look does not say something else.
  fileprivate nonisolated var roughMicroseconds: String {
    var limit = 1
    while UInt64(limit) * 1_000 < self { limit *= 2 }
    return "below \(limit.grouped) µs"
  }
}
