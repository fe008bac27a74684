extension Brew {
  /// This brew with the fields that differ between two others, as the later of them has them.
  func merging(_ old: Brew, _ new: Brew) -> Brew {
    guard self != old else { return new }
    var merged = self
    func carry<Value: Equatable>(_ field: WritableKeyPath<Brew, Value>) {
      if old[keyPath: field] != new[keyPath: field] { merged[keyPath: field] = new[keyPath: field] }
    }
    carry(\.brewedAt)
    carry(\.kind)
    carry(\.bean.name)
    carry(\.bean.roaster)
    carry(\.bag)
    carry(\.roast.roasted)
    carry(\.roast.frozen)
    carry(\.roast.thawed)
    carry(\.method)
    carry(\.grinder.name)
    carry(\.grinder.setting)
    carry(\.dose)
    carry(\.water)
    carry(\.yield)
    carry(\.temperature)
    carry(\.time)
    carry(\.bloom)
    carry(\.firstDrip)
    carry(\.tds)
    carry(\.infusion)
    carry(\.beer)
    carry(\.rating)
    carry(\.isFavorite)
    carry(\.drink)
    carry(\.tags)
    carry(\.note)
    carry(\.extra)
    return merged
  }
}
