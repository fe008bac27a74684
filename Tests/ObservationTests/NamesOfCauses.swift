import CombineShim
import Observation
import OtherModule
import Tally
import TerminalUI
import Testing

private enum Outer {
  @Observable class Inner { var nested = 0 }
}
@Observable private final class Heir: Outer.Inner { var added = 0 }
@Observable private final class Generic<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
@Observable private final class Secretive {
  private var hidden = 0
  var shown: Int { hidden * 2 }
  func change() { hidden += 1 }
}
@Observable private final class Sum {
  var left = 1
  var right = 2
  var sum: Int { left + right }
}

private class Base: ObservableObject { @Published var value = 0 }
private final class Derived: Base { @Published var more = 0 }
private struct ObjectView: View {
  @ObservedObject var first: Derived
  @ObservedObject var second: Base
  var body: some View { Text("\(first.more) \(second.value)") }
}
private struct Reader: View {
  let read: () -> Void
  var body: some View {
    let _ = read()
    Text("read")
  }
}

/// In a build on the public API alone no cause has a name.
private func named(_ name: String) -> [[String]] {
  #if TERMINALUI_PUBLIC_OBSERVATION
    [["@dependencies"]]
  #else
    [[name]]
  #endif
}

@Suite struct NamesOfCauses {
  private func causes(reading read: @escaping () -> Void, event: () -> Void) -> [[String]] {
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { Reader(read: read) }
    tally.reset()
    host.perform(event)
    return tally.runs.map(\.causes)
  }

  @Test func nestedTypesAreNamedWithThoseAround() {
    let model = Outer.Inner()
    #expect(
      causes(reading: { _ = model.nested }) { model.nested += 1 } == named("Outer.Inner.nested"))
  }

  @Test func genericTypesAreNamedWithoutArguments() {
    let model = Generic([1])
    #expect(causes(reading: { _ = model.value }) { model.value = [2] } == named("Generic.value"))
    let other = Generic("a")
    #expect(causes(reading: { _ = other.value }) { other.value = "b" } == named("Generic.value"))
  }

  @Test func privatePropertiesAreNamedBehindAComputedOne() {
    let model = Secretive()
    #expect(causes(reading: { _ = model.shown }) { model.change() } == named("Secretive.hidden"))
  }

  @Test func theStoredPropertyThatChangedIsNamed() {
    let model = Sum()
    #expect(causes(reading: { _ = model.sum }) { model.right = 5 } == named("Sum.right"))
    #expect(causes(reading: { _ = model.sum }) { model.left = 5 } == named("Sum.left"))
  }

  @Test func inheritedPropertiesAreNamedByTheClassThatHasThem() {
    let model = Heir()
    #expect(
      causes(reading: { _ = model.nested }) { model.nested += 1 } == named("Outer.Inner.nested"))
    #expect(causes(reading: { _ = model.added }) { model.added += 1 } == named("Heir.added"))
  }

  @Test func propertiesOfAnotherModuleAreNamed() {
    let model = OtherModel()
    #expect(causes(reading: { _ = model.value }) { model.value += 1 } == named("OtherModel.value"))
  }

  @Test func observableObjectsAreNamedByTheViewsProperty() {
    let first = Derived()
    let second = Base()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { ObjectView(first: first, second: second) }
    tally.reset()
    host.perform { first.more += 1 }
    host.perform { first.value += 1 }
    host.perform { second.value += 1 }
    host.perform {
      second.value += 1
      first.more += 1
    }
    #expect(
      tally.runs.map(\.causes) == [["_first"], ["_first"], ["_second"], ["_first", "_second"]])
  }
}
