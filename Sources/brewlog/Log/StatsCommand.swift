import Tally
import BrewLogApp
import BrewModel
import TextFormats

extension LogCommand {
  static let stats = LogCommand(
    guide: CommandGuide(
      name: "stats", arguments: "[bean|roaster|method|grinder] [FILTER...]",
      summary: "counts brews and ratings by bean, method, grinder",
      discussion: [
        "For each: how many brews, the mean and the standard deviation of their ratings on a scale of 5, and the settings of the best one. Names that differ only in case, accents or blanks are one. Filters are those of brewlog list."
      ],
      options: [
        .json, CommandOption(name: "--plain", summary: "with tabs, also on a terminal"),
        CommandOption(name: "--ascii", summary: "prints ASCII alone"), .log,
      ],
      examples: ["brewlog stats", "brewlog stats bean \"date>=2026\""],
      failures: [(ExitStatus.difference, "there are filters, and no brew fits them")],
      completes: [.words(BrewStatistics.Grouping.allCases.map { "\($0)" })]),
    run: { try count($0) })

  private static func count(_ session: LogSession) throws -> Int32 {
    var selection = try BrewSelection(session.request)
    var filters: [String] = []
    var groupings: [BrewStatistics.Grouping] = []
    for word in session.request.words {
      if let grouping = BrewStatistics.Grouping.allCases.first(where: { "\($0)" == word }) {
        groupings.append(grouping)
      } else {
        filters.append(word)
      }
    }
    try selection.take(filters: filters, units: session.settings.units)
    if groupings.isEmpty { groupings = [.bean, .method, .grinder] }
    let file = try session.openExisting()
    let statistics = try file.statistics(by: groupings, of: selection.query(in: file))
    let groups = Array(zip(groupings, statistics.groups))
    if session.asJSON {
      try session.write(json(of: statistics.all, groups))
    } else {
      try session.write(
        statsText(of: statistics.all, groups, session.output, session.settings.units))
    }
    try explainNothing(selection, isEmpty: statistics.all.count == 0, session)
    return ExitStatus.success
  }

  typealias StatsGroups = [(grouping: BrewStatistics.Grouping, groups: [BrewStatistics])]

  private static func json(of all: BrewStatistics, _ groups: StatsGroups) -> JSONValue {
    .object(
      [.init("all", all.json(name: false))]
        + groups.map { grouping, groups in
          .init("\(grouping)", .array(groups.map { $0.json(name: true) }))
        })
  }

  /// For people in the words of the screen, else one table after the other.
  static func statsText(
    of all: BrewStatistics, _ groups: StatsGroups, _ style: OutputStyle, _ units: DisplayUnits
  ) -> String {
    let isPlain = style.columns == nil
    let tables = groups.map { table($0, of: $1, isPlain: isPlain, units) }
    if isPlain { return tables.map { $0.text(style) }.joined() }
    let mean = all.meanRating.map { ", mean rating \(DecimalText.fixed($0, decimals: 2)) of 5" }
    return "\(all.count.groupedCount("brew")), \(all.ratedCount.grouped) rated\(mean ?? "")\n"
      + tables.filter { !$0.rows.isEmpty }.map { "\n" + $0.text(style) }.joined()
  }

  private static func table(
    _ grouping: BrewStatistics.Grouping, of groups: [BrewStatistics], isPlain: Bool,
    _ units: DisplayUnits
  ) -> FittedTable {
    let titles = ["\(grouping)s", "count", "rated", "mean", "spread", "best", "best settings"]
    let columns = titles.enumerated().map { index, title in
      FittedTable.Column(
        title: title, isRightAligned: (1...5).contains(index), least: index % 6 == 0 ? 12 : nil)
    }
    let rows = groups.map { group in
      (isPlain ? ["\(grouping)"] : []) + group.texts(units)
    }
    return FittedTable(
      columns: (isPlain ? [FittedTable.Column(title: "by")] : []) + columns, rows: rows)
  }
}

extension BrewStatistics {
  fileprivate func texts(_ units: DisplayUnits) -> [String] {
    let numbers = [meanRating, spread].map { $0.map { DecimalText.fixed($0, decimals: 2) } ?? "" }
    return [name, "\(count)", "\(ratedCount)"] + numbers
      + [best?.rating?.description ?? "", best.map { Self.settings(of: $0, units) } ?? ""]
  }

  private static func settings(of brew: Brew, _ units: DisplayUnits) -> String {
    let grind = brew.grinder.setting
    return units.settings(of: brew, grind: grind.isEmpty ? "" : "grind " + grind)
      .joined(separator: ", ")
  }

  fileprivate func json(name hasName: Bool) -> JSONValue {
    .object(
      (hasName ? [.init("name", .string(name))] : []) + [
        .init("count", .integer(count)),
        .init("rated", .integer(ratedCount)),
        .init("mean", Self.json(meanRating)),
        .init("spread", Self.json(spread)),
        .init("best", best.map { .string($0.id.description) } ?? .null),
      ])
  }

  private static func json(_ number: Double?) -> JSONValue {
    number.map { JSONValue(($0 * 1_000).rounded() / 1_000) } ?? .null
  }
}
