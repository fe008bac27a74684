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
    return texts
  }

  /// A row for each type of views.
  mutating func rows(of views: [ViewSummary], mark: (String) -> String) -> [PageTable.Row] {
    views.map { view in
      var row: PageTable.Row
      if let known = rows[view.name], known.counts == view.counts {
        row = known.row
      } else {
        row = PageTable.Row(
          name: view.name, numbers: ViewRows.numbers(view.counts), remark: ViewRows.remark(view))
        rows[view.name] = (view.counts, row)
      }
      row.mark = mark(view.name)
      return row
    }
  }
}
