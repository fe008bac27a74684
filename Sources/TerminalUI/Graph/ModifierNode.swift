/// A node with one child: the base of the nodes of modifiers.
///
/// The modifier's type is not constrained, or making a subclass would look for its conformance at run time.
class ModifierNode<Modifier>: _ViewNode {
  private(set) var modifier: Modifier
  private(set) var child: _ViewNode!
  /// Where the modifier is in a `ModifiedContent` that arrives. The content is at its start.
  private let modifierOffset: Int

  /// Makes the child; a subclass does so when what the child will ask for is there.
  init<Content: View>(
    _ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext,
    environment: EnvironmentScope? = nil
  ) {
    modifier = view.modifier
    modifierOffset = FieldOffset.of(Modifier.self, after: Content.self)
    super.init(context)
    willMakeChild()
    var inner = childContext(environment: environment)
    inner.isLazy = context.isLazy
    child = Content._makeNode(view.content, inner).node
    didMount()
  }

  /// Called before there is a child.
  func willMakeChild() {}
  /// Called when the child is there.
  func didMount() {}
  /// Called when a value has arrived, before the child's does.
  func modifierChanged(from old: Modifier) {}

  override func arrive(at value: UnsafeRawPointer) {
    let old = modifier
    modifier = modifier(at: value)
    modifierChanged(from: old)
    child.arrive(at: value)
  }

  /// The modifier of a value that arrives.
  final func modifier(at value: UnsafeRawPointer) -> Modifier {
    (value + modifierOffset).view(Modifier.self)
  }

  override func expectArrival() { child.expectArrival() }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }
}

/// A modifier that puts a box around each box of its content.
protocol WrappingModifier: PrimitiveModifier {
  associatedtype Box: WrapperLayout
  func makeBox(_ screen: Screen) -> Box
  /// Takes the modifier's values; asks for layout or drawing where they differ.
  func configure(_ box: Box, old: Self)
}

extension WrappingModifier {
  public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Content, Self>> {
    _TypedNode(WrapperNode(view, context))
  }
}

class WrapperNode<Modifier: WrappingModifier>: ModifierNode<Modifier> {
  private var boxes: [Modifier.Box] = []

  override func modifierChanged(from old: Modifier) {
    for box in boxes { modifier.configure(box, old: old) }
  }

  override func collectLayout(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    child.collectLayout(into: &inner)
    boxes = inner.map(box)
    nodes.append(contentsOf: boxes)
  }

  override func wrapRow(_ contents: inout [LayoutNode]) {
    let made = contents.map(box)
    // Those of rows that are gone go too.
    boxes.removeAll { box in box.parent == nil || made.contains { $0 === box } }
    boxes.append(contentsOf: made)
    contents = made
  }

  private func box(around content: LayoutNode) -> Modifier.Box {
    for known in boxes where known.child === content { return known }
    let box = modifier.makeBox(graph.screen)
    box.child = content
    return box
  }
}

/// A box around another.
class WrapperLayout: LayoutNode {
  final var child: LayoutNode! {
    didSet { adopt(child) }
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { body(child) }
  override func measure(_ proposal: ProposedSize) -> CellSize { child.sizeThatFits(proposal) }
  override func placeChildren() { child.place(at: .zero, size: frame.size, proposal: proposal) }
  override func setStackAxis(_ axis: Axis) { child.setStackAxis(axis) }
  override var traits: LayoutTraits { child.traits }
  override func traitsChanged() { parent?.traitsChanged() }
}
