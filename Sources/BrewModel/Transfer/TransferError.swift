import TextFormats

/// Why a file cannot be imported, or an export cannot be made: what, where, and what to do. The log is as it was.
public enum TransferError: Error, Sendable, CustomStringConvertible {
  /// The file cannot be read, or is none of the kinds that are known.
  case unreadable(String)
  /// It is larger than what is safe to take in.
  case tooLarge(String)
  /// Something has to be said first: in words.
  case undecided(String)
  /// Whoever asked for it did not want it any more.
  case cancelled
  /// The log does not take it.
  case log(LogFileError)

  public var description: String {
    switch self {
    case .unreadable(let reason), .tooLarge(let reason), .undecided(let reason): reason
    case .cancelled: "cancelled; nothing was changed"
    case .log(let error): error.description
    }
  }
}

/// What an import takes in at most: more than anybody has brewed, and less than a machine has memory.
public struct TransferLimits: Sendable {
  /// Of the file as it is on the disk.
  public var bytes = 256 << 20
  /// Of all files of an archive together, unpacked.
  public var unpackedBytes = 512 << 20
  /// Brews and bags of one file.
  public var records = 200_000
  /// Of one record in JSON: values inside each other, and all of them.
  public var depth = 64
  public var values = 100_000

  /// The usual ones.
  public init() {}

  var json: JSONLimits {
    var limits = JSONLimits()
    limits.depth = depth
    limits.values = values
    return limits
  }
}

/// Is told what is being done and how much of it, now and then; its no ends it, and nothing is changed.
public typealias TransferProgress = (_ what: String, _ done: Int, _ total: Int) -> Bool
