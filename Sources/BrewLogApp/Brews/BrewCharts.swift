import BrewModel

/// How brews were rated and how many there were over time, counted one by one, as charts.
struct BrewCharts {
  /// Months that the chart goes back from the newest brew.
  private static let monthCount = 12

  private var all = BrewGroup()
  /// To the half of five.
  private var ratings = Array(repeating: 0, count: 11)
  /// By year × 12 + month, the first month being 0.
  private var months: [Int: BrewGroup] = [:]
  private var last: (day: Int, month: Int)?

  mutating func add(_ brew: Brew) {
    all.add(brew)
    if brew.brewedAt.isKnown {
      months[month(of: brew.brewedAt.day), default: BrewGroup()].add(brew)
    }
    guard let value = brew.rating?.value(on: 5), value >= 0, value <= 5 else { return }
    ratings[Int((value * 2).rounded())] += 1
  }

  /// Brews of one day follow each other.
  private mutating func month(of day: CivilDay) -> Int {
    if let last, last.day == day.dayNumber { return last.month }
    let month = day.year * 12 + day.month - 1
    last = (day.dayNumber, month)
    return month
  }

  func lines(width: Int) -> [String] {
    let all = all.statistics
    let mean =
      all.meanRating.map { ", mean rating \(DecimalText.fixed($0, decimals: 2)) of 5" } ?? ""
    let head =
      "\(all.count.groupedCount("brew")), \(all.ratedCount.grouped) rated\(mean)"
    return [head.cut(to: width), ""] + ratingLines(width) + [""] + monthLines(width)
  }

  /// How often each rating was given.
  private func ratingLines(_ width: Int) -> [String] {
    let shown = ratings.indices.reversed().filter { ratings[$0] > 0 }
    let most = ratings.max() ?? 1
    return ["Ratings"]
      + (shown.isEmpty ? ["  none yet"] : [])
      + shown.map { place in
        let name = DecimalText.fixed(Double(place) / 2, decimals: 1)
        return bar(name, ratings[place], most, width: width)
      }
  }

  /// How many brews each month had, and the mean of their ratings.
  private func monthLines(_ width: Int) -> [String] {
    guard let last = months.keys.max() else { return [] }
    let first = max(months.keys.min() ?? last, last - Self.monthCount + 1)
    let most = (first...last).map { months[$0]?.count ?? 0 }.max() ?? 1
    return ["Brews a month, and their mean rating"]
      + (first...last).map { month in
        let name =
          DecimalText.padded(month / 12, to: 4) + "-" + DecimalText.padded(month % 12 + 1, to: 2)
        let mean = months[month]?.meanRating
        let text = mean.map { DecimalText.fixed($0, decimals: 2) } ?? ""
        return bar(name, months[month]?.count ?? 0, most, text.rightAligned(in: 6), width: width)
      }
  }

  /// A name, a number, and a bar as long as the number's share of the largest.
  private func bar(
    _ name: String, _ count: Int, _ largest: Int, _ more: String = "", width: Int
  ) -> String {
    let start = "  " + name.padded(to: 8) + count.grouped.rightAligned(in: 7) + more + " "
    let room = max(1, min(60, width - start.count))
    let length = count == 0 ? 0 : max(1, count * room / max(1, largest))
    return start + String(repeating: "█", count: length)
  }
}
