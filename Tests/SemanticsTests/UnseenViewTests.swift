import Observation
import Tally
import TerminalUI
import Testing

/// Section 10: what runs of the actions of views that are made and gone within one update, and what does not.
@Suite struct UnseenViews {
  private struct Row: View {
    let index: Int
    let log: EventLog
    var body: some View {
      VStack {
        Text("\(index)")
        Text("a")
        Text("b")
      }
      .onAppear { log("+\(index)") }
      .onDisappear { log("-\(index)") }
      .onChange(of: index, initial: true) { log("=\(index)") }
      .task { log("task \(index)") }
    }
  }

  @Test("F128: a row that is made only to be measured neither appears nor disappears")
  func measuredRows() async {
    let tally = RenderTally()
    let log = EventLog()
    let host = HeadlessHost(columns: 4, rows: 9, trace: tally) {
      ScrollView { LazyVStack { ForEach(0..<50) { Row(index: $0, log: log) } } }
    }
    // Rows of one line were expected: after the first, of three lines, six more would have filled the window.
    #expect(tally.counts(of: Row.self) == ViewCounts(arrivals: 7, bodies: 7, removals: 4))
    await host.idle()
    let events = log.take()
    #expect(events.sorted() == ["+0", "+1", "+2", "=0", "=1", "=2", "task 0", "task 1", "task 2"])
    // Of those that have appeared, the one that scrolls out of sight disappears, once.
    for _ in 0..<3 { host.press("j") }
    await host.idle()
    #expect(log.take().sorted() == ["+3", "-0", "=3", "task 3"])
  }

  private struct Disappearing: View {
    let log: EventLog
    @Bindable var model: Model
    var body: some View {
      Text("\(model.number)")
        .onAppear { model.number = 1 }
      if model.number == 0 {
        Text("first").onAppear { log("appear") }.onDisappear { log("disappear") }
      }
    }
  }

  @Test("F128: a view whose onAppear has run disappears once, in the same event too")
  func shortLife() {
    let log = EventLog()
    let host = HeadlessHost { Disappearing(log: log, model: Model()) }
    #expect(host.lines.joined().contains("1"))
    #expect(log.take() == ["appear", "disappear"])
  }

  @Observable final class Model {
    var number = 0
    var selection: Int? = 0
  }

  private struct Numbers: View {
    @Bindable var model: Model
    let log: EventLog
    var body: some View {
      let number = model.number
      List(0..<100, id: \.self, selection: $model.selection) { index in
        Text("\(index) \(number)").onChange(of: number) { log("\(index): \($0)>\($1)") }
      }
    }
  }

  @Test("F129: an onChange action does not run where the view goes in the same pass")
  func changedAndGone() {
    let model = Model()
    let log = EventLog()
    let host = HeadlessHost(columns: 8, rows: 3) { Numbers(model: model, log: log) }
    host.perform { model.number = 1 }
    #expect(log.take() == ["0: 0>1", "1: 0>1", "2: 0>1"])
    host.perform {
      model.number = 2
      model.selection = 50
    }
    #expect(host.lines == [" 48 2", " 49 2", ">50 2"])
    #expect(log.take() == [])
  }
}
