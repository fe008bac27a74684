/// Binds a view's identity to a value: another value is another view, with fresh state.
public struct _IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(IDNode(view, context))
  }
}

private final class IDNode<Content: View, ID: Hashable>: ReplacingNode {
  private var id: ID
  override var explicitIdentity: String? { "\(id)" }

  init(_ view: _IDView<Content, ID>, _ context: _NodeContext) {
    id = view.id
    super.init(context) { Content._makeNode(view.content, $0).node }
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(_IDView<Content, ID>.self)
    if view.id == id {
      _TypedNode(child).arrive(view.content)
    } else {
      id = view.id
      replaceChild { Content._makeNode(view.content, $0).node }
    }
  }
}

/// A view that is compared by its own `==`, and whose body does not run when that says equal.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content
  public init(content: Content) { self.content = content }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(EquatableNode(view, context))
  }
}

private final class EquatableNode<Content: View & Equatable>: _ViewNode {
  private var content: Content
  private var child: _TypedNode<Content>!

  init(_ view: EquatableView<Content>, _ context: _NodeContext) {
    content = view.content
    super.init(context)
    var inner = childContext()
    inner.isLazy = context.isLazy
    child = Content._makeNode(content, inner)
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(EquatableView<Content>.self)
    let isEqual = content == view.content
    if !isEqual { content = view.content }
    child.arrive(view.content, isEqual: isEqual)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child.node) }
}

extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { _IDView(content: self, id: id) }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
