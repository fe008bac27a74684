import Tally
import TerminalUI
import Testing

/// Section 5: what counts as a read of state, so that a write runs the body.
@Suite struct StateReads {
  private struct Unread: View {
    let remote: Remote<Int>
    @State private var value = 0
    var body: some View {
      let _ = remote.set = { value = $0 }
      Text("still")
    }
  }

  @Test("F52: state that no body reads runs none")
  func unreadState() {
    let tally = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Unread(remote: remote) }
    tally.reset()
    host.perform { remote.set(1) }
    #expect(tally.runs.isEmpty)
  }

  private struct BindingReader: View {
    @Binding var value: Int
    var body: some View { Text("\(value)") }
  }

  private struct BindingActor: View {
    @Binding var value: Int
    var body: some View { Button("add") { value += 1 } }
  }

  private struct BindingOwner: View {
    let remote: Remote<Int>
    let reads: Bool
    @State private var value = 0
    var body: some View {
      let _ = remote.set = { value = $0 }
      let _ = reads ? value : 0
      VStack {
        BindingReader(value: $value)
        BindingActor(value: $value)
      }
    }
  }

  private func runs(ownerReads: Bool) -> [String] {
    let tally = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { BindingOwner(remote: remote, reads: ownerReads) }
    tally.reset()
    host.perform { remote.set(1) }
    #expect(host.lines.joined().contains("1"))
    return tally.runs.map(\.viewName)
  }

  @Test("F53: state passed on as a binding runs the child that reads it, not the owner")
  func bindingIsNoRead() { #expect(runs(ownerReads: false) == ["BindingReader"]) }

  @Test("F54: an owner that reads the state too runs with the child, each once")
  func ownerReadsToo() { #expect(runs(ownerReads: true) == ["BindingOwner", "BindingReader"]) }

  @Test("F55: a binding read in an action alone runs no body")
  func actionReadsBinding() {
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { BindingOwner(remote: Remote(), reads: false) }
    tally.reset()
    host.press(.return)
    #expect(tally.counts(of: BindingActor.self).bodies == 0)
    #expect(tally.counts(of: BindingReader.self).bodies == 1)
  }

  private struct ReadsThroughProjection: View {
    let remote: Remote<Int>
    @State private var value = 0
    var body: some View {
      let _ = remote.set = { value = $0 }
      let binding = $value
      Text("\(binding.wrappedValue)")
    }
  }

  @Test("F53: reading a binding that the body has made itself is a read of the state")
  func ownProjectionIsRead() {
    let remote = Remote<Int>()
    let host = HeadlessHost { ReadsThroughProjection(remote: remote) }
    host.perform { remote.set(4) }
    #expect(host.lines.joined().contains("4"))
  }

  private struct Conditional: View {
    let log: EventLog
    let value: Remote<Int>
    let shows: Remote<Bool>
    let isShort: Bool
    @State private var number = 0
    @State private var isShown: Bool
    init(
      log: EventLog, value: Remote<Int>, shows: Remote<Bool>, isShown: Bool, isShort: Bool = false
    ) {
      self.log = log
      self.value = value
      self.shows = shows
      self.isShort = isShort
      _isShown = State(wrappedValue: isShown)
    }
    var body: some View {
      let _ = value.set = { number = $0 }
      let _ = shows.set = { isShown = $0 }
      let both = isShown && number > 0
      let _ = log("body \(both)")
      Text("\(both)")
    }
  }

  @Test("F56: one read of state is enough for good")
  func readIsSticky() {
    let log = EventLog()
    let value = Remote<Int>()
    let shows = Remote<Bool>()
    let host = HeadlessHost { Conditional(log: log, value: value, shows: shows, isShown: true) }
    host.perform { shows.set(false) }
    _ = log.take()
    host.perform { value.set(1) }
    #expect(log.take() == ["body false"])
  }

  @Test("F57: state behind a short circuit is no dependency until it is reached, and then current")
  func shortCircuit() {
    let log = EventLog()
    let value = Remote<Int>()
    let shows = Remote<Bool>()
    let host = HeadlessHost { Conditional(log: log, value: value, shows: shows, isShown: false) }
    _ = log.take()
    host.perform { value.set(1) }
    #expect(log.take() == [])
    host.perform { shows.set(true) }
    #expect(log.take() == ["body true"])
  }
}
