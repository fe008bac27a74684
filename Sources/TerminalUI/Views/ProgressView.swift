/// How far something has come: a bar that fills the offered columns. Without a value it says that something goes on.
/// A label stands above it, and what the value is called below.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// The first property: what arrives at the node of the view arrives at that of its content.
  let content: VStack<TupleView<Label, _ProgressBar, CurrentValueLabel>>

  private init(_ fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    content = VStack(alignment: .leading) {
      label
      _ProgressBar(fraction: fraction)
      currentValueLabel
    }
  }

  /// - Parameters:
  ///   - value: of `total`; nil while it is not known.
  ///   - total: what the whole is, more than 0.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value.map { fraction($0, of: total) }, label(), currentValueLabel())
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    typealias Stack = VStack<TupleView<Label, _ProgressBar, CurrentValueLabel>>
    return _TypedNode(Stack._makeNode(view.content, context).node)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(value.map { fraction($0, of: total) }, label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(nil, EmptyView(), EmptyView()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value.map { fraction($0, of: total) }, EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title), EmptyView()) }

  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value.map { fraction($0, of: total) }, Text(title), EmptyView())
  }
}

/// Between 0 and 1; what is no number has come no way.
private func fraction<V: BinaryFloatingPoint>(_ value: V, of total: V) -> Double {
  let fraction = total > 0 ? Double(value / total) : 0
  return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
}

/// The bar alone.
public struct _ProgressBar: PrimitiveView {
  let fraction: Double?

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(ProgressNode(view, context))
  }
}

private final class ProgressNode: _ViewNode {
  private let box: ProgressBox

  init(_ view: _ProgressBar, _ context: _NodeContext) {
    box = ProgressBox(context.graph.screen)
    box.fraction = view.fraction
    super.init(context)
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(_ProgressBar.self)
    guard view.fraction != box.fraction else { return }
    box.fraction = view.fraction
    box.setNeedsDisplay()
  }

  override func collectLayout(into nodes: inout [LayoutNode]) { nodes.append(box) }
}

private final class ProgressBox: LayoutNode {
  var fraction: Double?
  private static let idealColumns = 20

  override func measure(_ proposal: ProposedSize) -> CellSize {
    CellSize(columns: max(1, proposal.columns ?? Self.idealColumns), rows: 1)
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    let columns = frame.size.columns
    guard let fraction else {
      return _ = canvas.put(canvas.drawsLines ? "…" : "busy", at: origin, style: style)
    }
    guard canvas.drawsLines else {
      return _ = canvas.put("\(Int((fraction * 100).rounded())) %", at: origin, style: style)
    }
    let filled = Int((fraction * Double(columns)).rounded())
    let full = CellRect(origin: origin, size: CellSize(columns: filled, rows: 1))
    let rest = CellRect(
      column: origin.column + filled, row: origin.row, columns: columns - filled, rows: 1)
    canvas.fill(full, with: Cell(glyph: Glyph("█"), style: style))
    canvas.fill(rest, with: Cell(glyph: Glyph("░"), style: style))
  }
}
