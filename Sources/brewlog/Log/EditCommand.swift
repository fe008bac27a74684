import BrewLogApp
import BrewModel

extension LogCommand {
  static let edit = LogCommand(
    guide: CommandGuide(
      name: "edit", arguments: "ID KEY=VALUE...", summary: "changes a brew",
      discussion: [
        "Takes the keys of brewlog add. KEY= with nothing behind it forgets what was recorded; tags= replaces all tags. A rating without a scale is on that of the rating that the brew has (8 of a brew with 9/10 is 8/10), which is told; rating=4/5 says its own. "
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
    noteScale(of: assignments, old, new, session)
    let action = LogAction("edit \(old.bean.name)", [.editBrew(from: old, to: new)])
    let isChanged = try !new.isStored(as: old) && session.perform(action, in: file)
    return try session.sayEdited(new.title, isChanged: isChanged) {
      let names = try old.bag == new.bag ? BagNames([]) : BagNames(file.bags())
      return changes(from: old, to: new, session.settings.units, names)
    } json: {
      new.json
    }
  }

  /// Where the user may have meant the usual scale, which the old rating has not.
  private static func noteScale(
    of assignments: Assignments, _ old: Brew, _ new: Brew, _ session: LogSession
  ) {
    guard let text = assignments.all.first(where: { $0.field == .rating })?.text,
      let scale = old.rating?.scale, scale != 5, let rating = new.rating, rating.scale == scale,
      DecimalText.parse(text, symbols: []) != nil
    else { return }
    let value = DecimalText.shortest(rating.value)
    session.note(
      "rating: \(text.quoted) was taken as \(rating), on the scale that the brew was rated on; rating=\(value)/5 says otherwise"
    )
  }

  /// A line for each field that is new.
  private static func changes(
    from old: Brew, to new: Brew, _ units: DisplayUnits, _ bags: BagNames
  ) -> [String] {
    ChangedText.lines(BrewField.allCases, from: old, to: new, key: \.key) {
      $0.text(of: $1)
    } shown: { field, brew in
      field == .bag ? bags.name(of: brew.bag) : units.wholeText(of: field, in: brew)
    }
  }
}

/// Sentences that the help of several commands has.
nonisolated enum BrewWords {
  static let ids =
    "ID is what list shows, or 4 or more of its first characters; last is the newest brew, last-1 the one before."
}
