#if !canImport(Combine)
  /// A source of values over time.
  ///
  /// Publishers here never fail and never complete: a subscription ends when it is cancelled.
  public protocol Publisher<Output, Failure> {
    /// What is sent.
    associatedtype Output
    /// `Never`, in all publishers here; the parameter is there for Combine's sake.
    associatedtype Failure: Error

    /// Calls `receiveValue` with each value that is sent from now on, on the thread that sends it.
    ///
    /// Subscribers are called in the order in which they subscribed. One that subscribes during a send does not get
    /// the value being sent; one that is cancelled during a send, by whomever, is not called any more.
    ///
    /// In a main actor context write `{ @Sendable value in … }` where values may be sent from other threads.
    ///
    /// - Returns: the subscription, which ends when the object is released or cancelled.
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
  }
#endif
