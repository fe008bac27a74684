import Tally
import BrewLogApp
import BrewModel
import TextFormats

extension LogSession {
  /// The command that puts a copy in the place of this log, to be typed.
  func restoring(_ copy: String) -> String {
    let given = request.values["--log"].map { " --log " + Shell.bash.quoted($0) } ?? ""
    return "brewlog restore " + Shell.bash.quoted(copy) + given
  }
}

extension LogCommand {
  static let backup = LogCommand(
    guide: CommandGuide(
      name: "backup", arguments: "[FILE]", summary: "copies the log into a new file",
      discussion: [
        "Without FILE the copy stands beside the log, under a name with the time. A file that is there already is not overwritten. The copy is whole whatever other programs do with the log meanwhile, and it is on the disk when the command ends. Ctrl-c ends it and leaves no file."
      ], options: [.json, .log], examples: ["brewlog backup coffee-2026.db"],
      completes: [.file]),
    run: { try backUp($0) })

  private static func backUp(_ session: LogSession) throws -> Int32 {
    let given = try session.fileName()
    let file = try session.openExisting()
    let target = given ?? file.backupPath()
    try LongWork.run("copying the log", on: file, amount: LongWork.size(of: target, as: file.path))
    {
      () throws(LogFileError) in try file.backUp(to: target)
    }
    if session.asJSON {
      try session.write(.object([.init("path", .string(target))]))
    } else {
      try session.say(target)
    }
    return ExitStatus.success
  }

  static let restore = LogCommand(
    guide: CommandGuide(
      name: "restore", arguments: "[FILE|newest]",
      summary: "puts a copy in place of the log, or lists the copies",
      discussion: [
        "Without a file it lists the copies beside the log, the newest first, and changes nothing: one is made before the first change of a day that finds anything in it, before each import and before a change of version, and brewlog backup makes them. newest is the newest of them that is whole and not empty, without those that a restore has kept.",
        "What is in the place of the log is kept beside it, under a name with before-restore, and the command that brings it back is printed; undo does not. A copy that is damaged is refused. Ctrl-c ends it, and the log is as it was.",
      ], options: [.json, .log],
      examples: ["brewlog restore", "brewlog restore newest"],
      failures: [(ExitStatus.difference, "there is no copy")],
      completes: [.words(["newest"]), .file]),
    run: { try restoreCopy($0) })

  private static func restoreCopy(_ session: LogSession) throws -> Int32 {
    let path = try session.path()
    guard let word = try session.fileName() else { return try listCopies(ofLogAt: path, session) }
    let copy = word == "newest" ? try newestCopy(ofLogAt: path) : word
    let kept = try LongWork.restore(copy, at: path)
    session.change.isSaved = true
    if session.asJSON {
      try session.write(
        .object([.init("restored", .string(copy)), .init("kept", JSONValue(text: kept))]))
      return ExitStatus.success
    }
    try session.say("restored \(copy)")
    if let kept {
      try session.say("the log as it was is kept; this brings it back: \(session.restoring(kept))")
    }
    return ExitStatus.success
  }

  private static func newestCopy(ofLogAt path: String) throws -> String {
    let copies = try LogFile.copies(ofLogAt: path).filter { $0.kind != .beforeRestore }
    guard let copy = LogFile.newest(of: copies) else {
      throw CommandFailure("there is no good copy beside \(path)")
    }
    return copy.path
  }

  private static func listCopies(ofLogAt path: String, _ session: LogSession) throws -> Int32 {
    let copies = try LogFile.copies(ofLogAt: path)
    if session.asJSON {
      try session.write(
        .array(
          copies.map {
            .object([
              .init("path", .string($0.path)), .init("kind", .string($0.kind.rawValue)),
              .init("made", .string($0.stamp)),
            ])
          }))
    } else {
      for copy in copies { try session.write(copy.path.onOneLine + "\n") }
    }
    return copies.isEmpty ? ExitStatus.difference : ExitStatus.success
  }

  static let path = LogCommand(
    guide: CommandGuide(
      name: "path", summary: "prints where the log is",
      discussion: [
        "That is the FILE of --log, else BREWLOG_LOG, else brewlog/brewlog.db in XDG_DATA_HOME, else .local/share/brewlog/brewlog.db in HOME. The file need not be there: the first change makes it."
      ], options: [.json, .log], examples: ["brewlog path", "ls -l \"$(brewlog path)\""]),
    run: { session in
      try session.expectNoWords()
      let path = try session.path()
      if session.asJSON {
        try session.write(.object([.init("path", .string(path))]))
        return ExitStatus.success
      }
      // Other programs get the path as it is.
      try session.write(session.output.columns == nil ? path + "\n" : path.onOneLine + "\n")
      return ExitStatus.success
    })
}
