import CombineShim
import Tally
import TerminalUI
import Testing

private class Base: ObservableObject {
  @Published var base = 0
}
private final class Derived: Base {
  @Published var derived = 0
}
private struct DerivedView: View {
  @ObservedObject var object: Derived
  var body: some View { Text("\(object.base) \(object.derived)") }
}

@Suite struct InheritedPublishedFacts {
  @Test(
    "F146: published properties of the base class and of the subclass signal one publisher, once per write"
  )
  func inheritance() {
    let object = Derived()
    let tally = RenderTally()
    let host = HeadlessHost(trace: tally) { DerivedView(object: object) }
    var signals = 0
    let subscription = object.objectWillChange.sink { signals += 1 }
    tally.reset()
    host.perform { object.base = 1 }
    #expect(signals == 1)
    host.perform { object.derived = 1 }
    #expect(signals == 2)
    withExtendedLifetime(subscription) {}
    #expect(tally.causes(of: "DerivedView") == [["_object"], ["_object"]])
    #expect(host.shows("1 1"))
  }
}
