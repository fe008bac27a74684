/// Rows that scroll, of which only those that can be seen exist. Has the keys of a list while it is focused: arrows and
/// j k, g G, Home End, Page Up and Down, Ctrl-d Ctrl-u; a click selects a row, the wheel scrolls. Where several rows can
/// be selected, the arrows move a mark `>`, and Space or a click puts the row into the selection, marked `*`, or takes it
/// out.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  @usableFromInline let selection: Binding<SelectionValue?>?
  /// The selection of a list in which several rows can be in it.
  @usableFromInline let members: _ListMembers?
  @usableFromInline let content: Content

  /// A list in which one row can be selected: the binding has the id of its element.
  @inlinable
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    members = nil
    self.content = content()
  }

  /// A list in which any number of rows can be selected: the binding has the ids of their elements.
  @inlinable
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = nil
    members = selection.map(_ListMemberBinding.init)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(ListNode(view, context))
  }
}

extension List where SelectionValue == Never {
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    members = nil
    self.content = content()
  }
}

/// A binding to a set of ids, of whose type a list need not know: to make it costs at the start of each list.
@usableFromInline class _ListMembers {
  init() {}
}

@usableFromInline final class _ListMemberBinding<Value: Hashable>: _ListMembers {
  let binding: Binding<Set<Value>>
  @usableFromInline init(_ binding: Binding<Set<Value>>) { self.binding = binding }
}
