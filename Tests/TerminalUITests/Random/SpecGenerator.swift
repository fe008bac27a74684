import SeededRandom

/// Makes specs, and changes them.
struct SpecGenerator {
  var random: SplitMix
  private var lastKey = 0

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func spec(depth: Int) -> Spec {
    if depth == 0 || random.below(5) == 0 { return leaf() }
    let depth = depth - 1
    switch random.below(16) {
    case 0: return .hstack(specs(depth))
    case 1, 2: return .vstack(specs(depth))
    case 3: return .zstack(specs(depth))
    case 4: return .group(specs(depth))
    case 5: return .padding(random.below(3), spec(depth: depth))
    case 6: return .frame(length(12), length(5), spec(depth: depth))
    case 7: return .border(spec(depth: depth))
    case 8: return .background(spec(depth: depth), spec(depth: depth))
    case 9: return .overlay(spec(depth: depth), spec(depth: depth))
    case 10: return .branch(random.below(2) == 0, spec(depth: depth), spec(depth: depth))
    case 11: return .optional(random.below(2) == 0, spec(depth: depth))
    case 12: return .erased(spec(depth: depth))
    case 13: return .identified(random.below(3), spec(depth: depth))
    case 14: return .each(items(depth))
    default: return .list(items(depth))
    }
  }

  private mutating func length(_ bound: Int) -> Int? {
    random.below(2) == 0 ? nil : random.below(bound)
  }

  private mutating func leaf() -> Spec {
    switch random.below(7) {
    case 0: return .model(random.below(4))
    case 1: return .store
    case 2:
      lastKey += 1
      return .state(lastKey)
    default: return .text(text())
    }
  }

  private mutating func text() -> String {
    let pieces = ["a", "bc", " ", "日", "日本", "é", "\n", "long word", "🍺", "…"]
    return (0..<1 + random.below(4)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }

  private mutating func specs(_ depth: Int) -> [Spec] {
    (0..<random.below(4)).map { _ in spec(depth: depth) }
  }

  private mutating func items(_ depth: Int) -> [Spec.Item] {
    (0..<random.below(6)).map { Spec.Item(id: $0, spec: spec(depth: min(depth, 1))) }
  }

  // MARK: Changes

  /// The spec with one change somewhere.
  mutating func changed(_ spec: Spec) -> Spec {
    if random.below(8) == 0 { return self.spec(depth: 2) }
    switch spec {
    case .text: return .text(text())
    case .model, .store, .state: return leaf()
    case .hstack(let specs): return .hstack(changed(specs))
    case .vstack(let specs): return .vstack(changed(specs))
    case .zstack(let specs): return .zstack(changed(specs))
    case .group(let specs): return .group(changed(specs))
    case .padding(let length, let child):
      return random.below(3) == 0
        ? .padding(random.below(3), child) : .padding(length, changed(child))
    case .frame(let width, let height, let child):
      return random.below(3) == 0
        ? .frame(random.below(12), height, child) : .frame(width, height, changed(child))
    case .border(let child): return .border(changed(child))
    case .background(let child, let other):
      return random.below(2) == 0
        ? .background(changed(child), other) : .background(child, changed(other))
    case .overlay(let child, let other):
      return random.below(2) == 0
        ? .overlay(changed(child), other) : .overlay(child, changed(other))
    case .branch(let isTrue, let first, let second):
      return random.below(2) == 0
        ? .branch(!isTrue, first, second) : .branch(isTrue, changed(first), changed(second))
    case .optional(let isThere, let child):
      return random.below(2) == 0 ? .optional(!isThere, child) : .optional(isThere, changed(child))
    case .erased(let child): return .erased(changed(child))
    case .identified(let id, let child):
      return random.below(3) == 0 ? .identified(id + 1, child) : .identified(id, changed(child))
    case .each(let items): return .each(changed(items, mayDouble: true))
    case .list(let items): return .list(changed(items, mayDouble: false))
    }
  }

  private mutating func changed(_ specs: [Spec]) -> [Spec] {
    var specs = specs
    if specs.isEmpty || random.below(5) == 0 {
      specs.append(spec(depth: 1))
    } else if random.below(5) == 0 {
      specs.removeLast()
    } else {
      let index = random.below(specs.count)
      specs[index] = changed(specs[index])
    }
    return specs
  }

  private mutating func changed(_ items: [Spec.Item], mayDouble: Bool) -> [Spec.Item] {
    var items = items
    let index = items.isEmpty ? 0 : random.below(items.count)
    switch items.isEmpty ? 0 : random.below(6) {
    case 0:
      let id = (items.map(\.id).max() ?? 0) + 1
      items.insert(Spec.Item(id: id, spec: spec(depth: 1)), at: index)
    case 1: items.remove(at: index)
    case 2: items.swapAt(index, random.below(items.count))
    case 3: items.shuffle(using: &random)
    case 4 where mayDouble: items.append(items[index])
    default: items[index].spec = changed(items[index].spec)
    }
    return items
  }
}
