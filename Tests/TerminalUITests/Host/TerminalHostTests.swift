import Glibc
import Testing

@testable import TerminalUI

/// The host of a terminal, on a back end without one.
@Suite struct TerminalHostTests {
  /// Gives one batch of events to each wait, and ends when there are no more.
  private final class Script: Backend {
    let size = CellSize(columns: 10, rows: 2)
    private var batches: [[InputEvent]]
    private(set) var frames: [[String]] = []

    init(_ batches: [[InputEvent]]) { self.batches = batches }

    func present(_ buffer: CellBuffer, damage: Damage, cursor: Cursor?) {
      frames.append(buffer.lines)
    }

    func waitForEvents(descriptors: [Int32], deadline: UInt64?) -> BackendEvents {
      batches.isEmpty ? BackendEvents(exitStatus: 7) : BackendEvents(input: batches.removeFirst())
    }
  }

  @Observable fileprivate final class Model {
    var count = 0
  }

  private struct Counter: View {
    let model: Model
    var body: some View {
      Text("\(model.count)").onKeyPress("+") {
        model.count += 1
        return .handled
      }
    }
  }

  private static let plus = InputEvent.key(KeyPress(key: "+"))

  @Test(
    "keys that wait together are events of their own and one frame; the back end's status ends the run"
  )
  func frames() {
    let script = Script([[Self.plus, Self.plus, Self.plus], [Self.plus]])
    let model = Model()
    let host = TerminalHost(backend: script) { Counter(model: model) }
    #expect(host.run() == 7)
    #expect(script.frames.map { $0[0].filter { $0 != " " } } == ["0", "3", "4"])
  }

  @Test("a host that is gone leaves nothing: neither nodes nor a descriptor that a model writes to")
  func end() {
    let model = Model()
    var host: TerminalHost? = TerminalHost(backend: Script([])) { Counter(model: model) }
    let inbox = host!.graph.inbox
    weak let graph = host!.graph
    weak let node = host!.graph.root
    #expect(host!.run() == 7)
    host = nil
    #expect(graph == nil && node == nil)
    let posts = inbox.postCount
    model.count = 5
    #expect(inbox.postCount == posts)
  }
}
