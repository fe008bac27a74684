import Testing

@testable import TerminalUI

/// One state that many rows read through bindings.
@Suite struct SharedState {
  private final class Runs { var count = 0 }

  private struct Row: View {
    let id: Int
    let runs: Runs
    @Binding var isOn: Bool
    var body: some View {
      let _ = runs.count += 1
      Text("\(id)\(isOn ? "+" : "-")")
    }
  }

  private struct Rows: View {
    let ids: Watched<[Int]>
    let runs: Runs
    let toggle: Watched<() -> Void>
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(ids.value, id: \.self) { Row(id: $0, runs: runs, isOn: $isOn) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .onAppear { toggle.value = { isOn.toggle() } }
    }
  }

  @Test("whichever rows go and come, those that are there are told, each once")
  func rowsComeAndGo() {
    let ids = Watched(Array(0..<6))
    let toggle = Watched<() -> Void>({})
    let runs = Runs()
    let host = HeadlessHost(columns: 3, rows: 6) { Rows(ids: ids, runs: runs, toggle: toggle) }
    for rows in [[0, 1, 2, 3, 4, 5], [5, 3, 1], [1, 7, 3], [7], [8, 7, 9, 1]] {
      host.perform { ids.value = rows }
      let sign = host.lines[0].last == "+" ? "-" : "+"
      runs.count = 0
      host.perform { toggle.value() }
      #expect(runs.count == rows.count)
      let blank = Array(repeating: "", count: 6 - rows.count)
      #expect(host.lines == rows.map { "\($0)\(sign)" } + blank)
    }
  }

  private struct Early: View {
    @State private var number = 0
    init() { number = 4 }
    var body: some View { Text("\(number)") }
  }

  @Test("a write in the initialiser of a host's own view is reported to that host, and to no other")
  func writeInInitialiser() {
    let other = HeadlessHost { Text("other") }
    let host = HeadlessHost(columns: 1, rows: 1) { Early() }
    #expect(host.issues.count == 1)
    #expect(host.issues.first?.hasPrefix("Accessing State's value outside") == true)
    #expect(other.issues.isEmpty)
    #expect(host.lines[0] == "0")
  }
}
