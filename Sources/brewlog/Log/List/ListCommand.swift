import Tally
import BrewLogApp
import BrewModel
import TextFormats

extension LogCommand {
  private static let options =
    BrewSelection.options + [
      CommandOption(
        name: "--columns", value: "KEYS", summary: "which, with commas between",
        completes: .words(BrewColumn.names)),
      .json,
      CommandOption(name: "--plain", summary: "with tabs, also on a terminal"),
      CommandOption(name: "--ascii", summary: "prints ASCII alone"), .log,
    ]

  private static let layout =
    "On a terminal the columns fit its width. Elsewhere, and with --plain, a line is a brew in full, with tabs between its columns, without titles. Times are shown as 2:30. --json prints an array with one brew a line; its keys are always the same and in this order: \(FieldList.all). Amounts are in the units of the config file, with --json always in grams, millilitres, Celsius and seconds."

  static let list = LogCommand(
    guide: CommandGuide(
      name: "list", arguments: "[FILTER...]", summary: "lists brews, the newest first",
      discussion: [
        "A filter is KEY:TEXT (has the text in it, whatever its case and accents), KEY=TEXT (is it), KEY>=N, KEY<=N, KEY>N, KEY<N, or favorite. KEY= with nothing behind it finds brews where it was not recorded. Other words, and those in quotes of their own, are searched for. All filters must hold. Ratings are compared on a scale of 5.",
        "Quotes belong to no text, and keep blanks together where a filter is typed in the log. A quote that is meant has a backslash before it, as a backslash before a quote has: 'bean=The \\\"Best\\\" One'.",
        "An amount without a unit is in the units of the config file, as the table shows it; temp>93C, dose<0.6oz, time>2:30 and water>=250ml say their own. In ounces and Fahrenheit = finds what the table shows so.",
        layout,
        "Besides the keys there are the columns ratio and extraction. Numbers in names are sorted as numbers: Bean 2 before Bean 10.",
      ],
      options: options,
      examples: [
        "brewlog list bean:kenya \"rating>=4\"", "brewlog list favorite --sort rating --limit 10",
        "brewlog list \"date>=2026-11\" tag:washed --columns date,bean,dose,grind",
      ],
      failures: [(ExitStatus.difference, "there are filters, and no brew fits them")],
      completes: [.words(["favorite"] + BrewColumn.names.map { $0 + ":" })]),
    run: { session in
      var selection = try BrewSelection(session.request)
      try selection.take(filters: session.request.words, units: session.settings.units)
      return try printList(selection, session)
    })

  static let search = LogCommand(
    guide: CommandGuide(
      name: "search", arguments: "TEXT...",
      summary: "lists the brews that have the words of a text",
      discussion: [
        "Each word must stand somewhere in the names of bean, roaster, method and grinder, the grind setting, the drink, the tags or the note; case and accents do not matter.",
        layout,
      ],
      options: options, examples: ["brewlog search blackcurrant"],
      failures: [(ExitStatus.difference, "nothing was found")]),
    run: { session in
      guard session.request.words.contains(where: { !$0.trimmed.isEmpty }) else {
        throw UsageError("search needs a text: brewlog search blackcurrant")
      }
      var selection = try BrewSelection(session.request)
      selection.query = BrewQuery(searching: session.request.words.joined(separator: " "))
      return try printList(selection, session)
    })

  private static func printList(_ selection: BrewSelection, _ session: LogSession) throws -> Int32 {
    let named = try session.request.values["--columns"].map { text throws(UsageError) in
      try BrewColumn.columns(text, of: "--columns")
    }
    let brews = try selection.brews(in: try session.openExisting())
    if session.asJSON {
      try session.writeArray(brews) { brew in
        guard let named else { return brew.json }
        return .object(named.map { .init($0.name, $0.json(of: brew)) })
      }
    } else {
      try session.write(
        table(of: brews, named ?? session.settings.columns ?? BrewColumn.usual, session))
    }
    try explainNothing(selection, isEmpty: brews.isEmpty, session)
    return ExitStatus.success
  }

  /// Nothing that fits is a failure; that an empty log shows nothing is told to people alone.
  static func explainNothing(
    _ selection: BrewSelection, isEmpty: Bool, _ session: LogSession
  ) throws(CommandFailure) {
    guard isEmpty else { return }
    if !selection.query.isEmpty {
      let words = session.request.words.joined(separator: " ")
      let meant = session.request.words.lazy.compactMap {
        NearestName.of($0, among: ["favorite", "favourite"])
      }.first
      throw CommandFailure(
        "no brew fits \(words.quoted)" + (meant.map { "; did you mean \($0)?" } ?? ""))
    }
    if session.output.columns != nil, !session.asJSON {
      session.note("the log has no brew yet; brewlog add bean=\"Kenya AA\" adds one")
    }
  }

  private static func table(
    of brews: [Brew], _ columns: [BrewColumn], _ session: LogSession
  ) -> String {
    let isForPeople = session.output.columns != nil
    let units = session.settings.units
    let rows = brews.map { brew in
      columns.map { $0.text(of: brew, in: units, isForPeople: isForPeople) }
    }
    // Titles over nothing would look like a mistake.
    return rows.isEmpty
      ? "" : FittedTable(columns: columns.map(\.layout), rows: rows).text(session.output)
  }
}
