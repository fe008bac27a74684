/// Takes a number in front of a key for views that are moved by keys of their own.
package struct _KeyCountModifier: PrimitiveModifier {
  let show: (Int?) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(KeyCountNode(view, context))
  }
}

private final class KeyCountNode: ModifierNode<_KeyCountModifier> {
  override var takesCount: Bool { true }
  override func show(count: Int?) { modifier.show(count) }
}

extension View {
  /// Lets a digit that no view has a use for begin a number, while the focus is in this view and in no list.
  ///
  /// - Parameter show: is called with the number as it grows, and with nil when the key behind it has come: it is still
  ///   there while that key is offered to the views.
  package func onKeyCount(_ show: @escaping (Int?) -> Void) -> some View {
    modifier(_KeyCountModifier(show: show))
  }
}
