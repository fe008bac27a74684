/// What a log's file is like inside, version by version.
struct LogSchema {
  /// One step from a version to the next.
  struct Migration {
    let sql: String
  }

  /// "BREW" in ASCII: tells a log from other SQLite files.
  static let applicationID = 0x42_52_45_57

  /// The steps from an empty file on; each is for ever what it was when it was released.
  let migrations: [Migration]

  /// What the program writes.
  var version: Int { migrations.count }

  static let current = LogSchema(migrations: [Migration(sql: firstVersion)])

  /// Brings a file of an older version, 0 being an empty one, to this version, in one transaction.
  ///
  /// Complexity: O(rows).
  func migrate(_ database: Database) throws(DatabaseError) {
    try database.writing { () throws(DatabaseError) in
      // Another copy of the program may have been faster.
      let old = try database.integer("PRAGMA user_version")
      guard old < version else { return }
      for migration in migrations[old...] { try database.runScript(migration.sql) }
      try database.runScript(
        "PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = \(version);")
    }
  }
}

extension LogSchema {
  fileprivate static let firstVersion = """
    CREATE TABLE bag (
      id TEXT PRIMARY KEY NOT NULL,
      \(bagColumns),
      revision INTEGER NOT NULL, deleted_at INTEGER
    ) STRICT;
    CREATE TABLE brew (
      id TEXT PRIMARY KEY NOT NULL,
      \(brewColumns),
      revision INTEGER NOT NULL, deleted_at INTEGER,
      FOREIGN KEY (bag) REFERENCES bag (id)
    ) STRICT;
    CREATE INDEX brew_by_time ON brew (brewed_at DESC, id) WHERE deleted_at IS NULL;
    CREATE INDEX brew_by_revision ON brew (revision);
    CREATE INDEX brew_by_bag ON brew (bag) WHERE bag IS NOT NULL;
    CREATE INDEX bag_by_revision ON bag (revision);

    CREATE TABLE action (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      done_at INTEGER NOT NULL, name TEXT NOT NULL, undone INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE change (
      number INTEGER PRIMARY KEY,
      action INTEGER NOT NULL REFERENCES action (number) ON DELETE CASCADE,
      record TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL
    ) STRICT;
    CREATE INDEX change_by_action ON change (action);
    CREATE TABLE brew_image (
      change INTEGER PRIMARY KEY REFERENCES change (number) ON DELETE CASCADE,
      id TEXT NOT NULL,
      \(brewColumns)
    ) STRICT;
    CREATE TABLE bag_image (
      change INTEGER PRIMARY KEY REFERENCES change (number) ON DELETE CASCADE,
      id TEXT NOT NULL,
      \(bagColumns)
    ) STRICT;

    CREATE TABLE counter (name TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT;
    INSERT INTO counter VALUES ('revision', 0);
    """

  private static let brewColumns = """
    brewed_at INTEGER NOT NULL, utc_offset INTEGER NOT NULL, kind TEXT NOT NULL,
      bean TEXT NOT NULL, roaster TEXT NOT NULL, bag TEXT, roasted TEXT, frozen TEXT, thawed TEXT,
      method TEXT NOT NULL, style TEXT, grinder TEXT NOT NULL, grind TEXT NOT NULL,
      dose REAL, water REAL, water_unit TEXT, yield REAL, yield_unit TEXT, temperature REAL,
      time REAL, bloom REAL, first_drip REAL, tds REAL, infusion INTEGER,
      og REAL, fg REAL, batch REAL, pitched TEXT, bottled TEXT, opened TEXT,
      rating REAL, rating_scale REAL, favorite INTEGER NOT NULL, drink TEXT NOT NULL,
      tags TEXT NOT NULL, note TEXT NOT NULL, extra TEXT
    """

  private static let bagColumns = """
    bean TEXT NOT NULL, roaster TEXT NOT NULL, roasted TEXT, frozen TEXT, thawed TEXT,
      weight REAL, cost REAL, currency TEXT, finished INTEGER NOT NULL,
      note TEXT NOT NULL, extra TEXT
    """
}
