/// What belongs to one change of state. Writes of one transaction reach the bodies together; those of a further one
/// reach them in a further pass of the same event.
public struct Transaction {
  /// Taken and left out: a terminal shows every change at once.
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// Writes state in a transaction of its own: bodies see what was written before first, then what `body` writes.
///
/// Models change at once, whatever the transaction: only `@State` keeps a value back.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  let outer = TransactionQueue.current
  TransactionQueue.last += 1
  TransactionQueue.current = TransactionQueue.last
  defer { TransactionQueue.current = outer }
  return try body()
}

/// The same, with a value of the transaction set.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// The writes of state that wait for the transactions before theirs, in order.
package struct TransactionQueue {
  /// The transaction that handlers write in; 0 for that of the event.
  fileprivate static var current = 0
  fileprivate static var last = 0

  private var waiting: [(transaction: Int, writes: [() -> Void])] = []

  var isEmpty: Bool { waiting.isEmpty }
  /// How many transactions wait.
  var count: Int { waiting.count }

  /// Whether a write now comes after a transaction that has not reached the bodies.
  var mustWait: Bool { Self.current != 0 || !waiting.isEmpty }

  mutating func append(_ write: @escaping () -> Void) {
    if waiting.last?.transaction != Self.current { waiting.append((Self.current, [])) }
    waiting[waiting.count - 1].writes.append(write)
  }

  /// The writes of the next transaction.
  mutating func takeNext() -> [() -> Void] { waiting.isEmpty ? [] : waiting.removeFirst().writes }
}
