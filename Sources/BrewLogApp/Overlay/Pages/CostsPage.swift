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

    /// One string, that is not made larger piece by piece: a look makes several, five times a second.
    var text: String {
      var text = ""
      text.reserveCapacity(64)
      text += name
      text += String.blanks(max(0, Self.nameWidth - name.utf8.count))
      putWords(into: &text)
      return text
    }

    private static let nameWidth = 23

    private var name: String {
      switch self {
      case .count(let name, _): name
      case .bodies: "bodies"
      case .frames: "frame, p50 and p99"
      case .lastFrame: "last frame"
      case .look: "one look of this page"
      }
    }

    private func putWords(into text: inout String) {
      switch self {
      case .count(_, let count):
        text += count.grouped
      case .bodies(let all, let redundant):
        text += all.grouped
        text += ", "
        text += redundant.grouped
        text += " redundant"
      case .frames(let half, let most, let count):
        put(half, into: &text)
        text += ", "
        put(most, into: &text)
        text += " of the last "
        text += count.grouped
      case .lastFrame(let cells, let bytes):
        text += cells.grouped
        text += " cells, "
        text += bytes.grouped
        text += " bytes"
      case .look(let most):
        text += "below "
        text += most.grouped
        text += " µs, 5 a second at most"
      }
    }

    private func put(_ nanoseconds: UInt64?, into text: inout String) {
      guard let nanoseconds else { return text += "–" }
      text += Int(nanoseconds / 1_000).grouped
      text += " µs"
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
