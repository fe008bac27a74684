/// A view for each element of a collection, each at a place of its own by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  @usableFromInline let access: _ElementAccess<Data, ID>
  /// Whether the collection is never to be another one: the first is kept.
  @usableFromInline var isConstant = false

  @inlinable
  init(
    _ data: Data, access: _ElementAccess<Data, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.access = access
    self.content = content
    // The elements are asked for after the body, the body depends on them: elements of a binding count as read now.
    _ = data.isEmpty
  }
}

/// How to reach the elements of a collection by their distance from its start.
///
/// The functions are made where the collection's type is known, and so compiled for it: through the protocols that the
/// nodes know the collection by, one element costs an allocation and about 600 instructions, this way about 50.
@MainActor public struct _ElementAccess<Data: RandomAccessCollection, ID: Hashable> {
  @usableFromInline let element: (Data, Int) -> Data.Element
  @usableFromInline let id: (Data, Int) -> ID
  @usableFromInline let idOf: (Data.Element) -> ID

  @inlinable
  init(id: @escaping (Data, Int) -> ID, idOf: @escaping (Data.Element) -> ID) {
    element = { data, offset in data[data.index(data.startIndex, offsetBy: offset)] }
    self.id = id
    self.idOf = idOf
  }
}

extension ForEach where Content: View {
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    let access = _ElementAccess<Data, ID>(
      id: { data, offset in data[data.index(data.startIndex, offsetBy: offset)][keyPath: id] },
      idOf: { $0[keyPath: id] })
    self.init(data, access: access, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // Not by a key path: making one costs 12,000 instructions in each run of the body.
    let access = _ElementAccess<Data, ID>(
      id: { data, offset in data[data.index(data.startIndex, offsetBy: offset)].id },
      idOf: { $0.id })
    self.init(data, access: access, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A fixed number of views. As in SwiftUI, a later range of another length in this place is not followed; give an `id`
  /// to have it followed.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
    isConstant = true
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(
      context.isLazy ? LazyForEachNode(view, context) : EagerForEachNode(view, context))
  }
}

extension ForEach {
  /// The element that is so many places from the start. Complexity: O(1).
  func element(at offset: Int) -> Data.Element { access.element(data, offset) }
  func id(at offset: Int) -> ID { access.id(data, offset) }
  func id(of element: Data.Element) -> ID { access.idOf(element) }

  /// What a value that arrives in this one's place counts for: constant data stay, with the new closure.
  func following(_ new: Self, _ node: _ViewNode) -> Self {
    guard new.isConstant else { return new }
    if new.data.count != data.count {
      node.graph.report(
        .constantCount(
          new.data.count, was: data.count, in: Data.self, view: node.ownerName))
    }
    var kept = new
    kept.data = data
    return kept
  }
}
