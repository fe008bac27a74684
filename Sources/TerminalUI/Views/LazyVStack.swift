/// Views below each other, of which those exist that can be seen: the rows of a `ForEach` inside are made when they
/// come into sight and removed when they leave it.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: where a row that is narrower than the stack stands.
  ///   - spacing: rows between neighbours; 0 unless given, and never less: lazy rows cannot overlap.
  ///   - content: the rows; a `ForEach` among them makes only those that can be seen.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = max(0, spacing?.heldToInfinity ?? 0)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(LazyStackNode(view, context))
  }
}
