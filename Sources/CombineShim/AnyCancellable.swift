#if !canImport(Combine)
  /// Something that goes on until it is cancelled.
  public protocol Cancellable {
    /// Ends the activity. Further calls do nothing.
    func cancel()
  }

  /// A subscription that ends when its last reference goes.
  ///
  /// It may be cancelled and released on any thread.
  public final class AnyCancellable: Cancellable, Sendable {
    private let canceller: Guarded<Canceller?>

    /// A subscription whose end calls `cancel`, once.
    public init(_ cancel: @escaping () -> Void) {
      canceller = Guarded(Canceller(base: ClosureCancellable(action: cancel)))
    }

    /// A subscription whose end cancels `canceller`, once.
    public init(_ canceller: some Cancellable) {
      self.canceller = Guarded(Canceller(base: canceller))
    }

    deinit { cancel() }

    public func cancel() {
      // Called outside of the lock: what it lets go may release or cancel anything, this object included.
      let canceller = canceller.withLock { $0.take() }
      canceller?.base.cancel()
    }

    /// Keeps the subscription in `set`.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(self)
    }

    /// Keeps the subscription at the end of `collection`.
    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
      collection.append(self)
    }
  }

  extension AnyCancellable: Hashable {
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension Cancellable {
    /// Keeps the activity in `set`, to be cancelled with it.
    public func store(in set: inout Set<AnyCancellable>) {
      AnyCancellable(self).store(in: &set)
    }

    /// Keeps the activity at the end of `collection`, to be cancelled with it.
    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
      AnyCancellable(self).store(in: &collection)
    }
  }

  // Unchecked: used once, by whichever thread takes it out of its lock.
  private struct Canceller: @unchecked Sendable {
    let base: any Cancellable
  }

  private struct ClosureCancellable: Cancellable {
    let action: () -> Void

    func cancel() { action() }
  }
#endif
