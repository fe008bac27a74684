import BrewModel
import TextFormats

extension LogCommand {
  static let undo = LogCommand(
    guide: CommandGuide(
      name: "undo", summary: "takes the last change back",
      discussion: [
        "Whatever changed the log last: a command, a key on the screen, an import as a whole. The last \(LogFile.undoDepth) changes can be taken back. A restore is none of them: after one undo goes on in the log that was restored, and names the command that takes the restore back."
      ], options: [.json, .log], examples: ["brewlog undo"],
      failures: [(ExitStatus.difference, "there is nothing to take back")]),
    run: { session in
      try step(session, done: "undone", none: "there is nothing to undo") { try $0.undo() }
    })

  static let redo = LogCommand(
    guide: CommandGuide(
      name: "redo", summary: "does again what undo took back",
      discussion: [
        "As long as nothing else was changed since. --json prints the name of the action."
      ],
      options: [.json, .log], examples: ["brewlog undo && brewlog redo"],
      failures: [(ExitStatus.difference, "there is nothing to do again")]),
    run: { session in
      try step(session, done: "done again", none: "there is nothing to redo") { try $0.redo() }
    })

  private static func step(
    _ session: LogSession, done: String, none: String,
    _ body: (LogFile) throws -> RecordedAction?
  ) throws -> Int32 {
    try session.expectNoWords()
    let file = try session.openExisting()
    let replaced = session.request.command == "undo" ? try file.replacedByRestore() : nil
    defer { session.noteRestore(replaced) }
    // Where there is nothing to do, nothing is written.
    guard try session.request.command == "undo" ? file.undoable() != nil : file.redoable() != nil,
      let action = try LongWork.run("changing the log", on: file, { try body(file) })
    else { throw CommandFailure(none) }
    session.change.isSaved = true
    session.warnAboutCopy(of: file)
    if session.asJSON {
      try session.write(.object([.init("action", .string(action.name))]))
    } else {
      try session.say("\(done): \(action.name)")
    }
    return ExitStatus.success
  }
}

extension LogSession {
  /// Says that a restore is not what was taken back, where it is what was done last.
  fileprivate func noteRestore(_ replaced: LogCopy?) {
    guard let replaced else { return }
    note("the restore before is not taken back by that; this does it: \(restoring(replaced.path))")
  }
}
