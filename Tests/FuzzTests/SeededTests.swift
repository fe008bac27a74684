import Testing

/// A short run of the fuzzer's inputs, the same each time. `make fuzz` runs longer, and finds more.
@Suite("What must hold for any input", .serialized)
struct SeededTests {
  /// Enough to try each seed many times over, in less than a second.
  static let rounds: [String: Int] = ["replay": 20, "saving": 15, "importing": 150, "archive": 150]

  @Test("holds for the seeds")
  func seeds() {
    for target in FuzzTarget.all {
      for seed in target.seeds { check(target, seed) }
    }
  }

  @Test("holds for what is made of them")
  func mutations() {
    for target in FuzzTarget.all {
      var mutator = SeededMutator(target, seed: 20_261_130)
      for _ in 0..<Self.rounds[target.name, default: 300] { check(target, mutator.next()) }
    }
  }

  private func check(_ target: FuzzTarget, _ input: [UInt8]) {
    #expect(throws: Never.self, "\(target.name): \(input)") { try target.check(input) }
  }

  @Test("a broken promise is told")
  func violations() {
    #expect(throws: Violation.self) { try requireHarmless("a\u{1B}[2J", "the text") }
    #expect(throws: Violation.self) { try requireHarmless("\u{202E}a", "the text") }
    #expect(throws: Violation.self) { try requireSame("\u{E9}", "e\u{301}", "the text") }
  }
}
