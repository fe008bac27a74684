/// Turns grapheme clusters into glyphs, and knows what each glyph is made of.
///
/// A cell holds a base scalar and at most four zero-width marks, as a cell of ncurses does. So:
/// - A base is as wide as the C library's `wcwidth` says, in UTF-8, whatever locale the process runs in.
/// - Marks stay with their base; from the fifth on they are left out. Marks without a base stand on a dotted circle.
/// - Variation selectors are left out, and do not widen. Of an emoji made of several (joined by U+200D, with a skin
///   tone, or a flag of two letters) the first one is shown.
/// - Any other cluster of several bases, as Indic and Thai have, takes one cell or two for each base.
/// - Control characters are never sent: C0 and DEL become control pictures (U+2400…), a tab becomes a space, a soft
///   hyphen a hyphen; C1, bidirectional controls, other format characters and code points without a character become
///   U+FFFD.
///
/// In arrays of cells a glyph two cells wide is followed by `Glyph.continuation`.
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

  /// Adds the cells of a cluster: at least one.
  package static func append(_ cluster: Character, to cells: inout [Glyph]) {
    var builder = ClusterBuilder()
    for scalar in cluster.unicodeScalars {
      // No class of a printable ASCII scalar is worth a look into the table.
      let kind = scalar.value &- 0x20 < 0x5F ? ScalarClass.narrow : classes[scalar]
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
    guard let base = cluster(of: glyph)?.base ?? Unicode.Scalar(glyph.code) else { return 1 }
    return classes[base].isWideBase ? 2 : 1
  }

  static func intern(_ cluster: GlyphCluster) -> Glyph {
    if cluster.markCount == 0 { return Glyph(cluster.base) }
    if let index = indices[cluster] { return Glyph(code: Glyph.clusterBit | index) }
    let index = UInt32(clusters.count)
    clusters.append(cluster)
    indices[cluster] = index
    return Glyph(code: Glyph.clusterBit | index)
  }

  private static func cluster(of glyph: Glyph) -> GlyphCluster? {
    glyph.code & Glyph.clusterBit == 0 ? nil : clusters[Int(glyph.code & ~Glyph.clusterBit)]
  }
}

extension GlyphTable {
  /// The columns of a text that is all printable ASCII (U+0020–U+007E), or nil for any other.
  ///
  /// Complexity: O(bytes), without allocation.
  package static func asciiColumns(of text: String) -> Int? {
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
    text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var columns = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        let length = byte &- 0x20 < 0x5F ? 1 : plainLength(bytes, index)
        if length == 0 { return nil }
        columns += 1
        index += length
      }
      return columns
    } ?? nil
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

extension ScalarClass {
  var isWideBase: Bool { self == .wide || self == .skinTone }
}
