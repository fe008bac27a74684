/// Offers key presses to an action, while the focus is in the content.
public struct _KeyPressModifier: PrimitiveModifier {
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(KeyPressNode(view, context))
  }
}

private final class KeyPressNode: ModifierNode<_KeyPressModifier> {
  override func handle(_ press: KeyPress) -> KeyPress.Result {
    modifier.accepts(press) ? modifier.action(press) : .ignored
  }
}

extension View {
  /// Runs the action when the key is pressed, without Control or Option, while this view or one in it is focused.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  {
    modifier(
      _KeyPressModifier(accepts: { $0.key == key && $0.modifiers.isSubset(of: .shift) }) { _ in
        action()
      })
  }

  /// The same for any of several keys, with any modifiers: the press says which.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(accepts: { keys.contains($0.key) }, action: action))
  }

  /// The same for every key.
  public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
    modifier(_KeyPressModifier(accepts: { _ in true }, action: action))
  }
}
