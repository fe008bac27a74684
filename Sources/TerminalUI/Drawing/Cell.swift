/// What stands in one cell: a base scalar with up to four zero-width marks, as a terminal cell can hold it.
///
/// A single scalar is its own value; a cluster with marks is an index into a table of all clusters ever drawn, so that
/// a glyph is four bytes and compares as an integer.
public nonisolated struct Glyph: Hashable, Sendable {
  package let code: UInt32

  package init(code: UInt32) { self.code = code }
  public init(_ scalar: Unicode.Scalar) { code = scalar.value }

  public static let space = Glyph(" ")
  /// The right half of a glyph two cells wide.
  package static let continuation = Glyph(code: 0)
  /// Set in the code of a glyph that is an index into the cluster table.
  package static let clusterBit: UInt32 = 1 << 31
}

/// One character cell of the screen.
public nonisolated struct Cell: Hashable, Sendable {
  public var glyph: Glyph
  public var style: Style

  public init(glyph: Glyph, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  public static let blank = Cell(glyph: .space)
}
