public import Observation

/// A log on the screen: its brews, the newest first, each an object of its own.
///
/// A change of a brew tells those who read that brew; the list is told only when brews come, go or change places. What
/// is shown is on the disk, unless `unsaved` says otherwise.
///
/// The first brews are read at once and the rest by `loadMore(_:)`, so that a log of any size opens equally fast.
@MainActor
@Observable
public final class BrewLog {
  /// Those that were read, the newest first. Not told when a brew changes but not its place.
  public internal(set) var entries: [BrewEntry] = []

  /// Whether `entries` are all there are.
  public internal(set) var isComplete = false

  /// The bags, in the order of their ids.
  public internal(set) var bags: [Bag] = []

  /// What could not be saved yet; nil if all is on the disk.
  public internal(set) var unsaved: UnsavedActions?

  /// Why what waits is not even in a file beside the log, so that a program that is killed loses it; nil if nothing is
  /// to be lost.
  public internal(set) var keepFailure: LogFileError?

  /// Why the log cannot be changed, or read any more, as a sentence for the user; nil if all is well.
  public internal(set) var problem: String?

  /// Counts up with every change of anything: for readers of everything, who need not depend on every brew.
  public internal(set) var version = 0

  @ObservationIgnored public let file: LogFile
  /// In which the reasons of refusals are told.
  @ObservationIgnored public var units = DisplayUnits.metric
  @ObservationIgnored var byID: [Brew.ID: BrewEntry] = [:]
  @ObservationIgnored var search = SearchIndex()
  /// Not yet in the search index.
  @ObservationIgnored var unindexed: [BrewEntry] = []
  @ObservationIgnored var pending: [PendingAction] = []
  /// What of it is in a file beside the log, and the files of programs that have ended which are done with then.
  @ObservationIgnored var keptPending: [PendingAction] = []
  @ObservationIgnored var abandonedWaiting: [String] = []
  /// What can be done again, the last that was taken back at the end; nothing where `undo` has only met the file.
  @ObservationIgnored var undone: [UndoneAction] = []
  /// See `takeRefused()`.
  @ObservationIgnored var refused: [UnsavedActions] = []
  @ObservationIgnored var seen = SeenState()
  /// Why the last look at the file failed; nil if it did not.
  @ObservationIgnored var lookFailure: LogFileError?

  /// How many brews are read when a log is opened.
  public nonisolated static let firstPage = 200

  /// Reads the bags and the first brews of a log.
  ///
  /// Complexity: O(first + bags).
  public init(_ file: LogFile, first: Int = BrewLog.firstPage) throws(LogFileError) {
    self.file = file
    try open(first: first)
    file.patience = Self.patience
  }

  /// How long other programs that hold the file are waited for, in milliseconds: somebody sits before the screen
  /// meanwhile, and shall not notice. What could not be done then waits, or is tried again.
  nonisolated static let patience: Int32 = 40
}

/// What of the file is in memory.
struct SeenState: Equatable {
  var generation = 0
  var dataVersion = 0
  var revision = 0
}

/// Changes that are on the screen but not on the disk.
public struct UnsavedActions: Sendable {
  /// What was done, the oldest first.
  public var names: [String] { actions.map(\.name) }
  package let actions: [LogAction]
  /// When the oldest of it was done.
  public let since: Instant
  /// Of the brews that it changed.
  public let brews: Set<Brew.ID>
  /// Of the bags that it changed.
  public let bags: Set<Bag.ID>
  /// Why the last attempt failed. The next action tries again, and so does `retry()`.
  public let error: LogFileError

  init(_ actions: [LogAction], since: Instant, _ error: LogFileError) {
    let changes = actions.flatMap(\.changes)
    self.actions = actions
    brews = Set(changes.compactMap(\.brew))
    bags = Set(changes.compactMap(\.bag))
    self.since = since
    self.error = error
  }
}

extension BrewLog {
  /// The brew of an id, if it was read. Complexity: O(1).
  public func entry(_ id: Brew.ID) -> BrewEntry? { byID[id] }

  /// The bag of an id. Complexity: O(bags).
  public func bag(_ id: Bag.ID?) -> Bag? {
    guard let id else { return nil }
    return bags.first { $0.id == id }
  }

  /// All brews that were read, for statistics. Its reader runs again when anything changes, without having to depend on
  /// every brew.
  public var brews: some Sequence<Brew> {
    access(keyPath: \.version)
    return entries.lazy.map { $0.untracked }
  }

  /// Lends each brew that was read, the newest first: to copy them costs more than to count them. Its reader runs again
  /// when anything changes, without having to depend on every brew.
  public func forEachBrew(_ body: (Brew) -> Void) {
    access(keyPath: \.version)
    for entry in entries { body(entry.untracked) }
  }

  /// Brings the search index up to date. Complexity: O(text that is new).
  func index() {
    guard !unindexed.isEmpty else { return }
    search.add(unindexed.filter { byID[$0.id] === $0 })
    unindexed = []
  }
}
