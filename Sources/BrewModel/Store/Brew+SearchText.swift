extension Brew {
  /// The fields whose lines stand before the note, in the order of the lines of the search text.
  static let searchedFields: [BrewField] = [
    .bean, .roaster, .method, .grinder, .grind, .drink, .tags,
  ]

  /// Between two tags, which stand on one line.
  static let tagSeparator: UInt8 = 1

  /// The folded text in which a search looks: a line for each of `searchedFields`, also where nothing was recorded,
  /// then the note.
  func appendSearchText(to bytes: inout [UInt8]) {
    appendLine(bean.name, to: &bytes)
    appendLine(bean.roaster, to: &bytes)
    appendLine(method.name, to: &bytes)
    appendLine(grinder.name, to: &bytes)
    appendLine(grinder.setting, to: &bytes)
    appendLine(drink, to: &bytes)
    for (index, tag) in tags.enumerated() {
      if index > 0 { bytes.append(Self.tagSeparator) }
      append(tag, breaks: UInt8(ascii: " "), to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    append(note, breaks: UInt8(ascii: "\n"), to: &bytes)
  }

  private func appendLine(_ text: String, to bytes: inout [UInt8]) {
    append(text, breaks: UInt8(ascii: " "), to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// - Parameter breaks: what its line breaks become.
  private func append(_ text: String, breaks: UInt8, to bytes: inout [UInt8]) {
    let start = bytes.count
    FoldedText.append(text, to: &bytes)
    for place in start..<bytes.count where bytes[place] < 0x20 {
      switch bytes[place] {
      case UInt8(ascii: "\n"): bytes[place] = breaks
      // These would look like the end of a text, or of a tag.
      case 0, Self.tagSeparator: bytes[place] = UInt8(ascii: " ")
      default: break
      }
    }
  }

  /// Whether a search sees no difference between both.
  func hasSameSearchText(as other: Brew) -> Bool {
    bean == other.bean && method.name == other.method.name && grinder == other.grinder
      && drink == other.drink && tags == other.tags && note == other.note
  }
}
