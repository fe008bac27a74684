import Testing

@Suite("A disk without room")
struct FullDiskTests {
  let folder = LogFolder()

  /// A disk of a megabyte of the test's own where that may be made, else a limit of the size of files.
  private func full(_ line: String) throws -> LogFolder.Outcome {
    let disk = "unshare -Urm sh -c 'mount -t tmpfs -o size=1m tmpfs disk"
    let isPermitted = try folder.run("mkdir -p disk; \(disk)'").status == 0
    return isPermitted
      ? try folder.run("\(disk) && cd disk && \(line)'")
      : try folder.run("cd disk && ulimit -f 200; \(line)")
  }

  /// Fills a log, then the disk, and counts what the log has; then makes room.
  private func attempt(_ command: String) throws -> LogFolder.Outcome {
    try full(
      "export BREWLOG_LOG=a.db; brewlog add bean=First; "
        + "head -c 2000000 /dev/zero > filler 2>/dev/null; "
        + "\(command); echo status $?; brewlog list --columns bean; brewlog check; "
        + "rm -f filler; brewlog star last; brewlog list --columns bean favorite; ls"
    )
  }

  @Test("a change that does not fit is refused with the reason, and the log is as it was")
  func change() throws {
    let note = "$(head -c 60000 /dev/zero | tr \"\\0\" n)"
    let outcome = try attempt("for i in 1 2 3 4; do brewlog add bean=x note=\(note); done")
    #expect(outcome.text.contains("status 2\n"))
    #expect(outcome.text.contains("a.db: no damage\n"))
    #expect(outcome.errors.contains("disk is full") || outcome.errors.contains("File too large"))
    // With room again it works, on what was there.
    #expect(outcome.text.contains("First\n"))
    #expect(!outcome.text.contains("journal") && !outcome.text.contains(".new"))
  }

  @Test("an import that does not fit leaves nothing behind")
  func importing() throws {
    try folder.run(
      "(echo date,bean,note; for i in $(seq 1 300); do echo 2026-01-02,Kenya $i,"
        + "$(head -c 5000 /dev/zero | tr '\\0' n); done) > big.csv")
    let outcome = try attempt("brewlog import ../big.csv")
    #expect(outcome.text.contains("status 2\nFirst\na.db: no damage\nstarred "))
    #expect(outcome.text.contains("\nFirst\n"))
    #expect(!outcome.text.contains("before-import") || outcome.text.contains("a.db\n"))
    #expect(!outcome.text.contains("journal") && !outcome.text.contains(".copy-"))
  }

  @Test("an export and a backup that do not fit leave no file")
  func exporting() throws {
    let outcome = try full(
      "export BREWLOG_LOG=a.db; for i in 1 2 3 4 5; do brewlog add bean=x "
        + "note=$(head -c 60000 /dev/zero | tr \"\\0\" n); done > /dev/null; "
        + "head -c 2000000 /dev/zero > filler 2>/dev/null; "
        + "brewlog export out.json; echo export $?; brewlog backup b.db; echo backup $?; ls; brewlog check"
    )
    #expect(outcome.text.contains("export 2\nbackup 2\n"), "\(outcome)")
    #expect(outcome.text.hasSuffix("a.db: no damage\n"))
    #expect(!outcome.text.contains("out.json") && !outcome.text.contains("b.db\n"))
  }
}
