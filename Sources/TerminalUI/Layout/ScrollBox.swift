/// A window on content that may be taller than it.
final class ScrollBox: LayoutNode {
  private let content: StackLayout
  /// Lines of the content above the window.
  private(set) var offset = 0

  override init(_ screen: Screen) {
    content = StackLayout(screen, axis: .vertical, spacing: 0)
    super.init(screen)
    adopt(content)
  }

  func setChildren(_ children: [LayoutNode]) {
    content.setChildren(children)
    setNeedsLayout()
  }

  var contentRows: Int { content.frame.size.rows }
  private var greatestOffset: Int { max(0, contentRows - frame.size.rows) }

  /// Moves the window so that it starts at a line of the content, as far as there is content to show.
  func scroll(to line: Int) {
    let new = min(max(0, line), greatestOffset)
    guard new != offset else { return }
    offset = new
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    let size = content.sizeThatFits(ProposedSize(columns: proposal.columns, rows: nil))
    return CellSize(columns: size.columns, rows: proposal.rows ?? size.rows)
  }

  override func placeChildren() {
    let proposal = ProposedSize(columns: frame.size.columns, rows: nil)
    let rows = content.sizeThatFits(proposal).rows
    offset = min(offset, max(0, rows - frame.size.rows))
    content.place(
      at: CellPoint(column: 0, row: -offset),
      size: CellSize(columns: frame.size.columns, rows: rows), proposal: proposal)
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { body(content) }
}
