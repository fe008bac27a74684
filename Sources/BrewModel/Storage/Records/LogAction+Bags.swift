extension LogAction {
  /// Adds a bag.
  package static func add(_ bag: Bag) -> LogAction {
    LogAction("add a bag of \(bag.bean.name)", [.addBag(bag)])
  }

  /// Changes a bag, and the name of its bean in the brews that came from it and have the old one.
  ///
  /// Complexity: O(brews) where the bean is another one.
  /// - Parameter brews: those from it at least.
  package static func edit<Brews: Sequence<Brew>>(
    _ old: Bag, to new: Bag, brews: @autoclosure () throws(LogFileError) -> Brews
  ) throws(LogFileError) -> LogAction {
    var changes = [LogChange.editBag(from: old, to: new)]
    if !old.bean.isSpelled(as: new.bean) {
      for brew in try brews() where brew.bag == old.id && brew.bean == old.bean {
        var renamed = brew
        renamed.bean = new.bean
        changes.append(.editBrew(from: brew, to: renamed))
      }
    }
    return LogAction("edit the bag of \(old.bean.name)", changes)
  }

  /// Deletes bags; their brews stay.
  package static func delete(_ bags: [Bag]) -> LogAction {
    let name = bags.count == 1 ? "the bag of \(bags[0].bean.name)" : bags.count.counted("bag")
    return LogAction("delete \(name)", bags.map { .deleteBag($0.id) })
  }
}

extension Bean {
  /// Whether the bytes are the same; names of other normal forms are equal too.
  fileprivate func isSpelled(as other: Bean) -> Bool {
    name.isSpelled(as: other.name) && roaster.isSpelled(as: other.roaster)
  }
}
