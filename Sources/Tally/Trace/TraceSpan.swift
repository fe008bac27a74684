import TerminalUI

/// Something that took time: an event, an update of it, a body run, a frame.
public struct TraceSpan {
  /// What took the time.
  public enum Kind: String, Sendable {
    /// What `TraceRecorder.event` was given.
    case event
    /// From the first body of an event, or of what came in from elsewhere, to the last action.
    case update
    /// One evaluation of a body, without those of the views that it makes.
    case body
    /// Layout and drawing.
    case frame
  }

  /// What it was.
  public let kind: Kind
  /// The view's type for a body, what the event was for an event.
  public let name: String
  /// Nanoseconds of the recorder's clock.
  public let begin: UInt64
  /// Nanoseconds of the same clock.
  public let end: UInt64
  /// Of a body: the views of authors around it and the view itself, the outermost first.
  public let path: [String]
  /// Of a frame: the cells that it changed.
  public let cells: Int?
  /// Of an event: the how-manieth of its name it is; nil where nobody said.
  public let step: Int?
  let updateCauses: [UpdateCause]

  /// Of a body: as `BodyRun.causes`.
  public var causes: [String] { updateCauses.map(\.description) }
}
