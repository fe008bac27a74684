import BrewModel
import TerminalUI

/// A search in the list: the selection goes from one match to the next.
struct LogSearch {
  var text = ""
  /// Where the search began: what Esc goes back to.
  var start: Brew.ID?
  /// The places of the matches among the rows as they are, from the first; nil where they have to be looked up.
  var matches: [Int]?
}

extension LogModel {
  private func beginSearch() {
    search = LogSearch(start: selection)
    prompt = .search
  }

  /// Opens a prompt.
  func begin(_ prompt: LogPrompt) {
    switch prompt {
    case .search: beginSearch()
    case .filter: self.prompt = .filter
    case .command: beginCommand()
    }
  }

  /// What a text asks for; bags go by their names too.
  func query(_ text: String) -> BrewQuery {
    BrewQuery(text, units: units).naming { BagNames(store.bags) }
  }

  /// What stands in the prompt.
  var promptText: String {
    get {
      switch prompt {
      case .filter: order.filter
      case .command: commandText
      case .search, nil: search.text
      }
    }
    set {
      if prompt == .command { return commandText = newValue }
      guard prompt == .search else { return change { $0.filter = newValue } }
      search.text = newValue
      search.matches = nil
      // From where it began: a longer text finds nothing that is farther than a shorter one did.
      selectMatch(from: place(of: search.start) ?? 0, step: 1, countsStart: true)
    }
  }

  /// Puts the line before into the prompt, of those that were used in it, or the line after.
  func recall(older: Bool) {
    let current = promptText
    let line = changeHistory { older ? $0.previous(from: current) : $0.next() }
    if let line { promptText = line }
  }

  private func changeHistory<T>(_ change: (inout LineHistory) -> T) -> T {
    change(&histories[prompt ?? .search, default: LineHistory()])
  }

  /// Leaves the prompt. - Parameter isKept: whether what was typed stays.
  func endPrompt(isKept: Bool) {
    if prompt != nil {
      let used = isKept ? promptText : ""
      changeHistory { $0.add(used) }
    }
    if !isKept, prompt == .search {
      selection = search.start
      search = LogSearch()
    }
    if !isKept, prompt == .filter { change { $0.filter = "" } }
    if isKept, prompt == .search, let words = matchWords { message = words }
    // The list is as without the condition: that is not to be taken for what was asked for.
    if isKept, prompt == .filter, let problem = query(order.filter).problem {
      message = problem.description
    }
    prompt = nil
  }

  /// Goes to the next match of the search, or the one before, and around the ends.
  func goToMatch(_ step: Int) {
    guard !search.text.isEmpty else {
      return message = "nothing was searched for\(hint(.search, "searches"))"
    }
    selectMatch(from: place(of: selection) ?? 0, step: step, countsStart: false)
    message = matchWords
  }

  /// How many matches there are; nil before anything is typed.
  var matchWords: String? {
    guard !search.text.isEmpty else { return nil }
    if let problem = query(search.text).problem { return problem.description }
    let count = search.matches?.count ?? 0
    if count == 0 { return "nothing found" }
    let ways = [(LogScreenAction.nextMatch, "next"), (.previousMatch, "previous")]
    let keys = ways.compactMap { action, words in way(to: action).map { "\($0) \(words)" } }
    return "\(count.grouped) found" + (keys.isEmpty ? "" : "; " + keys.joined(separator: ", "))
  }

  /// Selects the match nearest to a place in a direction, around the end.
  ///
  /// Complexity: O(log matches), and that of the search where they have to be looked up.
  private func selectMatch(from start: Int, step: Int, countsStart: Bool) {
    guard !search.text.isEmpty else { return }
    findMatches()
    let matches = search.matches ?? []
    let next = matches.firstPlace { $0 >= (countsStart ? start : start + 1) }
    let previous = matches.firstPlace { $0 >= start } - 1
    let nearest =
      step > 0
      ? (next < matches.count ? matches[next] : matches.first)
      : (previous >= 0 ? matches[previous] : matches.last)
    if let nearest {
      selection = rows[nearest].id
    } else if countsStart {
      // It may stand where a shorter text was found.
      selection = search.start
    }
  }

  /// Looks up the matches where that is to be done. Complexity: that of the search, and O(rows).
  func findMatches() {
    if !search.text.isEmpty, search.matches == nil { search.matches = matchesInRows() }
  }

  private func matchesInRows() -> [Int] {
    let query = query(search.text)
    // What asks for nothing finds nothing, or every brew would be one.
    return query.isEmpty ? [] : rows.places(of: store.rows(query))
  }
}
