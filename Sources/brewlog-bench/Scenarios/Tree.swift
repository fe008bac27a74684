import BrewModel
import TerminalUI

/// A tree of four levels of branches, each with as many branches inside as the fan says.
final class Tree {
  let graph = ViewGraph()
  private let item = ModernItem(id: 0, title: "leaf")

  init(fan: Int) {
    let other = ModernItem(id: 1, title: "leaf")
    let item = item
    graph.mount(
      Branch(fan: fan) { a in
        Branch(fan: fan) { b in
          Branch(fan: fan) { c in
            Branch(fan: fan) { d in Leaf(item: a + b + c + d == 0 ? item : other) }
          }
        }
      })
  }

  /// How many nodes an update looks at that one leaf's change makes.
  func visits() -> Int {
    let before = graph.visitCount
    graph.transaction { item.isFavorite.toggle() }
    return graph.visitCount - before
  }
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
