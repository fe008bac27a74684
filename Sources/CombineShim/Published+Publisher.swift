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
        if let value = subject.value { receiveValue(value) }
        return subscription
      }
    }
  }

  /// A value shared by a property and its projected publisher.
  // Unchecked: the subscribers have a lock; the value is for one thread at a time, as the object is whose property it is.
  @usableFromInline
  final class PublishedSubject<Value>: @unchecked Sendable {
    /// Nil while a nested write has it.
    @usableFromInline var value: Value?
    private let subscribers = SubscriberList<Value>()

    init(_ value: Value) { self.value = value }

    /// Sends `newValue`, and then makes it the value.
    @usableFromInline
    func send(_ newValue: Value) {
      subscribers.send(newValue)
      value = newValue
    }

    /// Gives the value away for a nested write, which ends with `send`; a copy when there are subscribers, who may
    /// read the old value until they have been sent the new one.
    @usableFromInline
    func lendValue() -> Value? {
      subscribers.isEmpty ? value.take() : value
    }

    func subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
      subscribers.subscribe(owner: self, receive: receive)
    }
  }
#endif
