import BrewModel
public import TerminalUI

/// The live counters above the compare screen: an instrument, outside of the view tree.
///
/// A timer looks at it; it then reads plain integers, and has nothing drawn unless one of them is another.
public final class CounterOverlay: ScreenLayer, Coverable {
  /// Whether the counters are to be seen, for all that the user has said.
  public var isOn = true
  /// Something that the user reads now stands where the counters would.
  package var isCovered = false
  /// Whether the counters are one line across the screen, and not a box beside the brews that is read with them.
  var isPlain = false
  /// A fifth of a second.
  public let refreshInterval: UInt64 = 200_000_000

  /// What the host is to trace, for the causes and the size of frames.
  public let log = RunLog()

  private let store: LegacyStore
  private var text = OverlayText()
  private var window = "since start"
  public private(set) var revision = 0
  /// What the signals of the store tell of; looked up when there has been one.
  private lazy var published = PublishedProperties.name(of: store)
  /// The words for the runs of the log, and the log's revision that they stand for.
  private var causes: (revision: Int, words: [String]) = (-1, [])

  /// - Parameter store: the store whose signals are shown in words.
  init(store: LegacyStore) { self.store = store }

  /// The counters stand at zero: what they count begins here.
  func countersWereReset() {
    window = "since reset"
    log.removeAll()
  }

  // MARK: ScreenLayer

  public var isVisible: Bool { isOn && !isCovered }

  public func prepare() {
    log.wasRead()
    if causes.revision != log.revision {
      causes = (log.revision, [log.legacyRuns, log.modernRuns].map(words))
    }
    let new = current
    guard new != text else { return }
    text = new
    revision += 1
  }

  public func hasBorder(in screen: CellSize) -> Bool { !box(in: screen).isEmpty }

  public func lines(in screen: CellSize) -> [String] {
    let box = box(in: screen)
    if !box.isEmpty || TooSmallNotice.isNeeded(on: screen) { return box }
    return text.strip(columns: screen.columns)
  }

  public func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
    OverlayPlacement.frame(
      of: lines(in: screen), hasBorder: hasBorder(in: screen), on: screen, cursor: cursor)
  }

  /// The box for a screen, which is asked for several times with each look.
  private var made: (revision: Int, screen: CellSize, box: [String])?

  private func box(in screen: CellSize) -> [String] {
    if isPlain { return [] }
    if let made, made.revision == revision, made.screen == screen { return made.box }
    let room = OverlayPlacement.room(on: screen)
    let box = text.lines(columns: room.columns, rows: room.rows)
    made = (revision, screen, box)
    return box
  }

  private var current: OverlayText {
    let tally = RedrawTally.shared
    return OverlayText(
      listBodies: Worlds(observableObject: tally.legacyList, observable: tally.modernList),
      rowBodies: Worlds(observableObject: tally.legacyRow, observable: tally.modernRow),
      window: window, causes: causes.words, lastFrameCells: log.lastFrameCells)
  }

  /// The first run that has a cause of its own; those that it led to only have another value.
  private func words(of runs: [RunLog.TracedRun]) -> String {
    let all = runs.map { ($0.viewName, $0.causes.map(\.description)) }
    let root = all.first { $0.1.contains { !$0.hasPrefix("@") } } ?? all.last
    guard let root else { return "" }
    return RunCause.words(view: root.0, causes: root.1) { $0 == "_store" ? published : nil }
  }
}
