import Observation
import Tally
import TerminalUI
import Testing

/// Rule R8 for `GeometryReader`: its closure is a scope of its own, evaluated for a size.
@Suite struct GeometryReaderScope {
  @Observable final class Model { var number = 0 }

  private struct Reader: View {
    let model: Model
    let log: EventLog
    let remote: Remote<Int>
    @State private var value = 0
    var body: some View {
      let _ = remote.set = { value = $0 }
      let _ = log("body")
      GeometryReader { proxy in
        let _ = log("content \(proxy.size.width)x\(proxy.size.height)")
        Text("\(model.number) \(value)")
      }
    }
  }

  private func mount() -> (host: HeadlessHost, model: Model, log: EventLog, remote: Remote<Int>) {
    let model = Model()
    let log = EventLog()
    let remote = Remote<Int>()
    let host = HeadlessHost(columns: 30, rows: 4) { Reader(model: model, log: log, remote: remote) }
    return (host, model, log, remote)
  }

  @Test(
    "R8: the content runs once at the mount, with the size that it gets, and anew for another size")
  func size() {
    let (host, _, log, _) = mount()
    #expect(log.take() == ["body", "content 30x4"])
    #expect(host.lines.first == "0 0")
    host.resize(columns: 20, rows: 2)
    #expect(log.take() == ["content 20x2"])
  }

  @Test("F90, R8: what the content reads of a model runs the content and not the body around it")
  func ownScope() {
    let (host, model, log, _) = mount()
    _ = log.take()
    host.perform { model.number = 7 }
    #expect(log.take() == ["content 30x4"])
    #expect(host.lines.first == "7 0")
  }

  @Test("R8: state of the view around that the content reads runs both")
  func stateAround() {
    let (host, _, log, remote) = mount()
    _ = log.take()
    host.perform { remote.set(3) }
    #expect(log.take() == ["body", "content 30x4"])
    #expect(host.lines.first == "0 3")
    #expect(host.repaintMatches())
  }
}
