/// The node of a lazy stack: has those rows made that can be seen.
///
/// Invariant after an update and the layout that follows it: the realised rows cover the viewport as far as there are
/// rows. A step costs O(rows that can be seen).
final class LazyStackNode<Content: View>: _ViewNode, LazyContainer {
  private let box: LazyStackBox
  private var alignment: HorizontalAlignment
  private var child: _TypedNode<Content>!
  private var providers = RowProviders()
  private var providersAreOld = true

  init(_ view: LazyVStack<Content>, _ context: _NodeContext) {
    box = LazyStackBox(context.graph.screen)
    alignment = view.alignment
    super.init(context)
    box.spacing = view.spacing
    box.onViewportChange = { [unowned self] in invalidate() }
    graph.screen.add(box)
    var inner = childContext()
    inner.isLazy = true
    child = Content._makeNode(view.content, inner)
    mount()
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(LazyVStack<Content>.self)
    if view.spacing != box.spacing || view.alignment != alignment {
      box.spacing = view.spacing
      alignment = view.alignment
      box.setNeedsLayout()
      invalidate()
    }
    child.arrive(view.content)
    if isScheduled { visit() }
  }

  func rowsChanged() { invalidate() }

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
    box.count = providers.count
    let window = LazyWindow(box, count: providers.count) { range in self.realise(range) }
    let rows = realise(window.rows)
    providers.keep(window.rows)
    box.setRows(rows, start: window.rows.lowerBound, base: window.base)
  }

  private func realise(_ range: Range<Int>) -> [RowBox] {
    range.forEach(providers.realise)
    graph.collectLayout()
    return range.map { index in
      let row = providers.box(at: index)
      row.alignment = alignment
      return row
    }
  }

  // MARK: Tree

  override var isLazyContainer: Bool { true }
  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child.node) }
  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(box) }
  override func collectRows(into rows: inout [any RowProvider]) {
    rows.append(StaticRow(node: self))
  }
  override func willRemove() {
    graph.screen.remove(box)
    box.onViewportChange = {}
  }
}

/// Which rows a lazy stack needs for its viewport, and the line at which the first of them stands.
private struct LazyWindow {
  private(set) var rows: Range<Int>
  private(set) var base: Int

  /// - Parameter realise: makes the rows of a range, and gives their boxes.
  init(_ box: LazyStackBox, count: Int, realise: (Range<Int>) -> [RowBox]) {
    rows = 0..<0
    base = 0
    guard count > 0, !box.viewport.isEmpty else { return }
    let columns = box.frame.size.columns
    let pitch = box.pitch
    func heights(_ range: Range<Int>) -> [Int] {
      realise(range).map { box.rowHeight($0, columns: columns) + box.spacing }
    }
    var first = min(box.start, count - 1)
    base = box.base
    let known = box.rows.reduce(0) { $0 + box.rowHeight($1, columns: columns) + box.spacing }
    var end = min(count, max(first + 1, box.start + box.rows.count))
    if box.viewport.upperBound <= base - pitch || box.viewport.lowerBound >= base + known + pitch
      || known == 0
    {
      first = min(box.viewport.lowerBound / pitch, count - 1)
      end = first + 1
      base = first * pitch
    }
    // Rows above that come into sight; each has at least one line.
    let above = min(first, max(0, (base - box.viewport.lowerBound + pitch - 1) / pitch))
    var sizes = heights((first - above)..<end)
    first -= above
    base -= sizes.prefix(above).reduce(0, +)
    // Rows below, until the viewport is full.
    while first + sizes.count < count, case let end = base + sizes.reduce(0, +),
      end < box.viewport.upperBound
    {
      let more = max(1, (box.viewport.upperBound - end) / pitch)
      sizes = heights(first..<min(count, first + sizes.count + more))
    }
    // Rows that have gone out of sight.
    while sizes.count > 1, base + sizes[0] <= box.viewport.lowerBound {
      base += sizes.removeFirst()
      first += 1
    }
    while sizes.count > 1, base + sizes.reduce(0, +) - sizes.last! >= box.viewport.upperBound {
      sizes.removeLast()
    }
    rows = first..<(first + sizes.count)
    if first == 0 { base = 0 }
  }
}
