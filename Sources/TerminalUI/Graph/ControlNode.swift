/// The node of a control on a bound value: focusable, with one box that it draws by itself.
class ControlNode<Control: View, Value: Equatable>: _ViewNode, SignalledNode,
  EvaluatingNode,
  FocusableNode, PointerTarget
{
  private(set) var view: Control
  private(set) var value: BoundValue<Value>!
  private(set) var shown: Value!

  var viewName: String { "\(Control.self)" }
  final override var evaluating: (any EvaluatingNode)? { self }
  var isTracking: Bool { value?.isTracking ?? false }
  func currentCauses() -> [UpdateCause] { [] }

  init(_ view: Control, binding: Binding<Value>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    value = BoundValue(binding, self)
    shown = value.read()
    _ = environmentValue(EnabledKey.self)
  }

  /// Takes an arrived view, whose binding may be another one, and reads the value again.
  final func take(_ new: Control, binding: Binding<Value>) {
    view = new
    value.follow(binding)
    refresh()
  }

  func receive(_ signal: Signal) {
    tell(ofContainer: signal, reads: value.reads)
    if signal.invalidates { invalidate() }
  }
  override func update() { refresh() }

  private func refresh() {
    let new = value.read()
    if new != shown {
      shown = new
      valueChanged()
    }
    look()
  }

  /// Called when the bound value is another one.
  func valueChanged() {}
  /// Brings what is drawn up to date: the value, the focus, whether the control is enabled.
  func look() {}

  final var isFocused: Bool { graph.focus.isFocused(self) }
  final override var focusable: (any FocusableNode)? { self }
  final var canBeFocused: Bool { environment.value(for: EnabledKey.self) }
  final var focusNode: (any FocusableNode)? { self }
  var cursor: Cursor? { nil }
  final func focusChanged() { look() }
  override func environmentChanged(_ key: ObjectIdentifier) { look() }
  func handle(_ mouse: MouseEvent, at point: CellPoint) -> Bool { false }

  override func collectRows(into rows: inout [any RowProvider]) {
    rows.append(StaticRow(node: self))
  }
  override func willRemove() { value.drop() }
}
