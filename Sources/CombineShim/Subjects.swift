#if !canImport(Combine)
  /// A publisher that sends what it is told to, and keeps nothing.
  public final class PassthroughSubject<Output, Failure: Error>: Publisher, Sendable {
    private let subscribers = SubscriberList<Output>()

    /// A subject without subscribers.
    public init() {}

    /// Sends a value to whoever has subscribed. Usable on any thread; O(subscribers).
    public func send(_ value: Output) { subscribers.send(value) }

    /// Sends a signal without a value; O(subscribers).
    public func send() where Output == Void { send(()) }

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      subscribers.subscribe(owner: self, receive: receiveValue)
    }
  }

  /// A publisher of a value's changes, whose subscribers first get the current value.
  public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
    private var current: Output
    private let subscribers = SubscriberList<Output>()

    /// A subject that has a first value.
    public init(_ value: Output) { current = value }

    /// The value sent last; writing it sends. Unlike a `Published` property it has changed when subscribers are told.
    public var value: Output {
      get { current }
      set { send(newValue) }
    }

    /// Changes the value, then tells whoever has subscribed; O(subscribers).
    public func send(_ value: Output) {
      current = value
      subscribers.send(value)
    }

    /// Sends a signal without a value; O(subscribers).
    public func send() where Output == Void { send(()) }

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      let subscription = subscribers.subscribe(owner: self, receive: receiveValue)
      receiveValue(current)
      return subscription
    }
  }
#endif
