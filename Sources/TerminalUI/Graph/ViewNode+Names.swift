/// What reports call nodes. All of it is looked up when something is reported, and costs nothing before.
extension _ViewNode {
  /// The nearest view around that is the author's, and not one of the runtime's own: where the node was written, as
  /// far as the tree can tell.
  var ownerName: String {
    var around = parent
    while let current = around {
      if let name = current.authorsName { return name }
      around = current.parent
    }
    return "the root view"
  }

  /// The author's view, or what of the runtime's own stands in it.
  var reportedName: String {
    if let authorsName { return authorsName }
    let name = evaluating?.viewName ?? "a view"
    // The arguments of a generic type of the runtime's own are as long as the view is large.
    return "\(name.prefix { $0 != "<" }) in \(ownerName)"
  }

  /// The properties whose changes had the nearest node around run in this pass.
  var changesAround: [String] {
    var around = parent
    while let current = around {
      if current.hasRunInThisPass, let evaluating = current.evaluating {
        let names = evaluating.currentCauses().compactMap(\.propertyName)
        if !names.isEmpty { return names }
      }
      around = current.parent
    }
    return []
  }

  /// The invalid nodes at and below this one, each with the properties that have changed: `View (Type.property)`.
  func invalidNames() -> [String] {
    var names: [String] = []
    forEachInvalid { node in
      let causes = node.evaluating?.waitingCauses().compactMap(\.propertyName) ?? []
      let list = causes.isEmpty ? "" : " (\(causes.joined(separator: ", ")))"
      let name = node.reportedName + list
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
