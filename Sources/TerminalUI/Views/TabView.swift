/// Several screens of which one is shown, under a bar with their names. The arrows left and right go through them while
/// the bar is focused. It takes all the room that it is offered. All screens are alive: one that is not shown keeps its
/// state, and goes on following its models.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  fileprivate let selection: TabSelection<SelectionValue>
  let content: Content

  /// - Parameters:
  ///   - selection: the tag of the screen that is shown.
  ///   - content: views with a `tag`, and a `tabItem` as their names.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = .bound(selection)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(TabNode(view, context))
  }
}

extension TabView where SelectionValue == Int {
  /// Screens that nothing but the keys and the pointer go through; the first one is shown to begin with.
  public init(@ViewBuilder content: () -> Content) {
    selection = .own(first: 0)
    self.content = content()
  }
}

private enum TabSelection<Value> {
  case bound(Binding<Value>)
  /// The tab view's own, by the places of the screens.
  case own(first: Value)

  /// - Parameter known: what the node has bound itself to before.
  func binding(known: Binding<Value>? = nil) -> Binding<Value> {
    switch self {
    case .bound(let binding): binding
    case .own(let first): known ?? Binding(OwnLocation(first))
    }
  }

  var isOwn: Bool { if case .own = self { true } else { false } }
}

/// A value that one node alone reads and sets.
private final class OwnLocation<Value>: Location<Value> {
  private var value: Value
  private var links = LocationLinks()

  init(_ value: Value) { self.value = value }

  override var tellsChanges: Bool { true }
  override func get() -> Value { value }
  override func set(_ newValue: Value) {
    value = newValue
    for link in links.all { link.token.signal(.property(link.index)) }
  }
  override func add(_ link: LocationLink) { links.add(link) }
  override func remove(_ link: LocationLink) { links.remove(link) }
}

private final class TabNode<SelectionValue: Hashable, Content: View>:
  ControlNode<TabView<SelectionValue, Content>, SelectionValue>, LayoutCollector
{
  private let box: TabBox
  private var content: _TypedNode<Content>!

  init(_ view: TabView<SelectionValue, Content>, _ context: _NodeContext) {
    box = TabBox(context.graph.screen)
    super.init(view, binding: view.selection.binding(), context)
    box.bar.target = self
    content = Content._makeNode(view.content, childContext())
    collectChildren()
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(TabView<SelectionValue, Content>.self)
    take(view, binding: view.selection.binding(known: self.value.binding))
    content.arrive(view.content)
  }

  override func valueChanged() { graph.collectLater(self) }
  override func look() { box.isFocused = isFocused }
  override func layoutStructureChanged() { graph.collectLater(self) }

  func collectChildren() {
    guard content != nil else { return }
    var items: [TabBox.Item] = []
    var shownContent: [LayoutNode] = []
    for tab in tabs {
      let isShown = tab.value == AnyHashable(shown!)
      var label: [LayoutNode] = []
      // `tag` may stand inside of `tabItem` or around it.
      let item = tab.node.parent as? any TabItemSource
      (item ?? tab.node.firstBelow((any TabItemSource).self))?.collectItem(into: &label)
      items.append(TabBox.Item(label: label, isShown: isShown))
      if isShown { tab.node.collectLayout(into: &shownContent) }
    }
    box.setTabs(items, content: shownContent)
  }

  /// The screens with what they stand for: their place, where nothing says more.
  private var tabs: [(value: AnyHashable, node: _ViewNode)] {
    let tagged = view.selection.isOwn ? [] : content.node.choices
    if !tagged.isEmpty { return tagged }
    var found: [_ViewNode] = []
    func walk(_ node: _ViewNode) {
      if node is any TabItemSource { found.append(node) } else { node.forEachChild(walk) }
    }
    walk(content.node)
    return found.enumerated().map { (AnyHashable($0.offset), $0.element) }
  }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    switch press.key {
    case .rightArrow: step(1)
    case .leftArrow: step(-1)
    default: return .ignored
    }
    return .handled
  }

  private func step(_ distance: Int) {
    let values = tabs.compactMap { $0.value.base as? SelectionValue }
    guard let index = values.firstIndex(of: shown), !values.isEmpty else { return }
    value.write(values[(index + distance + values.count) % values.count])
  }

  override func handle(_ mouse: MouseEvent, at point: CellPoint) -> Bool {
    guard mouse.action == .press, let index = box.tab(at: point.column) else { return false }
    let tabs = tabs
    guard index < tabs.count, let new = tabs[index].value.base as? SelectionValue else {
      return false
    }
    value.write(new)
    return true
  }

  override var cursor: Cursor? { Cursor(position: box.bar.visibleFrame.origin, isVisible: false) }
  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content.node) }
  }
  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(box) }
}

extension _ViewNode {
  fileprivate func firstBelow<Kind>(_ kind: Kind.Type) -> Kind? {
    if let found = self as? Kind { return found }
    var found: Kind?
    forEachChild { child in if found == nil { found = child.firstBelow(kind) } }
    return found
  }
}

private final class TabBox: LayoutNode {
  struct Item {
    let label: [LayoutNode]
    let isShown: Bool
  }

  let bar: StackLayout
  private let content: OverlapLayout
  private var labels: [TabLabelBox] = []
  var isFocused = false {
    didSet { labels.forEach { $0.isFocused = isFocused } }
  }

  override init(_ screen: Screen) {
    bar = StackLayout(screen, axis: .horizontal, StackSettings(spacing: 1))
    content = OverlapLayout(screen, alignment: .center)
    super.init(screen)
    adopt(bar)
    adopt(content)
  }

  func setTabs(_ items: [Item], content nodes: [LayoutNode]) {
    labels = items.map { item in
      let box = TabLabelBox(screen, item.label)
      box.isShown = item.isShown
      box.isFocused = isFocused
      return box
    }
    bar.setChildren(labels)
    content.setChildren(nodes)
    setNeedsLayout()
  }

  func tab(at column: Int) -> Int? {
    labels.firstIndex { $0.frame.minColumn <= column && column < $0.frame.maxColumn }
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    let barSize = bar.sizeThatFits(ProposedSize(columns: proposal.columns, rows: 1))
    let size = content.sizeThatFits(proposal.inset(columns: 0, rows: 1))
    // All that is offered, so that the bar stays where it is from tab to tab.
    return CellSize(
      columns: proposal.columns ?? max(barSize.columns, size.columns),
      rows: proposal.rows ?? 1 + size.rows)
  }

  override func placeChildren() {
    let barProposal = ProposedSize(columns: frame.size.columns, rows: 1)
    bar.place(at: .zero, size: bar.sizeThatFits(barProposal), proposal: barProposal)
    let rest = CellSize(columns: frame.size.columns, rows: max(0, frame.size.rows - 1))
    content.place(at: CellPoint(column: 0, row: 1), size: rest, proposal: ProposedSize(rest))
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) {
    body(bar)
    body(content)
  }
}

private final class TabLabelBox: LayoutNode {
  private let stack: StackLayout
  var isShown = false
  var isFocused = false {
    didSet { if isFocused != oldValue { setNeedsDisplay() } }
  }

  init(_ screen: Screen, _ label: [LayoutNode]) {
    stack = StackLayout(screen, axis: .horizontal, StackSettings(spacing: 1))
    super.init(screen)
    stack.setChildren(label)
    adopt(stack)
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    let size = stack.sizeThatFits(proposal.inset(columns: 2, rows: 0))
    return CellSize(columns: size.columns + 2, rows: 1)
  }

  override func placeChildren() {
    let inner = CellSize(columns: max(0, frame.size.columns - 2), rows: 1)
    stack.place(at: CellPoint(column: 1, row: 0), size: inner, proposal: ProposedSize(inner))
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    var style = style
    if isShown {
      // Brackets as well as bold: the shown tab can be told without colour.
      style.attributes.insert(isFocused ? .reverse : .bold)
      canvas.put("[", at: origin, style: style)
      canvas.put(
        "]", at: CellPoint(column: origin.column + frame.size.columns - 1, row: origin.row),
        style: style)
    }
    super.draw(in: canvas, at: origin, style: style)
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { body(stack) }
}
