import BrewModel
import TerminalUI

/// A tree of four levels of branches, each with as many branches inside as its level says.
final class Tree {
  let graph = ViewGraph()
  private let item = ModernItem(id: 0, title: "leaf")

  init(_ fans: (Int, Int, Int, Int)) {
    let other = ModernItem(id: 1, title: "leaf")
    let item = item
    graph.mount {
      Branch(fan: fans.0) { a in
        Branch(fan: fans.1) { b in
          Branch(fan: fans.2) { c in
            Branch(fan: fans.3) { d in Leaf(item: a + b + c + d == 0 ? item : other) }
          }
        }
      }
    }
    graph.prepareFrame()
  }

  /// One leaf's change, and the update that it makes.
  func update() { graph.transaction { item.isFavorite.toggle() } }

  /// How many nodes an update looks at that one leaf's change makes.
  func visits() -> Int {
    let before = graph.visitCount
    update()
    return graph.visitCount - before
  }

  /// What such an update does to the tree's views.
  func work() -> UpdateCounter {
    let counter = UpdateCounter()
    graph.trace = counter
    update()
    graph.trace = nil
    return counter
  }
}

/// Counts what updates do to views, of whatever type.
final class UpdateCounter: UpdateTrace {
  private(set) var runs = 0
  /// Values that a parent's body made, each of which is compared with the one before.
  private(set) var arrivals = 0

  func arrived(_ view: TracedView) { arrivals += 1 }
  func ran(_ view: TracedView, causes: [UpdateCause]) { runs += 1 }
  func skipped(_ view: TracedView) {}
  func removed(_ view: TracedView) {}
}

struct Branch<Inner: View>: View {
  let fan: Int
  let inner: (Int) -> Inner

  var body: some View { VStack { ForEach(0..<fan) { inner($0) } } }
}

struct Leaf: View {
  let item: ModernItem

  var body: some View { Text(item.isFavorite ? "*" : "-") }
}
