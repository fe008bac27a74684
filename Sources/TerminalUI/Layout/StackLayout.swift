/// How a stack stands its views: cells between neighbours, and the alignment across its axis.
struct StackSettings: Equatable {
  var spacing: Int
  var horizontal = HorizontalAlignment.center
  var vertical = VerticalAlignment.center
}

/// Children in a row or a column.
///
/// As SwiftUI does: the least flexible child is offered an equal share of what is left first, and takes what it wants;
/// so the rest goes to those that can use it.
final class StackLayout: LayoutNode, ContainerLayout {
  let axis: Axis
  private(set) var settings: StackSettings
  private(set) var children: [LayoutNode] = []
  /// The places of the spacers among the children.
  private var spacers: [Int] = []
  /// The places of the others.
  private var others: [Int] = []
  /// The layout priorities of `others`; nil where all are 0.
  private var priorities: [Double]?
  /// For measuring and then placing, the same is wanted twice.
  private var lastOffers: (proposal: ProposedSize, offers: [Offer])?

  init(_ screen: Screen, axis: Axis, _ settings: StackSettings) {
    self.axis = axis
    self.settings = settings
    super.init(screen)
  }

  func take(_ new: StackSettings) {
    guard new != settings else { return }
    settings = new
    setNeedsLayout()
  }

  func setChildren(_ new: [LayoutNode]) {
    if !children.isEmpty {
      let kept = Set(new.map(ObjectIdentifier.init))
      for child in children where !kept.contains(ObjectIdentifier(child)) { orphan(child) }
    }
    children = new
    spacers.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    others.reserveCapacity(new.count)
    for index in new.indices {
      if new[index] is SpacerLayout { spacers.append(index) } else { others.append(index) }
    }
    for child in new {
      adopt(child)
      child.setStackAxis(axis)
    }
    takePriorities()
    setNeedsLayout()
  }

  override func traitsChanged() {
    takePriorities()
    setNeedsLayout()
  }

  private func takePriorities() {
    let hasAny = others.contains { children[$0].traits.priority != 0 }
    priorities = hasAny ? others.map { children[$0].traits.priority } : nil
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
    for index in children.indices {
      if index > 0 { position += gap(before: index) }
      let size = offers[index].size
      let origin =
        axis == .horizontal
        ? CellPoint(column: position, row: settings.vertical.offset(size.rows, in: frame.size.rows))
        : CellPoint(
          column: settings.horizontal.offset(size.columns, in: frame.size.columns), row: position)
      children[index].place(at: origin, size: size, proposal: offers[index].proposal)
      position += axis.length(size)
    }
  }

  /// A spacer keeps no further distance from its neighbours.
  private func gap(before index: Int) -> Int {
    isSpacer(index) || isSpacer(index - 1) ? 0 : settings.spacing
  }
  private func isSpacer(_ index: Int) -> Bool { !spacers.isEmpty && spacers.contains(index) }

  private var totalSpacing: Int {
    guard settings.spacing != 0, children.count > 1 else { return 0 }
    var total = 0
    for index in 1..<children.count { total += gap(before: index) }
    return total
  }

  /// What each child is offered, and what it takes.
  private typealias Offer = (proposal: ProposedSize, size: CellSize)

  private func offers(_ proposal: ProposedSize) -> [Offer] {
    if let last = lastOffers, last.proposal == proposal { return last.offers }
    let offers = makeOffers(proposal)
    lastOffers = (proposal, offers)
    return offers
  }

  override func answersWereDropped() { lastOffers = nil }

  private func makeOffers(_ proposal: ProposedSize) -> [Offer] {
    let breadth = axis.breadth(proposal)
    guard let length = axis.length(proposal) else {
      let proposal = axis.proposal(length: nil, breadth: breadth)
      return children.map { (proposal, $0.sizeThatFits(proposal)) }
    }
    var offers = Array(repeating: Offer(.unspecified, .zero), count: children.count)
    var left = max(0, length - totalSpacing)
    func offer(_ share: Int, to index: Int) {
      let proposal = axis.proposal(length: share, breadth: breadth)
      offers[index] = (proposal, children[index].sizeThatFits(proposal))
      left = max(0, left - axis.length(offers[index].size))
    }
    // Spacers come last of all, and have their least length kept for them.
    var reserved = 0
    for index in spacers { reserved += (children[index] as! SpacerLayout).minLength }
    func share(among group: [Int], keeping least: Int) {
      // The order is of no matter where nothing is to be shared out.
      let ranked = left > reserved + least ? leastFlexibleFirst(group, breadth) : group
      for rank in ranked.indices {
        offer(max(0, left - reserved - least) / (ranked.count - rank), to: ranked[rank])
      }
    }
    if priorities == nil {
      share(among: others, keeping: 0)
    } else {
      for (group, least) in groups(breadth) { share(among: group, keeping: least) }
    }
    for rank in spacers.indices { offer(left / (spacers.count - rank), to: spacers[rank]) }
    return offers
  }

  /// The children that are no spacers, in groups of one priority, the highest first; with the length that those of
  /// lower priority have kept for them.
  private func groups(_ breadth: Int?) -> [(children: [Int], least: Int)] {
    guard let priorities else { return [] }
    let least = axis.proposal(length: 0, breadth: breadth)
    var kept = 0
    var groups: [(children: [Int], least: Int)] = []
    for priority in Set(priorities).sorted() {
      let group = others.indices.filter { priorities[$0] == priority }.map { others[$0] }
      groups.append((group, kept))
      for index in group { kept += axis.length(children[index].sizeThatFits(least)) }
    }
    return groups.reversed()
  }

  /// Children of one priority, by how much they can give; those that give as much in their order.
  private func leastFlexibleFirst(_ others: [Int], _ breadth: Int?) -> [Int] {
    guard others.count > 1 else { return others }
    let most = axis.proposal(length: ProposedSize.infinity, breadth: breadth)
    let least = axis.proposal(length: 0, breadth: breadth)
    func flexibility(_ index: Int) -> Int {
      let child = children[index]
      return axis.length(child.sizeThatFits(most)) - axis.length(child.sizeThatFits(least))
    }
    // Mostly they give equally much, and stand in order.
    var greatest = Int.min
    let areInOrder = others.allSatisfy { index in
      let next = flexibility(index)
      defer { greatest = next }
      return greatest <= next
    }
    if areInOrder { return others }
    let flexibilities = others.map(flexibility)
    let ranks = others.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    return ranks.map { others[$0] }
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
