import CombineShim
import Glibc
import Observation
import OtherModule
import Synchronization
import Tally
import TerminalUI
import Testing

private struct SharedView: View {
  let model: Shared
  var body: some View { Text("model \(model.value)") }
}
private struct ObjectView: View {
  @ObservedObject var object: SharedObject
  var body: some View { Text("object \(object.value)") }
}
private struct PublishingView: View {
  @ObservedObject var object: Publishing
  var body: some View { Text("value \(object.value)") }
}

@Suite struct ChangesFromAnywhere {
  /// The public API of Observation tells of a change before it is made: what another thread changes while a body runs
  /// may be missed there, as "Where we differ" says.
  private func shows(_ host: HeadlessHost, _ text: String) -> Bool {
    #if TERMINALUI_PUBLIC_OBSERVATION
      true
    #else
      host.lines.contains { $0.contains(text) }
    #endif
  }

  @Test func noChangeUnderLoadIsLost() async {
    let model = Shared()
    let object = SharedObject()
    let host = HeadlessHost {
      SharedView(model: model)
      ObjectView(object: object)
    }
    let left = Atomic<Int>(8)
    for _ in 0..<8 {
      startThread {
        for _ in 0..<5_000 {
          model.increment()
          object.increment()
        }
        left.subtract(1, ordering: .sequentiallyConsistent)
      }
    }
    // Updates go on all the time.
    while left.load(ordering: .sequentiallyConsistent) > 0 { await host.idle() }
    await host.idle()
    #expect(shows(host, "model 40000"))
    #expect(host.lines.contains { $0.contains("object 40000") })
  }

  @Test func theLastChangeOfManyShortBurstsIsShown() async {
    let model = Shared()
    let object = SharedObject()
    let host = HeadlessHost {
      SharedView(model: model)
      ObjectView(object: object)
    }
    for burst in 1...200 {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask { @concurrent in
            for _ in 0..<5 {
              model.increment()
              object.increment()
            }
          }
        }
        while model.value < burst * 20 { await host.idle() }
      }
      await host.idle()
      #expect(shows(host, "model \(burst * 20)"))
      #expect(host.lines.contains { $0.contains("object \(burst * 20)") })
    }
  }

  @Test func aChangeOnAnotherThreadRunsTheBodyOnce() async {
    let model = Shared()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { SharedView(model: model) }
    tally.reset()
    await onThread { model.increment() }
    await host.idle()
    #expect(tally.counts(of: SharedView.self) == ViewCounts(bodies: 1))
    #expect(host.lines.contains { $0.contains("model 1") })
  }

  #if !TERMINALUI_PUBLIC_OBSERVATION
    @Test func anUpdateIsAskedForAfterTheChange() async {
      let model = Shared()
      let host = HeadlessHost { SharedView(model: model) }
      let inbox = host.graph.inbox
      let before = inbox.postCount
      let during = Atomic<Int>(-1)
      await onThread {
        model.increment { during.store(inbox.postCount, ordering: .relaxed) }
      }
      #expect(during.load(ordering: .relaxed) == before)
      #expect(inbox.postCount == before + 1)
    }

    @Test func aChangeOnAnotherThreadWhileTheBodyRunsIsNotLost() async {
      let model = Shared()
      let tally = RenderTally()
      let meanwhile = Meanwhile()
      let host = HeadlessHost(trace: tally) { Interrupted(model: model, meanwhile: meanwhile) }
      meanwhile.action = {
        // The thread changes what this run has read, before this run is registered.
        let done = Atomic<Bool>(false)
        startThread {
          model.increment()
          done.store(true, ordering: .releasing)
        }
        while !done.load(ordering: .acquiring) { sched_yield() }
      }
      tally.reset()
      host.perform { model.increment() }
      #expect(tally.counts(of: Interrupted.self) == ViewCounts(bodies: 2))
      #expect(host.lines.contains { $0.contains("model 2") })
    }
  #endif

  @Test func publishingInTheBackgroundIsReportedOnceAndShown() async {
    let object = Publishing()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { PublishingView(object: object) }
    tally.reset()
    await onThread { object.value = 1 }
    await host.idle()
    #expect(host.lines.contains { $0.contains("value 1") })
    #expect(tally.runs.map(\.causes) == [["_object"]])
    await onThread { object.value = 2 }
    await host.idle()
    #expect(host.lines.contains { $0.contains("value 2") })
    #expect(host.issues.count == 1)
    let issue = host.issues.first ?? ""
    #expect(issue.hasPrefix("Publishing changes from background threads is not allowed; "))
    #expect(issue.contains("PublishingView.") && issue.contains("object"))
  }

  @Test func publishingOnTheMainActorOutsideOfEventsIsAllowed() async {
    let object = Publishing()
    let host = HeadlessHost { PublishingView(object: object) }
    object.value = 1
    await Task { object.value = 2 }.value
    await host.idle()
    #expect(host.lines.contains { $0.contains("value 2") })
    #expect(host.issues == [])
  }

  @Test func aBackgroundPublishIsTakenUpAfterItsWrite() async {
    let object = Publishing()
    let host = HeadlessHost { PublishingView(object: object) }
    let inbox = host.graph.inbox
    let during = Atomic<Int>(-1)
    // Called after the view's subscription, before the write.
    let subscription = object.objectWillChange.sink { @Sendable in
      during.store(inbox.postCount, ordering: .relaxed)
    }
    await onThread { object.value = 1 }
    withExtendedLifetime(subscription) {}
    // The report, and the change only when it was made.
    #expect(during.load(ordering: .relaxed) == 1)
    #expect(inbox.postCount == 2)
  }

  @Test func manyPublishesInTheBackgroundWaitAsOne() async {
    let object = SharedObject()
    let host = HeadlessHost { ObjectView(object: object) }
    whileStandingStill { for _ in 0..<1_000 { object.increment() } }
    #expect(host.graph.inbox.postCount == 2)
    await host.idle()
    #expect(host.lines.contains { $0.contains("object 1000") })
  }
}

private final class Meanwhile {
  var action: (() -> Void)?
}
private struct Interrupted: View {
  let model: Shared
  let meanwhile: Meanwhile
  var body: some View {
    let value = model.value
    let _ = runOnce()
    Text("model \(value)")
  }
  private func runOnce() {
    let action = meanwhile.action
    meanwhile.action = nil
    action?()
  }
}
