import Tally
import TerminalUI

/// What the pages have said before, so that a look at them makes the text of that alone which is new.
struct KnownTexts {
  /// The newest last.
  private let eventTexts = PageTextList()
  /// The number of the first of these, which are in rising order.
  private var firstEvent = 0
  /// The revision of the newest of them.
  private var newest = 0
  private var lastReads: [FoundReads] = []
  private var readTexts: [PageText] = []
  private var mergedReads: [PageText] = []
  private var rows: [String: PageTable.Row] = [:]
  private var costs: [(line: CostsPage.Line, text: PageText)] = []

  /// A line for each event, the newest last. Those that are over stay as they are.
  mutating func events(of tally: RenderTally) -> PageTexts {
    let numbers = tally.ledgerNumbers
    if eventTexts.isEmpty || numbers.lowerBound < firstEvent {
      eventTexts.removeAll()
      firstEvent = numbers.lowerBound
    }
    eventTexts.removeFirst(min(numbers.lowerBound - firstEvent, eventTexts.count))
    firstEvent = numbers.lowerBound
    eventTexts.removeLast(max(0, eventTexts.count - numbers.count))
    // The last one was going on, and more may have come of it.
    if !eventTexts.isEmpty,
      tally.ledgerEvent(firstEvent + eventTexts.count - 1).revision != newest
    {
      eventTexts.removeLast(1)
    }
    for number in (firstEvent + eventTexts.count)..<max(numbers.upperBound, firstEvent) {
      let event = tally.ledgerEvent(number)
      eventTexts.append(PageText("\(number) \(event)"))
      newest = event.revision
    }
    return PageTexts(eventTexts, isReversed: true)
  }

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
  mutating func rows(of views: [NamedView], mark: (String) -> String)
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

  /// Lines of figures, those whose figures are the same as they were.
  mutating func costs(_ lines: [CostsPage.Line]) -> [PageText] {
    for index in lines.indices {
      if index == costs.count {
        costs.append((lines[index], PageText(lines[index].text)))
      } else if costs[index].line != lines[index] {
        costs[index] = (lines[index], PageText(lines[index].text))
      }
    }
    return costs.map(\.text)
  }
}
