/// What the words on the pages mean, for the help of a screen while one of them is open.
extension InstrumentPage {
  /// - Parameter isNarrow: whether the heads of the numbers are short.
  func explanation(isNarrow: Bool) -> [(word: String, meaning: String)] {
    switch self {
    case .counts: Self.countWords(isNarrow)
    // There is no room for causes on a narrow screen.
    case .views: Self.countWords(isNarrow) + (isNarrow ? [] : Self.causeWords)
    case .ledger: Self.eventWords
    case .reads: Self.readWords
    case .costs: Self.costWords
    }
  }

  private static func countWords(_ isNarrow: Bool) -> [(word: String, meaning: String)] {
    let meanings = [
      "values that a parent's body has made", "runs of a body, the first ones too",
      "values that came equal: nothing ran",
      "of the runs again, those that made what was there before",
    ]
    return zip(PageTable.heads, meanings).map { (isNarrow ? $0.1 : $0.0, $1) }
  }

  private static let causeWords = [
    ("3 × cause", "how many bodies ran for what"),
    ("@self", "the parent handed another value"),
    ("_name", "a property of the view itself"),
    ("Type.name", "a property that the body has read"),
  ]

  private static let eventWords = [
    ("key 0: …", "a key, and what came of it in turn"),
    ("wrote", "properties, and of which object"),
    ("invalid", "what had to run for that"),
    ("bodies", "what ran: if it was needed, and why"),
    ("filter", "a view: why it ran last, and when"),
  ]

  private static let readWords = [
    ("View: …", "what its last run has read: it runs again when one of these changes"),
    ("filter", "a view, or a property: who reads it"),
  ]

  private static let costWords = [
    ("comparisons", "of views' values with those before, and of rows' ids"),
    ("nodes", "places in the tree, of all screens"),
    ("boxes", "what is laid out of them"),
    ("trackers", "bodies that follow what they read"),
    (
      "p50, p99",
      "half of the frames take no longer, 99 of 100 take no longer, from the key to the last byte"
    ),
    ("one look", "what it takes to make this page"),
  ]
}

/// What the marks mean.
extension FlashSign {
  static let explanation = [
    ("≠ green", "ran again, and made another thing"),
    ("≡ red", "ran again in vain: the same came out"),
    ("≠↓ ≡↓", "the same, of what is below the title"),
  ]
}

extension PagesOverlay {
  /// What acts on the page and what is on it, in lines of a help that is `columns` wide. On a small screen the title of
  /// the page has no room for its keys.
  func help(columns: Int) -> [KeyHint] {
    let marks = isFlashing && !isPlain ? FlashSign.explanation : []
    let keysWidth = 13
    var hints: [KeyHint] = []
    var continued = 0
    let words = page?.explanation(isNarrow: !PageTable.isWide(columns)) ?? []
    for (word, meaning) in keysOfPage + words + marks {
      for (index, line) in meaning.wrapped(columns: columns - keysWidth - 3).enumerated() {
        if index > 0 { continued += 1 }
        // The lines of a list are told apart by what stands in front.
        let key = index == 0 ? word : String(repeating: " ", count: continued)
        hints.append(KeyHint(keys: key, words: line))
      }
    }
    return hints
  }

  /// As in the help.
  private var keysOfPage: [(String, String)] {
    guard page != nil else { return [] }
    return actions(hasMore: hasMore).compactMap { action in
      keyName(action.name).map { ($0, "this page: " + action.help) }
    }
  }

  /// The keys of the page, in the order in which its title has them.
  func pageKeys(hasMore: Bool) -> [PageKey] {
    if isTyping {
      return [PageKey(text: "Enter keeps", rank: 1), PageKey(text: "Esc clears", rank: 2)]
    }
    return actions(hasMore: hasMore).compactMap { action in
      keyName(action.name).map { PageKey(text: "\($0) \(action.words)", rank: action.rank) }
    }
  }

  private func actions(hasMore: Bool) -> [PageKeyAction] {
    let all = [
      hasMore ? PageKeyAction.scroll : nil, page?.canFilter == true ? .filter : nil,
      page == .views ? .sort : nil, page?.next == nil ? .close : .next,
    ]
    return all.compactMap(\.self)
  }
}

/// What a key can do on a page.
private struct PageKeyAction {
  /// As the config file has it.
  let name: String
  /// In the title of the page.
  let words: String
  /// In the help, behind "this page: ".
  let help: String
  /// As `PageKey.rank`.
  let rank: Int

  static let scroll = Self(name: "pages-scroll", words: "more", help: "the next lines", rank: 1)
  static let filter = Self(name: "pages-filter", words: "filter", help: "a filter", rank: 3)
  static let sort = Self(name: "pages-sort", words: "order", help: "another order", rank: 4)
  static let next = Self(name: "pages-next", words: "next", help: "the next page", rank: 2)
  static let close = Self(name: "pages-next", words: "close", help: "closes the pages", rank: 2)
}
