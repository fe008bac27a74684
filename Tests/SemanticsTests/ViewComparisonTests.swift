import Observation
import Tally
import TerminalUI
import Testing

/// Section 4: when a value that arrives counts as equal, so that the body does not run.
@Suite struct ViewComparison {
  /// Makes its child anew with each step.
  private struct Stepper<Child: View>: View {
    let remote: Remote<Int>
    let child: (Int) -> Child
    @State private var step = 0
    var body: some View {
      let _ = remote.set = { step = $0 }
      child(step)
    }
  }

  /// The body runs of `Counted` after the mount, while the parent runs for each step.
  private func bodies<Counted: View, Child: View>(
    of counted: Counted.Type, steps: [Int] = [1], child: @escaping (Int) -> Child
  ) -> Int {
    let tally = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { Stepper(remote: remote, child: child) }
    tally.reset()
    for step in steps { host.perform { remote.set(step) } }
    #expect(tally.counts(of: Counted.self).arrivals == steps.count)
    return tally.counts(of: Counted.self).bodies
  }

  nonisolated enum Side { case left, right }

  private struct PlainData: View {
    let number: Int
    var flag = false
    var ratio = 0.5
    var side = Side.left
    var body: some View { Text("\(number)") }
  }

  private struct NeverEqual: View, @MainActor Equatable {
    let number: Int
    static func == (_: Self, _: Self) -> Bool { false }
    var body: some View { Text("\(number)") }
  }

  private struct AlwaysEqual: View, @MainActor Equatable {
    let number: Int
    static func == (_: Self, _: Self) -> Bool { true }
    var body: some View { Text("\(number)") }
  }

  @Test("F31: equal plain data runs nothing, and its == is not asked")
  func plainData() {
    #expect(bodies(of: PlainData.self) { _ in PlainData(number: 1) } == 0)
    #expect(bodies(of: PlainData.self) { PlainData(number: $0) } == 1)
    #expect(bodies(of: PlainData.self) { PlainData(number: 1, side: $0 == 0 ? .left : .right) } == 1)
    #expect(bodies(of: PlainData.self) { PlainData(number: 1, ratio: Double($0)) } == 1)
    #expect(bodies(of: NeverEqual.self) { _ in NeverEqual(number: 1) } == 0)
    #expect(bodies(of: AlwaysEqual.self) { AlwaysEqual(number: $0) } == 1)
  }

  private struct NeverEqualText: View, @MainActor Equatable {
    let text: String
    static func == (_: Self, _: Self) -> Bool { false }
    var body: some View { Text(text) }
  }

  private struct IgnoresNumber: View, @MainActor Equatable {
    let text: String
    let number: Int
    static func == (left: Self, right: Self) -> Bool { left.text == right.text }
    var body: some View { Text("\(text) \(number)") }
  }

  @Test("F32: a view that is more than plain data compares by its ==, without .equatable()")
  func equatableView() {
    #expect(bodies(of: NeverEqualText.self) { _ in NeverEqualText(text: "a") } == 1)
    #expect(bodies(of: IgnoresNumber.self) { IgnoresNumber(text: "a", number: $0) } == 0)
  }

  private struct Item: Equatable {
    var title: String
    var stars: Int
  }

  private struct Row: View {
    let title: String
    let count: Int
    let item: Item
    let tags: [String]
    var body: some View { Text("\(title) \(count) \(item.stars) \(tags.count)") }
  }

  private func row(title: String = "a", stars: Int = 1, tags: [String] = ["x"]) -> Row {
    Row(title: title, count: 1, item: Item(title: "b", stars: stars), tags: tags)
  }

  @Test("F33: strings, numbers, structures and arrays that are equal run nothing")
  func valueFields() {
    let made = self
    #expect(bodies(of: Row.self) { _ in made.row() } == 0)
    #expect(bodies(of: Row.self) { made.row(title: "\($0)") } == 1)
    #expect(bodies(of: Row.self) { made.row(stars: $0) } == 1)
    #expect(bodies(of: Row.self) { made.row(tags: Array(repeating: "x", count: $0)) } == 1)
  }

  private final class Box {
    var number = 0
  }

  private struct BoxReader: View {
    let box: Box
    var body: some View { Text("\(box.number)") }
  }

  @Test("F34: an object compares by identity: changed contents run nothing")
  func references() {
    let box = Box()
    let runs = bodies(of: BoxReader.self) { step in
      box.number = step
      return BoxReader(box: box)
    }
    #expect(runs == 0)
    #expect(bodies(of: BoxReader.self) { _ in BoxReader(box: Box()) } == 1)
  }

  private struct Parity: View, @MainActor Equatable {
    let number: Int
    static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
    var body: some View { Text("\(number)") }
  }

  @Test("F35: .equatable() lets == decide, also for plain data")
  func forcedEquality() {
    #expect(bodies(of: Parity.self, steps: [2, 4]) { Parity(number: $0).equatable() } == 0)
    #expect(bodies(of: Parity.self, steps: [2, 3]) { Parity(number: $0).equatable() } == 1)
    #expect(bodies(of: Parity.self, steps: [2, 4]) { Parity(number: $0) } == 2)
  }

  @Test("F36: an input that == ignores does not reach the screen")
  func staleInput() {
    let remote = Remote<Int>()
    let host = HeadlessHost {
      Stepper(remote: remote) { IgnoresNumber(text: "a", number: $0).equatable() }
    }
    host.perform { remote.set(7) }
    #expect(host.lines.joined().contains("a 0"))
  }

  private struct OwnState: View, @MainActor Equatable {
    let remote: Remote<Int>
    @State private var own = 0
    static func == (_: Self, _: Self) -> Bool { true }
    init(remote: Remote<Int>) { self.remote = remote }
    var body: some View {
      let _ = remote.set = { own = $0 }
      Text("own \(own)")
    }
  }

  @Test("F37: a view's own state runs it whatever its == says")
  func stateBypassesEquality() {
    let tally = RenderTally()
    let remote = Remote<Int>()
    let host = HeadlessHost(trace: tally) { OwnState(remote: remote).equatable() }
    tally.reset()
    host.perform { remote.set(3) }
    #expect(tally.counts(of: OwnState.self).bodies == 1)
    #expect(host.lines.joined().contains("own 3"))
  }

  private struct Action: View {
    let perform: () -> Void
    var body: some View { Button("go", action: perform) }
  }

  @Test("F38: a closure without a context is equal, any other is not")
  func closures() {
    #expect(bodies(of: Action.self) { _ in Action {} } == 0)
    #expect(bodies(of: Action.self) { step in Action { _ = step } } == 1)
    let box = Box()
    #expect(bodies(of: Action.self) { _ in Action { box.number += 1 } } == 1)
  }

  private struct Card<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { VStack { content } }
  }

  private struct LateCard<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() } }
  }

  @Observable final class Model { var number = 0 }

  private struct CardParent: View {
    let model: Model
    var body: some View {
      LateCard { Text("\(model.number)") }
    }
  }

  @Test("F39: content stored as a value is compared")
  func contentValue() {
    #expect(bodies(of: Card<Text>.self) { _ in Card { Text("a") } } == 0)
    #expect(bodies(of: Card<Text>.self) { step in Card { Text("\(step)") } } == 1)
  }

  @Test("F39: content stored as a closure is evaluated in the child, which its reads belong to")
  func contentClosure() {
    let tally = RenderTally()
    let model = Model()
    let host = HeadlessHost(trace: tally) { CardParent(model: model) }
    tally.reset()
    host.perform { model.number = 5 }
    #expect(tally.counts(of: CardParent.self) == ViewCounts())
    #expect(tally.counts(of: LateCard<Text>.self) == ViewCounts(bodies: 1))
    #expect(host.lines.joined().contains("5"))
  }

  private struct BindingChild: View {
    @Binding var value: Int
    var body: some View { Text("\(value)") }
  }

  private struct BindingParent: View {
    let remote: Remote<Int>
    let usesClosures: Bool
    @State private var value = 0
    @State private var other = 0
    var body: some View {
      let _ = remote.set = { other = $0 }
      let _ = other
      let made = Binding(get: { value }, set: { value = $0 })
      BindingChild(value: usesClosures ? made : $value)
    }
  }

  @Test("F40: a binding of two closures is another one each time, one of a property is not")
  func closureBindings() {
    for (usesClosures, runs) in [(true, 1), (false, 0)] {
      let tally = RenderTally()
      let remote = Remote<Int>()
      let host = HeadlessHost(trace: tally) {
        BindingParent(remote: remote, usesClosures: usesClosures)
      }
      tally.reset()
      host.perform { remote.set(1) }
      #expect(tally.counts(of: BindingChild.self).arrivals == 1)
      #expect(tally.counts(of: BindingChild.self).bodies == runs)
    }
  }

  private struct Deep: @MainActor Equatable {
    static var comparisons = 0
    var values: [Int]
    static func == (left: Self, right: Self) -> Bool {
      comparisons += 1
      return left.values == right.values
    }
  }

  private struct DeepReader: View {
    let deep: Deep
    var body: some View { Text("\(deep.values.count)") }
  }

  @Test("F41: an arrival compares each field once and no more")
  func comparisonCost() {
    Deep.comparisons = 0
    #expect(bodies(of: DeepReader.self, steps: [1, 2, 3]) { _ in DeepReader(deep: Deep(values: [1])) } == 0)
    #expect(Deep.comparisons == 3)
  }
}
