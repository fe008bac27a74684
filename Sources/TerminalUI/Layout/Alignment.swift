/// Where something narrower stands in something wider.
public nonisolated enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  func offset(_ size: Int, in available: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (available - size) / 2
    case .trailing: available - size
    }
  }
}

/// Where something lower stands in something higher.
public nonisolated enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom

  func offset(_ size: Int, in available: Int) -> Int {
    switch self {
    case .top: 0
    case .center: (available - size) / 2
    case .bottom: available - size
    }
  }
}

/// A place in a rectangle, on both axes.
public nonisolated struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  func origin(of size: CellSize, in available: CellSize) -> CellPoint {
    CellPoint(
      column: horizontal.offset(size.columns, in: available.columns),
      row: vertical.offset(size.rows, in: available.rows))
  }
}
