/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// - Parameter spacing: columns between neighbours; 1 unless given.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing?.heldToInfinity ?? 1
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    let layout = StackLayout(context.graph.screen, axis: .horizontal, spacing: view.spacing)
    layout.vertical = view.alignment
    return ContainerNode(view, context, layout: layout)
  }
}

extension HStack: ContainerView {
  func configure(_ layout: StackLayout) {
    guard layout.spacing != spacing || layout.vertical != alignment else { return }
    layout.spacing = spacing
    layout.vertical = alignment
    layout.setNeedsLayout()
  }
  static func setChildren(_ children: [LayoutNode], of layout: StackLayout) {
    layout.setChildren(children)
  }
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// - Parameter spacing: rows between neighbours; 0 unless given.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing?.heldToInfinity ?? 0
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    let layout = StackLayout(context.graph.screen, axis: .vertical, spacing: view.spacing)
    layout.horizontal = view.alignment
    return ContainerNode(view, context, layout: layout)
  }
}

extension VStack: ContainerView {
  func configure(_ layout: StackLayout) {
    guard layout.spacing != spacing || layout.horizontal != alignment else { return }
    layout.spacing = spacing
    layout.horizontal = alignment
    layout.setNeedsLayout()
  }
  static func setChildren(_ children: [LayoutNode], of layout: StackLayout) {
    layout.setChildren(children)
  }
}

/// Views above each other, the last one on top.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    ContainerNode(
      view, context, layout: OverlapLayout(context.graph.screen, alignment: view.alignment))
  }
}

extension ZStack: ContainerView {
  func configure(_ layout: OverlapLayout) {
    guard layout.alignment != alignment else { return }
    layout.alignment = alignment
    layout.setNeedsLayout()
  }
  static func setChildren(_ children: [LayoutNode], of layout: OverlapLayout) {
    layout.setChildren(children)
  }
}
