/// Where the lines of a text stand that are shorter than its longest line.
public nonisolated enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

extension TextAlignment {
  /// The blank columns before a line of `columns` in a space of `available`.
  package nonisolated func indent(columns: Int, in available: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, available - columns) / 2
    case .trailing: max(0, available - columns)
    }
  }
}
