/// What was brewed.
public enum BrewKind: String, Sendable, CaseIterable {
  case coffee, tea, beer, other
}

/// How water and coffee meet: it decides which formulas hold.
public enum BrewStyle: String, Sendable, CaseIterable {
  case pourOver = "pour over"
  case espresso
  case immersion
  case percolation
}
