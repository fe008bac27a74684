import CSQLite
import Glibc

/// A log's file: one SQLite database, opened for reading and, at the first action, for writing.
///
/// Opening and reading leave the file's bytes and its times alone. A log that does not exist reads as an empty one; its
/// file is made by the first action. The file may be replaced by another one at any time (by a restored copy, or by a
/// program that synchronises): the next call reads that one, and `generation` tells.
///
/// An instance belongs to the thread that uses it; any number of them, in any number of processes, may have the same
/// file open.
public final class LogFile {
  let place: FilePlace
  let schema: LogSchema
  let clock: () -> Instant
  private let wish: LogAccess

  /// nil while there is no file.
  var database: Database?
  /// Of the file that `database` reads; nil while there is none.
  var identity: FileIdentity?
  /// A file of an older version is read through a copy in memory that was brought to this version.
  var isMemoryCopy = false
  /// Whether there was a log ever: then none is made in the place that it has left.
  private var wasThere = false
  /// Whether it can only be read though nothing is seen to be in the way of writing.
  private var isProtected = false
  /// Whether the file is known to have the kind of journal that we write.
  var isReadyToWrite = false
  /// How long other programs that hold the file are waited for, in milliseconds.
  var patience = Database.usualPatience { didSet { database?.patience = patience } }
  /// What is being typed, if anything is.
  var typedDraft: TypedDraft?
  /// What could not be saved, if anything waits.
  var waitingFile: TypedDraft?
  /// The day of the last daily copy that was made or found.
  var copiedDay: CivilDay?

  /// Whether actions can be written, as far as that is known before one is.
  public internal(set) var access: LogAccess = .writable

  /// Counts the files that were read through this object: numbers of revisions and actions of different ones have
  /// nothing to do with each other.
  public internal(set) var generation = 0

  /// What the last write took the place of without having seen it.
  var overwritten: [Overwritten] = []

  /// Why the last copy could not be made though the action was saved; nil if all is well.
  public internal(set) var copyProblem: LogFileError?

  /// Asked every millisecond or so while something runs that may take long (a migration, a backup, a check); its no
  /// ends it with `cancelled`, and nothing is changed. Show progress from it; do not use the log in it.
  public var isWorkWanted: (() -> Bool)? { didSet { database?.isWanted = isWorkWanted } }

  /// As it was given.
  public var path: String { place.path }

  /// Opens a log.
  ///
  /// - Parameters:
  ///   - clock: what time it is; for tests.
  ///   - isWorkWanted: asked already while it is opened, which takes long for a file of an older version.
  /// - Throws: `damaged`, `missing`, `foreign`, `cannotOpen` or `cancelled`.
  public convenience init(
    path: String, access: LogAccess = .writable, clock: @escaping () -> Instant = { .now },
    isWorkWanted: (() -> Bool)? = nil
  ) throws(LogFileError) {
    try self.init(
      path: path, access: access, schema: .current, clock: clock, isWorkWanted: isWorkWanted)
  }

  init(
    path: String, access: LogAccess = .writable, schema: LogSchema,
    clock: @escaping () -> Instant = { .now }, isWorkWanted: (() -> Bool)? = nil
  ) throws(LogFileError) {
    // A limit of the file size shall be an error of the write, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    place = try FilePlace(path)
    self.schema = schema
    self.clock = clock
    wish = access
    self.isWorkWanted = isWorkWanted
    try connect()
  }

  /// Does something for which other programs that hold the file are waited for no longer than so much.
  func waiting<T, Failure>(
    milliseconds: Int32, _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    let usual = patience
    patience = min(usual, milliseconds)
    defer { patience = usual }
    return try body()
  }

  func error(_ error: DatabaseError) -> LogFileError {
    LogFileError(path: path, error) { self.newestGoodCopy() }
  }

  func error(_ error: SystemError) -> LogFileError { LogFileError(path: path, error) }

  func error(_ problem: LogFileError.Problem) -> LogFileError { LogFileError(path: path, problem) }
}

extension LogFile {
  /// Opens whatever file is in the place.
  func connect() throws(LogFileError) {
    database = nil
    identity = nil
    isMemoryCopy = false
    isProtected = false
    isReadyToWrite = false
    generation += 1
    access = wish
    switch FileIdentity.find(place.realPath) {
    case .nothing:
      guard !copies().isEmpty else { return }
      // Another copy of the program may have made the log and the copy of it since.
      guard case .file(let found) = FileIdentity.find(place.realPath), found.size > 0 else {
        throw error(.missing(newestCopy: newestGoodCopy()))
      }
      try open(found)
    case .other(let what): throw error(.cannotOpen("it is \(what), not a log"))
    case .failure(let code): throw error(.cannotOpen(SystemError.text(of: code)))
    case .file(let found):
      guard found.size > 0 else {
        throw error(.damaged("the file is empty", newestCopy: newestGoodCopy()))
      }
      try open(found)
    }
  }

  private func open(_ found: FileIdentity) throws(LogFileError) {
    if access == .writable, let reason = Self.writeObstacle(place) { access = .readOnly(reason) }
    do throws(DatabaseError) {
      let opened = try Database(
        path: place.realPath, access == .writable ? .readWrite : .readOnly, patience: patience)
      try Self.configure(opened)
      if try opened.integer("PRAGMA application_id") == LogSchema.applicationID {
        try choose(opened)
        identity = found
        wasThere = true
        return
      }
    } catch {
      throw openingError(error)
    }
    throw error(.foreign)
  }

  private func choose(_ opened: Database) throws(DatabaseError) {
    let version = try opened.integer("PRAGMA user_version")
    if access == .writable, opened.isReadOnly {
      access = .readOnly(.file("it is protected"))
      isProtected = true
    }
    if version > schema.version {
      access = .readOnly(.newerVersion(version, known: schema.version))
    }
    isMemoryCopy = version < schema.version
    opened.isWanted = isWorkWanted
    database = isMemoryCopy ? try migratedCopy(of: opened) : opened
    database?.isWanted = isWorkWanted
  }

  private func migratedCopy(of opened: Database) throws(DatabaseError) -> Database {
    let copy = try Database(path: ":memory:", .create)
    copy.isWanted = isWorkWanted
    try opened.copy(to: copy)
    try schema.migrate(copy)
    return copy
  }

  static func configure(_ database: Database) throws(DatabaseError) {
    try database.run("PRAGMA foreign_keys = ON")
    try database.run("PRAGMA synchronous = FULL")
    try database.run("PRAGMA cell_size_check = ON")
    try database.run("PRAGMA temp_store = MEMORY")
  }

  /// What SQLite says where it may not undo a save that was interrupted, said better.
  private func openingError(_ failure: DatabaseError) -> LogFileError {
    switch failure.primaryCode {
    case SQLITE_READONLY:
      error(
        .cannotOpen(
          "a save was interrupted and has to be taken back first, but this may not be written; open it once as its owner"
        ))
    case SQLITE_CANTOPEN, SQLITE_PERM: error(.cannotOpen(readObstacle ?? failure.message))
    default: error(failure)
    }
  }

  private var readObstacle: String? {
    Glibc.access(place.realPath, R_OK) == 0 ? nil : SystemError.text(of: errno)
  }

  /// Why the log cannot be written; nil if nothing is known to be in the way.
  private static func writeObstacle(_ place: FilePlace) -> LogAccess.Reason? {
    if Glibc.access(place.realPath, W_OK) != 0 { return .file(SystemError.text(of: errno)) }
    if Glibc.access(place.directory, W_OK | X_OK) != 0 {
      return .folder(SystemError.text(of: errno))
    }
    return nil
  }

  /// Opens the file anew where it may be written by now.
  func followAccess() throws(LogFileError) {
    guard wish == .writable, !isProtected, case .readOnly(let reason) = access else { return }
    switch reason {
    case .file, .folder: if Self.writeObstacle(place) == nil { try connect() }
    default: break
    }
  }

  /// Opens the file anew where the place has got another one since.
  ///
  /// - Throws: `vanished` where there is none any more; what was read stays readable.
  func followFile() throws(LogFileError) {
    guard let identity else {
      // It was read as empty: another copy of the program may have made it.
      if case .file = FileIdentity.find(place.realPath) { return try connect() }
      if wasThere { throw error(.vanished) }
      return
    }
    guard case .file(let found) = FileIdentity.find(place.realPath) else { throw error(.vanished) }
    let isOutdated = isMemoryCopy ? found != identity : !found.isSameFile(as: identity)
    if isOutdated { try connect() }
  }
}
