#if !canImport(Combine)
  extension Published {
    /// The values of a property over time.
    ///
    /// A subscriber gets the current value at once, and then each new value while the property still has the old
    /// one, after ``ObservableObject/objectWillChange`` has sent.
    public struct Publisher: CombineShim.Publisher {
      public typealias Output = Value
      public typealias Failure = Never

      let subject: PublishedSubject<Value>

      public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
        let subscription = subject.subscribe(receiveValue)
        receiveValue(subject.value)
        return subscription
      }
    }
  }

  /// A value shared by a property and its projected publisher.
  // Unchecked: the subscribers have a lock; the value is for one thread at a time, as the object is whose property it is.
  @usableFromInline
  final class PublishedSubject<Value>: @unchecked Sendable {
    @usableFromInline var value: Value
    private let subscribers = SubscriberList<Value>()

    init(_ value: Value) { self.value = value }

    @usableFromInline var hasSubscribers: Bool { !subscribers.isEmpty }

    /// Sends `value` without keeping it.
    @usableFromInline
    func send(_ value: Value) { subscribers.send(value) }

    func subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
      subscribers.subscribe(owner: self, receive: receive)
    }
  }
#endif
