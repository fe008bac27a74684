/// The node of a list: knows which rows can be seen, and has just those made.
///
/// Invariants after an update: the rows from `top` on are realised until the box is full; the selected row is among
/// them when the selection was the last thing to change; no empty space is left below as long as rows are above.
/// Nothing here walks the list: a step costs O(rows that can be seen), whatever the number of elements.
final class ListNode<SelectionValue: Hashable, Content: View>: _TypedNode<
  List<SelectionValue, Content>
>,
SignalledNode, EvaluatingNode, LazyContainer
{
  private let box: ListBox
  private var selection: Binding<SelectionValue?>?
  private var linked: LinkedLocation<SelectionValue?>?
  private var child: _TypedNode<Content>!
  private lazy var tracker = ObservationTracker(self)
  private lazy var token = NodeToken(self)

  private var providers = RowProviders()
  private var providersAreOld = true
  /// The first row that is shown, and its id as long as the rows stay the same.
  private var top = 0
  private var topID: AnyHashable?
  private var selected: (id: SelectionValue, index: Int?)?
  private var mustShowSelection = true
  private var shown = 0..<0

  var viewName: String { "List" }
  func currentCauses() -> [UpdateCause] { [] }

  init(_ view: List<SelectionValue, Content>, _ context: _NodeContext) {
    box = ListBox(context.graph.screen)
    super.init(context)
    box.target = self
    box.onResize = { [unowned self] in
      mustShowSelection = true
      invalidate()
    }
    follow(view.selection)
    var inner = childContext()
    inner.isLazy = true
    child = Content._makeNode(view.content, inner)
    mount()
  }

  override func arrive(_ view: List<SelectionValue, Content>) {
    follow(view.selection)
    child.arrive(view.content)
    if isScheduled { visit() }
  }

  private func follow(_ new: Binding<SelectionValue?>?) {
    selection = new
    guard let location = new?.storedLocation else { return linked = nil }
    if let linked {
      linked.follow(location)
    } else {
      linked = LinkedLocation(location, link: LocationLink(token, index: 0))
      linked?.link.wasRead = true
    }
    // A location that does not tell of its changes has its value read again whenever the list's parent runs.
    if !location.tellsChanges { invalidate() }
  }

  func receive(_ signal: Signal) { invalidate() }

  func rowsChanged() { invalidate() }

  override func layoutStructureChanged() {
    providersAreOld = true
    invalidate()
  }

  // MARK: Update

  override func update() {
    if providersAreOld {
      providers.collect(from: child)
      providersAreOld = false
    }
    providers.recount()
    box.idealSize = CellSize(columns: 20, rows: min(providers.count, 10))
    keepTop()
    findSelection()
    realiseWindow()
    markSelection()
    topID = top < providers.count ? providers.rowID(at: top) : nil
  }

  /// Rows that came or went above leave the same row on top.
  private func keepTop() {
    guard let id = topID, top >= providers.count || providers.rowID(at: top) != id else { return }
    top = providers.index(of: id, near: top) ?? top
    stayFull(box.frame.size.rows)
  }

  /// Where the rows from `top` on would not fill the box any more, starts further up: rows that stay in sight must not
  /// be given up on the way.
  private func stayFull(_ height: Int) {
    let first = max(0, providers.count - height)
    guard first < top, top < providers.count else { return }
    show(first..<providers.count)
    var filled = rowHeights(top..<providers.count)
    while top > first, filled < height {
      top -= 1
      filled += rowHeight(top)
    }
  }

  private func findSelection() {
    let id = RunningUpdate.evaluating(self) { tracker.track { selection?.wrappedValue } }
    guard let id else { return selected = nil }
    let hint = selected?.index ?? top
    let index: Int?
    if hint < providers.count, providers.rowID(at: hint) == AnyHashable(id) {
      index = hint
    } else {
      index = providers.index(of: AnyHashable(id), near: hint)
    }
    if selected?.id != id || selected?.index != index { mustShowSelection = true }
    selected = (id, index)
  }

  private func realiseWindow() {
    let height = box.frame.size.rows
    guard height > 0, providers.count > 0 else { return show(0..<0) }
    let target = mustShowSelection ? selected?.index : nil
    mustShowSelection = false
    top = min(top, providers.count - 1)
    if let target { top = min(target, max(top, target - height + 1)) }
    fill(height)
    // Rows above come in where those below leave space.
    while top > 0, case let filled = rowHeights(shown), filled < height {
      top = max(0, top - (height - filled))
      fill(height)
    }
    // Rows higher than one line have pushed the target out.
    if let target {
      while top < target, !isWhole(target, height) {
        top += 1
        fill(height)
      }
    }
  }

  /// Realises just the rows from `top` on that the height needs; each has at least one line.
  private func fill(_ height: Int) {
    show(top..<min(providers.count, top + height))
    var filled = 0
    let needed = shown.prefix { index in
      defer { filled += rowHeight(index) }
      return filled < height
    }
    if needed.count < shown.count { show(shown.lowerBound..<(shown.lowerBound + needed.count)) }
  }

  private func isWhole(_ index: Int, _ height: Int) -> Bool {
    shown.contains(index) && rowHeights(shown.lowerBound..<(index + 1)) <= height
  }

  private func show(_ range: Range<Int>) {
    shown = range
    providers.realise(range)
    graph.collectLayout()
    let gutter = selection == nil ? 0 : 1
    let boxes = range.map { index in
      let row = providers.box(at: index)
      row.gutter = gutter
      return row
    }
    box.setRows(boxes)
  }

  private func rowHeight(_ index: Int) -> Int {
    providers.box(at: index)
      .sizeThatFits(ProposedSize(columns: box.frame.size.columns, rows: nil)).rows
  }
  private func rowHeights(_ range: Range<Int>) -> Int { range.reduce(0) { $0 + rowHeight($1) } }

  private func markSelection() {
    let isActive = graph.focus.isFocused(self)
    for index in shown {
      providers.box(at: index).selection =
        index == selected?.index ? (isActive ? .active : .inactive) : .none
    }
  }

  // MARK: Keys and the mouse

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard let move = ListMove(press, page: max(1, box.frame.size.rows)) else { return .ignored }
    scroll(move)
    return .handled
  }

  private func scroll(_ move: ListMove) {
    guard providers.count > 0 else { return }
    if selection == nil {
      top = move.target(from: top, count: providers.count)
      topID = nil
      return invalidate()
    }
    let target = move.target(from: selected?.index ?? top - 1, count: providers.count)
    select(providers.selectableRow(near: target, forward: move.isForward))
  }

  private func select(_ index: Int?) {
    guard let index, let id = providers.rowID(at: index)?.base as? SelectionValue else { return }
    selected = (id, index)
    mustShowSelection = true
    invalidate()
    selection?.wrappedValue = id
  }

  // MARK: Tree

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }
  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(box) }
  override func collectRows(into rows: inout [any RowProvider]) {
    rows.append(StaticRow(node: self))
  }
  override func willRemove() {
    tracker.drop()
    linked?.nodeWasRemoved()
  }
}

extension ListNode: FocusableNode {
  var canBeFocused: Bool { environmentValue(EnabledKey.self) }
  func focusChanged() { invalidate() }
  /// The selected row's start, so that a screen reader follows.
  var cursor: Cursor? {
    guard let index = selected?.index, shown.contains(index) else { return nil }
    let rect = providers.box(at: index).visibleFrame
    return rect.isEmpty ? nil : Cursor(position: rect.origin, isVisible: false)
  }
}

extension ListNode: PointerTarget {
  var focusNode: (any FocusableNode)? { self }

  func handle(_ mouse: MouseEvent, at point: CellPoint) -> Bool {
    switch mouse.action {
    case .scrollUp: wheel(-3)
    case .scrollDown: wheel(3)
    case .press:
      guard selection != nil, let row = row(at: point.row) else { return true }
      select(row)
    }
    return true
  }

  private func wheel(_ rows: Int) {
    top = min(max(0, top + rows), max(0, providers.count - max(1, box.frame.size.rows)))
    topID = nil
    invalidate()
  }

  private func row(at line: Int) -> Int? {
    var end = 0
    for index in shown {
      end += rowHeight(index)
      if line < end { return index }
    }
    return nil
  }
}
