import Tally
import TerminalUI

/// What the pages count: everything in detail, the time of frames, and whatever else is to be told.
final class InstrumentTrace: UpdateTrace {
  let tally = RenderTally(detail: .all)
  /// What has run again, while it is to be marked on the screen.
  let flash = FlashLayer()
  private(set) var frames = FrameTimes()
  private(set) var totalBytes = 0
  private(set) var lastFrame: FrameStatistics?
  /// Values that were compared, and ids, by the updates alone.
  private(set) var comparisons = 0
  private var comparisonsBefore = 0
  private let other: (any UpdateTrace)?
  /// Where the views are, for what the graph counts anyway.
  weak var host: (any ScreenHost)?

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
    comparisons = 0
    comparisonsBefore = host?.graph.comparisonCount ?? 0
    lastFrame = nil
  }

  /// A key of the instrument is no event of the views.
  func withdrawEvent() {
    tally.withdrawEvent()
    flash.withdrawEvent()
    frames.withdrawEvent()
  }

  /// Another screen is shown: what comes of the event from here on is not of this one's views.
  func screenWasLeft() {
    withdrawEvent()
    frames.withdrawAll()
  }

  let detail = TraceDetail.all

  // What is on a screen that is not shown is in no count: another size of the terminal runs views there too.

  func arrived(_ view: TracedView) {
    if !view.isAway { tally.arrived(view) }
    other?.arrived(view)
  }
  func skipped(_ view: TracedView) {
    if !view.isAway { tally.skipped(view) }
    other?.skipped(view)
  }
  func ran(_ view: TracedView, causes: [UpdateCause]) {
    if !view.isAway { tally.ran(view, causes: causes) }
    other?.ran(view, causes: causes)
  }
  func removed(_ view: TracedView) {
    if !view.isAway { tally.removed(view) }
    other?.removed(view)
  }
  func updateBegan() {
    comparisonsBefore = host?.graph.comparisonCount ?? 0
    tally.updateBegan()
    other?.updateBegan()
  }
  func updateEnded() {
    comparisons += (host?.graph.comparisonCount ?? 0) - comparisonsBefore
    other?.updateEnded()
  }

  func judged(_ view: TracedView, _ verdict: BodyVerdict) {
    guard !view.isAway else { return }
    tally.judged(view, verdict)
    if flash.isFlashing { flash.note(view, verdict) }
  }
  func differed(_ view: TracedView, in fields: [FieldChange]) {
    if !view.isAway { tally.differed(view, in: fields) }
  }
  func wrote(_ write: PropertyWrite) { tally.wrote(write) }
  func invalidated(_ view: TracedView, by cause: UpdateCause) {
    if !view.isAway { tally.invalidated(view, by: cause) }
  }
  func invalidated(container: TracedContainer, by cause: UpdateCause) {
    if !container.isAway { tally.invalidated(container: container, by: cause) }
  }

  func eventBegan(_ source: EventSource) {
    tally.eventBegan(source)
    flash.eventBegan()
    frames.eventBegan()
  }

  func presented(_ frame: FrameStatistics) {
    // Frames of layers alone are of no event.
    if frames.framePresented() {
      lastFrame = FrameStatistics(cells: frame.cells - frame.layerCells, bytes: frame.bytes)
      totalBytes += frame.bytes
    }
    tally.presented(frame)
    other?.presented(frame)
  }
}
