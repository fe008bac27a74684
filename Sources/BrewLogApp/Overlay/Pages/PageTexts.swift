/// Texts that follow each other on a page.
///
/// Equal ones show the same. Those of a list that goes on are not copied for each look, which would cost a retain for
/// each: they are known by the list and by how often it has changed.
struct PageTexts: Equatable {
  private let list: PageTextList
  private let revision: Int
  /// Whether the last of the list is shown first.
  private let isReversed: Bool

  init(_ list: PageTextList, isReversed: Bool) {
    self.list = list
    revision = list.revision
    self.isReversed = isReversed
  }

  init(_ texts: [PageText]) { self.init(PageTextList(texts), isReversed: false) }
  init(_ words: String) { self.init([PageText(words)]) }

  var isEmpty: Bool { list.isEmpty }
  /// In the order in which they are shown.
  var texts: [PageText] { isReversed ? list.texts.reversed() : list.texts }

  static func == (left: PageTexts, right: PageTexts) -> Bool {
    if left.isReversed != right.isReversed { return false }
    if left.list === right.list { return left.revision == right.revision }
    return left.list.texts == right.list.texts
  }

  /// Complexity: O(texts), O(characters) for those that are new to this width.
  func lineCount(columns: Int, isSpoken: Bool) -> Int {
    var count = 0
    for text in list.texts { count += text.lineCount(columns: columns, isSpoken: isSpoken) }
    return count
  }

  /// Some of the lines. Complexity: O(texts up to the last of them).
  func lines(_ range: Range<Int>, columns: Int, isSpoken: Bool) -> [String] {
    var lines: [String] = []
    lines.reserveCapacity(range.count)
    var first = 0
    var index = 0
    while index < list.count, first < range.upperBound {
      let text = list.texts[isReversed ? list.count - 1 - index : index]
      let own = text.lines(columns: columns, isSpoken: isSpoken)
      let wanted = range.clamped(to: first..<first + own.count)
      lines += own[(wanted.lowerBound - first)..<(wanted.upperBound - first)]
      first += own.count
      index += 1
    }
    return lines
  }
}

/// Texts that come and go at the ends.
final class PageTextList {
  private(set) var texts: [PageText]
  /// Grows with each change.
  private(set) var revision = 0

  init(_ texts: [PageText] = []) { self.texts = texts }

  var isEmpty: Bool { texts.isEmpty }
  var count: Int { texts.count }

  func append(_ text: PageText) {
    texts.append(text)
    revision += 1
  }

  func removeFirst(_ count: Int) {
    guard count > 0 else { return }
    texts.removeFirst(count)
    revision += 1
  }

  func removeLast(_ count: Int) {
    guard count > 0 else { return }
    texts.removeLast(count)
    revision += 1
  }

  func removeAll() { removeLast(count) }
}
