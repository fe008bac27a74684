/// A part of a control that the environment may leave out: it is alive, and has a box only while it is shown.
struct ShownPart<Content: View, Key: EnvironmentKey>: PrimitiveView where Key.Value == Bool {
  let content: Content

  init(_ content: Content) { self.content = content }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(ShownPartNode(view, context))
  }
}

private final class ShownPartNode: _ViewNode {
  private var child: _ViewNode!
  private var isShown = true
  private let read: (_ViewNode) -> Bool

  init<Content: View, Key: EnvironmentKey>(
    _ view: ShownPart<Content, Key>, _ context: _NodeContext
  ) where Key.Value == Bool {
    read = { $0.environmentValue(Key.self) }
    super.init(context)
    isShown = read(self)
    child = Content._makeNode(view.content, childContext()).node
  }

  override func arrive(at value: UnsafeRawPointer) { child.arrive(at: value) }
  override func expectArrival() { child.expectArrival() }
  override func environmentChanged(_ key: ObjectIdentifier) {
    let new = read(self)
    guard new != isShown else { return }
    isShown = new
    layoutStructureChanged()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }
  override func forEachReachableChild(_ body: (_ViewNode) -> Void) { if isShown { body(child) } }
  override func collectLayout(into nodes: inout [LayoutNode]) {
    if isShown { child.collectLayout(into: &nodes) }
  }
}

/// The label of a control, which `labelsHidden()` leaves out.
typealias _ControlLabel<Label: View> = ShownPart<Label, LabelsShownKey>

enum LabelsShownKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
enum TitleShownKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
enum IconShownKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension View {
  /// Leaves out the labels of the pickers, steppers and toggles in this view.
  public func labelsHidden() -> some View {
    modifier(_EnvironmentModifier { $0[LabelsShownKey.self] = false })
  }
}
