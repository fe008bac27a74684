import BrewModel
import TerminalUI

/// Statistics in place of the list. Runs again when anything in the log changes.
struct LogStatisticsPage: View {
  let model: LogModel
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      WarningLine(model: model, width: width)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          let statistics = LogStatistics(of: model.store, units: model.units, width: width - 1)
          ForEach(0..<statistics.lineCount, id: \.self) { Text(statistics.line(at: $0)) }
        }
        .padding(.trailing, 1)
      }.markingEnds()
      LogLineBelowPage(model: model, width: width)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.primary)
  }
}

/// What the brews of a log have in common, as lines of a width.
struct LogStatistics {
  /// Before the groups.
  private let charts: [String]
  private let groups: [Groups]
  private let width: Int
  private let units: DisplayUnits

  private struct Groups {
    let title: String
    let grouping: BrewStatistics.Grouping
    let groups: [BrewStatistics]
    /// A blank line and the title before the groups; nothing where there is no group.
    var lineCount: Int { groups.isEmpty ? 0 : groups.count + 2 }
  }

  /// Complexity: O(brews + groups × log groups).
  init(of log: BrewLog, units: DisplayUnits, width: Int) {
    var counts = BrewCharts()
    var beans = BrewGroups(by: .bean)
    var methods = BrewGroups(by: .method)
    var grinders = BrewGroups(by: .grinder)
    log.forEachBrew { brew in
      counts.add(brew)
      beans.add(brew)
      methods.add(brew)
      grinders.add(brew)
    }
    self.width = max(20, width)
    self.units = units
    charts = counts.lines(width: self.width)
    groups = [
      Groups(title: "Beans", grouping: .bean, groups: beans.statistics),
      Groups(title: "Methods", grouping: .method, groups: methods.statistics),
      Groups(title: "Grinders", grouping: .grinder, groups: grinders.statistics),
    ]
  }

  var lineCount: Int { groups.reduce(charts.count) { $0 + $1.lineCount } }

  /// Made when it is shown: a log may have thousands of beans. Complexity: O(1).
  func line(at index: Int) -> String {
    if index < charts.count { return charts[index] }
    var index = index - charts.count
    for groups in groups {
      if index < groups.lineCount { return line(index, of: groups) }
      index -= groups.lineCount
    }
    return ""
  }

  // MARK: Groups

  private var nameWidth: Int { width >= 60 ? 24 : 14 }

  private func line(_ index: Int, of groups: Groups) -> String {
    switch index {
    case 0: return ""
    case 1:
      let head = groups.title.padded(to: nameWidth + 2) + " count  mean"
      return (head + (width >= 60 ? "  best settings" : "")).cut(to: width)
    default: return line(groups.groups[index - 2], groups.grouping)
    }
  }

  private func line(_ group: BrewStatistics, _ grouping: BrewStatistics.Grouping) -> String {
    let mean = group.meanRating.map { DecimalText.fixed($0, decimals: 2) } ?? "-"
    let numbers = group.count.grouped.rightAligned(in: 6) + mean.rightAligned(in: 6)
    let start = "  " + group.name.fitted(to: nameWidth) + numbers
    guard width >= 60, let best = group.best else { return start.fitted(to: width) }
    return (start + "  " + settings(best, besides: grouping)).fitted(to: width)
  }

  private func settings(_ brew: Brew, besides grouping: BrewStatistics.Grouping) -> String {
    var parts: [String] = brew.rating.map { ["\($0):"] } ?? []
    if grouping != .bean { parts.append(brew.bean.name) }
    if grouping != .method { parts.append(brew.method.name) }
    parts += units.settings(of: brew, grind: brew.grinder.setting)
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
