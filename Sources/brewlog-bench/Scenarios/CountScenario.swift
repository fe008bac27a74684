import BrewLogApp
import TerminalUI

/// What can be counted, and must be exact.
struct CountScenario {
  let manyToggles: Int

  func run(_ report: inout Report) {
    for side in Side.allCases { runBodies(side, &report) }
    for side in Side.allCases { runBurst(side, &report) }
    for side in Side.allCases { runLong(side, &report) }
  }

  private func runBodies(_ side: Side, _ report: inout Report) {
    let specimen = Specimen(side, count: 1_000)
    for (place, index, bodies) in [("visible", 0, 1.0), ("off screen", 500, 0)] {
      let before = RedrawTally.shared.rows(side)
      for _ in 0..<100 { specimen.host.perform { specimen.stores.toggle(at: index) } }
      report.add(
        Figure(
          group: "row bodies for each toggle", name: "\(side.rawValue), \(place)",
          value: Double(RedrawTally.shared.rows(side) - before) / 100, unit: "",
          limit: .exactly(bodies)))
    }
  }

  /// 200 keys that wait together.
  private func runBurst(_ side: Side, _ report: inout Report) {
    let specimen = Specimen(side, count: 1_000)
    let frames = specimen.host.frameCount
    let keys = Array(repeating: InputEvent.key(KeyPress(key: "f", modifiers: [])), count: 200)
    specimen.host.send(keys)
    specimen.host.press("f")
    let group = "200 keys at once, and one more"
    report.add(
      Figure(
        group: group, name: "\(side.rawValue), toggles", value: Double(specimen.stores.toggleCount),
        unit: "", limit: .exactly(201)))
    report.add(
      Figure(
        group: group, name: "\(side.rawValue), frames",
        value: Double(specimen.host.frameCount - frames),
        unit: "", limit: .atMost(4)))
  }

  /// Trackers and memory after many toggles.
  private func runLong(_ side: Side, _ report: inout Report) {
    let trackers = ObservationTracker.liveCount
    let rows = RedrawTally.shared.modernRow
    let specimen = Specimen(side, count: 1_000)
    // Each row on @Observable reads its brew, and the list's body the array.
    let readers = RedrawTally.shared.modernRow - rows + 1
    specimen.perform(.toggle, times: 1_000)
    let early = Memory.allocated
    specimen.perform(.toggle, times: manyToggles - 1_000)
    let late = Memory.allocated
    let group = "after \(manyToggles) toggles"
    report.add(
      Figure(
        group: group, name: "\(side.rawValue), live trackers",
        value: Double(ObservationTracker.liveCount - trackers), unit: "",
        limit: .exactly(Double(readers))))
    report.add(
      Figure(
        group: group, name: "\(side.rawValue), more memory than after 1000",
        value: Double(late - early),
        unit: "bytes", limit: .atMost(2_048)))
  }
}

extension RedrawTally {
  func rows(_ side: Side) -> Int { side == .legacy ? legacyRow : modernRow }
}
