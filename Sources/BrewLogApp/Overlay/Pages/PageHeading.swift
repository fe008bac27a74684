import TerminalUI

/// Since when the pages count: from what has last set their counts to zero.
///
/// A page that is closed goes on counting, and so do the marks: what is opened again begins no window.
enum PageWindow: String {
  case opened = "since first opened"
  /// The marks were asked for before any page was.
  case marked = "since first marked"
  case reset = "since reset"
}

/// What a page is called, by what it says of itself. Text is made of it when that is another thing.
struct PageHeading: Equatable {
  let page: InstrumentPage
  let window: PageWindow
  /// Of the runs again, those in vain, in percent; nil without any.
  var redundant: Int?
  var order = ViewRows.Order.bodies
  var filter = ""
  var isTyping = false

  /// In full, and in fewer and fewer words, for a screen that has no room for more.
  var forms: [String] {
    switch page {
    case .counts: countForms
    case .views:
      [
        "Views \(window.rawValue), \(order.words)", "Views, \(order.words)",
        "Views, \(order.shortWords)",
      ].map { $0 + filterWords }
    case .ledger:
      ["Events \(window.rawValue), the newest first", "Events \(window.rawValue)", "Events"].map {
        $0 + filterWords
      }
    case .reads: ["Reads of the last runs", "Reads"].map { $0 + filterWords }
    case .costs: ["Costs \(window.rawValue)", "Costs"]
    }
  }

  private var countForms: [String] {
    guard let redundant else { return ["Counts \(window.rawValue): no run again", "Counts"] }
    return ["Counts \(window.rawValue): \(redundant)% redundant", "Counts: \(redundant)% red"]
  }

  private var filterWords: String {
    if isTyping { return ", filter: \(filter)_" }
    return filter.isEmpty ? "" : ", filter: \(filter)"
  }
}

/// A key of a page and what it does there, for the first line of the page.
struct PageKey: Equatable {
  let text: String
  /// The higher, the sooner it is left out.
  let rank: Int
}

/// The first line of a page: what it shows, which of its lines, and its keys as far as there is room.
///
/// Where some keys are left out, the one of the help stands at the end: the help has all of them, and it always stays.
struct PageTitle: Equatable {
  let heading: PageHeading
  /// Which of the lines are shown: ` 1-9/48`; empty where all are.
  let place: String
  /// In the order in which they stand.
  let keys: [PageKey]
  /// The key of the help; nil where there is none.
  let help: String?
  /// Whether the line is the upper edge of the page.
  let isRule: Bool

  private static let gap = 2

  func line(columns: Int) -> String {
    let all = words(of: keys)
    let forms = heading.forms
    for form in forms {
      if let line = fitted(form, all, columns) { return line }
    }
    let least = forms[forms.count - 1]
    var shown = keys
    while let last = shown.indices.max(by: { shown[$0].rank < shown[$1].rank }) {
      shown.remove(at: last)
      if let line = fitted(least, words(of: shown) + helpWords, columns) { return line }
    }
    return cut(least, columns)
  }

  private func words(of keys: [PageKey]) -> [String] { keys.map(\.text) }
  private var helpWords: [String] { help.map { ["\($0) keys"] } ?? [] }

  /// Which lines these are, and the key of the help, are told in any case.
  private func cut(_ heading: String, _ columns: Int) -> String {
    let keys = helpWords.joined()
    let room = columns - place.columnCount - (keys.isEmpty ? 0 : keys.columnCount + Self.gap)
    let heading = heading.cut(to: max(1, room)) + place
    return filled(heading, keys, columns).cut(to: columns)
  }

  /// Nil where there is no room for both.
  private func fitted(_ heading: String, _ keys: [String], _ columns: Int) -> String? {
    let (heading, keys) = (heading + place, keys.joined(separator: "  "))
    guard heading.columnCount + Self.gap + keys.columnCount <= columns else { return nil }
    return filled(heading, keys, columns)
  }

  private func filled(_ heading: String, _ keys: String, _ columns: Int) -> String {
    let filling = isRule ? "─" : " "
    let heading = isRule ? heading + " " : heading
    guard !keys.isEmpty else { return heading.padded(to: columns, with: filling) }
    return heading.padded(to: columns - keys.columnCount - 1, with: filling) + " " + keys
  }
}
