import Testing

@testable import TerminalUI

/// Several transactions of one event.
@Suite struct StagedWrites {
  private struct Profile: Equatable {
    var age = 1
    var name = "n"
    var isSubscribed = false
  }

  private final class Runs { var count = 0 }

  private struct AgeView: View {
    @Binding var age: Int
    let runs: Runs
    var body: some View {
      let _ = runs.count += 1
      Text("age \(age)")
    }
  }

  private struct Parts: View {
    let runs: Runs
    @State private var profile = Profile()
    var body: some View {
      VStack(alignment: .leading) {
        AgeView(age: $profile.age, runs: runs)
        Toggle("s", isOn: $profile.isSubscribed)
        TextField("name", text: $profile.name)
        Button("x") {
          withAnimation { profile.age += 1 }
          withAnimation { profile.isSubscribed.toggle() }
          withAnimation { profile.name = "q" }
          withAnimation { profile.name = "w" }
        }
      }
    }
  }

  @Test("bindings to parts follow each of several transactions")
  func parts() {
    let runs = Runs()
    let host = HeadlessHost(columns: 10, rows: 4) { Parts(runs: runs) }
    #expect(host.lines == ["age 1", "[ ] s", "n", "x"])
    for _ in 0..<3 { host.press(.tab) }
    runs.count = 0
    host.press(.return)
    #expect(host.lines == ["age 2", "[x] s", "w", "x"])
    #expect(runs.count == 1)
    // What was typed next is added to what is there.
    host.press(.tab, modifiers: .shift)
    host.type("1")
    #expect(host.lines[2] == "w1")
  }

  @Test("an event may have more transactions than an update has passes")
  func manyTransactions() {
    let remote = Watched<() -> Void>({})
    let host = HeadlessHost(rows: 1) { Staged(remote: remote) }
    host.perform { remote.value() }
    #expect(host.lines[0].hasSuffix(" on 200, steps 3"))
    #expect(host.issues.isEmpty)
  }

  private struct Staged: View {
    let remote: Watched<() -> Void>
    @State private var on = Array(repeating: false, count: 200)
    @State private var step = 0
    @State private var seen = 0
    var body: some View {
      Text("on \(on.count { $0 }), steps \(seen)")
        .onAppear {
          remote.value = {
            for index in on.indices { withAnimation { on[index] = true } }
            for _ in 0..<3 { withAnimation { step += 1 } }
          }
        }
        .onChange(of: step) { seen += 1 }
    }
  }

  private struct Endless: View {
    let remote: Watched<() -> Void>
    @State private var step = 0
    var body: some View {
      Text("\(step)")
        .onAppear { remote.value = { withAnimation { step += 1 } } }
        .onChange(of: step) { withAnimation { step += 1 } }
    }
  }

  @Test("transactions that make transactions come to an end, and are reported")
  func endlessTransactions() {
    let remote = Watched<() -> Void>({})
    let host = HeadlessHost { Endless(remote: remote) }
    host.perform { remote.value() }
    #expect(host.issues.count == 1)
  }

  private struct OneStep: View {
    let remote: Watched<() -> Void>
    let runs: Runs
    @State private var step = 0
    var body: some View {
      let _ = runs.count += 1
      Text("\(step)").onAppear { remote.value = { withAnimation { step += 1 } } }
    }
  }

  @Test("a write in a transaction of a task is taken up without anybody asking")
  func inTask() async {
    let remote = Watched<() -> Void>({})
    let runs = Runs()
    let host = HeadlessHost(columns: 1, rows: 1) { OneStep(remote: remote, runs: runs) }
    #expect(runs.count == 1)
    let write = remote.value
    await Task { write() }.value
    for _ in 0..<10_000 where runs.count == 1 { await Task.yield() }
    #expect(runs.count == 2)
    #expect(host.lines[0] == "1")
  }
}
