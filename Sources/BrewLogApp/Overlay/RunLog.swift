public import TerminalUI

/// Remembers the newest body runs of the two lists, and what the last frame of the views sent.
///
/// It keeps what a trace is given and makes no text of it: names are looked up when they are shown.
public final class RunLog: UpdateTrace {
  /// The runs of one observation system in the last update that had any, the first few of them.
  private struct Runs {
    var update = 0
    var views: [TracedRun] = []
  }

  /// A body run as the trace was told of it.
  struct TracedRun {
    let viewName: String
    let causes: [UpdateCause]
  }

  /// Grows with every run that is noted.
  private(set) var revision = 0
  private var legacy = Runs()
  private var modern = Runs()
  private var update = 0
  /// The update that had ended when the overlay last read this.
  private var seenUpdate = 0
  /// The cells in which the last frame differed from the one before; those of the overlay's own frames do not count.
  private(set) var lastFrameCells = 0
  private static let capacity = 4

  public init() {}

  /// The runs of the `ObservableObject` list and its rows in the last update that had any.
  var legacyRuns: [TracedRun] { legacy.views }
  /// The runs of the `@Observable` list and its rows in the last update that had any.
  var modernRuns: [TracedRun] { modern.views }

  /// The overlay has read this: a frame without a further update shows the overlay alone.
  func wasRead() { seenUpdate = update }

  func removeAll() {
    legacy = Runs()
    modern = Runs()
    revision += 1
  }

  // MARK: UpdateTrace

  public func arrived(_ view: TracedView) {}
  public func skipped(_ view: TracedView) {}
  public func removed(_ view: TracedView) {}

  public func updateBegan() { update += 1 }

  public func ran(_ view: TracedView, causes: [UpdateCause]) {
    let type = view.type
    if type == LegacyRow.self || type == LegacyListView.self {
      note(view, causes, in: &legacy)
    } else if type == ModernRow.self || type == ModernListView.self {
      note(view, causes, in: &modern)
    }
  }

  public func presented(_ frame: FrameStatistics) {
    if update > seenUpdate { lastFrameCells = frame.cells - frame.layerCells }
  }

  private func note(_ view: TracedView, _ causes: [UpdateCause], in runs: inout Runs) {
    if runs.update != update {
      runs.update = update
      runs.views.removeAll(keepingCapacity: true)
    }
    guard runs.views.count < Self.capacity else { return }
    revision += 1
    runs.views.append(TracedRun(viewName: view.name, causes: causes))
  }
}
