/// Gives its content the size that it likes best.
public struct _FixedSizeModifier: WrappingModifier {
  let isHorizontal: Bool
  let isVertical: Bool

  func makeBox(_ screen: Screen) -> FixedSizeBox {
    let box = FixedSizeBox(screen)
    configure(box)
    return box
  }

  func configure(_ box: FixedSizeBox, old: Self) {
    guard isHorizontal != old.isHorizontal || isVertical != old.isVertical else { return }
    configure(box)
    box.setNeedsLayout()
  }

  private func configure(_ box: FixedSizeBox) {
    box.isHorizontal = isHorizontal
    box.isVertical = isVertical
  }
}

final class FixedSizeBox: WrapperLayout {
  var isHorizontal = true
  var isVertical = true

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      columns: isHorizontal ? nil : proposal.columns, rows: isVertical ? nil : proposal.rows)
  }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    child.sizeThatFits(inner(proposal))
  }

  override func placeChildren() {
    child.place(at: .zero, size: frame.size, proposal: inner(proposal))
  }
}

extension View {
  /// Gives the view the size that it takes where nothing is proposed, whatever there is room for.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeModifier(isHorizontal: horizontal, isVertical: vertical))
  }
}
