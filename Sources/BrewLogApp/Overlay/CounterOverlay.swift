import BrewModel
public import TerminalUI

/// The live counters above the compare screen: an instrument, outside of the view tree.
///
/// It is looked at by a timer and with each frame, and reads plain integers. A frame that shows an update leaves it as it
/// is: what that update changed is read at the next look that follows none, so that no key press waits for it.
public final class CounterOverlay: ScreenLayer {
  /// Whether the counters are to be seen, for all that the user has said.
  public var isOn = true {
    didSet { isStale = true }
  }
  /// Something that the user reads now stands where the counters would.
  var isCovered = false {
    didSet { isStale = true }
  }
  /// A fifth of a second.
  public let refreshInterval: UInt64 = 200_000_000

  /// What the host is to trace, for the causes and the size of frames.
  public let log = RunLog()

  private let store: LegacyStore
  private var text = OverlayText()
  private var window = "since start"
  public private(set) var revision = 0
  private var isStale = true
  private lazy var models = [
    "\(LegacyListView.self)._store": PublishedProperties.name(of: store)
  ]

  /// - Parameter store: the store whose signals are shown in words.
  init(store: LegacyStore) { self.store = store }

  /// The counters stand at zero: what they count begins here.
  func countersWereReset() {
    window = "since reset"
    log.removeAll()
    isStale = true
  }

  // MARK: ScreenLayer

  public var isVisible: Bool { isOn && !isCovered }

  public func prepare() {
    let hasUpdated = log.takeHasUpdated()
    if isStale || !hasUpdated { look() }
  }

  public func lines(in screen: CellSize) -> [String] {
    let room = OverlayPlacement.room(on: screen)
    return text.lines(columns: room.columns, rows: room.rows)
  }

  public func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
    OverlayPlacement.frame(of: lines(in: screen), on: screen, cursor: cursor)
  }

  private func look() {
    isStale = false
    let new = current
    guard new != text else { return }
    text = new
    revision += 1
  }

  private var current: OverlayText {
    let tally = RedrawTally.shared
    return OverlayText(
      listBodies: Worlds(observableObject: tally.legacyList, observable: tally.modernList),
      rowBodies: Worlds(observableObject: tally.legacyRow, observable: tally.modernRow),
      window: window, causes: [log.legacyRuns, log.modernRuns].map(words),
      lastFrameCells: log.lastFrameCells)
  }

  /// The first run that has a cause of its own; those that it led to only have another value.
  private func words(of runs: [RunLog.TracedRun]) -> String {
    let all = runs.map { ($0.viewName, $0.causes.map(\.description)) }
    let root = all.first { $0.1.contains { !$0.hasPrefix("@") } } ?? all.last
    return root.map { RunCause.words(view: $0.0, causes: $0.1, models: models) } ?? ""
  }
}
