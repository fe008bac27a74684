extension String {
  /// The text on one line: white space is blanks, and what a terminal could act on is shown as a sign.
  nonisolated var onOneLine: String {
    // Most texts are plain, and lists have many.
    if utf8.allSatisfy({ $0 &- 0x20 < 0x5F }) { return self }
    var text = ""
    for scalar in unicodeScalars { text.unicodeScalars.append(scalar.printable(lineBreak: " ")) }
    return text
  }

  /// The text with its line breaks, and nothing else that a terminal could act on.
  nonisolated var printable: String {
    var text = ""
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if !(scalar == "\n" && previous == "\r") {
        text.unicodeScalars.append(scalar.printable(lineBreak: "\n"))
      }
      previous = scalar
    }
    return text
  }
}

extension Unicode.Scalar {
  nonisolated fileprivate func printable(lineBreak: Unicode.Scalar) -> Unicode.Scalar {
    switch value {
    case 0x20...0x7E: self
    case 0x0A, 0x0D: lineBreak
    case 0x09: " "
    // The control pictures.
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? " "
    case 0x7F: "\u{2421}"
    // Joiners shape scripts and emoji.
    case 0x200C, 0x200D: self
    default: isHarmless ? self : "\u{FFFD}"
    }
  }

  nonisolated private var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
