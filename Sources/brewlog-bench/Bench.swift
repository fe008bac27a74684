/// The whole run.
struct Bench {
  let isQuick: Bool
  let isJSON: Bool

  private var sizes: [Int] {
    isQuick ? [1_000, 10_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000]
  }

  /// - Returns: the exit status.
  func run() -> Int32 {
    var report = Report(isTable: !isJSON)
    if !isJSON {
      print("Times on a shared machine are noisy: one over its limit is measured again.")
    }
    CountScenario(manyToggles: isQuick ? 10_000 : 100_000).run(&report)
    StateScenario(checkpoints: [1_000, 10_000, 100_000] + (isQuick ? [] : [1_000_000])).run(&report)
    PathScenario(rounds: isQuick ? 11 : 31).run(&report)
    BodyScenario(rounds: isQuick ? 11 : 31).run(&report)
    for side in Side.allCases { PhaseScenario(side, toggles: isQuick ? 1_000 : 5_000).run(&report) }
    addResident("one size, n = 1000", &report)
    let scenarios = Side.allCases.map { SizeScenario($0, sizes: sizes, rounds: isQuick ? 9 : 25) }
    SizeScenario.run(scenarios, &report)
    addResident("all sizes", &report)
    runLog(&report)
    NameScenario().run(&report)
    if !isQuick { runInstructions(&report) }
    if isJSON { print(report.json) }
    return report.isOver ? 1 : 0
  }

  private func runLog(_ report: inout Report) {
    guard let log = try? LogScenario(rounds: isQuick ? 5 : 11) else {
      if !isJSON { print("\nThe log is not measured: no file can be written.") }
      return
    }
    log.run(&report)
  }

  private func runInstructions(_ report: inout Report) {
    if let instructions = InstructionScenario() {
      instructions.run(&report)
    } else if !isJSON {
      print("\nInstructions and allocations are not counted: that takes valgrind and binutils.")
    }
  }

  private func addResident(_ name: String, _ report: inout Report) {
    let resident = Memory.resident
    report.add(
      Figure(
        group: "memory of the process", name: "\(name), now", value: Double(resident.now) / 1024,
        unit: "MB"))
    report.add(
      Figure(
        group: "memory of the process", name: "\(name), at most",
        value: Double(resident.peak) / 1024,
        unit: "MB"))
  }
}
