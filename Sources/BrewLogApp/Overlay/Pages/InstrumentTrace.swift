import Tally
import TerminalUI

/// What the pages count: everything in detail, the time of frames, and whatever else is to be told.
final class InstrumentTrace: UpdateTrace {
  let tally = RenderTally(detail: .all)
  private(set) var frames = FrameTimes()
  private(set) var totalBytes = 0
  private(set) var lastFrame: FrameStatistics?
  private let other: (any UpdateTrace)?

  /// - Parameter other: is told of everything too, but for details.
  init(_ other: (any UpdateTrace)?) {
    self.other = other
    // The ledger keeps what is shown of them.
    tally.runCapacity = 0
  }

  func reset() {
    tally.reset()
    frames.removeAll()
    totalBytes = 0
  }

  var detail: TraceDetail { tally.detail }

  func arrived(_ view: TracedView) {
    tally.arrived(view)
    other?.arrived(view)
  }
  func skipped(_ view: TracedView) {
    tally.skipped(view)
    other?.skipped(view)
  }
  func ran(_ view: TracedView, causes: [UpdateCause]) {
    tally.ran(view, causes: causes)
    other?.ran(view, causes: causes)
  }
  func removed(_ view: TracedView) {
    tally.removed(view)
    other?.removed(view)
  }
  func updateBegan() {
    tally.updateBegan()
    other?.updateBegan()
  }
  func updateEnded() { other?.updateEnded() }

  func judged(_ view: TracedView, _ verdict: BodyVerdict) { tally.judged(view, verdict) }
  func differed(_ view: TracedView, in fields: [FieldChange]) { tally.differed(view, in: fields) }
  func wrote(_ write: PropertyWrite) { tally.wrote(write) }
  func invalidated(_ view: TracedView, by cause: UpdateCause) {
    tally.invalidated(view, by: cause)
  }

  func eventBegan(_ source: EventSource) {
    tally.eventBegan(source)
    frames.eventBegan()
  }

  func presented(_ frame: FrameStatistics) {
    // Frames of layers alone are of no event.
    if frames.framePresented() {
      lastFrame = frame
      totalBytes += frame.bytes
    }
    tally.presented(frame)
    other?.presented(frame)
  }
}
