import Tally

/// A type of views, or several that are alike, by the name that the pages have for it.
typealias NamedView = (name: String, view: ViewSummary)

/// What views are called on the pages: types that share a name stand behind those that they are declared in, and what
/// is alike then is one.
struct ViewNames {
  private var views: [(name: String, nestedName: String)] = []
  private var names: [String] = []
  /// Whether each view has a name of its own.
  private var areDifferent = true

  /// Each name once, in the order of the views. Complexity: O(views); the names are looked for where there are others.
  mutating func named(_ views: [ViewSummary]) -> [NamedView] {
    if !isKnown(views) { learn(views) }
    if areDifferent { return zip(names, views).map { ($0, $1) } }
    var named: [NamedView] = []
    for (name, view) in zip(names, views) {
      if let index = named.firstIndex(where: { $0.name == name }) {
        named[index].view = named[index].view.merged(with: view)
      } else {
        named.append((name, view))
      }
    }
    return named
  }

  private func isKnown(_ views: [ViewSummary]) -> Bool {
    guard views.count == self.views.count else { return false }
    for index in views.indices
    where views[index].name != self.views[index].name
      || views[index].nestedName != self.views[index].nestedName
    {
      return false
    }
    return true
  }

  private mutating func learn(_ views: [ViewSummary]) {
    self.views = views.map { ($0.name, $0.nestedName) }
    let counts = views.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    names = views.map { counts[$0.name] == 1 ? $0.name : $0.nestedName }
    areDifferent = Set(names).count == names.count
  }
}
