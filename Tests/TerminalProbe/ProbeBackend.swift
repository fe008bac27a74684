import NcursesBackend
import TerminalUI

/// The terminal, with each frame told to whoever reads it, and marks in the input answered.
///
/// A mark is a key press of a private character from U+100000 on. It never comes to the views; it is answered when all
/// that came before it is handled and shown, and nothing else waits.
final class ProbeBackend: Backend {
  private let terminal: NcursesBackend
  private let writer = FrameWriter()
  private var shown: (buffer: CellBuffer, cursor: Cursor?)?
  private var marks: [UInt32] = []

  init(_ terminal: NcursesBackend) { self.terminal = terminal }

  var size: CellSize { terminal.size }
  var bytesSent: Int { terminal.bytesSent }
  func setNeedsRepaint() { terminal.setNeedsRepaint() }

  func present(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) {
    terminal.present(buffer, damage: damage, cursor: cursor)
    shown = (buffer, cursor)
    writer.tell(buffer, cursor)
  }

  func waitForEvents(descriptors: [Int32], deadline: UInt64?) -> BackendEvents {
    if !marks.isEmpty {
      let more = take(terminal.waitForEvents(descriptors: descriptors, deadline: 0))
      if !more.input.isEmpty || !more.readable.isEmpty || more.exitStatus != nil { return more }
      answer()
    }
    return take(terminal.waitForEvents(descriptors: descriptors, deadline: deadline))
  }

  /// What the buffer holds is told once more: it may have changed without a frame, which would be a fault.
  private func answer() {
    if let shown { writer.tell(shown.buffer, shown.cursor) }
    for mark in marks { writer.answer(mark) }
    marks.removeAll()
  }

  private func take(_ events: BackendEvents) -> BackendEvents {
    var events = events
    events.input.removeAll { event in
      guard case .key(let press) = event,
        let scalar = press.key.character.unicodeScalars.first, scalar.value >= 0x10_0000
      else { return false }
      let mark = scalar.value - 0x10_0000
      if let mishap = Mishap(rawValue: mark) { mishap.happen() }
      marks.append(mark)
      return true
    }
    return events
  }
}
