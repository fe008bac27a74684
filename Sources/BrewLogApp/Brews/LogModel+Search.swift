import BrewModel

/// A search in the list: the selection goes from one match to the next.
struct LogSearch {
  var text = ""
  /// Where the search began: what Esc goes back to.
  var start: Brew.ID?
  /// The matches in the rows as they are; nil where they have to be looked up.
  var matches: Set<Brew.ID>?
}

extension LogModel {
  /// Begins to type a search.
  func beginSearch() {
    search = LogSearch(start: selection)
    prompt = .search
  }

  func beginFilter() { prompt = .filter }

  /// What stands in the prompt.
  var promptText: String {
    get { prompt == .filter ? order.filter : search.text }
    set {
      guard prompt == .search else { return change { $0.filter = newValue } }
      search.text = newValue
      search.matches = nil
      // From where it began: a longer text finds nothing that is farther than a shorter one did.
      selectMatch(from: place(of: search.start) ?? 0, step: 1, countsStart: true)
    }
  }

  /// Leaves the prompt. - Parameter isKept: whether what was typed stays.
  func endPrompt(isKept: Bool) {
    if !isKept, prompt == .search {
      selection = search.start
      search = LogSearch()
    }
    if !isKept, prompt == .filter { change { $0.filter = "" } }
    prompt = nil
    if isKept, !search.text.isEmpty, let words = matchWords { message = words }
  }

  /// Goes to the next match of the search, or the one before, and around the ends.
  func goToMatch(_ step: Int) {
    guard !search.text.isEmpty else { return message = "nothing was searched for; / searches" }
    selectMatch(from: place(of: selection) ?? 0, step: step, countsStart: false)
    message = matchWords
  }

  /// How many matches there are; nil before anything is typed.
  var matchWords: String? {
    guard !search.text.isEmpty else { return nil }
    let query = BrewQuery(search.text)
    if let problem = query.problem { return problem.description }
    let count = search.matches?.count ?? 0
    return count == 0 ? "nothing found" : "\(count.grouped) found; n next, N previous"
  }

  /// Complexity: O(rows), and that of the search where it is a new one.
  private func selectMatch(from start: Int, step: Int, countsStart: Bool) {
    let matches = search.matches ?? Set(store.search(BrewQuery(search.text)).map(\.id))
    search.matches = matches
    guard !matches.isEmpty, !rows.isEmpty, !search.text.isEmpty else { return }
    for distance in (countsStart ? 0 : 1)...rows.count {
      let place = (start + step * distance + rows.count * 2) % rows.count
      if matches.contains(rows[place].id) { return selection = rows[place].id }
    }
  }
}
