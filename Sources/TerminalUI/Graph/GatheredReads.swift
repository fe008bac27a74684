import CRuntime

#if !TERMINALUI_PUBLIC_OBSERVATION
  @_spi(SwiftUI) import Observation
#endif

/// The reads of one evaluation, gathered without the allocations of `withObservationTracking`.
enum GatheredReads {
  #if TERMINALUI_PUBLIC_OBSERVATION
    static func begin() -> Bool { false }
    static func end() -> Never? { nil }
  #else
    /// Where the reads go; in one place, as evaluations do not nest.
    private static let list = {
      let list = UnsafeMutablePointer<ObservationTracking._AccessList?>.allocate(capacity: 1)
      list.initialize(to: nil)
      return list
    }()

    /// - Returns: false where the runtime does not let us, or inside another scope, whose reads go to both.
    static func begin() -> Bool { brewlog_observation_scope_begin(list) != 0 }

    /// What was read; nil for nothing.
    static func end() -> ObservationTracking._AccessList? {
      brewlog_observation_scope_end()
      // Nil is a zero word: to look at that alone is a third of what it is to copy and to clear it.
      if UnsafeRawPointer(list).load(as: UInt.self) == 0 { return nil }
      defer { list.pointee = nil }
      return list.pointee
    }
  #endif
}
