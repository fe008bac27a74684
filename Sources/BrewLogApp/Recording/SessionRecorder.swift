package import TerminalUI

/// Writes a recording while the session goes on, so that nothing is lost with the program.
package final class SessionRecorder {
  package let host = SessionHost()
  private let write: (String) -> Void
  private let microseconds: () -> Int
  /// When what came in since the last wait came, and whether anything did.
  private var open: Int?

  /// - Parameters:
  ///   - recording: where the session begins, without frames.
  ///   - microseconds: since the start; never goes back.
  ///   - write: takes the next lines of the file.
  package init(
    _ recording: Recording, microseconds: @escaping () -> Int, write: @escaping (String) -> Void
  ) {
    self.write = write
    self.microseconds = microseconds
    write(recording.head)
  }

  /// What comes from now on is shown by another frame.
  func beginFrame() { open = nil }

  /// Something has come in.
  package func note(_ input: Recording.Input) {
    let time = open ?? microseconds()
    write("\(time) \(open == nil ? "" : "+ ")\(input.recorded)\n")
    open = time
  }

  /// The session has ended regularly.
  package func end() {
    var recording = Recording(screen: .compare, sample: 1, size: .zero)
    recording.counts = host.counts
    write(recording.tail ?? "")
  }
}

/// A terminal whose input is recorded.
package final class RecordingBackend: Backend {
  private let terminal: any Backend
  private let recorder: SessionRecorder

  package init(_ terminal: any Backend, _ recorder: SessionRecorder) {
    self.terminal = terminal
    self.recorder = recorder
  }

  package var size: CellSize { terminal.size }
  package var bytesSent: Int { terminal.bytesSent }
  package func setNeedsRepaint() { terminal.setNeedsRepaint() }

  package func present(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) {
    terminal.present(buffer, damage: damage, cursor: cursor)
  }

  package func waitForEvents(descriptors: [Int32], deadline: UInt64?) -> BackendEvents {
    recorder.beginFrame()
    let events = terminal.waitForEvents(descriptors: descriptors, deadline: deadline)
    for event in events.input { recorder.note(.event(event)) }
    return events
  }
}
