/// The folded text of every brew in one piece of memory, so that a search is one run through it.
///
/// What is changed or removed leaves a gap; when gaps are half of it, all is written anew.
@MainActor
struct SearchIndex {
  /// Each text ends with a zero byte, which no word has.
  private var bytes: [UInt8] = []
  /// Where each text ends.
  private var ends: [Int] = []
  /// Whose text it is; nil for a gap.
  private var owners: [BrewEntry?] = []
  private var gaps = 0
  /// Whether the texts are in the order of the list.
  private var isOrdered = true
  private var hasGap = false
  /// What was looked for last, and found.
  private var last: (words: [[UInt8]], found: [Int])?

  /// Adds entries, or the changed text of those that it has. Complexity: O(their text), amortized.
  mutating func add(_ entries: some Sequence<BrewEntry>) {
    last = nil
    for entry in entries {
      remove(entry)
      if isOrdered, let last = owners.last, last?.isBefore(entry) != true { isOrdered = false }
      entry.searchSlot = owners.count
      entry.untracked.appendSearchText(to: &bytes)
      bytes.append(0)
      ends.append(bytes.count)
      owners.append(entry)
    }
    if gaps > bytes.count / 2 { compact() }
  }

  /// Complexity: O(1).
  mutating func remove(_ entry: BrewEntry) {
    guard let slot = entry.searchSlot else { return }
    gaps += ends[slot] - (slot == 0 ? 0 : ends[slot - 1])
    owners[slot] = nil
    hasGap = true
    last = nil
    entry.searchSlot = nil
  }

  /// The numbers of the texts that have each of some words somewhere, from the smallest.
  ///
  /// Complexity: O(text of all), at the speed of the memory. Where the words only got longer or more since the last time,
  /// O(text of what was found then).
  mutating func slots(with words: [[UInt8]]) -> [Int] {
    if let last, last.words == words { return last.found }
    let longestFirst = words.sorted { $0.count > $1.count }
    var found: [Int]?
    if let last, last.words.allSatisfy({ old in words.contains { Self.has($0, old) } }) {
      found = last.found
    }
    withTexts { texts in
      for word in longestFirst {
        word.withUnsafeBytes { word in
          found = found.map { texts.texts($0, with: word) } ?? texts.texts(with: word)
        }
      }
    }
    let slots = gaps == 0 ? found ?? [] : (found ?? []).filter { owners[$0] != nil }
    last = (words, slots)
    return slots
  }

  private static func has(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    text.withUnsafeBytes { text in
      part.withUnsafeBytes { ByteSearch.first($0, in: text[...]) != nil }
    }
  }

  /// Those of some texts in whose line of a field a folded text stands, or which it is. Complexity: O(their text).
  func slots(
    _ slots: [Int], inLine line: Int, _ text: [UInt8], isWhole: Bool
  ) -> [Int] {
    var found: [Int] = []
    withTexts { texts in
      text.withUnsafeBytes { text in
        found = slots.filter { texts.hasText(text, inLine: line, of: $0, isWhole: isWhole) }
      }
    }
    return found
  }

  /// Those of some texts whose brew is as is wanted.
  func slots(_ slots: [Int], where isWanted: (Brew) -> Bool) -> [Int] {
    slots.filter { slot in
      guard let owner = owners[slot] else { return false }
      return isWanted(owner.untracked)
    }
  }

  /// All texts, from the smallest number.
  var slots: [Int] { owners.indices.filter { owners[$0] != nil } }

  /// Whether the texts are in the order of the list, and none is missing, so that their numbers are its places.
  var isAligned: Bool { isOrdered && gaps == 0 && !hasGap }

  /// Whose a text is.
  subscript(slot: Int) -> BrewEntry? { owners[slot] }

  /// The entries of some texts, in the order of the list.
  ///
  /// Complexity: O(texts); O(n log n) where many have changed.
  /// - Parameter all: the whole list, which is given back as it is where all of it was found.
  func entries(_ slots: [Int], all: [BrewEntry]) -> [BrewEntry] {
    // Taking hold of so many objects would be most of the work.
    if isAligned, slots.count == all.count { return all }
    let entries = slots.compactMap { owners[$0] }
    return isOrdered ? entries : entries.sorted { $0.isBefore($1) }
  }

  private func withTexts(_ body: (TextRun) -> Void) {
    bytes.withUnsafeBytes { bytes in
      ends.withUnsafeBufferPointer { ends in body(TextRun(bytes: bytes, ends: ends)) }
    }
  }

  private mutating func compact() {
    let entries = owners.compactMap { $0 }.sorted { $0.isBefore($1) }
    self = SearchIndex()
    for entry in entries { entry.searchSlot = nil }
    add(entries)
  }
}
