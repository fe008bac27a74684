import Glibc

/// Texts in one piece of memory, and where each ends.
struct TextRun {
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

  /// Whether a text stands in a line of one of the texts, or is that line, or is one of its parts between separators.
  func hasText(
    _ wanted: UnsafeRawBufferPointer, inLine line: Int, of text: Int, isWhole: Bool
  ) -> Bool {
    let range = range(ofLine: line, of: text)
    guard isWhole else { return ByteSearch.first(wanted, in: bytes[range]) != nil }
    var start = range.lowerBound
    while true {
      let end =
        bytes[start..<range.upperBound].firstIndex(of: Brew.tagSeparator) ?? range.upperBound
      if end - start == wanted.count, bytes[start..<end].elementsEqual(wanted) { return true }
      if end == range.upperBound { return false }
      start = end + 1
    }
  }

  /// What a list is sorted by where it is by a line: that line, of a note the first that has something in it.
  func rangeToSort(byLine line: Int, of text: Int) -> Range<Int> {
    let range = range(ofLine: line, of: text)
    guard line == Brew.searchedFields.count else { return range }
    return firstLine(from: range.lowerBound, to: ends[text] - 1)
  }

  /// The first line that is not blank.
  private func firstLine(from start: Int, to end: Int) -> Range<Int> {
    var start = start
    while start < end {
      let stop = lineEnd(from: start, to: end)
      if bytes[start..<stop].contains(where: { $0 > 0x20 }) { return start..<stop }
      start = stop + 1
    }
    return end..<end
  }

  /// Without its end.
  private func range(ofLine line: Int, of text: Int) -> Range<Int> {
    var start = text == 0 ? 0 : ends[text - 1]
    // The zero byte at the end belongs to none.
    let end = ends[text] - 1
    for _ in 0..<line { start = min(end, lineEnd(from: start, to: end) + 1) }
    return start..<lineEnd(from: start, to: end)
  }

  private func lineEnd(from start: Int, to end: Int) -> Int {
    guard start < end, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), end - start)
    else { return end }
    return UnsafeRawPointer(found) - base
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
