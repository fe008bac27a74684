import BrewModel

/// What a log has names for: what the form suggests, and what it calls the bags.
final class BrewNames {
  let store: BrewLog
  let units: DisplayUnits
  /// By field, the newest brew's first; as of when the form was opened.
  private var known: [BrewField: [Name]] = [:]

  private struct Name {
    let text: String
    let folded: String
  }

  init(_ store: BrewLog, units: DisplayUnits) {
    self.store = store
    self.units = units
  }

  // MARK: Suggestions

  /// What a field of a brew may mean: nothing before something was typed, but of a new brew the roaster and the bag
  /// of its bean. Complexity: O(brews) for the first of a field, then O(names).
  func suggestions(for field: BrewField, in draft: BrewDraft) -> [String] {
    let typed = draft[field]
    if typed.trimmed.isEmpty {
      guard draft.entry == nil else { return [] }
      // What is taken by itself need not be offered.
      if draft.form.standIn(field) != nil { return [] }
      return field == .roaster
        ? roasters(of: draft[.bean])
        : field == .bag ? openBags(of: draft.bean).map { name(of: $0.id) } : []
    }
    if field == .bag, typed.trimmed == BrewDraft.noBag { return [] }
    guard draft.form.isChanged(field) else { return [] }
    return field == .tags ? tags(completing: typed) : names(of: field, completing: typed)
  }

  /// The same for a field of a bag.
  func suggestions(
    for field: BagField, typed: String, bean: String, isChanged: Bool
  ) -> [String] {
    guard field == .bean || field == .roaster else { return [] }
    if typed.trimmed.isEmpty { return field == .roaster ? roasters(of: bean) : [] }
    return isChanged ? names(of: field == .bean ? .bean : .roaster, completing: typed) : []
  }

  private func names(of field: BrewField, completing typed: String) -> [String] {
    let part = FoldedText.folded(typed.tidied)
    let names = names(of: field)
    guard !names.contains(where: { $0.folded == part }) else { return [] }
    let starting = names.filter { $0.folded.hasPrefix(part) }
    let others = names.filter {
      !$0.folded.hasPrefix(part) && FoldedText.contains(part, in: $0.folded)
    }
    return (starting + others).map(\.text)
  }

  private func tags(completing typed: String) -> [String] {
    let start = typed.lastIndex(of: ",").map { typed.index(after: $0) } ?? typed.startIndex
    let part = String(typed[start...])
    guard !part.trimmed.isEmpty else { return [] }
    let before = typed[..<start] + (start == typed.startIndex ? "" : " ")
    return names(of: .tags, completing: part).map { before + $0 }
  }

  private func names(of field: BrewField) -> [Name] {
    if let names = known[field] { return names }
    var seen: Set<String> = []
    var names: [Name] = []
    for text in texts(of: field) where !text.isEmpty && seen.insert(text).inserted {
      let folded = FoldedText.folded(text)
      // Spelled in another way it is the same name.
      if text == folded || seen.insert("\0" + folded).inserted {
        names.append(Name(text: text, folded: folded))
      }
    }
    known[field] = names
    return names
  }

  private func texts(of field: BrewField) -> [String] {
    switch field {
    case .bean: store.brews.map(\.bean.name) + store.bags.map(\.bean.name)
    case .roaster: store.brews.map(\.bean.roaster) + store.bags.map(\.bean.roaster)
    case .method: store.brews.map(\.method.name)
    case .grinder: store.brews.map(\.grinder.name)
    case .drink: store.brews.map(\.drink)
    case .tags: store.brews.flatMap(\.tags)
    case .kind: BrewKind.allCases.map(\.rawValue)
    case .style: BrewStyle.allCases.map(\.rawValue)
    case .bag: store.bags.filter { !$0.isFinished }.map { name(of: $0.id) }
    default: []
    }
  }

  private func roasters(of bean: String) -> [String] {
    let bean = FoldedText.folded(bean.tidied)
    guard !bean.isEmpty else { return [] }
    let beans = store.brews.lazy.map(\.bean) + store.bags.map(\.bean)
    let known = beans.first { !$0.roaster.isEmpty && FoldedText.folded($0.name.tidied) == bean }
    return known.map { [$0.roaster] } ?? []
  }

  // MARK: Bags

  /// The bags of a bean that are not finished, the freshest first. A roaster that one of them leaves open, or writes
  /// shorter, may be the same.
  func openBags(of bean: Bean) -> [Bag] {
    let name = FoldedText.folded(bean.name.tidied)
    let roaster = FoldedText.folded(bean.roaster.tidied)
    return store.bags.filter { bag in
      guard !bag.isFinished, FoldedText.folded(bag.bean.name.tidied) == name else { return false }
      let other = FoldedText.folded(bag.bean.roaster.tidied)
      return roaster.hasPrefix(other) || other.hasPrefix(roaster)
    }
    .sorted { ($0.roast.roasted?.dayNumber ?? .min) > ($1.roast.roasted?.dayNumber ?? .min) }
  }

  /// The open bag of a bean, where there is just one.
  func onlyOpenBag(of bean: Bean) -> Bag? {
    let open = openBags(of: bean)
    return open.count == 1 ? open[0] : nil
  }

  /// The bag of an id. Complexity: O(bags).
  func bag(_ id: Bag.ID?) -> Bag? { store.bag(id) }

  /// What the form calls a bag; empty for none.
  func name(of id: Bag.ID?) -> String { BagNames(store.bags).name(of: id) }

  /// The bag that a text means.
  func bag(called text: String) -> BagNames.Meaning { BagNames(store.bags).bag(called: text) }

  /// A new brew that does not come from a finished bag, but from the open one of its bean where there is just one.
  func withOpenBag(_ brew: Brew) -> Brew {
    if let bag = store.bag(brew.bag), !bag.isFinished { return brew }
    let isOther = brew.bag != nil
    var new = brew
    let open = onlyOpenBag(of: brew.bean)
    new.bag = open?.id
    if let open, new.bean.roaster.trimmed.isEmpty { new.bean.roaster = open.bean.roaster }
    // The days of the bag before are not those of this one.
    if isOther || new.bag != nil { new.roast = RoastDates() }
    return new
  }
}
