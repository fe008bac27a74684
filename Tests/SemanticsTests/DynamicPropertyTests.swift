import Tally
import TerminalUI
import Testing

/// Section 8: dynamic properties of one's own.
@Suite struct DynamicProperties {
  private struct Doubled: DynamicProperty {
    @State private var stored = 1
    let log: EventLog
    var value: Int { stored * 2 }
    func add() { stored += 1 }
    mutating func update() { log("update") }
  }

  private struct UsesDoubled: View {
    let log: EventLog
    let remote: Remote<Int>
    private var doubled: Doubled
    init(log: EventLog, remote: Remote<Int>) {
      self.log = log
      self.remote = remote
      doubled = Doubled(log: log)
    }
    var body: some View {
      let _ = log("body \(doubled.value)")
      let _ = remote.act = { doubled.add() }
      Text("\(doubled.value)")
    }
  }

  @Test("F110: state inside a dynamic property runs the owner, with update() before each body")
  func nestedState() {
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost { UsesDoubled(log: log, remote: remote) }
    #expect(log.take() == ["update", "body 2"])
    host.perform { remote.act() }
    #expect(log.take() == ["update", "body 4"])
  }

  @Test("F111: state inside a dynamic property is named by its offset")
  func nestedCause() {
    let tally = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { UsesDoubled(log: EventLog(), remote: remote) }
    // Two references stand before it.
    #expect(tally.runs.map(\.causes) == [["@self", "@identity", "@16"]])
    tally.reset()
    host.perform { remote.act() }
    #expect(tally.runs.map(\.causes) == [["@16"]])
  }

  private struct CapturesItself: View {
    let remote: Remote<Int>
    @State private var value = 0
    init(remote: Remote<Int>) {
      self.remote = remote
      let early = self
      remote.act = { early.value = 9 }
    }
    var body: some View { Text("value\(value)") }
  }

  @Test("F112: a copy captured before the view is installed writes nowhere")
  func uninstalledCopy() {
    let tally = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { CapturesItself(remote: remote) }
    tally.reset()
    host.perform { remote.act() }
    #expect(tally.runs.isEmpty)
    #expect(host.lines.joined().contains("value0"))
  }
}
