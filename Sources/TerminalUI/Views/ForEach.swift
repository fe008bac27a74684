/// A view for each element of a collection, each at a place of its own by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
  /// Whether the collection is never to be another one: the first is kept.
  var isConstant = false
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
    // The elements are asked for after the body, the body depends on them: elements of a binding count as read now.
    _ = data.isEmpty
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A fixed number of views. As in SwiftUI, a later range of another length in this place is not followed; give an
  /// `id` to have it followed.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
    isConstant = true
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    context.isLazy ? LazyForEachNode(view, context) : EagerForEachNode(view, context)
  }
}

extension ForEach {
  /// The element that is so many places from the start. Complexity: O(1).
  func element(at offset: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset)]
  }
  func id(at offset: Int) -> ID { element(at: offset)[keyPath: id] }

  /// What a value that arrives in this one's place counts for: constant data stay, with the new closure.
  func following(_ new: Self, _ graph: ViewGraph) -> Self {
    guard new.isConstant else { return new }
    if new.data.count != data.count {
      graph.report(
        "\(Self.self) count (\(new.data.count)) != its initial count (\(data.count)): "
          + "a range without an id is constant; give ForEach an id to have changes followed.")
    }
    var kept = new
    kept.data = data
    return kept
  }
}
