import Tally
import TerminalUI
import Testing

/// Section 10: onAppear, onChange and task.
@Suite struct Lifecycle {
  private struct Stepper<Content: View>: View {
    let remote: Remote<Int>
    @ViewBuilder let content: (Int) -> Content
    @State private var step = 0
    var body: some View {
      let _ = remote.set = { step = $0 }
      content(step)
    }
  }

  private func mount<Content: View>(@ViewBuilder content: @escaping (Int, EventLog) -> Content)
    -> (host: HeadlessHost, remote: Remote<Int>, log: EventLog)
  {
    let remote = Remote<Int>()
    let log = EventLog()
    let host = HeadlessHost { Stepper(remote: remote) { content($0, log) } }
    return (host, remote, log)
  }

  @Test("F128: onAppear runs once, and not when the parent runs again")
  func appearsOnce() {
    let (host, remote, log) = mount { step, log in
      Text("\(step)").onAppear { log("appear") }.onDisappear { log("disappear") }
    }
    host.perform { remote.set(1) }
    #expect(host.lines.joined().contains("1"))
    #expect(log.take() == ["appear"])
  }

  @Test("F129: onChange does not run at the mount, and once for each update with another value")
  func changes() {
    let (host, remote, log) = mount { step, log in
      Text("\(step)").onChange(of: step / 2) { old, new in log("\(old)>\(new)") }
    }
    #expect(log.take() == [])
    host.perform { remote.set(1) }
    #expect(log.take() == [])
    host.perform {
      remote.set(2)
      remote.set(4)
    }
    host.perform { remote.set(4) }
    #expect(log.take() == ["0>2"])
  }

  @Test("F130: onChange with initial runs when the view appears, with the value twice")
  func initialChange() {
    let (host, remote, log) = mount { step, log in
      Text("\(step)").onChange(of: step, initial: true) { old, new in log("\(old)>\(new)") }
    }
    host.perform { remote.set(1) }
    host.perform { remote.set(2) }
    #expect(log.take() == ["0>0", "0>1", "1>2"])
  }

  private final class Box: @MainActor Equatable {
    var number = 0
    static func == (left: Box, right: Box) -> Bool { left === right }
  }

  @Test("F131: onChange of objects that are equal by identity sees no change inside them")
  func changeOfObjects() {
    let box = Box()
    let (host, remote, log) = mount { step, log in
      Text("\(step) \(box.number)").onChange(of: [box]) { log("changed") }
    }
    host.perform {
      box.number = 1
      remote.set(1)
    }
    #expect(host.lines.joined().contains("1 1"))
    #expect(log.take() == [])
  }

  private struct SelfChanging: View {
    let remote: Remote<Int>
    let log: EventLog
    @State private var value = 0
    var body: some View {
      let _ = remote.set = { value = $0 }
      Text("\(value)").onChange(of: value) { _, new in
        log("\(new)")
        value += 1
      }
    }
  }

  @Test("F132: an onChange that changes its own value is stopped and reported")
  func changeCycle() {
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost { SelfChanging(remote: remote, log: log) }
    host.perform { remote.set(1) }
    #expect(log.take() == ["1", "2"])
    #expect(
      host.issues == [
        "onChange(of: Int) action tried to update multiple times per frame: in SelfChanging, where SelfChanging._value changes each time."
      ])
    host.perform { remote.set(10) }
    #expect(log.take() == ["10", "11"])
    #expect(host.issues.count == 1)
  }

  // MARK: Tasks

  private struct Working: View {
    let id: Int
    let log: EventLog
    var body: some View {
      Text("working").task(id: id) {
        log("start \(id)")
        do { try await Task.sleep(for: .seconds(3600)) } catch { log("cancelled \(id)") }
      }
    }
  }

  @Test("F133: a task starts once at the mount, anew for another id, and is cancelled at the end")
  func tasks() async {
    let (host, remote, log) = mount { step, log in
      if step < 9 { Working(id: step / 2, log: log) }
    }
    await host.idle()
    #expect(log.take() == ["start 0"])
    host.perform { remote.set(2) }
    await host.idle()
    #expect(log.take().sorted() == ["cancelled 0", "start 1"])
    #expect(host.graph.runningTasks == 1)
    host.perform { remote.set(9) }
    await host.idle()
    #expect(log.take() == ["cancelled 1"])
    #expect(host.graph.runningTasks == 0)
  }

  @Test("F134: an equal id does not start a task anew")
  func equalTaskID() async {
    let (host, remote, log) = mount { step, log in Working(id: step / 2, log: log) }
    await host.idle()
    _ = log.take()
    host.perform { remote.set(1) }
    await host.idle()
    #expect(log.take() == [])
  }
}
