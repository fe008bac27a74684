import CRuntime
import Glibc

/// Counts the instructions that this thread executes, where the machine tells them. Reported and never compared: they
/// repeat almost, not exactly.
package final class InstructionCounter {
  private let descriptor: Int32

  /// Nil where they are not told: in most virtual machines and containers, or by `kernel.perf_event_paranoid`.
  package init?() {
    descriptor = brewlog_instructions_open()
    if descriptor < 0 { return nil }
    if count < 0 {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Those of the thread since the counter was made.
  package var count: Int { Int(brewlog_instructions_count(descriptor)) }

  /// The one counter of the program, opened when it is first asked for.
  package static let shared = InstructionCounter()
}
