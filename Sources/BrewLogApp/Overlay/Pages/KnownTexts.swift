import Tally
import TerminalUI

/// What the pages have said before, so that a look at them makes the text of that alone which is new.
struct KnownTexts {
  private var eventTexts: [PageText] = []
  /// The number of the first of these, which are in rising order.
  private var firstEvent = 0
  private var lastReads: [ViewReads] = []
  private var readTexts: [PageText] = []
  private var rows: [String: (counts: ViewCounts, row: PageTable.Row)] = [:]

  /// A line for each event, the newest first. Those that are over stay as they are.
  mutating func events(of tally: RenderTally) -> [PageText] {
    let numbers = tally.ledgerNumbers
    if eventTexts.isEmpty || numbers.lowerBound < firstEvent { removeEvents(before: numbers) }
    let gone = min(numbers.lowerBound - firstEvent, eventTexts.count)
    eventTexts.removeFirst(gone)
    firstEvent = numbers.lowerBound
    // The last one was going on.
    if !eventTexts.isEmpty { eventTexts.removeLast() }
    eventTexts.removeLast(max(0, eventTexts.count - numbers.count))
    for number in (firstEvent + eventTexts.count)..<max(numbers.upperBound, firstEvent) {
      eventTexts.append(PageText("\(number) \(tally.ledgerEvent(number))"))
    }
    return eventTexts.reversed()
  }

  private mutating func removeEvents(before numbers: Range<Int>) {
    eventTexts = []
    firstEvent = numbers.lowerBound
  }

  mutating func removeEvents() { eventTexts = [] }

  /// A line for each view that has read anything.
  mutating func reads(_ reads: [ViewReads]) -> [PageText] {
    var texts: [PageText] = []
    texts.reserveCapacity(reads.count)
    for (index, read) in reads.enumerated() {
      if index < lastReads.count, lastReads[index] == read {
        texts.append(readTexts[index])
      } else {
        let label = ViewLabel.text(read.viewName, read.identity)
        texts.append(PageText("\(label): \(read.properties.joined(separator: ", "))"))
      }
    }
    lastReads = reads
    readTexts = texts
    return Self.merged(texts)
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
        row = known.row
      } else {
        row = PageTable.Row(
          name: name, numbers: ViewRows.numbers(view.counts), remark: ViewRows.remark(view))
        rows[name] = (view.counts, row)
      }
      row.mark = mark(name)
      return row
    }
  }
}
