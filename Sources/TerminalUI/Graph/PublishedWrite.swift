import CombineShim

/// A write of a published property inside a body run, which is reported with the property's name.
///
/// An object tells that it will change, and not where: its published properties are compared before and after.
struct PublishedWrite {
  private let object: AnyObject?
  private let running: any EvaluatingNode
  private let before: [PublishedFields.Field]

  /// - Parameter running: the node whose evaluation the write is in.
  init(of object: AnyObject?, in running: any EvaluatingNode) {
    self.object = object
    self.running = running
    before = object.map(PublishedFields.values) ?? []
  }

  /// Reports the write when it is done. Complexity: O(published properties), and a copy of a collection that is
  /// written in place.
  func report(by publisher: ObservableObjectPublisher?) {
    guard let publisher, before.count > 1 else { return report(before.first?.name) }
    let finished = Finished(write: self)
    publisher.afterWrite {
      MainActor.assumeIsolated { finished.write.report(finished.write.changedProperty()) }
    }
  }

  /// Nil where none is another one: by an equal write, or a signal that was sent by hand. Values that do not even equal
  /// themselves, as closures, tell nothing.
  private func changedProperty() -> String? {
    guard let object else { return nil }
    for (old, new) in zip(before, PublishedFields.values(of: object))
    where !ValueComparison.areEqual(old.value, new.value)
      && ValueComparison.areEqual(old.value, old.value)
    { return old.name }
    return nil
  }

  private func report(_ property: String?) {
    let owner = object.map { "\(type(of: $0))" } ?? "an observed object"
    let name = property.map { "\(owner).\($0)" } ?? owner
    running.graph.report(.publish(of: name, inBodyOf: running.reportedName))
  }

  /// For the publisher's actions, which run on the thread that writes: here the main actor's.
  private nonisolated struct Finished: @unchecked Sendable { let write: PublishedWrite }
}
