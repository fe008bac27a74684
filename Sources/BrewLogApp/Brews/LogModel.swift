public import BrewModel
public import Observation
import Tally
package import TerminalUI

/// What the log screen shows and acts on: a log, which of its brews are listed and in which order, and the selected one.
///
/// `rows` is set only when brews come, go or change places, so that a star runs one row and no container.
@Observable
public final class LogModel {
  @ObservationIgnored public let store: BrewLog
  /// The listed brews, in the order of the list.
  public internal(set) var rows = BrewRows()
  /// Of the selected brew. It may be hidden by the filter, or gone.
  var selection: Brew.ID?
  /// What fills the screen.
  var part = LogPart.list
  /// Which brews are listed: those that an expression asks for, and with a star alone.
  private(set) var filter = ""
  private(set) var favoritesOnly = false
  private(set) var sort = LogSort.usual
  /// What is searched for; the list stays, the selection moves.
  var search = LogSearch()
  /// What is being typed in the last line.
  var prompt: LogPrompt?
  var commandText = ""
  /// What the last key did, for the last line; nil shows the keys.
  var message: String?
  /// Whether the keys of the page are listed above it.
  private(set) var isHelpShown = false
  /// The brew that is being written.
  var draft: BrewDraft?
  /// Why what is typed is in no file; nil where it is, or nothing is typed.
  var draftFailure: String?
  /// Whether quitting would lose what could not be saved, and the user was told.
  var isAskedToQuit = false

  /// What was searched and filtered by before, and which commands were given.
  @ObservationIgnored var histories: [LogPrompt: LineHistory] = [:]
  /// What was typed into forms that were left, and is not saved.
  @ObservationIgnored var keptDrafts: [KeptDraft] = []
  /// What the file has refused when it was last tried to save what waited, in words.
  @ObservationIgnored var refusal: String?
  /// Those of an earlier run of the program.
  @ObservationIgnored var draftsOfFile: [KeptDraft] = []
  /// What of the drafts is in any file, and the files of programs that were killed.
  @ObservationIgnored var draftsOnDisk: [KeptDraft] = []
  @ObservationIgnored var abandonedDrafts: [String] = []
  /// What is there again when the form is left.
  @ObservationIgnored var partBehindForm = LogPart.list
  /// What is known of the bags, once their page was shown.
  @ObservationIgnored private(set) var openedBags: BagsModel?
  @ObservationIgnored let preferences: Preferences
  @ObservationIgnored let keys: KeyMap<LogScreenAction>
  @ObservationIgnored private(set) lazy var bagKeys = KeyMap.bags.rebound(by: preferences.keys)
  @ObservationIgnored private(set) lazy var lookup = KeyLookup(keys)
  @ObservationIgnored private(set) lazy var bagLookup = KeyLookup(bagKeys)
  @ObservationIgnored private(set) lazy var brewFormKeys = KeyMap.brewForm.rebound(
    by: preferences.keys)
  /// Which day it is, for the age of beans.
  @ObservationIgnored var today: () -> CivilDay = { ZonedTime.now.day }

  @ObservationIgnored let tally = RenderTally()
  @ObservationIgnored private(set) lazy var overlay = LogOverlay(self)
  @ObservationIgnored package let pages: PagesOverlay? = PagesOverlay()
  @ObservationIgnored public let log: LogPane
  @ObservationIgnored public var quit: () -> Void = {}
  @ObservationIgnored package var open: (AppPageRequest) -> Void = { _ in }
  @ObservationIgnored package var cover = ScreenCover()
  /// Has an action be called whenever a descriptor can be read, which is made where anything waits for events.
  @ObservationIgnored package var waitFor: (() -> Int32?, @escaping () -> Void) -> Void = { _, _ in
  }
  @ObservationIgnored var fileWatch: LogFileWatch?
  @ObservationIgnored var lookTask: Task<Void, Never>?
  /// Whether the first of the looks after a write is still to come.
  @ObservationIgnored var isLookDue = false
  @ObservationIgnored var retryTask: Task<Void, Never>?
  /// Between two attempts to save.
  @ObservationIgnored var pause: (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  /// Lets the user change a text in an editor; nil where there is none.
  @ObservationIgnored package var editText: ((String) -> EditedText)?
  /// How many brews had been read when the rows were last made.
  @ObservationIgnored private var loadedCount = 0
  /// Whether more could not be read because another program holds the log.
  @ObservationIgnored private var isLoadHeld = false

  package init(
    _ store: BrewLog, log: LogPane = LogPane(), preferences: Preferences = Preferences()
  ) {
    self.store = store
    self.log = log
    self.preferences = preferences
    keys = KeyMap.brews.rebound(by: preferences.keys)
    store.units = preferences.units
    tally.runCapacity = 0
    let waiting = takeOverWaiting()
    listAgain()
    selection = rows.first?.id
    let count = preferences.mistakes.count
    let mistakes =
      count == 1
      ? preferences.mistakes[0]
      : "the config file has \(count) mistakes\(hint(.toggleLog, "shows them"))"
    let notes = [count > 0 ? mistakes : nil, waiting, readKeptDrafts()].compactMap(\.self)
    if !notes.isEmpty { message = notes.map(\.onOneLine).joined(separator: "\n") }
  }

  var units: DisplayUnits { preferences.units }

  var bags: BagsModel {
    if let openedBags { return openedBags }
    let bags = BagsModel(self)
    openedBags = bags
    return bags
  }

  /// The selected brew, where it is listed or was. Complexity: O(1).
  var selected: BrewEntry? { selection.flatMap(store.entry) }
}

/// What can fill the log screen.
nonisolated enum LogPart {
  case list, detail, form, statistics, bags, bagForm
}

/// Which brews are listed, and in which order.
nonisolated struct LogOrder: Equatable {
  var filter = ""
  var favoritesOnly = false
  var sort = LogSort.usual

  var isUsual: Bool { self == LogOrder() }
  var hidesBrews: Bool { favoritesOnly || !filter.isEmpty }
}

/// What stands in the last line to be typed into.
nonisolated enum LogPrompt {
  case search, filter, command
}

extension LogModel {
  /// What is listed, and how. Setting it tells the readers of what is another one.
  private(set) var order: LogOrder {
    get { LogOrder(filter: filter, favoritesOnly: favoritesOnly, sort: sort) }
    set {
      if newValue.filter != filter { filter = newValue.filter }
      if newValue.favoritesOnly != favoritesOnly { favoritesOnly = newValue.favoritesOnly }
      if newValue.sort != sort { sort = newValue.sort }
    }
  }

  /// Puts the list together anew, and tells its readers if it is another one.
  ///
  /// Complexity: O(n) in the usual order, else that of searching and sorting.
  func listAgain() {
    loadedCount = store.entries.count
    let listed = store.rows(query(order.filter), favoritesOnly: order.favoritesOnly)
    let sort = order.sort
    let found = store.sorted(listed, by: sort.column, isDescending: sort.isDescending)
    guard !rows.isSame(as: found) else { return }
    rows = found
    search.matches = nil
  }

  /// Reads some more of the log. - Returns: whether there may be more.
  package func loadMore() -> Bool {
    let mayHaveMore: Bool
    do throws(LogFileError) { mayHaveMore = try store.loadMore() } catch {
      isLoadHeld = error.isHeld
      if !isLoadHeld { message = error.reason }
      return isLoadHeld
    }
    isLoadHeld = false
    // Each time twice as many: the list is told a few times and not fifty.
    if !mayHaveMore || store.entries.count > 2 * loadedCount { listAgain() }
    if selection == nil { selection = rows.first?.id }
    if part == .bags { bags.refresh() }
    return mayHaveMore
  }

  /// Lets keys have their turn between two pieces; another program that holds the log as long as that takes.
  func restFromLoading() async {
    if isLoadHeld { await pause(.seconds(1)) } else { await Task.yield() }
  }

  /// A brew's place in the list. Complexity: that of `BrewRows.place(of:)`.
  func place(of id: Brew.ID?) -> Int? { id.flatMap { rows.place(of: $0) } }

  /// Shows another order; the selection stays at its brew where that is still listed.
  func change(_ change: (inout LogOrder) -> Void) {
    var new = order
    change(&new)
    guard new != order else { return }
    let old = place(of: selection)
    order = new
    listAgain()
    if place(of: selection) == nil { select(near: old ?? 0) }
  }

  /// Selects the row at a place, or the last one.
  func select(near place: Int) {
    selection = rows.isEmpty ? nil : rows[min(place, rows.count - 1)].id
  }
}

extension LogModel: ScreenModel {
  package var trace: (any UpdateTrace)? { pages?.trace ?? tally }
  package func key(named name: String) -> String? {
    part == .bags ? bagKeys.key(named: name) : keys.key(named: name)
  }

  /// Shows the help, or takes it away.
  func showHelp(_ isShown: Bool) {
    isHelpShown = isShown
    setHelpShown(isShown)
  }
  package var instrument: (any ScreenLayer & Coverable)? { overlay }

  /// Sets the counters to zero.
  func resetCounters() {
    overlay.reset()
    pages?.countersWereReset()
    pages?.withdrawKey()
  }

  /// Hides what is shown of the counts, or shows it again: the page that was opened last, or else the counters.
  func toggleOverlay() {
    if let pages, pages.page != nil { pages.isOn.toggle() } else { overlay.isOn.toggle() }
    pages?.withdrawKey()
  }

  /// A key was pressed, or something else happened: others may have changed the log meanwhile.
  package func willHandle(_ event: InputEvent) {
    guard case .key(let press) = event, !isOfInstrument(press) else { return }
    if message != nil { message = nil }
    lookForChanges()
  }

  /// Shows what others have changed in the log. Cheap where they have not.
  func lookForChanges() {
    let isChanged = store.refresh()
    retryByItself()
    guard isChanged else { return }
    let old = place(of: selection)
    listAgain()
    // Their number stands beside what is typed.
    if prompt == .search { findMatches() }
    if selection == nil || (store.entry(selection!) == nil) { select(near: old ?? 0) }
    if part == .bags { bags.refresh() }
  }

  private func isOfInstrument(_ press: KeyPress) -> Bool {
    if pages?.takesKeys == true { return true }
    guard prompt == nil, [.list, .detail, .statistics, .bags].contains(part) else { return false }
    guard let action = action(for: press) else { return false }
    return action.isOfInstrument && action.works(on: part)
  }
}
