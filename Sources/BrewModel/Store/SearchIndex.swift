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
  /// The numbers of each brew that were asked for, in the order of the texts.
  private var numbers: [(number: BrewNumber, values: [Double])] = BrewNumber.usual.map { ($0, []) }
  /// Where the brews of the texts stand in the list, where they are not in its order; nil until somebody asks.
  private var placement: Placement?

  /// Adds entries, or the changed text of those that it has. Complexity: O(their text), amortized.
  mutating func add(_ entries: some Sequence<BrewEntry>) {
    last = nil
    placement = nil
    for entry in entries {
      remove(entry)
      if isOrdered, let last = owners.last, last?.isBefore(entry) != true { isOrdered = false }
      entry.searchSlot = owners.count
      entry.untracked.appendSearchText(to: &bytes)
      bytes.append(0)
      ends.append(bytes.count)
      owners.append(entry)
      for index in numbers.indices {
        numbers[index].values.append(numbers[index].number.of(entry.untracked))
      }
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
    placement = nil
    entry.searchSlot = nil
  }

  /// Takes over the numbers of a brew whose text is the same. Complexity: O(numbers that were asked for).
  mutating func update(_ entry: BrewEntry) {
    guard let slot = entry.searchSlot else { return }
    for index in numbers.indices {
      numbers[index].values[slot] = numbers[index].number.of(entry.untracked)
    }
  }

  /// The numbers of the texts that have each of some words somewhere, from the smallest.
  ///
  /// Complexity: O(text of all), at the speed of the memory. Where the words only got longer or more since the last
  /// time, O(text of what was found then).
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

  private func withTexts(_ body: (TextRun) -> Void) {
    bytes.withUnsafeBytes { bytes in
      ends.withUnsafeBufferPointer { ends in body(TextRun(bytes: bytes, ends: ends)) }
    }
  }

  private mutating func compact() {
    let entries = owners.compactMap { $0 }.sorted { $0.isBefore($1) }
    let known = numbers.map(\.number)
    self = SearchIndex()
    numbers = known.map { ($0, []) }
    for entry in entries { entry.searchSlot = nil }
    add(entries)
  }
}

extension SearchIndex {
  // MARK: Numbers

  /// Those of some texts whose brews pass a test. Complexity: O(texts); for the first that asks for a number, O(all).
  mutating func slots(_ slots: [Int], _ test: BrewNumberTest) -> [Int] {
    let values = values(of: test.number)
    return slots.filter { test.holds(values[$0]) }
  }

  /// A number of the brew of each text, also of those in gaps.
  mutating func values(of number: BrewNumber) -> [Double] {
    if let known = numbers.first(where: { $0.number == number }) { return known.values }
    let values = owners.map { $0.map { number.of($0.untracked) } ?? .nan }
    numbers.append((number, values))
    return values
  }

  // MARK: Places

  /// Between the numbers of the texts and the places in the list.
  struct Placement {
    fileprivate(set) var placeOfSlot: [Int32]
    fileprivate(set) var slotOfPlace: [Int32]
  }

  /// Whether the texts are in the order of the list, and none is missing, so that their numbers are its places.
  private var isAligned: Bool { isOrdered && gaps == 0 && !hasGap }

  /// nil where the numbers of the texts are the places. Complexity: O(list) after a change, else O(1).
  mutating func placement(in entries: [BrewEntry]) -> Placement? {
    if isAligned { return nil }
    if let placement { return placement }
    var new = Placement(
      placeOfSlot: Array(repeating: -1, count: owners.count),
      slotOfPlace: Array(repeating: -1, count: entries.count))
    for (place, entry) in entries.enumerated() {
      guard let slot = entry.searchSlot else { continue }
      new.placeOfSlot[slot] = Int32(place)
      new.slotOfPlace[place] = Int32(slot)
    }
    placement = new
    return new
  }

  /// The places of some texts in the list, from the first. Complexity: O(list), in numbers alone.
  mutating func places(of slots: [Int], in entries: [BrewEntry]) -> [Int32] {
    guard let placement = placement(in: entries) else { return slots.map(Int32.init) }
    var isFound = [Bool](repeating: false, count: entries.count)
    for slot in slots where placement.placeOfSlot[slot] >= 0 {
      isFound[Int(placement.placeOfSlot[slot])] = true
    }
    var places: [Int32] = []
    places.reserveCapacity(slots.count)
    for place in isFound.indices where isFound[place] { places.append(Int32(place)) }
    return places
  }

  // MARK: Texts to sort by

  /// Calls a function with the bytes of all texts and the range of a line in each of some texts.
  func withLines<T>(
    _ line: Int, of slots: [Int], _ body: (UnsafeRawBufferPointer, [Range<Int>]) -> T
  ) -> T {
    var result: T?
    withTexts { texts in
      result = body(texts.bytes, slots.map { texts.rangeToSort(byLine: line, of: $0) })
    }
    return result!
  }
}
