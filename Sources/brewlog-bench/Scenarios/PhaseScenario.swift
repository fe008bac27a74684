import TerminalUI

/// Where the time of one toggle goes: the stores' writes with what they invalidate, the update, layout, drawing.
struct PhaseScenario {
  private let stores: Stores
  private let graph = ViewGraph()
  private let compositor: Compositor
  private let toggles: Int

  init(_ side: Side, toggles: Int) {
    stores = Stores(side, count: Stores.smallest)
    self.toggles = toggles
    let size = CellSize(columns: 80, rows: 24)
    compositor = Compositor(size: size)
    graph.screen.resize(to: size)
    graph.mount { BenchScreen(stores: stores) }
  }

  func run(_ report: inout Report) {
    _ = toggle()
    let times = (0..<toggles).map { _ in toggle() }
    let spent = (0..<4).map { phase in times.map { Double($0[phase + 1] - $0[phase]) }.median }
    let sum = spent.reduce(0, +)
    for (name, time) in zip(["stores", "update", "layout", "draw"], spent) {
      report.add(
        Figure(
          group: "shares of one toggle, \(stores.side!.rawValue)", name: name,
          value: time / sum * 100, unit: "%"))
    }
  }

  /// - Returns: the times between the phases.
  private func toggle() -> [Int] {
    let start = Clock.now
    var written = 0
    graph.transaction {
      stores.toggle(at: 0)
      written = Clock.now
    }
    let updated = Clock.now
    graph.prepareFrame()
    let laidOut = Clock.now
    _ = compositor.draw(graph)
    return [start, written, updated, laidOut, Clock.now]
  }
}
