import Observation
import TerminalUI
import Testing

@testable import Tally

/// What a tally keeps of runs and of fields, and for how long.
@Suite("What a tally keeps")
struct KeptRunsTests {
  private final class Model {}

  private struct Holder: View {
    let model: Model
    var body: some View { Text("held") }
  }

  private struct Maker: View {
    let remote: Remote<Int>
    @State private var count = 0
    var body: some View {
      let _ = remote.set = { count = $0 }
      Text("\(count)")
      Holder(model: Model())
    }
  }

  @Test("of more runs than it keeps it has the newest, in order")
  func newestRuns() {
    let tally = RenderTally()
    tally.runCapacity = 3
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Maker(remote: remote) }
    #expect(tally.runs.map(\.viewName) == ["Maker", "Holder"])
    for value in 1...3 {
      host.perform { remote.set(value) }
      #expect(tally.runs.map(\.viewName) == ["Holder", "Maker", "Holder"])
      #expect(tally.lastRun?.viewName == "Holder")
    }
  }

  @Test(
    "a new object in each value that arrives is never equal, as soon as there were two to say so")
  func neverEqual() {
    let tally = RenderTally(detail: .all)
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Maker(remote: remote) }
    func fields(after value: Int) -> [FieldCount] {
      host.perform { remote.set(value) }
      return tally.summary(of: Holder.self).fields
    }
    // The first value came to a new place, and was compared with nothing.
    #expect(tally.summary(of: Holder.self).fields == [])
    #expect(fields(after: 1) == [FieldCount("model", 1)])
    #expect(fields(after: 2) == [FieldCount("model", 2, isNeverEqual: true)])
    tally.reset()
    #expect(tally.summary(of: Holder.self).fields == [])
    #expect(fields(after: 3) == [FieldCount("model", 1)])
    #expect(fields(after: 4) == [FieldCount("model", 2, isNeverEqual: true)])
  }

  @Observable final class Number {
    var value = 0
  }
  private struct Cell: View {
    let number: Number
    var body: some View { Text("\(number.value)") }
  }
  private struct Tail: View {
    let number: Number
    var body: some View { Text("\(number.value)") }
  }

  @Test("an event that has run more than its ledger keeps may have run any view")
  func beyondTheLedger() throws {
    let tally = RenderTally(detail: .ledger)
    let number = Number()
    let host = HeadlessHost(columns: 4, rows: 80, trace: tally) {
      ForEach(0..<70) { _ in Cell(number: number) }
      Tail(number: number)
    }
    let error = #expect(throws: BudgetBroken.self) {
      try tally.check(["Tail": 0]) { host.perform { number.value += 1 } }
    }
    #expect(try #require(error).violations.map(\.ledger.count) == [1])
  }
}
