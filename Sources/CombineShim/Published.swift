#if !canImport(Combine)
  /// A property of a class whose writes signal the object's ``ObservableObject/objectWillChange``.
  ///
  /// Every write sends once, before the value changes, equal values included; an operator such as `+=` and a nested
  /// write such as `items[3].flag.toggle()` are one write. A nested write changes the value in place, without a copy
  /// of the array, as long as `$items` has no subscriber; as with a stored property the program must not use
  /// the property while such a write is under way.
  ///
  /// `$items` is a publisher of the values; see ``Published/Publisher``.
  @propertyWrapper
  public struct Published<Value> {
    /// The value until `$` is first used; nil afterwards, when it lives in the subject.
    @usableFromInline var value: Value?
    @usableFromInline var subject: PublishedSubject<Value>?
    /// Where writes signal; nil until the object's `objectWillChange` is asked for.
    @usableFromInline var objectWillChange: ObservableObjectPublisher?

    /// `@Published var items: [Item] = []`.
    @inlinable
    public init(wrappedValue: Value) { value = wrappedValue }

    /// `_items = Published(initialValue: [])`, in an initialiser.
    @inlinable
    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { fatalError() }
      set { fatalError() }
    }

    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
      _enclosingInstance object: EnclosingSelf,
      wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
      get { object[keyPath: storage].current }
      set {
        let objectWillChange = object[keyPath: storage].objectWillChange
        objectWillChange?.willWrite()
        if let subject = object[keyPath: storage].subject {
          subject.send(newValue)
        } else {
          object[keyPath: storage].value = newValue
        }
        objectWillChange?.didWrite()
      }
      // One `yield` only: the compiler inlines no coroutine that has two.
      _modify {
        let objectWillChange = object[keyPath: storage].objectWillChange
        objectWillChange?.willWrite()
        if let subject = object[keyPath: storage].subject {
          object[keyPath: storage].value = subject.lendValue()
        }
        // Deferred, for a nested write that throws has also written.
        defer {
          if let subject = object[keyPath: storage].subject {
            subject.send(object[keyPath: storage].value.take()!)
          }
          objectWillChange?.didWrite()
        }
        yield &object[keyPath: storage].value!
      }
    }

    /// The value, wherever it lives.
    @inlinable var current: Value {
      if let subject { subject.value! } else { value! }
    }

    /// The publisher of the property's values, which does not keep the object alive.
    public var projectedValue: Publisher {
      mutating get {
        if let subject { return Publisher(subject: subject) }
        let subject = PublishedSubject(value!)
        self.subject = subject
        value = nil
        return Publisher(subject: subject)
      }
    }
  }
#endif
