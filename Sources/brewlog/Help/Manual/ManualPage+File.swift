import BrewModel

extension ManualPage {
  /// brewlog-log(5).
  static var file: String {
    title("brewlog-log", section: 5, "the file of a brew log")
      + section(
        "DESCRIPTION",
        [
          "A log is one SQLite database, with application_id 0x42524557 (BREW) and the version of its schema in user_version, now 1. Any program that reads SQLite can read it. Do not write to it by other means: BrewLog would not notice what changed, and could not take it back. The file has mode 0600."
        ])
      + ".PP\n.nf\n.RS\n"
      + escaped(
        "sqlite3 -readonly brewlog.db \"SELECT bean, note FROM brew WHERE deleted_at IS NULL\"")
      + "\n.RE\n.fi\n" + ".SH TABLES\n" + terms(tables) + ".SH COLUMNS OF BREW\n" + terms(columns)
      + section("COPIES", copies)
      + section("VERSIONS", versions)
      + section("SEE ALSO", ["brewlog(1), sqlite3(1)"])
  }

  private static let tables = [
    ("brew", "one row a brew"),
    ("bag", "one row a bag of beans"),
    (
      "action",
      "what was done, in order, for undo: number, done_at, name, undone; the last 1,000"
    ),
    (
      "change",
      "what an action changed: record (brew or bag), id, kind (add, delete, restore, star, unstar, edit)"
    ),
    (
      "brew_image, bag_image",
      "for each edit the row as it is not now: before it, or, once that is undone, after it"
    ),
    ("counter", "revision: counts the transactions"),
  ]

  private static let columns =
    [
      (
        "brewed_at, utc_offset",
        "milliseconds since 1970 in UTC; minutes by which clocks there were ahead"
      ),
      ("water_unit, yield_unit", "g or ml"),
      ("rating, rating_scale", "a judgement, and the best that could be given"),
      ("tags", "one a line"),
      ("extra", "one JSON object: what an import knew and there is no column for"),
      (
        "revision, deleted_at",
        "the transaction that wrote the row last; when it was deleted, or NULL: rows are never removed"
      ),
    ]
    + BrewField.allCases.filter { ![.date, .rating, .tags].contains($0) }
    .map { ($0.key, $0.columnMeaning) }

  private static let copies = [
    "Beside NAME stand NAME.daily-DATE, made before the first change of a day where the log is not empty, NAME.before-import-TIME, NAME.before-migration-TIME and NAME.before-restore-TIME. Ten of each kind stay. NAME.backup-TIME are those that brewlog backup made; they stay. brewlog restore lists them and brings them back; it says how what it replaces comes back."
  ]

  private static let versions = [
    "A log of an older version is read through a copy in memory; the first change copies it and brings it to this version in one transaction. One of a newer version is shown and not changed."
  ]
}

extension BrewField {
  /// What its column holds, where that is not what is typed.
  fileprivate var columnMeaning: String {
    switch self {
    case .time, .bloom, .firstDrip: "\(meaning.prefix { $0 != ":" }), in seconds"
    case .water, .yield: "what went \(self == .water ? "in" : "out"), in its unit"
    case .temperature: "of the water, in degrees Celsius"
    case .favorite: "1 with a star, else 0"
    case .id: "a UUID in lower case, never used again"
    case .date, .rating, .tags: meaning
    default: meaning
    }
  }
}
