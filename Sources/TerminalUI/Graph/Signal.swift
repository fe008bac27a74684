/// What a model or a piece of state tells a node.
package nonisolated enum Signal: @unchecked Sendable {
  /// A dynamic property, by its index in the view.
  case property(Int)
  /// A property that was read through Observation; nil where the system does not say which.
  case observed(AnyKeyPath?)
  /// As `observed`, of a further property after one that has invalidated the node. Sent while a trace wants to know.
  case observedAgain(AnyKeyPath?)
  /// An observable object was changed on a thread that it should not be changed on. Invalidates nothing by itself.
  case publishedInBackground(property: Int)

  /// Whether a node that was told has to be evaluated again.
  var invalidates: Bool {
    switch self {
    case .property, .observed: true
    case .observedAgain, .publishedInBackground: false
    }
  }
}
