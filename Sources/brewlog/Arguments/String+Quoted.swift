extension String {
  /// The text in single quotes for a message of one line: what a terminal could act on is shown as `\u{…}`, and the
  /// middle of a long text is left out.
  nonisolated var quoted: String {
    // By scalars: there is no end to the marks that one character can have.
    let all = unicodeScalars
    let shown = all.count <= 60 ? all : all.prefix(40) + "...".unicodeScalars + all.suffix(10)
    var text = "'"
    for scalar in shown {
      if scalar.isShownAsIs {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return text + "'"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar neither controls a terminal nor reorders or breaks a line.
  fileprivate nonisolated var isShownAsIs: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
