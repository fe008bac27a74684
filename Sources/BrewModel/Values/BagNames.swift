/// What the bags of a log are called, and which of them a text means.
public struct BagNames {
  private let bags: [Bag]
  private let names: [Bag.ID: String]

  /// The names of these bags among each other. Complexity: O(bags).
  ///
  /// - Parameter bags: all of a log, for a name is as long as it takes to be the only one.
  public init(_ bags: [Bag]) {
    self.bags = bags
    var counts: [String: Int] = [:]
    for bag in bags { counts[bag.shortName, default: 0] += 1 }
    names = Dictionary(
      bags.map { bag in
        let name = bag.shortName
        return (bag.id, counts[name] == 1 ? name : name + " #" + bag.id.description.prefix(8))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What a text means.
  public enum Meaning: Equatable, Sendable {
    case one(Bag.ID)
    case none
    /// Which bags it may be, in the order of their ids.
    case several([Bag.ID])
  }

  /// Its bean, roaster and day of roasting; where that is the name of others too, with the first characters of its id.
  /// Empty for none.
  public func name(of id: Bag.ID?) -> String {
    guard let id else { return "" }
    return names[id] ?? id.description
  }

  /// The bag that a text stands for: its name, or that of its bean where one open bag has it; an id or the first
  /// characters of one; or a part of a name. Case and accents do not matter. Complexity: O(bags).
  public func bag(called text: String) -> Meaning {
    let written = text.trimmed.lowercased()
    guard !written.isEmpty else { return .none }
    let byID = bags.filter { $0.id.description.hasPrefix(written) }
    let name = FoldedText.folded(text.tidied)
    let named = named(text.tidied, folded: name)
    if named != .none { return named }
    if written.utf8.count >= Self.shortestID, byID.count == 1 { return .one(byID[0].id) }
    let similar = bags.filter { FoldedText.contains(name, in: folded($0.shortName)) }
    return meaning(of: similar, or: written.utf8.count >= Self.shortestID ? byID : [])
  }

  /// Those of a name; as it is written where some have it so. Where all are finished, open ones of a bean of that name
  /// too.
  private func named(_ text: String, folded name: String) -> Meaning {
    let named = bags.filter { folded(self.name(of: $0.id)) == name }
    let exact = named.filter { self.name(of: $0.id) == text }
    var found = exact.isEmpty ? named : exact
    if found.allSatisfy(\.isFinished) {
      found += bags.filter { bag in
        folded(bag.bean.name) == name && !found.contains { $0.id == bag.id }
      }
    }
    return meaning(of: found, or: [])
  }

  /// So many characters of an id at least name a bag.
  private static var shortestID: Int { 4 }

  /// The open ones are meant before the finished ones.
  private func meaning(of found: [Bag], or others: [Bag]) -> Meaning {
    let open = found.filter { !$0.isFinished }
    if let only = open.count == 1 ? open[0] : found.count == 1 ? found[0] : nil {
      return .one(only.id)
    }
    let ids = Set((open.isEmpty ? found : open).map(\.id) + others.map(\.id)).sorted()
    return ids.isEmpty ? .none : .several(ids)
  }

  private func folded(_ name: String) -> String { FoldedText.folded(name.tidied) }
}

extension Bag {
  fileprivate var shortName: String {
    [bean.name, bean.roaster, roast.roasted?.description ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension BagNames.Meaning {
  /// The bag. - Throws: why it is none, for the field of a brew.
  public func id(of text: String) throws(ValueError) -> Bag.ID {
    switch self {
    case .one(let id): return id
    case .none:
      throw ValueError(field: "bag", text: text, reason: "is no bag of this log")
    case .several(let ids):
      let names = ids.prefix(8).map { String($0.description.prefix(8)) }.joined(separator: ", ")
      throw ValueError(
        field: "bag", text: text, reason: "may be any of \(names)\(ids.count > 8 ? " …" : "")")
    }
  }
}
