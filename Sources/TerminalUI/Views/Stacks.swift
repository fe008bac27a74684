/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
  let content: Content
  let settings: StackSettings

  /// - Parameters:
  ///   - alignment: where a view that is lower than the stack stands.
  ///   - spacing: columns between neighbours; 1 unless given.
  ///   - content: the views, from left to right.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    settings = StackSettings(spacing: spacing?.heldToInfinity ?? 1, vertical: alignment)
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    let layout = StackLayout(context.graph.screen, axis: .horizontal, view.settings)
    return _TypedNode(ContainerNode(content: view.content, context, layout: layout))
  }
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
  let content: Content
  let settings: StackSettings

  /// - Parameters:
  ///   - alignment: where a view that is narrower than the stack stands.
  ///   - spacing: rows between neighbours; 0 unless given.
  ///   - content: the views, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    settings = StackSettings(spacing: spacing?.heldToInfinity ?? 0, horizontal: alignment)
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    let layout = StackLayout(context.graph.screen, axis: .vertical, view.settings)
    return _TypedNode(ContainerNode(content: view.content, context, layout: layout))
  }
}

/// Views above each other, the last one on top.
public struct ZStack<Content: View>: PrimitiveView {
  let content: Content
  let alignment: Alignment

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    let layout = OverlapLayout(context.graph.screen, alignment: view.alignment)
    return _TypedNode(ContainerNode(content: view.content, context, layout: layout))
  }
}
