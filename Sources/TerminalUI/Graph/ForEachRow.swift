/// What a row is whatever it is made from: in arrays of a type that depends on nothing, an access costs a tenth.
class RowNode: _ViewNode, LayoutCollector {
  /// The row's box, where a lazy container shows it.
  fileprivate(set) final var box: RowBox?
  /// For a lazy `ForEach`: whether the newest element has not arrived yet, and the place before ids moved.
  final var isStale = false
  final lazy var keptOrder = order
  /// The element's id.
  var anyID: AnyHashable? { nil }

  override func layoutStructureChanged() {
    if box == nil { super.layoutStructureChanged() } else { graph.collectLater(self) }
  }

  func collectChildren() { box?.setContent(collectRowLayout()) }
}

/// One element's place below a `ForEach`.
///
/// The closure that makes the element's view is a tracking scope of its own: what it reads of observable models runs
/// the closure for this element again, and not the body around the `ForEach`.
final class ForEachRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowNode,
  SignalledNode, EvaluatingNode
{
  let id: ID
  private var element: Data.Element
  private var content: (Data.Element) -> Content
  private var child: _TypedNode<Content>?
  private lazy var tracker = ObservationTracker(self)

  var viewName: String { "ForEach<\(Content.self)>" }
  override var evaluating: (any EvaluatingNode)? { self }
  override var explicitIdentity: String? { "\(id)" }
  override var anyID: AnyHashable? { AnyHashable(id) }

  init(
    _ element: Data.Element, id: ID, content: @escaping (Data.Element) -> Content,
    _ context: _NodeContext, hasBox: Bool
  ) {
    self.id = id
    self.element = element
    self.content = content
    super.init(context)
    mount()
    if hasBox {
      box = RowBox(graph.screen)
      collectChildren()
    }
  }

  func arrive(_ element: Data.Element, content: @escaping (Data.Element) -> Content) {
    self.element = element
    self.content = content
    isStale = false
    updateNow()
  }

  func receive(_ signal: Signal) {
    tell(ofContainer: signal, reads: tracker.reads, objects: heldObjects)
    if signal.invalidates { invalidate() }
  }

  /// The element, where it is an object.
  var heldObjects: [AnyObject] {
    Data.Element.self is AnyObject.Type ? [unsafeBitCast(element, to: AnyObject.self)] : []
  }

  override func update() { evaluate() }

  private func evaluate() {
    let view = RunningUpdate.evaluating(self) { tracker.track { content(element) } }
    if let child { child.arrive(view) } else { child = Content._makeNode(view, childContext()) }
  }

  var isTracking: Bool { tracker.isLive }
  var knownReads: KnownReads?
  func currentCauses() -> [UpdateCause] { [] }
  var reads: [String] { tracker.reads?.names(among: heldObjects, in: graph) ?? [] }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child.node) }
  }

  override func willRemove() { tracker.drop() }
}
