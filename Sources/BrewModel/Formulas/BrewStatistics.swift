/// What the brews of one bean, method or grinder have in common.
public struct BrewStatistics: Hashable, Sendable {
  /// Its name as it is written most recently.
  public var name: String
  /// Brews, judged or not.
  public var count = 0
  /// Brews that were judged.
  public var ratedCount = 0
  /// Mean of the ratings on a scale of 5; nil where none was judged.
  public var meanRating: Double?
  /// Standard deviation of the ratings on a scale of 5; nil where fewer than two were judged.
  public var spread: Double?
  /// The brew with the best rating, the latest of several: its settings are the best so far.
  public var best: Brew?
}

extension BrewStatistics {
  /// What brews are put together by. Names that differ in case, accents or blanks are one.
  public enum Grouping: Sendable, CaseIterable {
    case bean, roaster, method, grinder

    func name(of brew: Brew) -> String {
      switch self {
      case .bean: brew.bean.name
      case .roaster: brew.bean.roaster
      case .method: brew.method.name
      case .grinder: brew.grinder.name
      }
    }
  }

  /// One entry for each name, those with most brews first, then by name. Brews without that name are left out.
  ///
  /// Complexity: O(brews + groups × log groups).
  public static func groups(of brews: some Sequence<Brew>, by grouping: Grouping)
    -> [BrewStatistics]
  {
    var groups = BrewGroups(by: grouping)
    for brew in brews { groups.add(brew) }
    return groups.statistics
  }

  /// All brews as one group. Complexity: O(brews).
  public static func all(_ brews: some Sequence<Brew>) -> BrewStatistics {
    var group = BrewGroup()
    for brew in brews { group.add(brew) }
    return group.statistics
  }
}
