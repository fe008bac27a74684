/// The folded text of every brew in one piece of memory, so that a search is one run through it.
///
/// What is changed or removed leaves a gap; when gaps are half of it, all is written anew.
@MainActor
struct SearchIndex {
  private struct Slot {
    var end: Int
    /// nil for a gap.
    var entry: BrewEntry?
  }

  /// Each text ends with a zero byte, which no word has.
  private var bytes: [UInt8] = []
  private var slots: [Slot] = []
  private var gaps = 0

  /// Adds entries, or the changed text of those that it has. Complexity: O(their text), amortized.
  mutating func add(_ entries: some Sequence<BrewEntry>) {
    for entry in entries {
      remove(entry)
      entry.searchSlot = slots.count
      entry.untracked.appendSearchText(to: &bytes)
      bytes.append(0)
      slots.append(Slot(end: bytes.count, entry: entry))
    }
    if gaps > bytes.count / 2 { compact() }
  }

  /// Complexity: O(1).
  mutating func remove(_ entry: BrewEntry) {
    guard let slot = entry.searchSlot else { return }
    gaps += slots[slot].end - start(of: slot)
    slots[slot].entry = nil
    entry.searchSlot = nil
  }

  /// The entries that have each of some words somewhere, in the order in which they were added.
  ///
  /// Complexity: O(text of all), at the speed of the memory.
  func entries(with words: [[UInt8]]) -> [BrewEntry] {
    guard let longest = words.max(by: { $0.count < $1.count }), !longest.isEmpty else { return all }
    let others = words.filter { $0 != longest }
    var found: [BrewEntry] = []
    bytes.withUnsafeBytes { bytes in
      longest.withUnsafeBytes { word in
        var slot = 0
        var place = 0
        while let hit = ByteSearch.first(word, in: bytes[place...]) {
          slot = self.slot(at: hit, from: slot)
          place = slots[slot].end
          guard let entry = slots[slot].entry else { continue }
          let text = bytes[start(of: slot)..<place]
          if others.allSatisfy({ $0.withUnsafeBytes { ByteSearch.first($0, in: text) != nil } }) {
            found.append(entry)
          }
        }
      }
    }
    return found
  }

  private var all: [BrewEntry] { slots.compactMap(\.entry) }

  private func start(of slot: Int) -> Int { slot == 0 ? 0 : slots[slot - 1].end }

  /// The slot that has a byte, at or after another one: near it in most searches, so steps double.
  private func slot(at place: Int, from first: Int) -> Int {
    var step = 1
    var low = first
    while low + step < slots.count, slots[low + step - 1].end <= place {
      low += step
      step *= 2
    }
    var high = min(low + step, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].end <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func compact() {
    let entries = all
    self = SearchIndex()
    for entry in entries { entry.searchSlot = nil }
    add(entries)
  }
}

extension Brew {
  /// The folded text in which a search looks: names, tags and the note, with a line break between them.
  func appendSearchText(to bytes: inout [UInt8]) {
    let texts = [
      bean.name, bean.roaster, method.name, grinder.name, grinder.setting, drink, note,
    ]
    for text in texts + tags where !text.isEmpty {
      let start = bytes.count
      FoldedText.append(text, to: &bytes)
      // A zero byte in a text would look like its end.
      for place in start..<bytes.count where bytes[place] == 0 { bytes[place] = UInt8(ascii: " ") }
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}
