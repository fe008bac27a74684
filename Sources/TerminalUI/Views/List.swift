/// Rows that scroll, of which only those that can be seen exist. Has the keys of a list while it is focused: arrows and
/// j k, g G, Home End, Page Up and Down, Ctrl-d Ctrl-u; a click selects a row, the wheel scrolls.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  @usableFromInline let selection: Binding<SelectionValue?>?
  @usableFromInline let content: Content

  /// A list in which one row can be selected: the binding has the id of its element.
  @inlinable
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
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
    self.content = content()
  }

  @inlinable
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  @inlinable
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// The looks that a list can have. A terminal has the one.
@MainActor @preconcurrency public protocol ListStyle {}

public nonisolated struct PlainListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
