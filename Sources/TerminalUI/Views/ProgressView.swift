/// How far something has come: a bar that fills the offered columns. Without a value it says that something goes on.
public struct ProgressView: PrimitiveView {
  let fraction: Double?

  public init() { fraction = nil }

  /// - Parameters:
  ///   - value: of `total`; nil while it is not known.
  ///   - total: what the whole is, more than 0.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    fraction = value.map { Self.fraction($0, of: total) }
  }

  /// Between 0 and 1; what is no number has come no way.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V, of total: V) -> Double {
    let fraction = total > 0 ? Double(value / total) : 0
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _TypedNode(ProgressNode(view, context))
  }
}

private final class ProgressNode: _ViewNode {
  private let box: ProgressBox

  init(_ view: ProgressView, _ context: _NodeContext) {
    box = ProgressBox(context.graph.screen)
    box.fraction = view.fraction
    super.init(context)
  }

  override func arrive(at value: UnsafeRawPointer) {
    let view = value.view(ProgressView.self)
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
    guard let fraction else { return _ = canvas.put("…", at: origin, style: style) }
    let filled = Int((fraction * Double(columns)).rounded())
    let full = CellRect(origin: origin, size: CellSize(columns: filled, rows: 1))
    let rest = CellRect(
      column: origin.column + filled, row: origin.row, columns: columns - filled, rows: 1)
    canvas.fill(full, with: Cell(glyph: Glyph("█"), style: style))
    canvas.fill(rest, with: Cell(glyph: Glyph("░"), style: style))
  }
}
