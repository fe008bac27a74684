/// Sides of a rectangle.
public nonisolated enum Edge: Hashable, Sendable {
  case top, leading, bottom, trailing

  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four sides, in cells.
public nonisolated struct EdgeInsets: Hashable, Sendable {
  public var top = 0
  public var leading = 0
  public var bottom = 0
  public var trailing = 0

  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets {
  fileprivate var heldToInfinity: EdgeInsets {
    EdgeInsets(
      top: top.heldToInfinity, leading: leading.heldToInfinity, bottom: bottom.heldToInfinity,
      trailing: trailing.heldToInfinity)
  }
}

public struct _PaddingModifier: WrappingModifier {
  let insets: EdgeInsets

  func makeBox(_ screen: Screen) -> PaddingBox {
    let box = PaddingBox(screen)
    box.insets = insets
    return box
  }

  func configure(_ box: PaddingBox, old: Self) {
    guard insets != old.insets else { return }
    box.insets = insets
    box.setNeedsLayout()
  }
}

final class PaddingBox: WrapperLayout {
  var insets = EdgeInsets()

  private var columns: Int { insets.leading + insets.trailing }
  private var rows: Int { insets.top + insets.bottom }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    let size = child.sizeThatFits(proposal.inset(columns: columns, rows: rows))
    return CellSize(columns: size.columns + columns, rows: size.rows + rows)
  }

  override func placeChildren() {
    let size = CellSize(
      columns: max(0, frame.size.columns - columns), rows: max(0, frame.size.rows - rows))
    child.place(
      at: CellPoint(column: insets.leading, row: insets.top), size: size,
      proposal: proposal.inset(columns: columns, rows: rows))
  }
}

extension View {
  /// Keeps a distance from the given sides: 1 cell unless given.
  public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
    let length = length ?? 1
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }
  public func padding(_ length: Int) -> some View { padding(.all, length) }
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingModifier(insets: insets.heldToInfinity))
  }
}
