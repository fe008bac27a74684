/// One of two views: each branch is a place of its own, so that changing the branch begins anew.
public struct _ConditionalContent<True: View, False: View>: PrimitiveView {
  enum Storage {
    case trueContent(True)
    case falseContent(False)
  }
  let storage: Storage

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(ConditionalNode(view, context))
  }
}

private final class ConditionalNode<True: View, False: View>: ReplacingNode {

  init(_ view: _ConditionalContent<True, False>, _ context: _NodeContext) {
    super.init(context, makingChild: { child in Self.make(view, child) })
  }

  private static func make(_ view: _ConditionalContent<True, False>, _ context: _NodeContext)
    -> _ViewNode
  {
    switch view.storage {
    case .trueContent(let content): True._makeNode(content, context).node
    case .falseContent(let content): False._makeNode(content, context.at(order: 1)).node
    }
  }

  /// Which branch the child is of: its order, for both may be of one type.
  private var isTrue: Bool { child.order == 0 }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(_ConditionalContent<True, False>.self)
    switch view.storage {
    case .trueContent(let content):
      if isTrue { return _TypedNode(child).arrive(content) }
    case .falseContent(let content):
      if !isTrue { return _TypedNode(child).arrive(content) }
    }
    replaceChild { child in Self.make(view, child) }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("Optional has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(OptionalNode(view, context))
  }
}

private final class OptionalNode<Wrapped: View>: ReplacingNode {
  private var isPresent: Bool

  init(_ view: Wrapped?, _ context: _NodeContext) {
    isPresent = view != nil
    super.init(context, makingChild: { child in Self.make(view, child) })
  }

  private static func make(_ view: Wrapped?, _ context: _NodeContext) -> _ViewNode {
    if let view {
      Wrapped._makeNode(view, context).node
    } else {
      EmptyView._makeNode(EmptyView(), context).node
    }
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(Wrapped?.self)
    if let view, isPresent { return _TypedNode(child).arrive(view) }
    if view == nil && !isPresent { return }
    isPresent = view != nil
    replaceChild { child in Self.make(view, child) }
  }
}
