/// Lets a view be focused that could not be by itself.
public struct _FocusableModifier: PrimitiveModifier {
  let isFocusable: Bool

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(FocusableModifierNode(view, context))
  }
}

private final class FocusableModifierNode: ModifierNode<_FocusableModifier>,
  FocusableNode
{
  override var focusable: (any FocusableNode)? { self }
  var canBeFocused: Bool { modifier.isFocusable && environment.value(for: EnabledKey.self) }
  func focusChanged() {}

  /// Keys that type nothing scroll what is inside.
  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard graph.focus.isFocused(self), !press.key.isText else { return .ignored }
    return scrollView(in: self)?.handle(press) ?? .ignored
  }

  private func scrollView(in node: _ViewNode) -> _ViewNode? {
    if node.canReveal { return node }
    var found: _ViewNode?
    node.forEachChild { if found == nil { found = scrollView(in: $0) } }
    return found
  }

  var cursor: Cursor? {
    var nodes: [LayoutNode] = []
    child.collectLayout(into: &nodes)
    return nodes.first.map { Cursor(position: $0.visibleFrame.origin, isVisible: false) }
  }
}

/// Binds the focus of a view to a value.
public struct _FocusedModifier<Value: Hashable>: PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// What the binding is set to when the focus leaves.
  let absent: Value

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(FocusedNode(view, context))
  }
}

private final class FocusedNode<Value: Hashable>: ModifierNode<
  _FocusedModifier<Value>
>,
FocusObserver, SignalledNode
{
  private var linked: LinkedLocation<Value>?

  override func didMount() {
    graph.focus.add(self)
    follow(modifier.binding.location)
    if linked?.location.get() == modifier.value {
      graph.enqueue { [weak self] in self?.takeFocus() }
    }
  }

  private func follow(_ location: Location<Value>?) {
    guard let location else {
      linked?.nodeWasRemoved()
      return linked = nil
    }
    if let linked { return linked.follow(location) }
    let link = LocationLink(NodeToken(self), index: 0)
    link.wasRead = true
    linked = LinkedLocation(location, link: link)
  }

  // MARK: Another binding, or another value

  /// What the binding says comes first: the view that has its value takes the focus. Where none does, the focus stays,
  /// and the binding is told.
  override func modifierChanged(from old: _FocusedModifier<Value>) {
    let left = linked?.location
    let isOther = left !== modifier.binding.location
    guard isOther || old.value != modifier.value else { return }
    follow(modifier.binding.location)
    graph.enqueue { [weak self] in
      guard let self else { return }
      takeFocus()
      // All others must have had their turn to take it.
      graph.enqueue { [weak self] in
        self?.tellBinding()
        if isOther, let left { self?.letGo(of: left, old) }
      }
    }
  }

  private func tellBinding() {
    guard isMounted, hasFocus, linked?.location.get() != modifier.value else { return }
    linked?.location.set(modifier.value)
  }

  /// Nobody sets the binding of before to nothing, unless it is by now that of the view with the focus.
  private func letGo(of location: Location<Value>, _ old: _FocusedModifier<Value>) {
    guard location.get() == old.value, !graph.focus.isTold(to: location) else { return }
    location.set(old.absent)
  }

  func tellsFocus(to location: AnyObject) -> Bool { hasFocus && linked?.location === location }

  // MARK: The focus moves

  /// The binding was set: by the program, or by the focus itself.
  func receive(_ signal: Signal) {
    guard isMounted, let linked else { return }
    let isWanted = linked.location.get() == modifier.value
    if isWanted && !hasFocus { graph.enqueue { [weak self] in self?.takeFocus() } }
    if !isWanted && hasFocus { graph.enqueue { [weak self] in self?.giveUpFocus() } }
  }

  private var hasFocus: Bool { graph.focus.current?.isInside(self) ?? false }

  /// The program has set the binding to nothing. Where it has set it to another view's value, that view takes the focus.
  private func giveUpFocus() {
    guard isMounted, hasFocus, linked?.location.get() == modifier.absent else { return }
    graph.focus.focus(nil)
  }

  private func takeFocus() {
    guard isMounted, linked?.location.get() == modifier.value else { return }
    if let node = graph.focus.candidates(in: self).first { graph.focus.focus(node) }
  }

  func focusMoved(from old: _ViewNode?, to new: _ViewNode?) {
    let was = old?.isInside(self) ?? false
    let isNow = new?.isInside(self) ?? false
    guard let location = linked?.location, was != isNow else { return }
    if isNow {
      location.set(modifier.value)
    } else if location.get() == modifier.value {
      location.set(modifier.absent)
    }
  }

  override func willRemove() { linked?.nodeWasRemoved() }
}

extension View {
  /// Lets the view be focused, so that its `onKeyPress` actions have key presses. Arrows and the keys for pages scroll
  /// the first `ScrollView` inside.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Focuses the view while the binding has the value, and sets the binding while the view is focused.
  public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value)
    -> some View
  {
    modifier(_FocusedModifier<Value?>(binding: binding, value: value, absent: nil))
  }

  /// The same with a binding that is true while the view is focused.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier<Bool>(binding: condition, value: true, absent: false))
  }
}
