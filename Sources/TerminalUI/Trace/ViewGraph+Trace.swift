import CombineShim

extension ViewGraph {
  /// Tells a trace that an event begins.
  package func begin(_ source: EventSource) {
    guard let trace, detail.contains(.ledger) else { return }
    publishes.removeTold()
    trace.eventBegan(source)
  }

  /// A published property of an object is about to be written, and one of the views that observe it is told.
  func notePublish(of object: AnyObject?, by publisher: ObservableObjectPublisher?) {
    guard detail.contains(.ledger), let object, publishes.begin(object) else { return }
    let write = TracedPublish(of: object, instance(of: object))
    guard let publisher else { return tell(of: write) }
    publisher.afterWrite { MainActor.assumeIsolated { self.tell(of: write) } }
  }

  /// As above, for a view that was told after the write: where nobody has told of it yet.
  func notePublish(of object: AnyObject) {
    guard publishes.isNew(object) else { return }
    trace?.wrote(TracedPublish(of: object, instance(of: object)).unseen)
  }

  private func tell(of write: TracedPublish) {
    publishes.end(write.object)
    trace?.wrote(write.finished)
  }
}

/// Which objects' writes a trace was told of.
struct PublishNotes {
  private var open: [ObjectIdentifier] = []
  private var told: [ObjectIdentifier] = []

  /// - Returns: whether it is the first that is heard of the write.
  mutating func begin(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    if open.contains(id) { return false }
    open.append(id)
    if !told.contains(id) { told.append(id) }
    return true
  }

  mutating func end(_ object: ObjectIdentifier) { open.removeAll { $0 == object } }

  mutating func isNew(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    if told.contains(id) { return false }
    told.append(id)
    return true
  }

  mutating func removeTold() { told = open }
}

/// A write of a published property, seen from before it.
///
/// An object tells that it will change, and not where. Plain values are compared before and after; others are not, for
/// to keep a collection would make the write copy it.
nonisolated struct TracedPublish: @unchecked Sendable {
  private let subject: AnyObject
  private let before: [PublishedFields.Field]
  private let names: [String]
  private let instance: ObservedInstance

  @MainActor init(of object: AnyObject, _ instance: ObservedInstance) {
    subject = object
    self.instance = instance
    names = PublishedFields.names(of: object)
    before = PublishedFields.plainValues(of: object)
  }

  var object: ObjectIdentifier { ObjectIdentifier(subject) }

  /// After the write.
  @MainActor var finished: PropertyWrite {
    let after = PublishedFields.plainValues(of: subject)
    for (old, new) in zip(before, after) where !ValueComparison.areEqual(old.value, new.value) {
      return write(new.name, .different)
    }
    // An equal write of a plain one, or any write of another.
    let isPlain = before.count == names.count
    return write(names.count == 1 ? names[0] : nil, isPlain && !names.isEmpty ? .equal : .unknown)
  }

  /// Where only the signal was seen.
  @MainActor var unseen: PropertyWrite { write(names.count == 1 ? names[0] : nil, .unknown) }

  @MainActor private func write(
    _ property: String?, _ equality: PropertyWrite.Equality
  ) -> PropertyWrite {
    PropertyWrite(
      kind: .published(instance.typeName, property: property), instance: instance,
      equality: equality)
  }
}
