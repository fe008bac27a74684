import CombineShim

/// Counts what a publisher sends.
final class Counter {
  private(set) var count = 0
  private var subscription: AnyCancellable?

  init(_ publisher: some Publisher<Void, Never>) {
    subscription = publisher.sink { [unowned self] _ in count += 1 }
  }

  /// The number of signals during `change`.
  func signals(during change: () throws -> Void) rethrows -> Int {
    let before = count
    try change()
    return count - before
  }
}
