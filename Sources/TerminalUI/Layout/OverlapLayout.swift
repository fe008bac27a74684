/// Children above each other.
final class OverlapLayout: LayoutNode, ContainerLayout {
  var alignment: Alignment
  private(set) var children: [LayoutNode] = []

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
    // Those that stay may come to lie before others without being moved.
    if !children.elementsEqual(new, by: ===) { setNeedsDisplay() }
    children = new
    new.forEach(adopt)
    setNeedsLayout()
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
