/// Marks a view with the value that it stands for in a picker or a tab view.
public struct _TagModifier<Value: Hashable>: PrimitiveModifier {
  let value: Value

  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(TagNode(view, context))
  }
}

/// A node that stands for a value.
protocol TaggedNode: _ViewNode {
  var tagValue: AnyHashable { get }
}

private final class TagNode<Value: Hashable>: ModifierNode<
  _TagModifier<Value>
>, TaggedNode
{
  var tagValue: AnyHashable { AnyHashable(modifier.value) }
}

extension _ViewNode {
  /// What can be chosen here and below, in order: the views with a tag, and the rows of a `ForEach` without one inside,
  /// whose ids are their tags.
  var choices: [(value: AnyHashable, node: _ViewNode)] {
    if let tag = (self as? any TaggedNode)?.tagValue { return [(tag, self)] }
    var found: [(value: AnyHashable, node: _ViewNode)] = []
    forEachChild { found += $0.choices }
    if found.isEmpty, let id = (self as? RowNode)?.anyID { return [(id, self)] }
    return found
  }
}

extension View {
  public func tag<Value: Hashable>(_ tag: Value) -> some View { modifier(_TagModifier(value: tag)) }
}
