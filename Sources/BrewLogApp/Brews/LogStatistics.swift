import BrewModel
import TerminalUI

/// Statistics in place of the list. Runs again when anything in the log changes.
struct LogStatisticsPage: View {
  let model: LogModel
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          let lines = LogStatistics(Array(model.store.brews), width: width).lines
          ForEach(lines.indices, id: \.self) { Text(lines[$0]) }
        }
      }
      LogLineBelowPage(model: model, words: "Esc back  j k scroll")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.primary)
  }
}

/// What brews have in common, as lines of a width.
struct LogStatistics {
  let brews: [Brew]
  let width: Int
  /// Months that the chart goes back from the newest brew.
  private static let months = 12

  init(_ brews: [Brew], width: Int) {
    self.brews = brews
    self.width = max(20, width)
  }

  var lines: [String] {
    let all = BrewStatistics.all(brews)
    let mean =
      all.meanRating.map { ", mean rating \(DecimalText.fixed($0, decimals: 2)) of 5" } ?? ""
    let head = "\(all.count.grouped) brews, \(all.ratedCount.grouped) rated\(mean)"
    return [head.cut(to: width), ""] + ratings + [""] + overTime
      + group("Beans", .bean) + group("Methods", .method) + group("Grinders", .grinder)
  }

  // MARK: Charts

  /// How often each rating was given, to the half of five.
  private var ratings: [String] {
    var counts = Array(repeating: 0, count: 11)
    for brew in brews {
      guard let value = brew.rating?.value(on: 5), value >= 0, value <= 5 else { continue }
      counts[Int((value * 2).rounded())] += 1
    }
    let shown = counts.indices.reversed().filter { counts[$0] > 0 }
    return ["Ratings"]
      + (shown.isEmpty ? ["  none yet"] : [])
      + shown.map { bar(DecimalText.fixed(Double($0) / 2, decimals: 1), counts[$0], counts.max()!) }
  }

  /// How many brews each month had, and the mean of their ratings.
  private var overTime: [String] {
    let months = Dictionary(grouping: brews) {
      $0.brewedAt.day.year * 12 + $0.brewedAt.day.month - 1
    }
    guard let last = months.keys.max() else { return [] }
    let first = max(months.keys.min() ?? last, last - Self.months + 1)
    let largest = (first...last).map { months[$0]?.count ?? 0 }.max() ?? 1
    return ["Brews a month, and their mean rating"]
      + (first...last).map { month in
        let name =
          DecimalText.padded(month / 12, to: 4) + "-" + DecimalText.padded(month % 12 + 1, to: 2)
        let mean = BrewStatistics.all(months[month] ?? []).meanRating
        let text = mean.map { DecimalText.fixed($0, decimals: 2) } ?? ""
        return bar(name, months[month]?.count ?? 0, largest, text.rightAligned(in: 6))
      }
  }

  /// A name, a number, and a bar as long as the number's share of the largest.
  private func bar(
    _ name: String, _ count: Int, _ largest: Int, _ more: String = ""
  ) -> String {
    let start = "  " + name.padded(to: 8) + count.grouped.rightAligned(in: 7) + more + " "
    let room = max(1, min(60, width - start.count))
    let length = count == 0 ? 0 : max(1, count * room / max(1, largest))
    return start + String(repeating: "█", count: length)
  }

  // MARK: Groups

  private func group(_ title: String, _ grouping: BrewStatistics.Grouping) -> [String] {
    let groups = BrewStatistics.groups(of: brews, by: grouping)
    guard !groups.isEmpty else { return [] }
    let name = width >= 60 ? 24 : 14
    let head = title.padded(to: name + 2) + " count  mean" + (width >= 60 ? "  best settings" : "")
    return ["", head.cut(to: width)] + groups.map { line($0, grouping, name: name) }
  }

  private func line(
    _ group: BrewStatistics, _ grouping: BrewStatistics.Grouping, name: Int
  ) -> String {
    let mean = group.meanRating.map { DecimalText.fixed($0, decimals: 2) } ?? "-"
    let numbers = group.count.grouped.rightAligned(in: 6) + mean.rightAligned(in: 6)
    let start = "  " + group.name.fitted(to: name) + numbers
    guard width >= 60, let best = group.best else { return start.fitted(to: width) }
    return (start + "  " + settings(best, besides: grouping)).fitted(to: width)
  }

  private func settings(_ brew: Brew, besides grouping: BrewStatistics.Grouping) -> String {
    var parts: [String] = brew.rating.map { ["\($0):"] } ?? []
    if grouping != .bean { parts.append(brew.bean.name) }
    if grouping != .method { parts.append(brew.method.name) }
    parts.append(brew.grinder.setting)
    if let dose = brew.dose { parts.append("\(dose) g") }
    if brew.ratio != nil { parts.append(brew.ratioText) }
    if let temperature = brew.temperature { parts.append("\(temperature) °C") }
    if let time = brew.time { parts.append(time.clockText) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
