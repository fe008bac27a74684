/// Children in a row or a column.
///
/// As SwiftUI does: the least flexible child is offered an equal share of what is left first, and takes what it wants;
/// so the rest goes to those that can use it.
final class StackLayout: LayoutNode {
  let axis: Axis
  var spacing: Int
  var horizontal: HorizontalAlignment
  var vertical: VerticalAlignment
  private(set) var children: [LayoutNode] = []

  init(
    _ screen: Screen, axis: Axis, spacing: Int, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center
  ) {
    self.axis = axis
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(screen)
  }

  func setChildren(_ new: [LayoutNode]) {
    let kept = Set(new.map(ObjectIdentifier.init))
    for child in children where !kept.contains(ObjectIdentifier(child)) { orphan(child) }
    children = new
    for child in new {
      adopt(child)
      child.setStackAxis(axis)
    }
    setNeedsLayout()
  }

  override func forEachChild(_ body: (LayoutNode) -> Void) { children.forEach(body) }

  override func measure(_ proposal: ProposedSize) -> CellSize {
    var length = totalSpacing
    var breadth = 0
    for offer in offers(proposal) {
      length += axis.length(offer.size)
      breadth = max(breadth, axis.breadth(offer.size))
    }
    return axis.size(length: length, breadth: breadth)
  }

  override func placeChildren() {
    let offers = offers(proposal)
    var position = 0
    for (index, child) in children.enumerated() {
      if index > 0 { position += gap(before: index) }
      let size = offers[index].size
      let origin =
        axis == .horizontal
        ? CellPoint(column: position, row: vertical.offset(size.rows, in: frame.size.rows))
        : CellPoint(column: horizontal.offset(size.columns, in: frame.size.columns), row: position)
      child.place(at: origin, size: size, proposal: offers[index].proposal)
      position += axis.length(size)
    }
  }

  /// A spacer keeps no further distance from its neighbours.
  private func gap(before index: Int) -> Int {
    children[index] is SpacerLayout || children[index - 1] is SpacerLayout ? 0 : spacing
  }

  private var totalSpacing: Int {
    children.indices.dropFirst().reduce(0) { $0 + gap(before: $1) }
  }

  /// What each child is offered, and what it takes.
  private typealias Offer = (proposal: ProposedSize, size: CellSize)

  private func offers(_ proposal: ProposedSize) -> [Offer] {
    let breadth = axis.breadth(proposal)
    guard let length = axis.length(proposal) else {
      let proposal = axis.proposal(length: nil, breadth: breadth)
      return children.map { (proposal, $0.sizeThatFits(proposal)) }
    }
    var offers = Array(repeating: Offer(.unspecified, .zero), count: children.count)
    // Spacers come last of all, and have their least length kept for them.
    let spacers = children.indices.filter { children[$0] is SpacerLayout }
    let others = leastFlexibleFirst(breadth)
    let reserved = spacers.reduce(0) { $0 + (children[$1] as! SpacerLayout).minLength }
    var left = max(0, length - totalSpacing)
    func offer(_ share: Int, to index: Int) {
      let proposal = axis.proposal(length: share, breadth: breadth)
      offers[index] = (proposal, children[index].sizeThatFits(proposal))
      left = max(0, left - axis.length(offers[index].size))
    }
    for (rank, index) in others.enumerated() {
      offer(max(0, left - reserved) / (others.count - rank), to: index)
    }
    for (rank, index) in spacers.enumerated() { offer(left / (spacers.count - rank), to: index) }
    return offers
  }

  /// The children that are no spacers, by how much they can give.
  private func leastFlexibleFirst(_ breadth: Int?) -> [Int] {
    let others = children.indices.filter { !(children[$0] is SpacerLayout) }
    guard others.count > 1 else { return others }
    var flexibilities = Array(repeating: 0, count: children.count)
    for index in others {
      let most = axis.proposal(length: ProposedSize.infinity, breadth: breadth)
      let least = axis.proposal(length: 0, breadth: breadth)
      flexibilities[index] =
        axis.length(children[index].sizeThatFits(most)) - axis.length(children[index].sizeThatFits(least))
    }
    // By index where equal, so that the order is stable.
    return others.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
  }

  override func draw(in canvas: Canvas, at origin: CellPoint, style: Style) {
    guard children.count > 32 else {
      for child in children { drawChild(child, in: canvas, at: origin, style: style) }
      return
    }
    // Children stand in order along the axis: skip to the first one that can be seen.
    var index = firstVisible(canvas, origin)
    while index < children.count, start(index, origin) < end(canvas.clip) {
      drawChild(children[index], in: canvas, at: origin, style: style)
      index += 1
    }
  }

  private func start(_ index: Int, _ origin: CellPoint) -> Int {
    axis == .horizontal
      ? children[index].frame.minColumn + origin.column : children[index].frame.minRow + origin.row
  }
  private func end(_ rect: CellRect) -> Int { axis == .horizontal ? rect.maxColumn : rect.maxRow }

  private func firstVisible(_ canvas: Canvas, _ origin: CellPoint) -> Int {
    let edge = axis == .horizontal ? canvas.clip.minColumn : canvas.clip.minRow
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if start(middle, origin) + axis.length(children[middle].frame.size) <= edge {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
