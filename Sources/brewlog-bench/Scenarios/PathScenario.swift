import TerminalUI

/// One invalid node in trees of the same depth: what its update touches is its path, whatever else is in the tree.
struct PathScenario {
  private static let group = "one invalid node"
  let rounds: Int

  func run(_ report: inout Report) {
    let path = Tree((1, 1, 1, 1))
    let small = Tree((2, 2, 2, 2))
    let large = Tree((8, 8, 8, 8))
    addSize("small", small, &report)
    addSize("large", large, &report)
    addCounts(path, large, &report)
    report.add(
      .noisy(Self.group, "time in the large tree, to the small one", unit: "×", atMost: 1.1) {
        ratio(large, small)
      })
  }

  private func addSize(_ name: String, _ tree: Tree, _ report: inout Report) {
    report.add(
      Figure(
        group: Self.group, name: "nodes of the \(name) tree", value: Double(tree.graph.nodeCount),
        unit: ""))
  }

  private func addCounts(_ path: Tree, _ large: Tree, _ report: inout Report) {
    let work = large.work()
    let counts = [
      ("nodes visited, where the path alone has so many", large.visits(), path.visits()),
      ("bodies run", work.runs, 1),
      ("view values made and compared", work.arrivals, 0),
    ]
    for (name, value, wanted) in counts {
      report.add(
        Figure(
          group: Self.group, name: name, value: Double(value), unit: "",
          limit: .exactly(Double(wanted))))
    }
  }

  /// The median of interleaved rounds.
  private func ratio(_ large: Tree, _ small: Tree) -> Double {
    (0..<rounds).map { _ in time(large) / time(small) }.median
  }

  private func time(_ tree: Tree) -> Double {
    let times = 500
    return Clock.measure(times: times) { for _ in 0..<times { tree.update() } }
  }
}
