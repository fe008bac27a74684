/// A base scalar and the marks on it, of which a cell has room for four.
nonisolated struct GlyphCluster: Hashable {
  static let maxMarks = 4

  let base: Unicode.Scalar
  private(set) var markCount = 0
  private var marks: SIMD4<UInt32> = .zero

  init(base: Unicode.Scalar) { self.base = base }

  /// Puts one more mark on the base; without room for it nothing changes.
  mutating func append(_ mark: Unicode.Scalar) {
    guard markCount < Self.maxMarks else { return }
    marks[markCount] = mark.value
    markCount += 1
  }

  var scalars: [Unicode.Scalar] {
    [base] + (0..<markCount).compactMap { Unicode.Scalar(marks[$0]) }
  }
}

/// Collects the scalars of one cluster into cells.
struct ClusterBuilder {
  private var open: GlyphCluster?
  private var isWide = false
  private var lastKind = ScalarClass.unknown

  /// Adds one scalar. False when the rest of the cluster is not to be shown.
  mutating func add(
    _ scalar: Unicode.Scalar, _ kind: ScalarClass, to cells: inout [Glyph]
  ) -> Bool {
    defer { lastKind = kind }
    switch kind {
    case .narrow: begin(scalar, isWide: false, &cells)
    case .wide: begin(scalar, isWide: true, &cells)
    case .mark: addMark(scalar, &cells)
    case .joiner where open != nil: return false
    case .joiner: begin(Self.placeholder, isWide: false, &cells)
    case .control: begin(Self.picture(of: scalar), isWide: false, &cells)
    case .tab: begin(" ", isWide: false, &cells)
    case .softHyphen: begin("-", isWide: false, &cells)
    case .placeholder, .unknown: begin(Self.placeholder, isWide: false, &cells)
    case .selector where open == nil: begin(Self.dottedCircle, isWide: false, &cells)
    case .skinTone where open == nil: begin(scalar, isWide: true, &cells)
    case .invisible where open == nil: begin(Self.placeholder, isWide: false, &cells)
    case .regionalIndicator where lastKind != .regionalIndicator:
      begin(scalar, isWide: false, &cells)
    case .selector, .skinTone, .invisible, .regionalIndicator: break
    }
    return true
  }

  /// Writes the cells of the last base.
  mutating func flush(to cells: inout [Glyph]) {
    guard let cluster = open else { return }
    cells.append(GlyphTable.intern(cluster))
    if isWide { cells.append(.continuation) }
    open = nil
  }

  private mutating func begin(_ base: Unicode.Scalar, isWide: Bool, _ cells: inout [Glyph]) {
    flush(to: &cells)
    open = GlyphCluster(base: base)
    self.isWide = isWide
  }

  private mutating func addMark(_ mark: Unicode.Scalar, _ cells: inout [Glyph]) {
    if open == nil { begin(Self.dottedCircle, isWide: false, &cells) }
    open?.append(mark)
  }

  private static let placeholder: Unicode.Scalar = "\u{FFFD}"
  private static let dottedCircle: Unicode.Scalar = "\u{25CC}"

  private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
    control.value == 0x7F ? "\u{2421}" : Unicode.Scalar(0x2400 + control.value) ?? placeholder
  }
}
