import Observation
import Tally
import TerminalUI
import Testing

/// Modifiers with a body have dynamic properties of their own.
@Suite struct ViewModifiers {
  private struct Counting: ViewModifier {
    let remote: Remote<Int>
    @State private var count = 0
    @Environment(\.unit) private var unit
    func body(content: Content) -> some View {
      let _ = remote.set = { count = $0 }
      let _ = Counting._note(remote)
      HStack {
        content
        Text("\(count) \(unit)")
      }
    }
    private static func _note(_ remote: Remote<Int>) { remote.act() }
  }

  private struct Screen: View {
    let remote: Remote<Int>
    let unit: Remote<String>
    let log: EventLog
    @State private var name = "g"
    var body: some View {
      let _ = unit.set = { name = $0 }
      LoggedLeaf("leaf", log: log)
        .modifier(Counting(remote: remote))
        .environment(\.unit, name)
    }
  }

  @Test("State and environment of a modifier are its own: they run its body, and nothing around")
  func dynamicProperties() {
    let (remote, unit, log) = (Remote<Int>(), Remote<String>(), EventLog())
    var runs = 0
    remote.act = { runs += 1 }
    let tally = RenderTally()
    let host = HeadlessHost(columns: 20, rows: 1, trace: tally) {
      Screen(remote: remote, unit: unit, log: log)
    }
    #expect(host.lines[0].contains("leaf0 0 g"))
    _ = log.take()
    tally.reset()
    host.perform { remote.set(3) }
    #expect(host.lines[0].contains("leaf0 3 g"))
    #expect(runs == 2)
    #expect(tally.runs.first?.causes == ["_count"])
    #expect(tally.runs.first?.viewName == "Counting")
    #expect(tally.counts(of: Screen.self).bodies == 0)
    #expect(log.take() == [])
    tally.reset()
    host.perform { unit.set("ml") }
    #expect(host.lines[0].contains("leaf0 3 ml"), "the state is kept")
    #expect(runs == 3)
    #expect(tally.runs.contains { $0.causes == ["_unit"] })
    #expect(host.issues == [])
  }

  private struct Holder: View {
    let content: AnyView
    let number: any Equatable
    let object: any Marked
    let log: EventLog
    var body: some View {
      let _ = log("holder")
      content
    }
  }
  private struct HolderParent: View {
    let remote: Remote<Int>
    let log: EventLog
    let object = Mark()
    @State private var value = 0
    var body: some View {
      let _ = remote.set = { value = $0 }
      Holder(content: AnyView(Text("\(value / 2)")), number: value / 4, object: object, log: log)
    }
  }

  @Test("R4: erased values in a view compare by what they hold, objects by identity")
  func existentials() {
    let (remote, log) = (Remote<Int>(), EventLog())
    let host = HeadlessHost { HolderParent(remote: remote, log: log) }
    #expect(log.take() == ["holder"])
    host.perform { remote.set(1) }
    #expect(log.take() == [])
    host.perform { remote.set(2) }
    #expect(log.take() == ["holder"])
    host.perform { remote.set(5) }
    #expect(log.take() == ["holder"])
  }

  private struct Watching: ViewModifier {
    let model: Model
    func body(content: Content) -> some View { content.bold(model.isBold) }
  }
  @Observable final class Model { var isBold = false }

  @Test("What a modifier's body reads of a model runs the modifier alone")
  func observation() {
    let model = Model()
    let log = EventLog()
    let host = HeadlessHost(columns: 20, rows: 1) {
      LoggedLeaf("leaf", log: log).modifier(Watching(model: model))
    }
    _ = log.take()
    host.perform { model.isBold = true }
    #expect(log.take() == [])
    #expect(host.repaintMatches())
  }
}

private protocol Marked: AnyObject {}
private final class Mark: Marked {}

private enum UnitKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}
