#if !canImport(Combine)
  internal import Glibc
  internal import Synchronization

  /// An object that tells, before it changes, that it will.
  ///
  /// Each write of a `Published` property sends once through ``objectWillChange``, before the value changes and also
  /// when the new value equals the old one. Properties without the wrapper send nothing.
  ///
  /// A class that declares an `objectWillChange` of its own sends by itself; its `Published` properties then send
  /// through their projected publishers only.
  public protocol ObservableObject: AnyObject {
    /// What signals the changes: ``ObservableObjectPublisher`` unless the class declares another.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that the object's `Published` properties share, base classes' included.
    ///
    /// It is made when it is asked for, and the same from then on. O(published properties of the class); the first
    /// call for a class looks them up by reflection.
    public var objectWillChange: ObservableObjectPublisher {
      PublishedFields.sharedPublisher(of: self)
    }
  }

  /// A publisher of signals without a value, the usual ``ObservableObject/objectWillChange``.
  public final class ObservableObjectPublisher: Publisher, Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let subscribers = SubscriberList<Void>()
    private let onDeinit: (@Sendable () -> Void)?
    /// A thread looks for its own actions alone, so that it sees its own store of the flag.
    private let hasActions = Atomic<Bool>(false)
    private let actions = Guarded<[AfterWrite]>([])

    /// A publisher without subscribers, for a class that signals by itself.
    public convenience init() { self.init(onDeinit: nil) }

    init(onDeinit: (@Sendable () -> Void)?) { self.onDeinit = onDeinit }

    deinit { onDeinit?() }

    /// Signals a change that is about to be made. Usable on any thread; O(subscribers).
    public func send() {
      willWrite()
      didWrite()
    }

    /// The signal of a `Published` property, which calls `didWrite` when it has the new value.
    @usableFromInline func willWrite() { subscribers.send(()) }

    /// One load, unless a subscriber has asked to be called after the write.
    @usableFromInline func didWrite() {
      if hasActions.load(ordering: .relaxed) { runActions() }
    }

    /// Calls `action` once, after the write that this thread is now signalling, or after the signal when it was sent
    /// by hand. For subscribers that are called in the background, where the value can be read as soon as they tell.
    package func afterWrite(_ action: @escaping @Sendable () -> Void) {
      actions.withLock { actions in
        actions.append(AfterWrite(thread: currentThread(), action: action))
        hasActions.store(true, ordering: .relaxed)
      }
    }

    private func runActions() {
      let thread = currentThread()
      let due = actions.withLock { actions in
        let due = actions.filter { $0.thread == thread }
        actions.removeAll { $0.thread == thread }
        hasActions.store(!actions.isEmpty, ordering: .relaxed)
        return due
      }
      for entry in due { entry.action() }
    }

    public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
      subscribers.subscribe(owner: self, receive: receiveValue)
    }
  }

  private struct AfterWrite: Sendable {
    let thread: UInt
    let action: @Sendable () -> Void
  }

  private func currentThread() -> UInt { UInt(pthread_self()) }
#endif
