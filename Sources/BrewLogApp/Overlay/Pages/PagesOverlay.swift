import Tally
public import TerminalUI

/// Pages of counts above the lower half of a screen: what ran, why, whether it was needed, and what it cost.
///
/// A layer outside of the view tree, as the counters are. It counts from when a page or the marks are first asked for:
/// until then the host is told to trace what it did before, and pays for nothing of this.
public final class PagesOverlay: ScreenLayer, Coverable {
  /// The page that the user wants to see; nil for none.
  private(set) var page: InstrumentPage?
  /// Whether counts are to be seen at all, for all that the user has said.
  var isOn = true {
    didSet { trace?.flash.isOn = isOn }
  }
  /// Something that the user reads now stands in front.
  package var isCovered = false {
    didSet { trace?.flash.isCovered = isCovered }
  }
  /// Whether there are no signs, and words in their place.
  var isPlain = false
  /// The live counts, in whose place the pages stand.
  weak var instrument: (any ScreenLayer)?
  /// A fifth of a second.
  public let refreshInterval: UInt64 = 200_000_000
  public private(set) var revision = 0
  public private(set) var needsRefresh = false

  /// What is counted; nil until a page or the marks are first asked for.
  private(set) var trace: InstrumentTrace?
  /// Where the views are, for their reads.
  weak var host: (any ScreenHost)?

  /// The name of the key of an action by the action's name, for the heading of a page; nil where it has none.
  var keyName: (String) -> String? = { _ in nil }
  private let types: [(name: String, type: any View.Type)]
  /// Names of types are dear to make.
  private lazy var typeNames = types.map { "\($0.type)" }
  private var window = PageWindow.opened
  private(set) var order = ViewRows.Order.bodies
  private(set) var filter = ""
  private(set) var isTyping = false
  private(set) var isFlashing = false
  private var flash = FlashMarks()
  /// What was made into text before.
  var known = KnownTexts()
  var viewNames = ViewNames()
  private var knownLines = PageTable.KnownLines()
  var knownTitle = KnownTitle()
  private(set) lazy var helpKey = keyName("help")
  /// Of what the trace and the tree had counted at the last look.
  private var seen = (counts: -1, updates: -1)
  private var first = 0
  private var scrollable = (room: 0, count: 0)
  /// Whether not all lines of the page are in sight.
  var hasMore: Bool { scrollable.count > scrollable.room }
  private var content: PageContent?
  private var lookTime: UInt64 = 0

  /// - Parameter types: the views of the first page, by the names that it has for them; none for those that run most.
  init(_ types: [(name: String, type: any View.Type)] = []) { self.types = types }

  /// The counters stand at zero: what is counted begins here.
  func countersWereReset() {
    // What was counted before is not here: the window stays that which began with the counting.
    guard let trace else { return }
    trace.reset()
    window = .reset
    flash = FlashMarks()
    known = KnownTexts()
    needsRefresh = true
  }

  /// Does what a key asks for.
  ///
  /// - Parameter base: what the host traces without the pages.
  /// - Returns: whether the host is to trace something else from now on.
  func act(_ action: PagesAction, base: (any UpdateTrace)?) -> Bool {
    needsRefresh = true
    let isNew = trace == nil && (action == .nextPage || action == .flash)
    if isNew {
      window = action == .flash ? .marked : .opened
      open(base)
    }
    switch action {
    case .nextPage:
      page = page.map(\.next) ?? .counts
      first = 0
    case .sort: if page == .views { order = order.next }
    case .filter: isTyping = page?.canFilter == true
    case .flash:
      isFlashing.toggle()
      trace?.flash.isFlashing = isFlashing
    case .scroll:
      first += scrollable.room
      if first >= scrollable.count { first = 0 }
      revision += 1
    }
    return isNew
  }

  /// The key that is being handled was for the instrument, and is no event of the views.
  func withdrawKey() { trace?.withdrawEvent() }

  /// Another screen is shown in place of the one that this is above.
  func screenWasLeft() { trace?.screenWasLeft() }

  /// That screen is shown again. The event has begun on another one, where this did not hear of it.
  func screenIsBack(by source: EventSource) { trace?.eventBegan(source) }

  private func open(_ base: (any UpdateTrace)?) {
    let trace = InstrumentTrace(base)
    trace.host = host
    trace.flash.isOn = isOn
    trace.flash.isCovered = isCovered
    trace.flash.isPlain = isPlain
    trace.flash.counts = { [weak self] screen, cursor in
      self?.counts(in: screen, cursor: cursor) ?? (.zero, false)
    }
    trace.flash.shownCounts = { [weak self] in self?.shownCounts }
    host?.addLayer(trace.flash)
    self.trace = trace
  }

  /// Where a page or the live counts stand; empty where neither does.
  private func counts(
    in screen: CellSize, cursor: CellPoint?
  ) -> (frame: CellRect, hasBorder: Bool) {
    guard let layer = countsLayer else { return (.zero, false) }
    return (layer.frame(in: screen, cursor: cursor), layer.hasBorder(in: screen))
  }

  private var countsLayer: (any ScreenLayer)? {
    let layer: (any ScreenLayer)? = isVisible ? self : instrument
    return layer?.isVisible == true ? layer : nil
  }

  private var shownCounts: FlashLayer.ShownCounts? {
    countsLayer.map {
      FlashLayer.ShownCounts(layer: ObjectIdentifier($0), revision: $0.revision)
    }
  }

  // MARK: Typing

  public var takesKeys: Bool { isTyping && isVisible }

  public func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.control, .option]) else { return .ignored }
    switch press.key {
    case .return: isTyping = false
    case .escape:
      isTyping = false
      filter = ""
    case .delete: _ = filter.popLast()
    default:
      let character = press.key.character
      guard character.isLetter || character.isNumber || "._[]@ #".contains(character) else {
        return .ignored
      }
      filter.append(character)
    }
    first = 0
    needsRefresh = true
    return .handled
  }

  // MARK: ScreenLayer

  public var isVisible: Bool { isOn && !isCovered && page != nil }

  public func prepare() {
    guard let page, let trace, needsRefresh || isOther(trace) else { return }
    needsRefresh = false
    let start = monotonicNanoseconds()
    if isFlashing { flash.look(at: named(trace.tally)) }
    let new = PageContent(page, of: self, trace)
    if new != content {
      content = new
      revision += 1
    }
    lookTime = monotonicNanoseconds() - start
  }

  /// Whether a look can find anything else than the last one has.
  private func isOther(_ trace: InstrumentTrace) -> Bool {
    let now = (trace.tally.revision, host?.graph.updateCount ?? 0)
    defer { seen = now }
    return seen != now || isFlashing && !flash.isStill
  }

  public func hasBorder(in screen: CellSize) -> Bool {
    screen.rows >= 16 && !TooSmallNotice.isNeeded(on: screen)
  }

  /// The lines for a screen, which are asked for more than once.
  private var made: (revision: Int, first: Int, screen: CellSize, lines: [String])?

  public func lines(in screen: CellSize) -> [String] {
    if let made, made.revision == revision, made.first == first, made.screen == screen {
      return made.lines
    }
    let lines = makeLines(in: screen)
    made = (revision, first, screen, lines)
    return lines
  }

  private func makeLines(in screen: CellSize) -> [String] {
    guard let content, !TooSmallNotice.isNeeded(on: screen) else { return [] }
    let border = hasBorder(in: screen) ? 2 : 0
    let columns = screen.columns - border
    let room = max(5, screen.rows / 2) - border - 1
    let count = content.lineCount(columns: columns, isSpoken: isPlain)
    scrollable = (room, count)
    first = LabScroll.lines(0).first(after: first, room: room, count: count)
    let range = first..<min(count, first + room)
    let shown = content.lines(
      range, columns: columns, isSpoken: isPlain, known: &knownLines)
    let place = count > room ? " \(first + 1)-\(range.upperBound)/\(count)" : ""
    let title = title(content.heading, place, hasMore: count > room, isRule: border == 0)
    return [knownTitle.line(of: title, columns: columns)] + shown
  }

  public func frame(in screen: CellSize, cursor: CellPoint?) -> CellRect {
    let (count, hasBorder) = (lines(in: screen).count, hasBorder(in: screen))
    guard count > 0 else { return .zero }
    return OverlayPlacement.frame(
      of: CellSize(columns: screen.columns - (hasBorder ? 2 : 0), rows: count),
      hasBorder: hasBorder, on: screen, cursor: cursor)
  }
}

extension PagesOverlay {
  func heading(_ page: InstrumentPage) -> PageHeading {
    PageHeading(
      page: page, window: window, order: order, filter: page.canFilter ? filter : "",
      isTyping: isTyping)
  }
  /// How long the last look took, in nanoseconds.
  var lastLook: UInt64 { lookTime }
  func mark(of view: String) -> String { isFlashing && !isPlain ? flash.mark(of: view) : " " }
  /// The views of which anything was counted.
  func named(_ tally: RenderTally) -> [NamedView] { viewNames.named(tally.views) }
  /// The rows of the first page.
  func headlines(_ tally: RenderTally) -> [(name: String, view: String, counts: ViewCounts)] {
    if types.isEmpty {
      return ViewRows.sorted(named(tally), by: .bodies, filter: "").prefix(4)
        .map { ($0.name, $0.name, $0.view.counts) }
    }
    return zip(types, typeNames).map { ($0.name, $1, tally.counts(ofAny: $0.type)) }
  }
}
