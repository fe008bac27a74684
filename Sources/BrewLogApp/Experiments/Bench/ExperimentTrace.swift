package import Tally
import TerminalUI

/// What is noted of the experiments that run, beside their counts.
package enum ExperimentTrace {
  private static var recorder: TraceRecorder?

  /// Notes what is run in a closure.
  package static func recording<T>(to recorder: TraceRecorder, _ run: () throws -> T) rethrows -> T
  {
    let before = Self.recorder
    Self.recorder = recorder
    defer { Self.recorder = before }
    return try run()
  }

  /// What a host of an experiment is to trace.
  static func beside(_ tally: RenderTally) -> any UpdateTrace {
    recorder.map { CombinedTrace([tally, $0]) } ?? tally
  }

  /// Does something that is one event of an experiment.
  ///
  /// - Parameters:
  ///   - name: what is done, and in which world: `brew #0 starred, @Observable`.
  ///   - step: the how-manieth time it is, from 1.
  static func event<T>(
    _ name: @autoclosure () -> String, step: Int, _ perform: () throws -> T
  ) rethrows -> T {
    guard let recorder else { return try perform() }
    return try recorder.event(name(), step: step, perform)
  }
}
