public import Tally
package import TerminalUI

/// What a lab's screen shows and acts on: the lab, the counts of what its events ran, and what was claimed of them.
public final class LabModel {
  let lab: Lab
  /// Its keys, as the user has them.
  let keys: KeyMap<LabAction>
  /// What the host is to trace.
  public let tally = RenderTally()
  /// The counts, for the host to show above the views.
  public private(set) lazy var panel = LabPanel(self)
  package let pages: PagesOverlay? = PagesOverlay()
  /// What is printed, and runtime issues, for the host to show above the counts.
  public let log: LogPane
  /// Ends the program; whoever shows the screen says how.
  public var quit: () -> Void = {}
  package var open: (AppPageRequest) -> Void = { _ in }
  package var cover = ScreenCover()

  /// Waits until the lab's clock is to tick; false ends it. Nil where the lab has no clock.
  var nextTick: (() async -> Bool)?
  /// Told of each tick before anything happens for it.
  var onTick: () -> Void = {}

  /// How often each event has happened since the counters stood at zero.
  private var times: [Int]
  /// What the counters said when they were set to zero.
  private var zero: [[Int]] = []
  /// Since when the counters count: "since start" or "since reset".
  private(set) var window = "since start"
  /// The world whose details are shown.
  var activeWorld = 0 {
    didSet { panel.somethingChanged() }
  }

  init(_ lab: Lab, log: LogPane, keys: KeyOverrides = KeyOverrides()) {
    self.lab = lab
    self.keys = lab.keys.rebound(by: keys)
    self.log = log
    times = Array(repeating: 0, count: lab.events.count)
    // Only the counts are shown; the runs would be kept for nobody.
    tally.runCapacity = 0
    if lab.clock != nil {
      nextTick = {
        try? await Task.sleep(for: .seconds(1))
        return !Task.isCancelled
      }
    }
  }

  /// The screen has come up, lists and all: what it took to make the views is not counted.
  func begin() {
    if zero.isEmpty { setToZero() }
  }

  /// Sets the counts and the claims to zero. Events never do.
  func reset() {
    window = "since reset"
    setToZero()
    panel.somethingChanged()
    pages?.countersWereReset()
    pages?.withdrawKey()
  }

  /// Does what an event says in all worlds at once.
  func perform(_ event: Int) {
    times[event] += 1
    lab.events[event].perform()
  }

  /// What was typed into one world goes into the others: one event, as those of keys are.
  func typed(_ copy: () -> Void) {
    guard let event = lab.typing else { return }
    times[event] += 1
    copy()
  }

  private func setToZero() {
    zero = readings
    times = times.map { _ in 0 }
  }

  private var readings: [[Int]] {
    lab.counters.map { counter in counter.values.map { $0(tally) } }
  }
}

extension LabModel {
  /// What is measured and claimed now.
  var table: LabTable {
    let readings = self.readings
    let rows = lab.counters.indices.map { counter in
      LabTable.Row(
        name: lab.counters[counter].name,
        cells: lab.worlds.indices.map { world in
          cell(counter, world, measured: readings[counter][world])
        })
    }
    return LabTable(
      window: window, worlds: lab.worlds.map { ($0.name, $0.shortName) }, rows: rows,
      detail: lab.detail?(activeWorld) ?? [])
  }

  private func cell(_ counter: Int, _ world: Int, measured: Int) -> LabTable.Cell {
    var cell = LabTable.Cell(measured: measured)
    if counter < zero.count { cell.measured -= zero[counter][world] }
    for (event, count) in zip(lab.events, times) where count > 0 {
      let claim = event.claims[counter][world]
      cell.claim += count * claim.claim
      cell.expected += count * claim.expected
      if let reason = claim.reason { cell.reason = reason }
    }
    return cell
  }

  /// The event of the lab's clock happens; not while another screen is shown, so that nothing is counted unseen.
  func tick() {
    guard let clock = lab.clock, isShown else { return }
    onTick()
    perform(clock)
  }
}

extension LabModel: ScreenModel {
  package var trace: (any UpdateTrace)? { pages?.trace ?? tally }
  package func key(named name: String) -> String? { keys.key(named: name) }
  package var instrument: (any ScreenLayer & Coverable)? { panel }
}
