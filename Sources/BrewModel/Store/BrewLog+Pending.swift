extension BrewLog {
  /// Shows what could not be saved on top of what is in the file. Complexity: O(its changes).
  func showPending() { show(pending.map(\.action)) }

  /// Shows actions as they will be once they are saved.
  func show(_ actions: [LogAction]) {
    guard !actions.isEmpty else { return }
    var updates = LogUpdates()
    var brews: [Brew.ID: Brew?] = [:]
    var bags: [Bag.ID: Bag?] = [:]
    for change in actions.flatMap(\.changes) { preview(change, &brews, &bags) }
    for (id, brew) in brews {
      if let brew { updates.brews.append(brew) } else { updates.deletedBrews.append(id) }
    }
    for (id, bag) in bags {
      if let bag { updates.bags.append(bag) } else { updates.deletedBags.append(id) }
    }
    apply(updates)
  }

  /// Notes what records will be once a change is saved; nil for none.
  private func preview(
    _ change: LogChange, _ brews: inout [Brew.ID: Brew?], _ bags: inout [Bag.ID: Bag?]
  ) {
    switch change {
    case .addBrew(let brew): brews[brew.id] = brew
    case .editBrew(let old, let new):
      let current = brews[new.id] ?? byID[new.id]?.untracked
      if let current { brews[new.id] = current.merging(old, new) }
    case .setFavorite(let id, let isOn):
      if var brew = brews[id] ?? byID[id]?.untracked {
        brew.isFavorite = isOn
        brews[id] = brew
      }
    case .deleteBrew(let id): brews[id] = .some(nil)
    case .addBag(let bag): bags[bag.id] = bag
    case .editBag(_, let new): bags[new.id] = new
    case .deleteBag(let id): bags[id] = .some(nil)
    // What is back is known when it is saved.
    case .restoreBrew, .restoreBag: break
    }
  }
}

extension LogChange {
  /// The brew that it changes; nil for a bag.
  var brew: Brew.ID? {
    switch self {
    case .addBrew(let brew): brew.id
    case .editBrew(_, let new): new.id
    case .setFavorite(let id, _), .deleteBrew(let id), .restoreBrew(let id): id
    case .addBag, .editBag, .deleteBag, .restoreBag: nil
    }
  }

  /// The bag that it changes; nil for a brew.
  var bag: Bag.ID? {
    switch self {
    case .addBag(let bag): bag.id
    case .editBag(_, let new): new.id
    case .deleteBag(let id), .restoreBag(let id): id
    case .addBrew, .editBrew, .setFavorite, .deleteBrew, .restoreBrew: nil
    }
  }
}
