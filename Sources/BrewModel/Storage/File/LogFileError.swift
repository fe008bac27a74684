import CSQLite
import Glibc

/// Why a log cannot be opened, read or written: what, where, and what to do.
public struct LogFileError: Error, Sendable, CustomStringConvertible {
  /// What stands in the way, for who has to do something about it.
  public enum Problem: Sendable {
    /// Neither a path nor a home folder is known.
    case noHome
    /// Something else is in the way, or the system does not let us: in words.
    case cannotOpen(String)
    /// A file of SQLite, but of another program.
    case foreign
    /// The file cannot be read as a log.
    case damaged(String, newestCopy: LogCopy?)
    /// No file, but copies of one.
    case missing(newestCopy: LogCopy?)
    /// Nothing can be written.
    case readOnly(LogAccess.Reason)
    /// The file is gone, or another one is in its place, while it was in use.
    case vanished
    /// Too much at once, or against the rules of the file: it will not work later either.
    case rejected(DatabaseError)
    /// Whoever asked for it did not want it any more.
    case cancelled
    /// The disk is full, another program holds the file …: it may work later.
    case failed(DatabaseError)
    /// A copy or the file itself could not be made.
    case system(String, code: Int32)
  }

  /// Of the file.
  public let path: String
  /// Of which kind it is.
  public let problem: Problem

  package init(path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }

  init(path: String, _ error: SystemError) {
    self.init(path: path, .system(error.text, code: error.code))
  }

  /// - Parameter newestCopy: asked for only if the file is damaged.
  init(path: String, _ error: DatabaseError, newestCopy: () -> LogCopy?) {
    self.path = path
    if error.isDamage {
      problem = .damaged(error.message, newestCopy: newestCopy())
    } else if error.primaryCode == SQLITE_INTERRUPT {
      problem = .cancelled
    } else if Self.rejections.contains(error.primaryCode) {
      problem = .rejected(error)
    } else {
      problem = .failed(error)
    }
  }

  private static let rejections = [
    SQLITE_CONSTRAINT, SQLITE_TOOBIG, SQLITE_MISMATCH, SQLITE_RANGE, SQLITE_ERROR, SQLITE_MISUSE,
  ]

  /// Whether the same may work later, so that what was to be written is worth keeping.
  public var isPassing: Bool {
    switch problem {
    case .failed, .system, .vanished, .readOnly, .damaged, .missing, .cannotOpen: true
    case .noHome, .foreign, .rejected, .cancelled: false
    }
  }

  /// Whether another program holds the file.
  package var isHeld: Bool {
    guard case .failed(let error) = problem else { return false }
    return error.primaryCode == SQLITE_BUSY || error.primaryCode == SQLITE_LOCKED
  }

  public var description: String { "\(path): \(reason)" }

  /// What happened, and what to do.
  public var reason: String {
    switch problem {
    case .noHome: "there is no HOME to keep the log in; name a file with --log FILE or BREWLOG_LOG"
    case .cannotOpen(let why): why
    case .foreign: "this is the SQLite file of another program; it is left alone"
    case .damaged(let detail, let copy): "the log is damaged (\(detail)); \(Self.advice(copy))"
    case .missing(nil): "there is no log, and no good copy of one beside its place"
    case .missing(let copy): "the log is gone, but copies of it are there; \(Self.advice(copy))"
    case .readOnly(let reason): reason.description
    case .vanished: "the log is gone from its place; put it back, or quit without saving"
    case .rejected(let error): "the log does not take this: \(error.message)"
    case .cancelled: "cancelled; nothing was changed"
    case .failed(let error): Self.sentence(for: error)
    case .system(let text, _): text
    }
  }

  private static func advice(_ copy: LogCopy?) -> String {
    copy.map { "the newest good copy is \($0.path): brewlog restore brings it back" }
      ?? "there is no good copy beside it"
  }

  private static func sentence(for error: DatabaseError) -> String {
    switch error.primaryCode {
    case SQLITE_FULL: "the disk is full; make room, then it is saved"
    case SQLITE_BUSY, SQLITE_LOCKED:
      "another program holds the log; try again"
    case SQLITE_READONLY, SQLITE_PERM: "the log cannot be written (\(error.message))"
    case SQLITE_CANTOPEN: "the log or its journal cannot be opened (\(error.message))"
    case SQLITE_IOERR:
      "the disk does not take or give what it should (\(error.message), \(error.code))"
    case SQLITE_NOMEM: "there is not enough memory"
    default: error.message
    }
  }
}
