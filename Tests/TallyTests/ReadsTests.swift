import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

/// What the views in the tree depend on.
@Suite struct Reads {
  @Observable final class Model: Identifiable {
    let id: Int
    var title = "t"
    var count = 0
    init(id: Int) { self.id = id }
  }

  private final class Store: ObservableObject { @Published var count = 0 }

  private struct Reader: View {
    let model: Model
    let isLong: Bool
    var body: some View { Text(isLong ? "\(model.title)\(model.count)" : model.title) }
  }

  private struct Several: View {
    @ObservedObject var store: Store
    @State private var read = 0
    @State private var handedOn = 0
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      Text("\(read)")
      Stepper("n", value: $handedOn)
    }
  }

  @Test("A view's reads are the properties that its last run has read")
  func observed() {
    guard ObservationTracker.namesProperties else { return }
    let models = [Model(id: 1), Model(id: 2)]
    let host = HeadlessHost {
      Reader(model: models[0], isLong: false)
      Reader(model: models[1], isLong: true)
    }
    #expect(
      host.reads.map(\.properties) == [
        ["Reads.Model.title of Model #1"],
        ["Reads.Model.count of Model #2", "Reads.Model.title of Model #2"],
      ])
    #expect(host.readers(of: "Reads.Model.count").map(\.viewName) == ["Reader"])
    #expect(host.readers(of: "Reads.Model.title").count == 2)
  }

  @Test("To ask for the reads changes none of them")
  func asking() {
    guard ObservationTracker.namesProperties else { return }
    let tally = RenderTally()
    let model = Model(id: 3)
    let host = HeadlessHost(trace: tally) { Reader(model: model, isLong: true) }
    tally.reset()
    for _ in 0..<3 {
      _ = host.reads
      host.perform { model.count += 1 }
    }
    #expect(tally.counts(of: Reader.self) == ViewCounts(bodies: 3))
    #expect(tally.runs.map(\.causes) == Array(repeating: ["Reads.Model.count"], count: 3))
    #expect(host.reads.map(\.properties.count) == [2])
  }

  @Test(
    "State counts when it was read; an observed object and the environment count for their declaration"
  )
  func dynamicProperties() {
    let host = HeadlessHost { Several(store: Store()) }
    let reads = host.reads.first { $0.viewName == "Several" }
    #expect(reads?.properties.count == 3)
    #expect(reads?.contains("_store") == true)
    #expect(reads?.contains("_read") == true)
    #expect(reads?.contains("_isEnabled") == true)
    #expect(reads?.contains("_handedOn") == false)
  }
}
