import Tally
import TerminalUI

/// What the pages have said before, so that a look at them makes the text of that alone which is new.
struct KnownTexts {
  private var eventTexts: [PageText] = []
  /// The number of the first of these, which are in rising order.
  private var firstEvent = 0
  /// The revision of the newest of them.
  private var newest = 0
  private var lastReads: [FoundReads] = []
  private var readTexts: [PageText] = []
  private var mergedReads: [PageText] = []
  private var rows: [String: PageTable.Row] = [:]
  private var costs: [PageText] = []

  /// A line for each event, the newest first. Those that are over stay as they are.
  mutating func events(of tally: RenderTally) -> [PageText] {
    let numbers = tally.ledgerNumbers
    if eventTexts.isEmpty || numbers.lowerBound < firstEvent { removeEvents(before: numbers) }
    let gone = min(numbers.lowerBound - firstEvent, eventTexts.count)
    eventTexts.removeFirst(gone)
    firstEvent = numbers.lowerBound
    eventTexts.removeLast(max(0, eventTexts.count - numbers.count))
    // The last one was going on, and more may have come of it.
    if !eventTexts.isEmpty,
      tally.ledgerEvent(firstEvent + eventTexts.count - 1).revision != newest
    {
      eventTexts.removeLast()
    }
    for number in (firstEvent + eventTexts.count)..<max(numbers.upperBound, firstEvent) {
      let event = tally.ledgerEvent(number)
      eventTexts.append(PageText("\(number) \(event)"))
      newest = event.revision
    }
    return eventTexts.reversed()
  }

  private mutating func removeEvents(before numbers: Range<Int>) {
    eventTexts = []
    firstEvent = numbers.lowerBound
  }

  mutating func removeEvents() { eventTexts = [] }

  /// A line for each view that has read anything.
  mutating func reads(_ found: [FoundReads]) -> [PageText] {
    if found.count == lastReads.count, zip(found, lastReads).allSatisfy({ $0 === $1 }) {
      return mergedReads
    }
    var texts: [PageText] = []
    texts.reserveCapacity(found.count)
    for (index, one) in found.enumerated() {
      if index < lastReads.count, lastReads[index] === one {
        texts.append(readTexts[index])
      } else {
        let read = one.reads
        let label = ViewLabel.text(read.viewName, read.identity)
        texts.append(PageText("\(label): \(read.properties.joined(separator: ", "))"))
      }
    }
    lastReads = found
    readTexts = texts
    mergedReads = Self.merged(texts)
    return mergedReads
  }

  /// One line for the places that say the same.
  private static func merged(_ texts: [PageText]) -> [PageText] {
    var counts: [String: Int] = [:]
    for text in texts { counts[text.text, default: 0] += 1 }
    guard counts.count < texts.count else { return texts }
    var isShown: Set<String> = []
    return texts.filter { isShown.insert($0.text).inserted }.map { text in
      counts[text.text] == 1 ? text : PageText("\(text.text) (\(counts[text.text]!) places)")
    }
  }

  /// A row for each type of views.
  mutating func rows(of views: [(name: String, view: ViewSummary)], mark: (String) -> String)
    -> [PageTable.Row]
  {
    views.map { name, view in
      var row: PageTable.Row
      if let known = rows[name], known.counts == view.counts {
        row = known
      } else {
        row = PageTable.Row(name: name, counts: view.counts, remark: ViewRows.remark(view))
        rows[name] = row
      }
      row.mark = mark(name)
      return row
    }
  }

  /// Lines, those that say what they said before as they were.
  mutating func costs(_ lines: [String]) -> [PageText] {
    costs = lines.indices.map { index in
      index < costs.count && costs[index].text == lines[index]
        ? costs[index] : PageText(lines[index])
    }
    return costs
  }
}
