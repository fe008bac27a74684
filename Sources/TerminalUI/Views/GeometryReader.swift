/// A view made for the size that it has got: takes all the room offered, and puts its content into the top left corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(GeometryNode(view, context))
  }
}

/// What the content of a `GeometryReader` is told.
public nonisolated struct GeometryProxy: Sendable {
  /// In cells.
  public let size: CellSize
}

extension CellSize {
  /// The columns, by SwiftUI's name.
  public var width: Int { columns }
  /// The rows, by SwiftUI's name.
  public var height: Int { rows }
}
