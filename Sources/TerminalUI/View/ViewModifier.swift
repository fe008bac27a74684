/// A change to a view, to be applied to any. Has state and environment of its own, as a view has: `@State`,
/// `@Environment` and the other dynamic properties belong to the place where it is applied.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Modified, Self>>
}

extension ViewModifier {
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    typealias View = ModifiedContent<Modified, Self>
    let node = CompositeNode<View, Body>(view, type: ViewType.of(View.self), context) { $0.body }
    node.mount()
    return _TypedNode(node)
  }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(content: AnyView(content)))
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    Modifier._makeNode(view, context)
  }
}

/// The view that a modifier's body is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: AnyView
  public var body: AnyView { content }
}

/// A modifier of the runtime's own, which has a node in place of a body.
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
