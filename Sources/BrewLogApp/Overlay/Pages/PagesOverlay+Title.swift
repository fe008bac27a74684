/// The first line of a page, and its keys, as they were last: to find the names of keys costs more than a look.
struct KnownTitle {
  private var title: (title: PageTitle, columns: Int, line: String)?
  private var keys: (state: PageKeyState, keys: [PageKey])?

  mutating func line(of new: PageTitle, columns: Int) -> String {
    if let title, title.columns == columns, title.title == new { return title.line }
    let line = new.line(columns: columns)
    title = (new, columns, line)
    return line
  }

  /// - Parameter make: finds the keys of a state that is another one.
  mutating func keys(in state: PageKeyState, _ make: () -> [PageKey]) -> [PageKey] {
    if let keys, keys.state == state { return keys.keys }
    let made = make()
    keys = (state, made)
    return made
  }
}

/// What the keys of a page depend on.
struct PageKeyState: Equatable {
  let page: InstrumentPage?
  let hasMore: Bool
  let isTyping: Bool
}

extension PagesOverlay {
  /// - Parameter place: as `PageTitle.place`.
  func title(_ heading: PageHeading, _ place: String, hasMore: Bool, isRule: Bool) -> PageTitle {
    let state = PageKeyState(page: page, hasMore: hasMore, isTyping: isTyping)
    let keys = knownTitle.keys(in: state) { pageKeys(hasMore: hasMore) }
    return PageTitle(heading: heading, place: place, keys: keys, help: helpKey, isRule: isRule)
  }
}
