import TerminalUI

/// How causes are called in this program, and in a copy of it without symbols.
struct NameScenario {
  func run(_ report: inout Report) {
    let names = CauseNames().lines
    add(
      "not by name, of \(names.count)", names.count { $0.property != $0.cause }, limit: 0, &report)
    guard let copy = ProgramCopy("--strip-all") else { return }
    let stripped = copy.output("names").map { $0.drop { $0 != ":" }.dropFirst(2) }
    add("stripped, causes", stripped.count { !$0.isEmpty }, limit: names.count, &report)
    let addresses = stripped.count { $0.firstRange(ofText: "0x") != nil }
    add("stripped, with an address", addresses, limit: 0, &report)
    add("stripped, by the value's type", stripped.count { $0.hasSuffix(")") }, limit: 6, &report)
  }

  private func add(_ name: String, _ count: Int, limit: Int, _ report: inout Report) {
    report.add(
      Figure(
        group: "names of causes", name: name, value: Double(count), unit: "",
        limit: .exactly(Double(limit))))
  }
}
