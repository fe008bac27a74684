import CombineShim
import Observation

/// A model for any thread: guards its value, and tells of its changes with the guard open.
package final class Shared: Observable, Sendable {
  package init() {}
  private let registrar = ObservationRegistrar()
  private let stored = Guarded(0)
  package var value: Int {
    registrar.access(self, keyPath: \.value)
    return stored.withLock { $0 }
  }
  package func increment(beforeWrite: () -> Void = {}) {
    registrar.withMutation(of: self, keyPath: \.value) {
      beforeWrite()
      stored.withLock { $0 += 1 }
    }
  }
}
/// An object for any thread: one writes or reads at a time.
package final class SharedObject: ObservableObject, @unchecked Sendable {
  package init() {}
  private let guarding = Guarded(())
  @Published private var stored = 0
  package var value: Int { guarding.withLock { _ in stored } }
  package func increment() { guarding.withLock { _ in stored += 1 } }
}
package final class Publishing: ObservableObject, @unchecked Sendable {
  package init() {}
  @Published package var value = 0
}
