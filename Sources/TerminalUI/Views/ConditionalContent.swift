/// One of two views: each branch is a place of its own, so that changing the branch begins anew.
public struct _ConditionalContent<True: View, False: View>: PrimitiveView {
  enum Storage {
    case trueContent(True)
    case falseContent(False)
  }
  let storage: Storage

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    ConditionalNode(view, context)
  }
}

private final class ConditionalNode<True: View, False: View>: ReplacingNode<
  _ConditionalContent<True, False>
>
{
  private var trueNode: _TypedNode<True>?
  private var falseNode: _TypedNode<False>?

  init(_ view: _ConditionalContent<True, False>, _ context: _NodeContext) {
    super.init(context, makingChild: { child in Self.make(view, child) })
    remember()
  }

  private static func make(_ view: _ConditionalContent<True, False>, _ context: _NodeContext)
    -> _ViewNode
  {
    switch view.storage {
    case .trueContent(let content): True._makeNode(content, context)
    case .falseContent(let content):
      False._makeNode(content, context.at(order: 1))
    }
  }

  private func remember() {
    // A cast would take one type for the other where both branches have the same.
    trueNode = child.order == 0 ? child as? _TypedNode<True> : nil
    falseNode = child.order == 1 ? child as? _TypedNode<False> : nil
  }

  override func arrive(_ view: _ConditionalContent<True, False>) {
    switch view.storage {
    case .trueContent(let content):
      if let trueNode { return trueNode.arrive(content) }
    case .falseContent(let content):
      if let falseNode { return falseNode.arrive(content) }
    }
    replaceChild { child in Self.make(view, child) }
    remember()
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("Optional has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    OptionalNode(view, context)
  }
}

private final class OptionalNode<Wrapped: View>: ReplacingNode<Wrapped?> {
  private var wrapped: _TypedNode<Wrapped>?

  init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(context, makingChild: { child in Self.make(view, child) })
    wrapped = child as? _TypedNode<Wrapped>
  }

  private static func make(_ view: Wrapped?, _ context: _NodeContext) -> _ViewNode {
    if let view {
      Wrapped._makeNode(view, context)
    } else {
      EmptyView._makeNode(EmptyView(), context)
    }
  }

  override func arrive(_ view: Wrapped?) {
    if let view, let wrapped { return wrapped.arrive(view) }
    if view == nil && wrapped == nil { return }
    replaceChild { child in Self.make(view, child) }
    wrapped = view == nil ? nil : child as? _TypedNode<Wrapped>
  }
}
