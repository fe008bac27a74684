import Observation
import Tally
import TerminalUI
import Testing

@Observable private final class Model {
  var name = "one"
  var other = 0
}
private struct NameField: View {
  @Binding var name: String
  var body: some View { Text("field \(name)") }
}
private struct Untouching: View {
  @Binding var name: String
  var body: some View { Button("set") { name = "pressed" } }
}
private struct Editor: View {
  @Bindable var model: Model
  var body: some View {
    NameField(name: $model.name)
    Untouching(name: $model.name)
  }
}
private struct Idle: View {
  @Bindable var model: Model
  var body: some View { Text("idle") }
}

@Suite struct BindableFacts {
  @Test("F96: a body that makes a binding of a model's property depends on the property")
  func bindingReads() {
    let model = Model()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) {
      Editor(model: model)
      Idle(model: model)
    }
    tally.reset()
    host.perform { model.name = "two" }
    #expect(tally.counts(of: Editor.self) == ViewCounts(bodies: 1))
    #expect(tally.counts(of: NameField.self) == ViewCounts(arrivals: 1, bodies: 1))
    #expect(tally.counts(of: Idle.self) == ViewCounts())
    #expect(host.shows("field two"))
    host.perform { model.other = 1 }
    #expect(tally.counts(of: Editor.self).bodies == 1)
  }

  @Test("F96: a child that does not read its binding is skipped; its action writes the model")
  func bindingWrites() {
    let model = Model()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { Editor(model: model) }
    tally.reset()
    host.press(.tab)
    host.press(.return)
    #expect(model.name == "pressed")
    #expect(tally.counts(of: Untouching.self) == ViewCounts(arrivals: 1, skips: 1))
    #expect(host.shows("field pressed"))
  }

  @Test(
    "F97: a bindable is no dynamic property: the causes name the model's property, and at mount @self alone"
  )
  func noDynamicProperty() {
    let model = Model()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { Editor(model: model) }
    host.perform { model.name = "two" }
    #expect(tally.causes(of: "Editor") == [["@self"], [observedCause("Model.name")]])
  }
}
