package import BrewModel

/// What the user has settled about the screens.
package struct Preferences {
  /// The keys of actions, by their names; an action that is not here has its usual keys.
  package var keys = KeyOverrides()
  package var units = DisplayUnits.metric
  /// The columns of the log, besides the star; nil for the usual ones.
  package var columns: [LogColumn]?
  /// What could not be followed, each with its place.
  package var mistakes: [String] = []

  package init() {}
}
