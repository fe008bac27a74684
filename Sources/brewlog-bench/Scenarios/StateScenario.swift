import TerminalUI

/// Memory while a state is written, its reader's body runs and a frame is drawn.
struct StateScenario {
  let writes: Int

  func run(_ report: inout Report) {
    let writer = Writer()
    let host = HeadlessHost { Counter(writer: writer) }
    func write(_ values: Range<Int>) {
      for value in values { host.perform { writer.write(value % 1_000) } }
    }
    write(1..<1_000)
    let first = Memory.allocated
    write(1_000..<10_000)
    let early = Memory.allocated
    write(10_000..<writes)
    add("10000", Double(early - first), after: "1000", &report)
    add("\(writes)", Double(Memory.allocated - early), after: "10000", &report)
  }

  private func add(_ count: String, _ bytes: Double, after other: String, _ report: inout Report) {
    report.add(
      Figure(
        group: "state writes", name: "more memory after \(count) than after \(other)", value: bytes,
        unit: "bytes", limit: .atMost(2_048)))
  }
}

private final class Writer {
  var write: (Int) -> Void = { _ in }
}

private struct Counter: View {
  let writer: Writer
  @State private var count = 0

  var body: some View {
    Text("\(count)").onAppear { writer.write = { count = $0 } }
  }
}
