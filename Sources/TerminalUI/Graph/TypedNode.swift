/// A node, with the type of the views that arrive at it.
public struct _TypedNode<Content: View> {
  package let node: _ViewNode

  /// - Parameter node: one that was made for a view of type `Content`.
  package init(_ node: _ViewNode) { self.node = node }

  /// Takes the value that a run of the parent's body has made for this place.
  package func arrive(_ view: Content) {
    withUnsafePointer(to: view) { node.arrive(at: $0) }
  }

  /// As `arrive`, for a caller that has compared the values itself.
  package func arrive(_ view: Content, isEqual: Bool) {
    withUnsafePointer(to: view) { node.arrive(at: $0, isEqual: isEqual) }
  }
}

extension UnsafeRawPointer {
  /// The view that arrives at a node, of the type that the node was made for.
  @inline(__always)
  func view<Content>(_ type: Content.Type) -> Content { assumingMemoryBound(to: type).pointee }
}
