public import TerminalUI

/// Several traces that are told the same, in order.
public final class CombinedTrace: UpdateTrace {
  private let traces: [any UpdateTrace]

  /// A trace that passes on what it is told, and asks for the details that any of them asks for.
  public init(_ traces: [any UpdateTrace]) { self.traces = traces }

  /// What any of them wants to be told.
  public var detail: TraceDetail { traces.reduce([]) { $0.union($1.detail) } }

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

  // MARK: What only those are told that ask for it

  public func judged(_ view: TracedView, _ verdict: BodyVerdict) {
    tell(.verdicts) { $0.judged(view, verdict) }
  }

  public func differed(_ view: TracedView, in fields: [FieldChange]) {
    tell(.fields) { $0.differed(view, in: fields) }
  }

  public func eventBegan(_ source: EventSource) { tell(.ledger) { $0.eventBegan(source) } }
  public func wrote(_ write: PropertyWrite) { tell(.ledger) { $0.wrote(write) } }

  public func invalidated(_ view: TracedView, by cause: UpdateCause) {
    tell(.ledger) { $0.invalidated(view, by: cause) }
  }

  public func invalidated(container: TracedContainer, by cause: UpdateCause) {
    tell(.ledger) { $0.invalidated(container: container, by: cause) }
  }

  private func tell(_ piece: TraceDetail, _ callback: (any UpdateTrace) -> Void) {
    for trace in traces where trace.detail.contains(piece) { callback(trace) }
  }
}
