/// A binding as a node of the runtime's own reads it: through a location that tells of its changes, or else through
/// Observation, or else whenever the parent's body runs.
final class BoundValue<Value> {
  private(set) var binding: Binding<Value>
  private let linked: LinkedLocation<Value>
  private let tracker: ObservationTracker
  private unowned let node: any SignalledNode & EvaluatingNode

  init(_ binding: Binding<Value>, _ node: any SignalledNode & EvaluatingNode) {
    self.binding = binding
    self.node = node
    let link = LocationLink(NodeToken(node), index: 0)
    link.wasRead = true
    linked = LinkedLocation(binding.storedLocation, link: link)
    tracker = ObservationTracker(node)
  }

  func follow(_ new: Binding<Value>) {
    binding = new
    linked.follow(new.storedLocation)
  }

  /// Reads the value; from now on a change invalidates the node.
  func read() -> Value {
    RunningUpdate.evaluating(node) { tracker.track { binding.storedLocation.get() } }
  }

  var isTracking: Bool { tracker.isLive }
  /// What the last reading has read of observable objects.
  var reads: ObservedReads? { tracker.reads }

  func write(_ value: Value) { binding.wrappedValue = value }

  func drop() {
    tracker.drop()
    linked.nodeWasRemoved()
  }
}
