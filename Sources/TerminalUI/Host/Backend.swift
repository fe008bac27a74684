/// A terminal, seen from a host: a size, a way to show cells, and a source of events.
public protocol Backend: AnyObject {
  /// The terminal's size in cells; at least 1×1.
  var size: CellSize { get }

  /// Shows the damaged cells of `buffer`, and nothing else, in one write.
  ///
  /// - Parameters:
  ///   - buffer: all cells of the frame, as many as the size says.
  ///   - damage: those that differ from the frame before.
  ///   - cursor: where the hardware cursor is to stand afterwards; nil hides it.
  func present(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?)

  /// Bytes that were sent to the terminal so far; only differences mean anything. Asked for when a trace wants them.
  var bytesSent: Int { get }

  /// Makes the next `present` send the whole screen again, whatever the terminal shows now.
  func setNeedsRepaint()

  /// Waits for input, for a readable descriptor, or for the deadline, whichever is first, and returns all input that waits.
  ///
  /// - Parameters:
  ///   - descriptors: further file descriptors that end the wait when they can be read.
  ///   - deadline: nanoseconds on `CLOCK_MONOTONIC`; nil waits without end, a past one does not wait.
  /// - Returns: the events in order, none after a wake-up by a descriptor or the deadline.
  func waitForEvents(descriptors: [Int32], deadline: UInt64?) -> BackendEvents
}

extension Backend {
  /// None: a back end need not count.
  public var bytesSent: Int { 0 }
  /// Nothing: a back end without a terminal cannot be spoiled.
  public func setNeedsRepaint() {}
}

/// What ended a wait.
public nonisolated struct BackendEvents: Sendable {
  public var input: [InputEvent]
  /// Those of the descriptors waited for that can be read.
  public var readable: [Int32]
  /// The terminal is gone, or a signal asks the program to end: the exit status that it then has.
  public var exitStatus: Int32?

  public init(input: [InputEvent] = [], readable: [Int32] = [], exitStatus: Int32? = nil) {
    self.input = input
    self.readable = readable
    self.exitStatus = exitStatus
  }
}

/// The hardware cursor.
public nonisolated struct Cursor: Hashable, Sendable {
  public var position: CellPoint
  /// Whether it is shown; a hidden one still has a position, which screen readers follow.
  public var isVisible: Bool

  public init(position: CellPoint, isVisible: Bool) {
    self.position = position
    self.isVisible = isVisible
  }
}
