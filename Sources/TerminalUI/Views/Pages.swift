/// Views of which one is shown, in all the room that there is. Each is made when it is first shown, and stays alive from
/// then on: while another is shown it has no boxes on the screen and no key goes to it, but it keeps its state, and goes
/// on following its models. The focus goes back to where it was in it.
package struct Pages: PrimitiveView {
  let pages: PageSwitch

  package init(_ pages: PageSwitch) { self.pages = pages }

  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(PagesNode(view.pages, context))
  }
}

/// Says which of several pages is shown. To change it runs no body but those of a page that is shown for the first time.
package final class PageSwitch {
  package private(set) var shown: Page
  fileprivate weak var node: PagesNode?

  package init(showing page: Page) { shown = page }

  package func show(_ page: Page) {
    shown = page
    node?.invalidate()
  }
}

/// A view of any type, to be shown in place of others and they in its.
package final class Page {
  fileprivate let make: (_NodeContext) -> _ViewNode

  package init<Content: View>(_ content: Content) {
    make = { context in Content._makeNode(content, context).node }
  }
}

private final class PagesNode: _ViewNode {
  private final class Leaf {
    let page: Page
    let node: _ViewNode
    /// What had the focus when another page was shown in place of this one.
    weak var focused: (any FocusableNode)?

    init(_ page: Page, _ node: _ViewNode) {
      self.page = page
      self.node = node
    }
  }

  private var pages: PageSwitch
  private var leaves: [Leaf] = []
  private var shown: Leaf!

  init(_ pages: PageSwitch, _ context: _NodeContext) {
    self.pages = pages
    super.init(context)
    pages.node = self
    shown = leaf(of: pages.shown)
  }

  override func arrive(at value: UnsafeRawPointer) {
    pages = value.view(Pages.self).pages
    pages.node = self
    update()
  }

  override func update() {
    guard pages.shown !== shown.page else { return }
    let focused = graph.focus.current
    shown.focused = focused?.isInside(shown.node) == true ? focused : nil
    shown.node.setAway(true)
    shown = leaf(of: pages.shown)
    if shown.node.isAway { shown.node.setAway(false) }
    layoutStructureChanged()
    graph.enqueue { [weak self] in self?.moveFocus() }
  }

  private func leaf(of page: Page) -> Leaf {
    if let known = leaves.first(where: { $0.page === page }) { return known }
    let leaf = Leaf(page, page.make(childContext(order: leaves.count)))
    leaves.append(leaf)
    return leaf
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
