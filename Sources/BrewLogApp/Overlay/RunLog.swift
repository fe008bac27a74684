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

  private var legacy = Runs()
  private var modern = Runs()
  private var update = 0
  private var hasUpdated = false
  private var frameShowsUpdate = false
  /// The cells in which the last frame that followed an update differed from the one before.
  private(set) var lastFrameCells = 0
  private static let capacity = 4

  public init() {}

  /// The runs of the `ObservableObject` list and its rows in the last update that had any.
  var legacyRuns: [TracedRun] { legacy.views }
  /// The runs of the `@Observable` list and its rows in the last update that had any.
  var modernRuns: [TracedRun] { modern.views }

  /// Whether anything was updated since the question was last asked; the frame that follows shows it.
  func takeHasUpdated() -> Bool {
    frameShowsUpdate = hasUpdated
    hasUpdated = false
    return frameShowsUpdate
  }

  func removeAll() {
    legacy = Runs()
    modern = Runs()
  }

  // MARK: UpdateTrace

  public func arrived(_ view: TracedView) {}
  public func skipped(_ view: TracedView) {}
  public func removed(_ view: TracedView) {}

  public func updateBegan() { update += 1 }
  public func updateEnded() { hasUpdated = true }

  public func ran(_ view: TracedView, causes: [UpdateCause]) {
    let type = view.type
    if type == LegacyRow.self || type == LegacyListView.self {
      note(view, causes, in: &legacy)
    } else if type == ModernRow.self || type == ModernListView.self {
      note(view, causes, in: &modern)
    }
  }

  public func presented(_ frame: FrameStatistics) {
    if frameShowsUpdate { lastFrameCells = frame.cells }
    frameShowsUpdate = false
  }

  private func note(_ view: TracedView, _ causes: [UpdateCause], in runs: inout Runs) {
    if runs.update != update {
      runs.update = update
      runs.views.removeAll(keepingCapacity: true)
    }
    guard runs.views.count < Self.capacity else { return }
    runs.views.append(TracedRun(viewName: view.name, causes: causes))
  }
}
