/// What may be done with a log.
public enum LogAccess: Hashable, Sendable {
  case writable
  case readOnly(Reason)

  /// Why a log is only read.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// A later BrewLog wrote it.
    case newerVersion(Int, known: Int)
    /// The file may not be written; in the system's words.
    case file(String)
    /// Its folder may not be written, where a save needs a journal beside the log.
    case folder(String)
    /// The user asked for it.
    case wish

    /// A sentence for the user.
    public var description: String {
      switch self {
      case .newerVersion(let version, let known):
        "a newer BrewLog has written this log (version \(version), this one knows \(known)): it is shown, not changed; "
          + "update BrewLog to change it"
      case .file(let why): "the log may be read but not written (\(why)): it is shown, not changed"
      case .folder(let why):
        "the folder of the log may not be written (\(why)), where a save needs it: the log is shown, not changed"
      case .wish: "the log was opened for reading only"
      }
    }
  }
}
