public import TerminalUI

/// Several traces that are told the same, in order.
public final class CombinedTrace: UpdateTrace {
  private let traces: [any UpdateTrace]

  public init(_ traces: [any UpdateTrace]) { self.traces = traces }

  public func arrived(_ view: TracedView) { for trace in traces { trace.arrived(view) } }
  public func skipped(_ view: TracedView) { for trace in traces { trace.skipped(view) } }
  public func bodyBegan(_ view: TracedView) { for trace in traces { trace.bodyBegan(view) } }
  public func removed(_ view: TracedView) { for trace in traces { trace.removed(view) } }
  public func updateBegan() { for trace in traces { trace.updateBegan() } }
  public func updateEnded() { for trace in traces { trace.updateEnded() } }

  public func ran(_ view: TracedView, causes: [UpdateCause]) {
    for trace in traces { trace.ran(view, causes: causes) }
  }

  public func presented(_ frame: FrameStatistics) {
    for trace in traces { trace.presented(frame) }
  }
}
