/// A tree of views as a value: what `SpecView` interprets, and what the naive model of the update compares.
nonisolated indirect enum Spec: Equatable {
  case text(String)
  case model(Int)
  case store
  case state(Int)
  case hstack([Spec])
  case vstack([Spec])
  case zstack([Spec])
  case group([Spec])
  case padding(Int, Spec)
  case frame(Int?, Int?, Spec)
  case border(Spec)
  case background(Spec, Spec)
  case overlay(Spec, Spec)
  case branch(Bool, Spec, Spec)
  case optional(Bool, Spec)
  case erased(Spec)
  case identified(Int, Spec)
  case each([Item])
  case list([Item])

  struct Item: Equatable, Identifiable {
    var id: Int
    var spec: Spec
  }
}

extension Spec {
  /// The specs of the views below that are in the tree, each with what says that it is the same place.
  var places: [(key: String, spec: Spec)] {
    switch self {
    case .text, .model, .store, .state: []
    case .hstack(let children), .vstack(let children), .zstack(let children), .group(let children):
      children.enumerated().map { ("\($0)", $1) }
    case .padding(_, let child), .frame(_, _, let child), .border(let child), .erased(let child):
      [("", child)]
    case .background(let child, let other), .overlay(let child, let other):
      [("content", child), ("layer", other)]
    case .branch(let isTrue, let first, let second): [("\(isTrue)", isTrue ? first : second)]
    case .optional(let isThere, let child): isThere ? [("", child)] : []
    case .identified(let id, let child): [("\(id)", child)]
    case .each(let items), .list(let items): Self.places(items)
    }
  }

  /// An id that comes again is a place of its own, but stands for the item that has it first.
  private static func places(_ items: [Item]) -> [(key: String, spec: Spec)] {
    var seen: [Int: [Spec]] = [:]
    return items.map { item in
      seen[item.id, default: []].append(item.spec)
      let specs = seen[item.id]!
      return ("\(item.id)#\(specs.count - 1)", specs[0])
    }
  }

  /// Which case of the enumeration it is: another one is another branch of `SpecView`'s body.
  var kind: Substring { description.prefix { $0 != "(" } }

  var hasList: Bool {
    if case .list = self { return true }
    return places.contains { $0.spec.hasList }
  }

  /// Names of the bodies that run when the view comes into the tree: its own and all below.
  var mounted: [String] { own + places.flatMap(\.spec.mounted) }

  private var own: [String] { ["\(self)"] + leaf }

  /// The name of the further view that stands for a leaf.
  private var leaf: [String] {
    switch self {
    case .model(let index): ["model \(index)"]
    case .state(let key): ["state \(key)"]
    case .store: ["store view"]
    default: []
    }
  }

  /// Names of the bodies that run when the view's spec becomes another one, by the rules of the update: those whose
  /// value differs, and those that are new.
  func runs(to new: Spec) -> [String] {
    if self == new { return [] }
    guard kind == new.kind else { return new.mounted }
    let old = Dictionary(uniqueKeysWithValues: places.map { ($0.key, $0.spec) })
    return new.own
      + new.places.flatMap { place in
        old[place.key].map { $0.runs(to: place.spec) } ?? place.spec.mounted
      }
  }
}

/// Written out, for the names of bodies are most of the test's work: reflection takes twenty times as long.
extension Spec: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let text): "text(\(text))"
    case .model(let index): "model(\(index))"
    case .store: "store"
    case .state(let key): "state(\(key))"
    case .hstack(let children): "hstack" + Self.list(children)
    case .vstack(let children): "vstack" + Self.list(children)
    case .zstack(let children): "zstack" + Self.list(children)
    case .group(let children): "group" + Self.list(children)
    case .padding(let length, let child): "padding(\(length), \(child))"
    case .frame(let width, let height, let child): "frame(\(width ?? -1)x\(height ?? -1), \(child))"
    case .border(let child): "border(\(child))"
    case .background(let child, let other): "background(\(child), \(other))"
    case .overlay(let child, let other): "overlay(\(child), \(other))"
    case .branch(let isTrue, let first, let second): "branch(\(isTrue), \(first), \(second))"
    case .optional(let isThere, let child): "optional(\(isThere), \(child))"
    case .erased(let child): "erased(\(child))"
    case .identified(let id, let child): "identified(\(id), \(child))"
    case .each(let items): "each" + Self.list(items)
    case .list(let items): "list" + Self.list(items)
    }
  }

  private static func list(_ parts: [some CustomStringConvertible]) -> String {
    "(" + parts.map(\.description).joined(separator: ", ") + ")"
  }
}

extension Spec.Item: CustomStringConvertible {
  var description: String { "\(id): \(spec)" }
}
