/// A window on a view that may be taller than the screen gives it room. The wheel scrolls, and so do the keys of a list,
/// each for lines, where no control inside has another use for them.
///
/// The focus goes to the controls inside, and the one that has it is kept in sight; without any the view has it itself.
/// Only what stands in a `LazyVStack` inside is made when it comes into sight.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content
  /// Whether the last column of the first line and of the last one says that there is more above and below.
  private(set) var marksEnds = false

  /// - Parameters:
  ///   - axes: scrolls up and down alone. Without that axis it is as high as its content; what is wider than the screen
  ///     is cut, and an issue tells so.
  ///   - showsIndicators: there are none.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Says in the last column where there is more than is shown; not on a screen that is read aloud.
  package func markingEnds() -> ScrollView {
    var view = self
    view.marksEnds = true
    return view
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(ScrollNode(view, context))
  }
}

private final class ScrollNode<Content: View>: _ViewNode, LayoutCollector {
  private let box: ScrollBox
  private var child: _TypedNode<Content>!

  init(_ view: ScrollView<Content>, _ context: _NodeContext) {
    box = ScrollBox(context.graph.screen)
    super.init(context)
    box.target = self
    take(view)
    child = Content._makeNode(view.content, childContext())
    collectChildren()
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(ScrollView<Content>.self)
    take(view)
    child.arrive(view.content)
  }

  private func take(_ view: ScrollView<Content>) {
    let axes = view.axes
    box.marksEnds = view.marksEnds
    box.isVertical = axes.contains(.vertical)
    if axes.contains(.horizontal) { graph.report(.horizontalScrolling(in: ownerName)) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child.node) }
  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(box) }
  override func collectRows(into rows: inout [any RowProvider]) {
    rows.append(StaticRow(node: self))
  }
  override var focusable: (any FocusableNode)? { self }
  override func layoutStructureChanged() { graph.collectLater(self) }

  func collectChildren() {
    // Nil while it is made: a lazy stack inside has all that waits collected.
    guard let child else { return }
    var nodes: [LayoutNode] = []
    child.node.collectLayout(into: &nodes)
    box.setChildren(nodes)
  }

  override var canReveal: Bool { true }
  override func reveal(_ node: _ViewNode) {
    var nodes: [LayoutNode] = []
    node.collectLayout(into: &nodes)
    box.reveal(nodes)
  }

  override var takesCount: Bool { true }
  override func show(count: Int?) { box.count = count }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    let page = max(1, box.frame.size.rows)
    let (count, keys) = (graph.count.number, graph.moveKeys)
    guard let move = ListMove(press, page: page, count: count, keys: keys) else { return .ignored }
    // The last line to start at is the one that leaves the window full.
    box.scroll(to: move.target(from: box.offset, count: max(1, box.contentRows - page + 1)))
    return .handled
  }
}

extension ScrollNode: FocusableNode {
  var canBeFocused: Bool { environment.value(for: EnabledKey.self) }
  func focusChanged() {}
  /// The first line that is shown.
  var cursor: Cursor? {
    let rect = box.visibleFrame
    return rect.isEmpty ? nil : Cursor(position: rect.origin, isVisible: false)
  }
  var yieldsFocus: Bool { true }
}

extension ScrollNode: PointerTarget {
  /// A click beside the controls leaves the focus where it is.
  var focusNode: (any FocusableNode)? {
    graph.focus.candidates(in: self).first { $0 === self }
  }

  func handle(_ mouse: MouseEvent, at point: CellPoint) -> Bool {
    switch mouse.action {
    case .scrollUp: box.scroll(to: box.offset - 3)
    case .scrollDown: box.scroll(to: box.offset + 3)
    case .press: break
    }
    return true
  }
}
