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

  /// Adds entries, or the changed text of those that it has. Complexity: O(their text), amortized.
  mutating func add(_ entries: some Sequence<BrewEntry>) {
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
    entry.searchSlot = nil
  }

  /// The entries that have each of some words somewhere, in the order of the list.
  ///
  /// Complexity: O(text of all), at the speed of the memory; O(n log n) where many have changed.
  /// - Parameter all: the whole list, which is given back as it is where all of it was found.
  func entries(with words: [[UInt8]], all: [BrewEntry]) -> [BrewEntry] {
    let words = words.sorted { $0.count > $1.count }
    guard let longest = words.first, !longest.isEmpty else { return [] }
    var found: [Int] = []
    bytes.withUnsafeBytes { bytes in
      ends.withUnsafeBufferPointer { ends in
        longest.withUnsafeBytes { word in
          found = TextRun(bytes: bytes, ends: ends).texts(with: word)
        }
        for other in words.dropFirst() {
          other.withUnsafeBytes { word in
            found = TextRun(bytes: bytes, ends: ends).texts(found, with: word)
          }
        }
      }
    }
    // Taking hold of so many objects would be most of the work.
    if gaps == 0, found.count == all.count { return all }
    let entries = found.compactMap { owners[$0] }
    return isOrdered ? entries : entries.sorted { $0.isBefore($1) }
  }

  private mutating func compact() {
    let entries = owners.compactMap { $0 }.sorted { $0.isBefore($1) }
    self = SearchIndex()
    for entry in entries { entry.searchSlot = nil }
    add(entries)
  }
}

/// Texts in one piece of memory, and where each ends.
private struct TextRun {
  let bytes: UnsafeRawBufferPointer
  let ends: UnsafeBufferPointer<Int>

  /// The numbers of the texts that have a word.
  func texts(with word: UnsafeRawBufferPointer) -> [Int] {
    var found: [Int] = []
    var text = 0
    var place = 0
    while let hit = ByteSearch.first(word, in: bytes[place...]) {
      text = self.text(at: hit, from: text)
      found.append(text)
      place = ends[text]
    }
    return found
  }

  /// Those of some texts that have a word.
  func texts(_ texts: [Int], with word: UnsafeRawBufferPointer) -> [Int] {
    texts.filter { text in
      ByteSearch.first(word, in: bytes[(text == 0 ? 0 : ends[text - 1])..<ends[text]]) != nil
    }
  }

  /// The text that has a byte, at or after another one: near it in most searches, so steps double.
  private func text(at place: Int, from first: Int) -> Int {
    var step = 1
    var low = first
    while low + step < ends.count, ends[low + step - 1] <= place {
      low += step
      step *= 2
    }
    var high = min(low + step, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
