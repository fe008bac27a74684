extension Brew {
  /// The folded text in which a search looks: names, tags and the note, with a line break between them.
  func appendSearchText(to bytes: inout [UInt8]) {
    append(bean.name, to: &bytes)
    append(bean.roaster, to: &bytes)
    append(method.name, to: &bytes)
    append(grinder.name, to: &bytes)
    append(grinder.setting, to: &bytes)
    append(drink, to: &bytes)
    for tag in tags { append(tag, to: &bytes) }
    append(note, to: &bytes)
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    guard !text.isEmpty else { return }
    let start = bytes.count
    FoldedText.append(text, to: &bytes)
    // A zero byte in a text would look like its end.
    for place in start..<bytes.count where bytes[place] == 0 { bytes[place] = UInt8(ascii: " ") }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Whether each of some folded words stands somewhere in its names, tags or note. Complexity: O(its text).
  package func matches(foldedWords words: [String]) -> Bool {
    guard !words.isEmpty else { return true }
    var bytes: [UInt8] = []
    appendSearchText(to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    return words.allSatisfy { FoldedText.contains($0, in: text) }
  }

  /// Whether a search sees no difference between both.
  func hasSameSearchText(as other: Brew) -> Bool {
    bean == other.bean && method.name == other.method.name && grinder == other.grinder
      && drink == other.drink && tags == other.tags && note == other.note
  }
}
