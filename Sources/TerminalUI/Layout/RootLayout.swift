/// The screen's own box: its one child has the whole screen, several stand below each other.
package final class RootLayout: LayoutNode {
  private let stack: StackLayout

  override init(_ screen: Screen) {
    stack = StackLayout(screen, axis: .vertical, StackSettings(spacing: 0))
    super.init(screen)
    adopt(stack)
    screen.root = self
  }

  func setChildren(_ children: [LayoutNode]) {
    stack.setChildren(children)
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    CellSize(columns: proposal.columns ?? 0, rows: proposal.rows ?? 0)
  }

  override func placeChildren() {
    let size = stack.sizeThatFits(proposal)
    stack.place(
      at: Alignment.center.origin(of: size, in: frame.size), size: size, proposal: proposal)
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { body(stack) }
}
