/// The node of a `GeometryReader`. Its closure runs once there is a size, and is a tracking scope of its own: what it
/// reads of observable models runs it again, and not the body around it.
final class GeometryNode<Content: View>: _ViewNode, SignalledNode,
  EvaluatingNode,
  LayoutCollector
{
  private var content: (GeometryProxy) -> Content
  private let box: GeometryBox
  private var child: _TypedNode<Content>?
  private lazy var tracker = ObservationTracker(self)

  var viewName: String { "GeometryReader" }
  override var evaluating: (any EvaluatingNode)? { self }
  var isTracking: Bool { tracker.isLive }
  func currentCauses() -> [UpdateCause] { [] }

  init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    content = view.content
    box = GeometryBox(context.graph.screen)
    super.init(context)
    box.onResize = { [unowned self] in invalidate() }
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(GeometryReader<Content>.self)
    content = view.content
    invalidate()
    if isScheduled { visit() }
  }

  func receive(_ signal: Signal) {
    tell(ofContainer: signal, reads: tracker.reads)
    if signal.invalidates { invalidate() }
  }

  override func update() {
    guard let size = box.knownSize else { return }
    let view = RunningUpdate.evaluating(self) {
      tracker.track { content(GeometryProxy(size: size)) }
    }
    if let child { return child.arrive(view) }
    child = Content._makeNode(view, childContext())
    collectChildren()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child.node) }
  }
  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(box) }
  override func collectRows(into rows: inout [any RowProvider]) {
    rows.append(StaticRow(node: self))
  }
  override func layoutStructureChanged() { graph.collectLater(self) }

  override func willRemove() {
    tracker.drop()
    // The box may be waiting for the layout, and outlive the node until then.
    box.onResize = {}
  }

  func collectChildren() {
    var nodes: [LayoutNode] = []
    child?.node.collectLayout(into: &nodes)
    box.setChildren(nodes)
  }
}

/// A box that takes what it is offered and says so.
private final class GeometryBox: LayoutNode {
  private let overlap: OverlapLayout
  private(set) var knownSize: CellSize?
  var onResize: () -> Void = {}

  override init(_ screen: Screen) {
    overlap = OverlapLayout(screen, alignment: .topLeading)
    super.init(screen)
    adopt(overlap)
  }

  func setChildren(_ children: [LayoutNode]) {
    overlap.setChildren(children)
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    CellSize(columns: proposal.columns ?? 10, rows: proposal.rows ?? 1)
  }

  override func placeChildren() {
    if knownSize != frame.size {
      knownSize = frame.size
      onResize()
    }
    let proposal = ProposedSize(frame.size)
    overlap.place(at: .zero, size: overlap.sizeThatFits(proposal), proposal: proposal)
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { body(overlap) }
}
