@testable import BrewModel

extension BrewQuery {
  /// The brews of some for which all holds, in their order: what an index or a log finds is compared with it.
  func brews(among brews: [Brew]) -> [Brew] {
    var matcher = BrewMatcher(self)
    return brews.filter { matcher.matches($0) }
  }
}
