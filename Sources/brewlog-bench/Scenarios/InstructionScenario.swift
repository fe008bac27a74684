/// Instructions and allocations of one event, which repeat exactly, by running this program under callgrind.
struct InstructionScenario {
  /// A copy without debugging information, over which valgrind stumbles.
  private let program: ProgramCopy

  /// Nil where valgrind or binutils are missing.
  init?() {
    guard let program = ProgramCopy("--strip-debug"), program.profile("loop state 0") != nil
    else { return nil }
    self.program = program
  }

  func run(_ report: inout Report) {
    for side in Side.allCases { runToggle(side, &report) }
    runState(&report)
    InstrumentScenario(program).run(&report)
  }

  private func runToggle(_ side: Side, _ report: inout Report) {
    let group = "instructions of one toggle"
    func one(_ count: Int) -> Double {
      Double(self.one("toggle \(side) \(count)", few: 100, many: 600, \.instructions)) / 500
    }
    let small = one(1_000)
    report.add(
      Figure(
        group: group, name: "\(side.rawValue), n = 1000", value: small, unit: "",
        limit: .atMost(150_000)))
    report.add(
      Figure(
        group: group, name: "\(side.rawValue), n = 100000, to n = 1000",
        value: one(100_000) / small, unit: "×", limit: .atMost(1.02)))
  }

  /// Allocations of a write, early and late.
  private func runState(_ report: inout Report) {
    let early = Double(one("state", few: 1_000, many: 2_000, \.allocations)) / 1_000
    let late = Double(one("state", few: 20_000, many: 21_000, \.allocations)) / 1_000
    report.add(
      Figure(
        group: StateScenario.group, name: "allocations of each of the second 1000 writes",
        value: early, unit: "", limit: .atMost(5)))
    report.add(
      Figure(
        group: StateScenario.group, name: "the same after 20000, to those", value: late / early,
        unit: "×", limit: .exactly(1)))
  }

  /// The difference between many and few, so that the start does not count.
  private func one(
    _ loop: String, few: Int, many: Int, _ count: KeyPath<Profile, Int>
  ) -> Int {
    let counts = [few, many].map { program.profile("loop \(loop) \($0)")?[keyPath: count] ?? 0 }
    return counts[1] - counts[0]
  }
}
