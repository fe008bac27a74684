/// The node of a list: knows which rows can be seen, and has just those made.
///
/// Invariants after an update: the rows from `top` on are realised until the box is full; the selected row is among
/// them unless the wheel has turned away from it; no space is left below that the next row above would fit in.
/// Nothing here walks the list: a step costs O(rows that can be seen), whatever the number of elements. Only an id that
/// has moved far, or is not there, is looked for everywhere, once.
final class ListNode<SelectionValue: Hashable, Content: View>: _ViewNode,
  SignalledNode, EvaluatingNode, LazyContainer
{
  private let box: ListBox
  private var selection: Binding<SelectionValue?>?
  private var linked: LinkedLocation<SelectionValue?>?
  /// The selection of a list in which several rows can be selected. Of such a list `selection` is the row that the keys
  /// are at, which is its own.
  private var members: BoundValue<Set<SelectionValue>>?
  private var current: SelectionValue?
  private var child: _TypedNode<Content>!
  private lazy var tracker = ObservationTracker(self)
  private lazy var token = NodeToken(self)

  private var providers = RowProviders()
  private var providersAreOld = true
  /// The first row that is shown; rows that come or go above leave it where it is.
  private var top = 0
  private var topAnchor: RowProviders.Anchor?
  private var selected: Selected?
  /// Whether the selected row is to be in sight: until the wheel turns.
  private var followsSelection = true
  private var shown = 0..<0
  private var isExpectingArrival = false
  private var gutter: Int { members != nil ? 2 : selection != nil ? 1 : 0 }

  private struct Selected {
    var id: SelectionValue
    /// Where the row is, or was when it was last there.
    var place: Int
    var isThere: Bool
    /// When it was looked for.
    var revision: Int
  }

  var viewName: String { "List" }
  override var evaluating: (any EvaluatingNode)? { self }
  var isTracking: Bool { tracker.isLive }
  func currentCauses() -> [UpdateCause] { [] }

  init(_ view: List<SelectionValue, Content>, _ context: _NodeContext) {
    box = ListBox(context.graph.screen)
    super.init(context)
    box.target = self
    box.onResize = { [unowned self] in
      followsSelection = true
      invalidate()
    }
    box.onOtherHeights = { [unowned self] in invalidate() }
    follow(view)
    var inner = childContext()
    inner.isLazy = true
    child = Content._makeNode(view.content, inner)
    mount()
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(List<SelectionValue, Content>.self)
    isExpectingArrival = false
    follow(view)
    child.arrive(view.content)
    if isScheduled { visit() }
  }

  override func expectArrival() {
    isExpectingArrival = true
    child.node.expectArrival()
  }

  private func follow(_ view: List<SelectionValue, Content>) {
    guard let new = (view.members as? _ListMemberBinding<SelectionValue>)?.binding else {
      members?.drop()
      members = nil
      return follow(view.selection)
    }
    if let members {
      members.follow(new)
    } else {
      members = BoundValue(new, self)
      follow(Binding(get: { [unowned self] in current }, set: { [unowned self] in current = $0 }))
    }
    invalidate()
  }

  private func follow(_ new: Binding<SelectionValue?>?) {
    selection = new
    guard let location = new?.storedLocation else {
      linked?.nodeWasRemoved()
      return linked = nil
    }
    if let linked {
      linked.follow(location)
    } else {
      linked = LinkedLocation(location, link: LocationLink(token, index: 0))
      linked?.link.wasRead = true
    }
    // A location that does not tell of its changes has its value read again whenever the list's parent runs.
    if !location.tellsChanges { invalidate() }
  }

  func receive(_ signal: Signal) {
    tell(ofContainer: signal, reads: tracker.reads)
    if signal.invalidates { invalidate() }
  }

  func rowsChanged() { invalidate() }

  override func environmentChanged(_ key: ObjectIdentifier) {
    if key == ObjectIdentifier(VoiceOverKey.self) { invalidate() }
  }

  override func layoutStructureChanged() {
    providersAreOld = true
    invalidate()
  }

  // MARK: Update

  override func update() {
    if providersAreOld {
      providers.collect(from: child.node)
      providersAreOld = false
    }
    providers.recount()
    box.idealSize = CellSize(columns: 20, rows: min(providers.count, 10))
    if let moved = topAnchor.flatMap(providers.place) { top = moved }
    findSelection()
    realiseWindow()
    markSelection()
    // A list that has not been scrolled shows what comes in front.
    topAnchor = top > 0 ? providers.anchor(at: top) : nil
  }

  private func findSelection() {
    let id = RunningUpdate.evaluating(self) { tracker.track { selection?.storedLocation.get() } }
    guard let id else { return selected = nil }
    let revision = providers.revision
    if selected?.id != id { followsSelection = true }
    let hint = selected?.place ?? top
    if hint < providers.count, providers.rowID(at: hint, as: SelectionValue.self) == id {
      selected = Selected(id: id, place: hint, isThere: true, revision: revision)
    } else if let selected, selected.id == id, !selected.isThere, selected.revision == revision {
      return
    } else {
      let index = providers.index(of: id, near: hint)
      selected = Selected(id: id, place: index ?? hint, isThere: index != nil, revision: revision)
    }
  }

  private func realiseWindow() {
    let height = box.frame.size.rows
    guard height > 0, providers.count > 0 else { return show(0..<0, keeping: 0..<0, lines: 0) }
    top = min(top, providers.count - 1)
    guard followsSelection, let selected, selected.isThere else { return fill(height) }
    top = min(top, selected.place)
    // Each row has at least a line: from farther above, the selected row cannot be seen.
    if selected.place - top >= height { return fill(height, upTo: selected.place + 1) }
    fill(height)
    if !isWhole(selected.place, height) { fill(height, upTo: selected.place + 1) }
  }

  /// Shows the rows from `top` on; where they leave space below, those above come in.
  private func fill(_ height: Int) {
    let (end, lines) = rows(from: top, height, lines: 0)
    if lines < height && top > 0 { return fill(height, upTo: end) }
    show(top..<end, keeping: top..<end, lines: lines)
  }

  /// Shows a row as the last whole one, and as many above it as fit.
  private func fill(_ height: Int, upTo end: Int) {
    top = end - 1
    var first = top
    var lines = rowHeight(top)
    while first > 0, lines < height {
      // One that does not fit is kept as well, or it would be made again for each look.
      first -= 1
      let more = rowHeight(first)
      if lines + more > height { break }
      top = first
      lines += more
    }
    let (last, all) = rows(from: end, height, lines: lines)
    show(top..<last, keeping: first..<last, lines: all)
  }

  /// Makes the rows that fill a height, after so many lines. - Returns: the row after them, and all lines.
  private func rows(from first: Int, _ height: Int, lines: Int) -> (end: Int, lines: Int) {
    var end = first
    var lines = lines
    while end < providers.count, lines < height {
      lines += rowHeight(end)
      end += 1
    }
    return (end, lines)
  }

  private func isWhole(_ index: Int, _ height: Int) -> Bool {
    index == top
      || shown.contains(index) && (top...index).reduce(0) { $0 + rowHeight($1) } <= height
  }

  private func show(_ range: Range<Int>, keeping kept: Range<Int>, lines: Int) {
    shown = range
    providers.keep(kept)
    box.lineCount = lines
    box.setRows(range.map(providers.box))
  }

  /// Makes a row if it is not there, and measures it.
  private func rowHeight(_ index: Int) -> Int {
    providers.realise(index)
    graph.collectLayout()
    let row = providers.box(at: index)
    row.gutter = gutter
    return row.sizeThatFits(ProposedSize(columns: box.frame.size.columns, rows: nil)).rows
  }

  private func markSelection() {
    let isActive = graph.focus.isFocused(self)
    let place = selected.flatMap { $0.isThere ? $0.place : nil }
    for index in shown {
      let box = providers.box(at: index)
      box.selection = index == place ? (isActive ? .active : .inactive) : .none
      box.position = graph.isPlain && index == place ? position(index) : ""
    }
    guard let ids = members?.read() else { return }
    for index in shown {
      providers.box(at: index).isMember = selectionValue(at: index).map(ids.contains) ?? false
    }
  }

  private func selectionValue(at index: Int) -> SelectionValue? {
    providers.rowID(at: index, as: SelectionValue.self)
  }

  /// Puts the row that the keys are at into the selection, or takes it out. - Returns: whether there is such a row.
  private func toggleMembership() -> Bool {
    guard let members, let selected, selected.isThere else { return false }
    let ids = members.binding.wrappedValue
    members.write(ids.symmetricDifference([selected.id]))
    invalidate()
    return true
  }

  /// In words: 3 of 1,024.
  private func position(_ index: Int) -> String {
    "\((index + 1).inGroups) of \(providers.count.inGroups)"
  }

  // MARK: Keys and the mouse

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    if press.key == .space, press.modifiers.isEmpty, canBeFocused, toggleMembership() {
      return .handled
    }
    let page = max(1, wholeRows)
    let (count, keys) = (graph.count.number, graph.moveKeys)
    guard let move = ListMove(press, page: page, count: count, keys: keys), canBeFocused else {
      return .ignored
    }
    scroll(move)
    return .handled
  }

  override var takesCount: Bool { canBeFocused }
  override func show(count: Int?) { box.count = count }

  private var wholeRows: Int {
    shown.count - (box.lineCount > box.frame.size.rows ? 1 : 0)
  }

  private func scroll(_ move: ListMove) {
    guard providers.count > 0 else { return }
    // The rows to move over are about to be others.
    if isExpectingArrival { return graph.enqueue { [weak self] in self?.scroll(move) } }
    if selection == nil {
      return scroll(to: move.target(from: top, count: providers.count))
    }
    let target = move.target(from: start(of: move), count: providers.count)
    let type = SelectionValue.self
    if let index = providers.selectableRow(near: target, forward: move.isForward, as: type) {
      select(index)
    } else if target < top {
      // Rows above the first that can be selected.
      scroll(to: target)
    }
  }

  /// Where a move starts. A row that is gone has left its place to the one after it.
  private func start(of move: ListMove) -> Int {
    guard let selected else { return move.isForward ? top - 1 : top + 1 }
    return selected.isThere || !move.isForward ? selected.place : selected.place - 1
  }

  private func scroll(to row: Int) {
    top = min(max(0, row), max(0, providers.count - 1))
    topAnchor = nil
    invalidate()
  }

  private func select(_ index: Int) {
    guard let id = selectionValue(at: index) else { return }
    selected = Selected(id: id, place: index, isThere: true, revision: providers.revision)
    followsSelection = true
    invalidate()
    selection?.wrappedValue = id
  }

  // MARK: Tree

  override var focusable: (any FocusableNode)? { self }
  override var isLazyContainer: Bool { true }
  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child.node) }
  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(box) }
  override func collectRows(into rows: inout [any RowProvider]) {
    rows.append(StaticRow(node: self))
  }
  override func willRemove() {
    tracker.drop()
    members?.drop()
    linked?.nodeWasRemoved()
    // The box may be waiting for the layout, and outlive the node until then.
    box.onResize = {}
    box.onOtherHeights = {}
  }
}

extension ListNode: FocusableNode {
  var canBeFocused: Bool { environment.value(for: EnabledKey.self) }
  func focusChanged() { invalidate() }
  /// The start of the selected row, so that a screen reader follows; of the first one where none is in sight.
  var cursor: Cursor? {
    let place = selected.flatMap { $0.isThere && shown.contains($0.place) ? $0.place : nil }
    let rect = place.map { providers.box(at: $0).visibleFrame } ?? box.visibleFrame
    return rect.isEmpty ? nil : Cursor(position: rect.origin, isVisible: false)
  }
}

extension ListNode: PointerTarget {
  var focusNode: (any FocusableNode)? { self }

  func handle(_ mouse: MouseEvent, at point: CellPoint) -> Bool {
    guard canBeFocused else { return false }
    switch mouse.action {
    case .scrollUp: wheel(-3)
    case .scrollDown: wheel(3)
    case .press:
      guard selection != nil, !isExpectingArrival, let row = row(at: point.row) else { break }
      select(row)
      _ = toggleMembership()
    }
    return true
  }

  private func wheel(_ rows: Int) {
    followsSelection = false
    scroll(to: top + rows)
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
