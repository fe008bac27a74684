/// A base scalar and the marks on it, of which a cell has room for four.
nonisolated struct GlyphCluster: Hashable {
  static let maxMarks = 4

  private(set) var base: Unicode.Scalar
  private(set) var markCount = 0
  private var marks: SIMD4<UInt32> = .zero

  init(base: Unicode.Scalar) { self.base = base }

  /// Puts one more mark on the base; without room for it nothing changes. The letters of a Hangul syllable become that
  /// syllable, for to terminals they are of different widths.
  mutating func append(_ mark: Unicode.Scalar) {
    if markCount == 0, let syllable = Self.syllable(base.value, mark.value) {
      base = syllable
    } else if markCount < Self.maxMarks {
      marks[markCount] = mark.value
      markCount += 1
    }
  }

  /// The cluster with a mark that matters more than the others: without room it takes the place of the last.
  func ending(in mark: Unicode.Scalar) -> GlyphCluster {
    var ended = self
    if ended.markCount > 0, ended.marks[ended.markCount - 1] == mark.value { return ended }
    if ended.markCount == Self.maxMarks { ended.markCount -= 1 }
    ended.marks[ended.markCount] = mark.value
    ended.markCount += 1
    return ended
  }

  /// A leading consonant alone is shown by the letter that stands for itself: some terminals would join it with the
  /// next cell. One that is written no more has none.
  var settled: GlyphCluster {
    guard markCount == 0 else { return self }
    switch base.value {
    case 0x1100...0x1112:
      return GlyphCluster(base: Self.consonants[Int(base.value - 0x1100)])
    case 0x1113...0x115F, 0xA960...0xA97C: return GlyphCluster(base: "\u{3013}")
    default: return self
    }
  }

  private static let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)

  /// A leading consonant with a vowel, or such a syllable with a final consonant, as Unicode composes them.
  private static func syllable(_ base: UInt32, _ letter: UInt32) -> Unicode.Scalar? {
    switch (base, letter) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + ((base - 0x1100) * 21 + letter - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (base - 0xAC00) % 28 == 0:
      Unicode.Scalar(base + letter - 0x11A7)
    default: nil
    }
  }

  /// Whether it is an emoji, which a joiner makes another one of; letters it only shapes.
  var isPicture: Bool { base.value > 0x7F && base.properties.isEmoji }

  var scalars: [Unicode.Scalar] {
    [base] + (0..<markCount).compactMap { Unicode.Scalar(marks[$0]) }
  }
}

/// Collects the scalars of one cluster into cells.
struct ClusterBuilder {
  private var open: GlyphCluster?
  private var isWide = false

  /// Adds one scalar. False when the rest of the cluster is not to be shown.
  mutating func add(
    _ scalar: Unicode.Scalar, _ kind: ScalarClass, to cells: inout [Glyph]
  ) -> Bool {
    switch kind {
    case .narrow: begin(scalar, isWide: false, &cells)
    case .wide: begin(scalar, isWide: true, &cells)
    case .mark: addMark(scalar, &cells)
    case .joiner where open != nil: return open.map { !$0.isPicture } ?? true
    case .joiner: begin(Self.placeholder, isWide: false, &cells)
    case .control: begin(Self.picture(of: scalar), isWide: false, &cells)
    case .tab: begin(" ", isWide: false, &cells)
    case .softHyphen: begin("-", isWide: false, &cells)
    case .placeholder, .leftToRight, .unknown: begin(Self.placeholder, isWide: false, &cells)
    case .selector where open == nil: begin(Self.dottedCircle, isWide: false, &cells)
    case .skinTone where open == nil, .invisible where open == nil:
      begin(Self.placeholder, isWide: false, &cells)
    case .regionalIndicator: begin(Self.letter(of: scalar), isWide: false, &cells)
    case .selector, .skinTone, .invisible: break
    }
    return true
  }

  /// Writes the cells of the last base.
  mutating func flush(to cells: inout [Glyph]) {
    guard let cluster = open else { return }
    cells.append(GlyphTable.intern(cluster.settled))
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

  private static func letter(of indicator: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(indicator.value - 0x1F1E6 + 0x41) ?? placeholder
  }

  private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
    control.value == 0x7F ? "\u{2421}" : Unicode.Scalar(0x2400 + control.value) ?? placeholder
  }
}
