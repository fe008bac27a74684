/// Children above each other.
final class OverlapLayout: LayoutNode, ContainerLayout {
  var alignment: Alignment
  /// In the order in which they are drawn.
  private(set) var children: [LayoutNode] = []
  private var unordered: [LayoutNode] = []

  init(_ screen: Screen, alignment: Alignment) {
    self.alignment = alignment
    super.init(screen)
  }

  func take(_ new: Alignment) {
    guard new != alignment else { return }
    alignment = new
    setNeedsLayout()
  }

  func setChildren(_ new: [LayoutNode]) {
    for child in children where !new.contains(where: { $0 === child }) { orphan(child) }
    new.forEach(adopt)
    setOrder(new)
    setNeedsLayout()
  }

  override func traitsChanged() { setOrder(unordered) }

  /// What has a greater `zIndex` lies above, and of equal ones what comes later.
  private func setOrder(_ new: [LayoutNode]) {
    unordered = new
    var ordered = new
    if new.count > 1, new.contains(where: { $0.traits.zIndex != 0 }) {
      ordered = new.enumerated().sorted { left, right in
        let (first, second) = (left.element.traits.zIndex, right.element.traits.zIndex)
        return (first, left.offset) < (second, right.offset)
      }.map(\.element)
    }
    // Those that stay may come to lie before others without being moved.
    if !children.elementsEqual(ordered, by: ===) { setNeedsDisplay() }
    children = ordered
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { children.forEach(body) }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    children.reduce(.zero) { size, child in
      let own = child.sizeThatFits(proposal)
      return CellSize(columns: max(size.columns, own.columns), rows: max(size.rows, own.rows))
    }
  }

  override func placeChildren() {
    for child in children {
      let size = child.sizeThatFits(proposal)
      child.place(at: alignment.origin(of: size, in: frame.size), size: size, proposal: proposal)
    }
  }
}
