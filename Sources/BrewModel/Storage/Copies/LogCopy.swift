/// A copy of a log, in a file beside it.
public struct LogCopy: Sendable, Hashable {
  /// What it was made for.
  public enum Kind: String, Sendable, CaseIterable {
    /// Before the first action of a day.
    case daily
    case beforeImport = "before-import"
    case beforeMigration = "before-migration"
    case beforeRestore = "before-restore"
  }

  public let path: String
  public let kind: Kind
  /// When it was made, as its name says: `2026-11-30`, with a time (in UTC) unless it is a daily one.
  public let stamp: String

  /// How many of each kind are kept.
  public static let kept = 10

  /// From a name beside a log; nil for that of another file.
  init?(name: String, of log: String, in directory: String) {
    guard name.hasPrefix(log + ".") else { return nil }
    let suffix = name.dropFirst(log.count + 1)
    guard let kind = Kind.allCases.first(where: { suffix.hasPrefix($0.rawValue + "-") }) else {
      return nil
    }
    let stamp = suffix.dropFirst(kind.rawValue.count + 1)
    guard Self.isStamp(stamp, of: kind) else { return nil }
    self.kind = kind
    self.stamp = String(stamp)
    path = directory + "/" + name
  }

  /// What a copy of a kind, made now, is called behind the name of the log.
  static func suffix(_ kind: Kind, now: Instant) -> String {
    ".\(kind.rawValue)-\(stamp(kind, now: now))"
  }

  static func stamp(_ kind: Kind, now: Instant) -> String {
    guard kind != .daily else { return ZonedTime(now).day.description }
    let time = ZonedTime(now, offset: 0)
    let seconds = time.millisecondOfDay / 1_000
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map {
      DecimalText.padded($0, to: 2)
    }
    return "\(time.day)T\(parts.joined())Z"
  }

  private static func isStamp(_ text: Substring, of kind: Kind) -> Bool {
    guard CivilDay(text.prefix(10)) != nil else { return false }
    let time = text.dropFirst(10)
    return kind == .daily
      ? time.isEmpty : time.utf8.count == 8 && time.hasPrefix("T") && time.hasSuffix("Z")
  }
}
