import BrewLogApp
import BrewModel

extension LogCommand {
  static let edit = LogCommand(
    guide: CommandGuide(
      name: "edit", arguments: "ID KEY=VALUE...", summary: "changes a brew",
      discussion: [
        "Takes the keys of brewlog add. KEY= with nothing behind it forgets what was recorded; tags= replaces all tags. "
          + BrewWords.ids
      ],
      options: [.json, .log],
      examples: ["brewlog edit last rating=4,5 note=\"blackcurrant, long\""],
      failures: [(ExitStatus.difference, "there is no such brew")],
      completes: [.words(["last"]), .assignments]),
    run: { try editBrew($0) })

  private static func editBrew(_ session: LogSession) throws -> Int32 {
    guard let word = session.request.words.first, session.request.words.count > 1 else {
      throw UsageError("edit needs a brew and KEY=VALUE: brewlog edit last rating=4")
    }
    var assignments = try Assignments(session.request.words.dropFirst(), of: "edit")
    let file = try session.openExisting()
    try assignments.replace(.bag) { try session.bagID($0, in: file) }
    let old = try session.brew(word, in: file)
    var new = old
    try assignments.apply(to: &new, units: session.settings.units)
    try session.accept(new, instead: old, in: file)
    let action = LogAction("edit \(old.bean.name)", [.editBrew(from: old, to: new)])
    let isChanged = try !new.isStored(as: old) && session.perform(action, in: file)
    return try session.sayEdited(new.title, isChanged: isChanged) {
      changes(from: old, to: new, session.settings.units)
    } json: {
      new.json
    }
  }

  /// A line for each field that is new.
  private static func changes(
    from old: Brew, to new: Brew, _ units: DisplayUnits
  ) -> [String] {
    ChangedText.lines(BrewField.allCases, from: old, to: new, key: \.key) {
      $0.text(of: $1)
    } shown: {
      units.wholeText(of: $0, in: $1)
    }
  }
}

/// Sentences that the help of several commands has.
nonisolated enum BrewWords {
  static let ids =
    "ID is what list shows, or 4 or more of its first characters; last is the newest brew, last-1 the one before."
}
