#if !canImport(Combine)
  /// An object that tells, before it changes, that it will.
  ///
  /// Each write of a `Published` property sends once through ``objectWillChange``, before the value changes and also
  /// when the new value equals the old one. Properties without the wrapper send nothing.
  ///
  /// A class that declares an `objectWillChange` of its own sends by itself; its `Published` properties then send
  /// through their projected publishers only.
  public protocol ObservableObject: AnyObject {
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

    public convenience init() { self.init(onDeinit: nil) }

    init(onDeinit: (@Sendable () -> Void)?) { self.onDeinit = onDeinit }

    deinit { onDeinit?() }

    /// Signals a change that is about to be made. Usable on any thread; O(subscribers).
    public func send() { subscribers.send(()) }

    public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
      subscribers.subscribe(owner: self, receive: receiveValue)
    }
  }
#endif
