import Observation

/// An observable value that no view knows of.
nonisolated final class Sentinel: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }
  func touch() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
