/// The clusters of scalars that glyphs stand for.
package enum GlyphTable {
  /// The scalars of a glyph: a base and at most four marks of no width.
  package static func scalars(of glyph: Glyph) -> [Unicode.Scalar] {
    Unicode.Scalar(glyph.code).map { [$0] } ?? []
  }
}
