/// A node with one child whose identity can end while its own goes on: branches, explicit ids, erased types.
class ReplacingNode: _ViewNode {
  private(set) var child: _ViewNode!
  private let isLazy: Bool

  init(_ context: _NodeContext, makingChild make: (_NodeContext) -> _ViewNode) {
    isLazy = context.isLazy
    super.init(context)
    child = make(newChildContext())
  }

  private func newChildContext() -> _NodeContext {
    var context = childContext()
    context.isLazy = isLazy
    return context
  }

  /// Makes a child in place of the one so far: as in SwiftUI the new one appears before the old one disappears.
  final func replaceChild(_ make: (_NodeContext) -> _ViewNode) {
    let old: _ViewNode = child
    child = make(newChildContext())
    old.remove()
    layoutStructureChanged()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }
}

extension _NodeContext {
  func at(order: Int) -> _NodeContext {
    var context = self
    context.order = order
    return context
  }
}
