import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

/// Section 12: the lines of `_printChanges`.
@Suite struct PrintChanges {
  private struct Plain: View {
    let log: EventLog
    let value: Int
    var body: some View {
      let _ = log(RunningUpdate.changesLine ?? "no line")
      Text("\(value)")
    }
  }

  private struct Several: View {
    let log: EventLog
    let remote: Remote<(Int?, Int?)>
    @State private var first = 0
    @State private var second = 0
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      let _ = log(RunningUpdate.changesLine ?? "no line")
      let _ =
        remote.set = { values in
          if let value = values.0 { first = value }
          if let value = values.1 { second = value }
        }
      Text("\(first) \(second) \(isEnabled)")
      Plain(log: log, value: first)
    }
  }

  @Test("A first run prints @self, with dynamic properties also @identity and each of them")
  func firstRun() {
    let log = EventLog()
    _ = HeadlessHost { Several(log: log, remote: Remote()) }
    #expect(
      log.take() == [
        "Several: @self, @identity, _first, _second, _isEnabled changed.", "Plain: @self changed.",
      ])
  }

  @Test("A run prints the properties that changed, in the order of their declaration")
  func laterRuns() {
    let log = EventLog()
    let remote = Remote<(Int?, Int?)>()
    let host = HeadlessHost { Several(log: log, remote: remote) }
    _ = log.take()
    host.perform { remote.set((nil, 1)) }
    #expect(log.take() == ["Several: _second changed."])
    host.perform {
      remote.set((nil, 2))
      remote.set((1, nil))
    }
    #expect(log.take() == ["Several: _first, _second changed.", "Plain: @self changed."])
  }

  @Observable final class Model { var label = "a" }

  private final class Store: ObservableObject { @Published var label = "a" }

  private struct Reader: View {
    let log: EventLog
    let model: Model
    @ObservedObject var store: Store
    var body: some View {
      let _ = log(RunningUpdate.changesLine ?? "no line")
      Text("\(model.label) \(store.label)")
    }
  }

  @Test(
    "An observed property is named by type and property, an object by the property that holds it")
  func modelCauses() {
    let log = EventLog()
    let model = Model()
    let store = Store()
    let host = HeadlessHost { Reader(log: log, model: model, store: store) }
    #expect(log.take() == ["Reader: @self, @identity, _store changed."])
    host.perform { model.label = "b" }
    let observed = log.take()
    host.perform { store.label = "b" }
    #expect(log.take() == ["Reader: _store changed."])
    #if TERMINALUI_PUBLIC_OBSERVATION
      #expect(observed == ["Reader: @dependencies changed."])
    #else
      #expect(observed == ["Reader: \\PrintChanges.Model.label changed."])
    #endif
  }

  @Test("Outside of bodies there is no line, and printing does nothing")
  func outside() {
    #expect(RunningUpdate.changesLine == nil)
    Plain._printChanges()
    Plain._logChanges()
  }

  @Test("A run without any cause is unchanged")
  func unchanged() {
    let log = EventLog()
    let host = HeadlessHost(rows: 3) {
      GeometryReader { _ in
        let _ = log(RunningUpdate.changesLine ?? "no line"); Text("a")
      }
    }
    #expect(host.lines == ["a", "", ""])
    #expect(log.take() == ["GeometryReader: unchanged."])
  }
}
