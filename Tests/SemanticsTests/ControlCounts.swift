import CombineShim
import Observation
import Tally
import TerminalUI
import Testing

/// Which bodies a key in a control runs, by what holds the value (F53, F58, F96).
@Suite struct ControlCounts {
  @Observable final class Model {
    var name = ""
    var isOn = false
    var count = 0
    var tab = 0
  }
  final class Object: ObservableObject {
    @Published var name = ""
    @Published var isOn = false
    @Published var count = 0
    @Published var tab = 0
  }

  /// All controls, on bindings that are handed in.
  private struct Controls: View {
    let name: Binding<String>
    let isOn: Binding<Bool>
    let count: Binding<Int>
    let tab: Binding<Int>
    var body: some View {
      VStack(alignment: .leading) {
        TextField("name", text: name)
        Toggle("on", isOn: isOn)
        Stepper("count", value: count)
        Picker("pick", selection: count) { ForEach(0..<9, id: \.self) { Text("\($0)").tag($0) } }
        TabView(selection: tab) {
          Sibling().tabItem { Text("one") }.tag(0)
          Text("second").tabItem { Text("two") }.tag(1)
        }
      }
    }
  }
  private struct Sibling: View {
    var body: some View { Text("first") }
  }

  private struct OnState: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var count = 0
    @State private var tab = 0
    var body: some View { Controls(name: $name, isOn: $isOn, count: $count, tab: $tab) }
  }
  private struct OnModel: View {
    @Bindable var model: Model
    var body: some View {
      Controls(name: $model.name, isOn: $model.isOn, count: $model.count, tab: $model.tab)
    }
  }
  private struct OnObject: View {
    @ObservedObject var object: Object
    var body: some View {
      Controls(name: $object.name, isOn: $object.isOn, count: $object.count, tab: $object.tab)
    }
  }

  /// Presses one key in each control. - Returns: the runs of the owner's body for each.
  private func ownerRuns<Owner: View>(_ owner: Owner, controlRuns: Int = 0) -> [Int] {
    let tally = RenderTally()
    let host = HeadlessHost(columns: 30, rows: 10, trace: tally) { owner }
    func runs(_ key: KeyEquivalent) -> Int {
      tally.reset()
      host.press(key)
      #expect(tally.counts(of: Sibling.self).bodies == 0)
      #expect(tally.counts(of: Controls.self).bodies == controlRuns)
      defer { host.press(.tab) }
      return tally.counts(of: Owner.self).bodies
    }
    let all = [runs("a"), runs(.space), runs(.rightArrow), runs(.rightArrow), runs(.rightArrow)]
    #expect(host.lines.map { $0.prefix(30) }.contains { $0.hasPrefix("a") })
    #expect(host.lines.contains("[x] on"))
    #expect(host.lines.contains { $0.contains("‹ 2 ›") })
    #expect(host.lines.contains { $0.hasSuffix("second") })
    #expect(host.repaintMatches())
    #expect(host.issues == [])
    return all
  }

  @Test("A control on a state runs no body: the owner makes the binding and does not read it")
  func state() { #expect(ownerRuns(OnState()) == [0, 0, 0, 0, 0]) }

  @Test(
    "F96: a control on a model's property runs the body that makes the binding, once for each key")
  func bindable() { #expect(ownerRuns(OnModel(model: Model())) == [1, 1, 1, 1, 1]) }

  @Test("F58: a control on an object's property runs the object's observer, once for each key")
  func observedObject() {
    // A binding of an object's property is equal while the property is: who is handed another one runs too.
    #expect(ownerRuns(OnObject(object: Object()), controlRuns: 1) == [1, 1, 1, 1, 1])
  }

  private struct ObjectReader: View {
    @Binding var count: Int
    var body: some View { Text("count\(count)") }
  }
  private struct NameReader: View {
    @Binding var name: String
    var body: some View { Text("name\(name)") }
  }
  private struct ObjectOwner: View {
    @ObservedObject var object: Object
    var body: some View {
      ObjectReader(count: $object.count)
      NameReader(name: $object.name)
    }
  }

  @Test(
    "F58: a child with a binding of an object's property runs when that property changes, not for another"
  )
  func childOfObject() {
    let tally = RenderTally()
    let object = Object()
    let host = HeadlessHost(trace: tally) { ObjectOwner(object: object) }
    tally.reset()
    host.perform { object.count = 7 }
    #expect(host.lines.joined().contains("count7"))
    #expect(tally.counts(of: ObjectReader.self).bodies == 1)
    #expect(tally.counts(of: NameReader.self).bodies == 0)
    #expect(tally.counts(of: NameReader.self).skips == 1)
  }

  @Test("F96: each letter of a text runs the parent that holds $model.name")
  func letters() {
    let tally = RenderTally()
    let model = Model()
    let host = HeadlessHost(columns: 30, rows: 10, trace: tally) { OnModel(model: model) }
    tally.reset()
    host.type("kenya")
    #expect(model.name == "kenya")
    #expect(tally.counts(of: OnModel.self).bodies == 5)
    tally.reset()
    host.press(.leftArrow)
    #expect(tally.runs.isEmpty, "moving the insertion point writes nothing")
  }
}
