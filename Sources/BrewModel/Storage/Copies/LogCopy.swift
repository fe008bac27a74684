/// A copy of a log, in a file beside it.
public struct LogCopy: Sendable, Hashable {
  /// What it was made for.
  public enum Kind: String, Sendable, CaseIterable {
    /// Before the first action of a day.
    case daily
    case beforeImport = "before-import"
    case beforeMigration = "before-migration"
    case beforeRestore = "before-restore"
    /// As the user asked for it: it stays until the user removes it.
    case backup
  }

  /// Of its file.
  public let path: String
  /// Why it was made.
  public let kind: Kind
  /// When it was made, as its name says: `2026-11-30`, with a time (in UTC) unless it is a daily one, and
  /// `-02` for the second one of a second.
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

  /// What a copy of a kind, made now, may be called behind the name of the log, the first names first. Several can be
  /// made within a second, and none takes the place of another; but of a day there is one.
  static func suffixes(_ kind: Kind, now: Instant) -> [String] {
    let first = ".\(kind.rawValue)-\(stamp(kind, now: now))"
    return kind == .daily
      ? [first] : [first] + (2...99).map { "\(first)-\(DecimalText.padded($0, to: 2))" }
  }

  /// The first path of such a name beside a log that nothing has; the first of all where each is taken.
  static func freePath(_ kind: Kind, beside place: FilePlace, now: Instant) -> String {
    let paths = suffixes(kind, now: now).map { place.beside($0) }
    return paths.first { if case .nothing = FileIdentity.find($0) { true } else { false } }
      ?? paths[0]
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
    let rest = text.dropFirst(10)
    if kind == .daily { return rest.isEmpty }
    let (time, number) = (rest.prefix(8), rest.dropFirst(8))
    return time.utf8.count == 8 && time.hasPrefix("T") && time.hasSuffix("Z")
      && (number.isEmpty || number.hasPrefix("-") && Int(number.dropFirst()) != nil)
  }
}
