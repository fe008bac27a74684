import CRuntime

/// Turns grapheme clusters into glyphs, and knows what each glyph is made of. What takes which columns, and why, is told
/// in <doc:TextInColumns>.
///
/// A cell holds a base scalar and at most four zero-width marks, as a cell of ncurses does. In arrays of cells a glyph
/// two cells wide is followed by `Glyph.continuation`.
package enum GlyphTable {
  private static var classes = ScalarClassTable()
  private static var clusters: [GlyphCluster] = []
  private static var indices: [GlyphCluster: UInt32] = [:]

  /// The glyph of a cluster and its width in columns (1 or 2); of a cluster that takes several glyphs, the first.
  package static func glyph(for cluster: Character) -> (glyph: Glyph, width: Int) {
    var cells: [Glyph] = []
    append(cluster, to: &cells)
    return (cells[0], cells.count > 1 && cells[1] == .continuation ? 2 : 1)
  }

  /// Adds the cells of a cluster: at least one, but for a left-to-right mark, which is put on the cell before.
  package static func append(_ cluster: Character, to cells: inout [Glyph]) {
    var builder = ClusterBuilder()
    for scalar in cluster.unicodeScalars {
      // No class of a printable ASCII scalar is worth a look into the table.
      let kind = scalar.value &- 0x20 < 0x5F ? ScalarClass.narrow : classes[scalar]
      if kind == .leftToRight { return endLeftToRight(&cells) }
      guard builder.add(scalar, kind, to: &cells) else { break }
    }
    builder.flush(to: &cells)
  }

  /// The base of a glyph followed by its marks; none for the right half of a wide glyph.
  package static func scalars(of glyph: Glyph) -> [Unicode.Scalar] {
    if glyph == .continuation { return [] }
    return cluster(of: glyph)?.scalars ?? Unicode.Scalar(glyph.code).map { [$0] } ?? []
  }

  /// The columns of a glyph: 1 or 2, and 0 for the right half of a wide one.
  package static func width(of glyph: Glyph) -> Int {
    if glyph == .continuation { return 0 }
    if glyph.code < 0x80 { return 1 }
    return base(of: glyph).map { classes[$0] == .wide } ?? false ? 2 : 1
  }

  /// Whether characters of ambiguous width take two columns; nil for what the locale says. Set it before anything is drawn.
  package static var ambiguousWidth: Int? {
    didSet {
      brewlog_set_ambiguous_width(Int32(ambiguousWidth ?? 1))
      classes = ScalarClassTable()
    }
  }

  /// What the locale says of them.
  package static var ambiguousWidthOfLocale: Int { Int(brewlog_wcwidth(0x2605)) }

  /// What is sent for a scalar: where the terminal would give a sign two columns, its likeness of one.
  package static func sent(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value > 0x7F, classes[scalar] == .narrow, brewlog_is_ambiguous(scalar.value),
      brewlog_wcwidth(scalar.value) == 2
    else { return scalar }
    return ASCIIGlyphs.substitute(for: scalar)
  }

  static func intern(_ cluster: GlyphCluster) -> Glyph {
    if cluster.markCount == 0 { return Glyph(cluster.base) }
    if let index = indices[cluster] { return Glyph(code: Glyph.clusterBit | index) }
    let index = UInt32(clusters.count)
    clusters.append(cluster)
    indices[cluster] = index
    return Glyph(code: Glyph.clusterBit | index)
  }

  static func base(of glyph: Glyph) -> Unicode.Scalar? {
    cluster(of: glyph)?.base ?? Unicode.Scalar(glyph.code)
  }

  static func cluster(of glyph: Glyph) -> GlyphCluster? {
    glyph.code & Glyph.clusterBit == 0 ? nil : clusters[Int(glyph.code & ~Glyph.clusterBit)]
  }
}

extension GlyphTable {
  /// The columns of a text that is all printable ASCII (U+0020–U+007E), or nil for any other.
  ///
  /// Complexity: O(bytes), without allocation.
  package nonisolated static func asciiColumns(of text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte &- 0x20 >= 0x5F { return nil }
      return bytes.count
    } ?? nil
  }
}

extension GlyphTable {
  /// The columns of a text whose every scalar is a glyph of one column by itself, known without a table: printable ASCII,
  /// Latin letters and signs up to U+00FF, dashes, quotation marks, arrows, lines and shapes. Nil for any other.
  ///
  /// Complexity: O(bytes), without allocation. To find the clusters costs thirty times as much.
  package nonisolated static func plainColumns(of text: String) -> Int? {
    if brewlog_ambiguous_is_wide() { return asciiColumns(of: text) }
    return text.utf8.withContiguousStorageIfAvailable { plainColumns(of: $0[...]) } ?? nil
  }

  /// The same of bytes that begin and end between scalars; where ambiguous characters are wide, they must be ASCII.
  nonisolated static func plainColumns(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var columns = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes.base[index]
      let length = byte &- 0x20 < 0x5F ? 1 : plainLength(bytes.base, index)
      if length == 0 { return nil }
      columns += 1
      index += length
    }
    return columns
  }

  /// The bytes of a scalar beyond ASCII, or 0 for one that is not plain.
  private nonisolated static func plainLength(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Int {
    switch bytes[index] {
    // U+00A0–U+00FF without the soft hyphen.
    case 0xC2: bytes[index + 1] >= 0xA0 && bytes[index + 1] != 0xAD ? 2 : 0
    case 0xC3: 2
    case 0xE2:
      switch (bytes[index + 1], bytes[index + 2]) {
      // U+2010–U+2027, U+2190–U+21FF, U+2500–U+25BF, ★ and ☆.
      case (0x80, 0x90...0xA7), (0x86...0x87, _), (0x94...0x96, _), (0x98, 0x85...0x86): 3
      default: 0
      }
    default: 0
    }
  }
}
