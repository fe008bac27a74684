import TerminalUI

/// What an event costs as the list grows: times at each size over those at the smallest, in one run.
struct SizeScenario {
  let side: Side
  let sizes: [Int]
  let rounds: Int
  private let specimens: [Specimen]

  init(_ side: Side, sizes: [Int], rounds: Int) {
    self.side = side
    self.sizes = sizes
    self.rounds = rounds
    specimens = sizes.map { Specimen(side, count: $0) }
  }

  /// The figures of both sides, by what is measured.
  static func run(_ sides: [SizeScenario], _ report: inout Report) {
    for event in Specimen.Event.allCases { for side in sides { side.run(event, &report) } }
    for side in sides { side.runFirstFrame(&report) }
    for side in sides { side.runMemory(&report) }
  }

  private func run(_ event: Specimen.Event, _ report: inout Report) {
    let batch = event == .page ? 80 : 240
    for specimen in specimens { specimen.perform(event, times: batch) }
    addRatios("one \(event.rawValue)", limit: 1.1, &report) { index in
      Clock.measure(times: batch) { specimens[index].perform(event, times: batch) }
    }
  }

  private func runFirstFrame(_ report: inout Report) {
    addRatios("first frame", limit: 1.25, &report) { index in
      Clock.measure { _ = Specimen(screenOf: specimens[index].stores) }
    }
  }

  private func addRatios(
    _ group: String, limit: Double, _ report: inout Report, _ measure: (_ index: Int) -> Double
  ) {
    var best = medians(measure)
    for _ in 0..<Figure.retries where best.ratios.max()! > limit {
      let again = medians(measure)
      best.ratios = zip(best.ratios, again.ratios).map(min)
    }
    report.add(
      Figure(
        group: group, name: "\(side.rawValue), n = \(sizes[0])", value: best.first / 1000,
        unit: "µs"))
    for index in sizes.indices.dropFirst() {
      let name = "\(side.rawValue), n = \(sizes[index]), to n = \(sizes[0])"
      report.add(
        Figure(
          group: group, name: name, value: best.ratios[index], unit: "×", limit: .atMost(limit)))
    }
  }

  /// Medians of interleaved rounds: the smallest size's time, and the ratios to it within a round.
  private func medians(_ measure: (_ index: Int) -> Double) -> (first: Double, ratios: [Double]) {
    let samples = (0..<rounds).map { _ in sizes.indices.map(measure) }
    let ratios = sizes.indices.map { index in samples.map { $0[index] / $0[0] }.median }
    return (samples.map { $0[0] }.median, ratios)
  }

  /// What the screen itself allocates, the stores being there.
  private func runMemory(_ report: inout Report) {
    var bytes: [Int] = []
    for specimen in specimens {
      let before = Memory.allocated
      let screen = Specimen(screenOf: specimen.stores)
      bytes.append(withExtendedLifetime(screen) { Memory.allocated - before })
    }
    report.add(
      Figure(
        group: "memory of a screen", name: "\(side.rawValue), n = \(sizes[0])",
        value: Double(bytes[0]) / 1024, unit: "kB"))
    for index in sizes.indices.dropFirst() {
      report.add(
        Figure(
          group: "memory of a screen",
          name: "\(side.rawValue), n = \(sizes[index]), to n = \(sizes[0])",
          value: Double(bytes[index]) / Double(bytes[0]), unit: "×", limit: .atMost(1.1)))
    }
  }
}
