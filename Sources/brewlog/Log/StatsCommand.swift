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
    try selection.take(filters: filters)
    if groupings.isEmpty { groupings = [.bean, .method, .grinder] }
    let brews = try selection.brews(in: try session.open())
    if session.asJSON {
      try session.write(json(of: brews, by: groupings))
    } else {
      try session.write(text(of: brews, by: groupings, session))
    }
    try explainNothing(selection, brews, session)
    return ExitStatus.success
  }

  private static func json(
    of brews: [Brew], by groupings: [BrewStatistics.Grouping]
  ) -> JSONValue {
    .object(
      [.init("all", BrewStatistics.all(brews).json(name: false))]
        + groupings.map { grouping in
          .init(
            "\(grouping)",
            .array(BrewStatistics.groups(of: brews, by: grouping).map { $0.json(name: true) }))
        })
  }

  private static func text(
    of brews: [Brew], by groupings: [BrewStatistics.Grouping], _ session: LogSession
  ) -> String {
    let (style, units) = (session.output, session.settings.units)
    let all = BrewStatistics.all(brews)
    if style.columns == nil {
      return groupings.map { table($0, of: brews, isPlain: true, units).text(style) }.joined()
    }
    let mean = all.meanRating.map { ", rated \(DecimalText.fixed($0, decimals: 2)) on average" }
    let summary = "\(all.count) \(all.count == 1 ? "brew" : "brews"), \(all.ratedCount) rated"
    return summary + (mean ?? "") + "\n"
      + groupings.map { table($0, of: brews, isPlain: false, units) }.filter { !$0.rows.isEmpty }
      .map { "\n" + $0.text(style) }.joined()
  }

  private static func table(
    _ grouping: BrewStatistics.Grouping, of brews: [Brew], isPlain: Bool, _ units: DisplayUnits
  ) -> FittedTable {
    let titles = ["\(grouping)", "brews", "rated", "mean", "spread", "best", "its settings"]
    let columns = titles.enumerated().map { index, title in
      FittedTable.Column(
        title: title, isRightAligned: (1...5).contains(index), least: index % 6 == 0 ? 12 : nil)
    }
    let rows = BrewStatistics.groups(of: brews, by: grouping).map { group in
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
    var parts: [String] = []
    if let dose = brew.dose { parts.append(units.text(dose)) }
    if brew.ratio != nil { parts.append(brew.ratioText) }
    if !brew.grinder.setting.isEmpty { parts.append("grind " + brew.grinder.setting) }
    if let temperature = brew.temperature { parts.append(units.text(temperature)) }
    if let time = brew.time { parts.append(time.clockText) }
    return parts.joined(separator: ", ")
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
