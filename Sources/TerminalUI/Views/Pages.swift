/// Screens of which one is shown, in all the room that there is. A page is made when it is first shown, and stays alive
/// from then on: while another is shown it has no boxes on the screen and no key goes to it, but it keeps its state, and
/// goes on following its models. The focus goes back to where it was in a page.
package struct Pages<ID: Hashable>: PrimitiveView {
  let shown: ID
  let content: (ID) -> Page

  /// - Parameter content: makes the page of an id; called once for each, when it is first shown.
  package init(shown: ID, content: @escaping (ID) -> Page) {
    self.shown = shown
    self.content = content
  }

  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    PagesNode(view, context)
  }
}

/// A view of any type as a page of `Pages`.
package struct Page {
  let make: (_NodeContext) -> _ViewNode

  package init<Content: View>(_ content: Content) {
    make = { context in Content._makeNode(content, context) }
  }
}

private final class PagesNode<ID: Hashable>: _TypedNode<Pages<ID>> {
  private final class Leaf {
    let id: ID
    let node: _ViewNode
    /// What had the focus when another page was shown in place of this one.
    weak var focused: (any FocusableNode)?

    init(_ id: ID, _ node: _ViewNode) {
      self.id = id
      self.node = node
    }
  }

  private var leaves: [Leaf] = []
  private var shown: Leaf!

  init(_ view: Pages<ID>, _ context: _NodeContext) {
    super.init(context)
    shown = makeLeaf(view)
  }

  private func makeLeaf(_ view: Pages<ID>) -> Leaf {
    let node = view.content(view.shown).make(childContext(order: leaves.count))
    let leaf = Leaf(view.shown, node)
    leaves.append(leaf)
    return leaf
  }

  override func arrive(_ view: Pages<ID>) {
    guard view.shown != shown.id else { return }
    let focused = graph.focus.current
    shown.focused = focused?.isInside(shown.node) == true ? focused : nil
    shown = leaves.first { $0.id == view.shown } ?? makeLeaf(view)
    layoutStructureChanged()
    graph.enqueue { [weak self] in self?.moveFocus() }
  }

  /// Takes the focus out of the page that is no longer shown. A page that is shown for the first time takes it by itself.
  private func moveFocus() {
    guard isMounted, graph.focus.current?.isInside(shown.node) != true else { return }
    graph.focus.focus(shown.focused.flatMap { $0.isMounted ? $0 : nil })
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { leaves.forEach { body($0.node) } }
  override func forEachReachableChild(_ body: (_ViewNode) -> Void) { body(shown.node) }
  override func collectLayout(into nodes: inout [LayoutNode]) {
    shown.node.collectLayout(into: &nodes)
  }
}
