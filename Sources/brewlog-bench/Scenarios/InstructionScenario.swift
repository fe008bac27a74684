import TerminalUI
import Glibc

/// Instructions of one event, which repeat exactly, by running this program under callgrind; nothing without it.
struct InstructionScenario {
  /// A copy without debugging information, over which valgrind stumbles.
  private let program: String

  /// Nil where valgrind or objcopy are missing.
  init?() {
    guard let name = Self.output("mktemp").first else { return nil }
    let copy = String(name)
    _ = Self.output("objcopy --strip-debug /proc/\(getpid())/exe \(copy) && chmod 700 \(copy)")
    program = copy
    guard instructions(.legacy, count: 1_000, times: 0) != nil else {
      unlink(copy)
      return nil
    }
  }

  func run(_ report: inout Report) {
    defer { unlink(program) }
    for side in Side.allCases {
      let small = one(side, count: 1_000)
      report.add(
        Figure(
          group: "instructions of one toggle", name: "\(side.rawValue), n = 1000", value: small,
          unit: "",
          limit: .atMost(150_000)))
      report.add(
        Figure(
          group: "instructions of one toggle", name: "\(side.rawValue), n = 100000, to n = 1000",
          value: one(side, count: 100_000) / small, unit: "×", limit: .atMost(1.02)))
    }
  }

  /// The difference between many and few, so that the start does not count.
  private func one(_ side: Side, count: Int) -> Double {
    let few = instructions(side, count: count, times: 100) ?? 0
    let many = instructions(side, count: count, times: 600) ?? 0
    return Double(many - few) / 500
  }

  private func instructions(_ side: Side, count: Int, times: Int) -> Int? {
    let lines = Self.output(
      "valgrind --log-fd=1 --tool=callgrind --callgrind-out-file=/dev/null"
        + " \(program) loop toggle \(side) \(count) \(times)")
    let line = lines.first { $0.firstRange(ofText: "Collected") != nil }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  private static func output(_ command: String) -> [Substring] {
    guard let pipe = popen(command + " 2>/dev/null", "r") else { return [] }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
