package import Tally
import TerminalUI

/// Runs a recording on a headless screen: the same inputs in the same frames.
package struct Replay {
  private let recording: Recording
  private let recorder: TraceRecorder?

  /// - Parameter recorder: is told of all that runs.
  package init(_ recording: Recording, recorder: TraceRecorder? = nil) {
    self.recording = recording
    self.recorder = recorder
  }

  /// Complexity: as the session's.
  package func run() -> ReplayReport {
    var preferences = Preferences()
    preferences.keys = recording.keys
    let log = ReplayLog()
    defer { log.remove() }
    let app = AppModel(
      page: recording.screen, sample: recording.sample, preferences: preferences, openLog: log.open)
    app.hasClocks = false
    let session = SessionHost(besides: recorder.map { [$0] } ?? [])
    let size = recording.size
    let host = HeadlessHost(
      columns: size.columns, rows: size.rows, trace: session.combined(app.trace)
    ) { app.content }
    session.attach(to: host)
    app.attach(to: session)
    var hasQuit = false
    app.quit = { hasQuit = true }
    var frames = 0
    for frame in recording.frames where !hasQuit {
      frames += 1
      event(frame.name) {
        for input in frame.inputs where !hasQuit { handle(input, app, host) }
        host.send([])
      }
    }
    return ReplayReport(
      recording: recording, frames: frames, counts: session.counts, showsLog: log.isShown)
  }

  private func event(_ name: String, _ perform: () -> Void) {
    if let recorder { recorder.event(name, perform) } else { perform() }
  }

  private func handle(_ input: Recording.Input, _ app: AppModel, _ host: HeadlessHost) {
    switch input {
    // On a terminal it is a task: what it writes waits for the frame.
    case .tick: app.tick()
    case .event(let event): host.handle(event)
    }
  }
}

extension Recording.Frame {
  fileprivate var name: String { inputs.map(\.recorded).joined(separator: ", ") }
}
