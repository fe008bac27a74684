public struct _FrameModifier: WrappingModifier {
  let bounds: FrameBounds

  func makeBox(_ screen: Screen) -> FrameBox {
    let box = FrameBox(screen)
    box.bounds = bounds
    return box
  }

  func configure(_ box: FrameBox, old: Self) {
    guard bounds != old.bounds else { return }
    box.bounds = bounds
    box.setNeedsLayout()
  }
}

/// The limits of a frame on one axis, in cells.
struct FrameLimits: Equatable {
  var minimum: Int?
  var ideal: Int?
  var maximum: Int?

  /// A length below 0 counts as 0.
  init(minimum: Int? = nil, ideal: Int? = nil, maximum: Int? = nil) {
    self.minimum = minimum.map { max(0, $0.heldToInfinity) }
    self.ideal = ideal.map { max(0, $0.heldToInfinity) }
    self.maximum = maximum.map { max(0, $0.heldToInfinity) }
  }

  static func fixed(_ length: Int?) -> FrameLimits {
    FrameLimits(minimum: length, ideal: length, maximum: length)
  }

  /// What the content is offered.
  func proposal(_ length: Int?) -> Int? {
    guard let length = length ?? ideal else { return nil }
    return clamp(length)
  }

  /// What the frame takes. With a least length it may be shorter than the content, down to what is offered; with a
  /// greatest length it is longer, up to what is offered; without limits it is as long as the content.
  func length(of content: Int, proposed: Int?) -> Int {
    let offered = proposal(proposed) ?? content
    var length = content
    if let minimum { length = max(minimum, min(length, offered)) }
    if let maximum { length = min(max(maximum, minimum ?? 0), max(length, offered)) }
    return length
  }

  private func clamp(_ length: Int) -> Int {
    min(max(length, minimum ?? 0), max(maximum ?? .max, minimum ?? 0))
  }
}

struct FrameBounds: Equatable {
  var columns: FrameLimits
  var rows: FrameLimits
  var alignment: Alignment
}

final class FrameBox: WrapperLayout {
  var bounds = FrameBounds(columns: FrameLimits(), rows: FrameLimits(), alignment: .center)

  override func measure(_ proposal: ProposedSize) -> CellSize {
    let content = child.sizeThatFits(inner(proposal))
    return CellSize(
      columns: bounds.columns.length(of: content.columns, proposed: proposal.columns),
      rows: bounds.rows.length(of: content.rows, proposed: proposal.rows))
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      columns: bounds.columns.proposal(proposal.columns), rows: bounds.rows.proposal(proposal.rows))
  }

  override func placeChildren() {
    let proposal = inner(proposal)
    let size = child.sizeThatFits(proposal)
    child.place(
      at: bounds.alignment.origin(of: size, in: frame.size), size: size, proposal: proposal)
  }
}

extension View {
  /// A fixed size in cells on one or both axes.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(
      _FrameModifier(
        bounds: FrameBounds(columns: .fixed(width), rows: .fixed(height), alignment: alignment)))
  }

  /// A size between limits, in cells; `.infinity` as a greatest length takes all that is offered.
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
    idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameModifier(
        bounds: FrameBounds(
          columns: FrameLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          rows: FrameLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
          alignment: alignment)))
  }
}

nonisolated extension Int {
  /// As a frame's greatest length: all that is offered.
  public static var infinity: Int { 1 << 20 }

  /// A length, or the opposite of one, no farther from 0 than `infinity`: the lengths of a screen can be added up.
  var heldToInfinity: Int { Swift.min(Swift.max(self, -.infinity), .infinity) }
}
