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

  var content: (PageHeading, PageContent.Kind) {
    (overlay.heading(.costs), .texts(PageTexts(overlay.known.costs(lines))))
  }

  /// Figures, of which words are made where they are others than at the last look.
  enum Line: Equatable {
    case count(String, Int)
    case bodies(Int, redundant: Int)
    /// Nanoseconds; nil without frames.
    case frames(p50: UInt64?, p99: UInt64?, count: Int)
    case lastFrame(cells: Int, bytes: Int)
    /// In microseconds, at most.
    case look(Int)

    var text: String {
      switch self {
      case .count(let name, let count): line(name, count.grouped)
      case .bodies(let all, let redundant):
        line("bodies", "\(all.grouped), \(redundant.grouped) redundant")
      case .frames(let half, let most, let count):
        line("frame, p50 and p99", "\(time(half)), \(time(most)) of the last \(count)")
      case .lastFrame(let cells, let bytes):
        line("last frame", "\(cells.grouped) cells, \(bytes.grouped) bytes")
      case .look(let most):
        line("one look of this page", "below \(most.grouped) µs, 5 a second at most")
      }
    }

    private func line(_ name: String, _ words: String) -> String { name.padded(to: 23) + words }
    private func time(_ nanoseconds: UInt64?) -> String {
      nanoseconds.map { "\(Int($0 / 1_000).grouped) µs" } ?? "–"
    }
  }

  private var lines: [Line] {
    let total = trace.tally.total
    let graph = overlay.host?.graph
    let (frames, last) = (trace.frames, trace.lastFrame)
    return [
      .count("comparisons", trace.comparisons),
      .bodies(total.bodies, redundant: total.redundant),
      .count("nodes now", graph?.nodeCount ?? 0),
      .count("boxes now", graph?.screen.boxCount ?? 0),
      .count("live trackers now", ObservationTracker.liveCount),
      .frames(p50: frames.percentile(50), p99: frames.percentile(99), count: frames.count),
      .lastFrame(cells: last?.cells ?? 0, bytes: last?.bytes ?? 0),
      .count("bytes of all frames", trace.totalBytes),
      .look(overlay.lastLook.roughMicroseconds),
    ]
  }
}

extension UInt64 {
  /// Nanoseconds as microseconds up to the next power of two, so that each look does not say something else.
  fileprivate nonisolated var roughMicroseconds: Int {
    var limit = 1
    while UInt64(limit) * 1_000 < self { limit *= 2 }
    return limit
  }
}
