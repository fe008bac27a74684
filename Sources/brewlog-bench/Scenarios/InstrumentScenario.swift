/// What the instrument adds to a star in the comparison, in instructions, which repeat almost exactly. Without a
/// terminal, so that the share of the instrument is as large as it can be.
struct InstrumentScenario {
  private static let group = "instructions of a star, by what the instrument shows"
  private let program: ProgramCopy

  init(_ program: ProgramCopy) { self.program = program }

  func run(_ report: inout Report) {
    let nothing = one("instrument", .nothing)
    add("with nothing traced or shown", nothing, "", &report)
    // A trace that was taken away leaves nothing behind.
    add(
      "after a trace was taken away, to that", one("instrument", .removed) / nothing, "×",
      atMost: 1.02, &report)
    add("with the usual counters, to that", one("instrument", .counters) / nothing, "×", &report)
    for page in InstrumentSpecimen.Part.pages {
      add(
        "with the page \(page), to that", one("instrument", page) / nothing, "×", atMost: 1.5,
        &report)
    }
    for page in InstrumentSpecimen.Part.pages {
      add(
        "with the page \(page) and a look after each, to that", one("look", page) / nothing, "×",
        &report)
    }
  }

  private func add(
    _ name: String, _ value: Double, _ unit: String, atMost limit: Double? = nil,
    _ report: inout Report
  ) {
    report.add(
      Figure(
        group: Self.group, name: name, value: value, unit: unit,
        limit: limit.map { .atMost($0) } ?? .none))
  }

  /// The instructions of one star: the difference between many and few, so that the start does not count.
  private func one(_ loop: String, _ part: InstrumentSpecimen.Part) -> Double {
    let counts = [100, 300].map { program.profile("loop \(loop) \(part) \($0)")?.instructions ?? 0 }
    return Double(counts[1] - counts[0]) / 200
  }
}
