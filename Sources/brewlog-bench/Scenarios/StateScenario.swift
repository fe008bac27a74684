import TerminalUI

/// Memory while a state is written, its reader's body runs and a frame is drawn.
struct StateScenario {
  static let group = "state write, body, frame"
  /// The numbers of writes after which memory is looked at, the smallest first.
  let checkpoints: [Int]

  func run(_ report: inout Report) {
    let specimen = StateSpecimen()
    var allocated: [Int] = []
    // Its own memory must not count.
    allocated.reserveCapacity(checkpoints.count)
    var done = 0
    for checkpoint in checkpoints {
      specimen.write(times: checkpoint - done)
      done = checkpoint
      allocated.append(Memory.allocated)
    }
    addEach("bodies", Double(specimen.bodyCount - 1), &report)
    addEach("frames", Double(specimen.host.frameCount - 1), &report)
    for (early, late) in zip(checkpoints.indices, checkpoints.indices.dropFirst(2)) {
      addGrowth(checkpoints[early], allocated[early], checkpoints[late], allocated[late], &report)
    }
  }

  private func addEach(_ name: String, _ count: Double, _ report: inout Report) {
    report.add(
      Figure(
        group: Self.group, name: "\(name) of each write", value: count / Double(checkpoints.last!),
        unit: "", limit: .exactly(1)))
  }

  private func addGrowth(
    _ few: Int, _ early: Int, _ many: Int, _ late: Int, _ report: inout Report
  ) {
    let name = "memory after \(many) writes, to after \(few)"
    report.add(
      Figure(
        group: Self.group, name: name, value: Double(late) / Double(early), unit: "×",
        limit: .atMost(1)))
    report.add(
      Figure(
        group: Self.group, name: "more memory after \(many) than after \(few)",
        value: Double(late - early), unit: "bytes", limit: .atMost(0)))
  }
}

/// A view that shows a state, on a headless screen.
final class StateSpecimen {
  private let remote = Remote()
  let host: HeadlessHost
  private var writeCount = 0

  init() { host = HeadlessHost { [remote] in Counter(remote: remote) } }

  var bodyCount: Int { remote.bodyCount }

  /// Writes the state so often, each time another value of three digits: what it takes is the same after each thousand.
  func write(times: Int) {
    for _ in 0..<times {
      writeCount += 1
      host.perform { remote.write(100 + writeCount % 500) }
    }
  }

  /// The view's way to the measurement.
  private final class Remote {
    var write: (Int) -> Void = { _ in }
    var bodyCount = 0
  }

  private struct Counter: View {
    let remote: Remote
    @State private var count = 0

    var body: some View {
      let _ = remote.bodyCount += 1
      Text("\(count)").onAppear { remote.write = { count = $0 } }
    }
  }
}
