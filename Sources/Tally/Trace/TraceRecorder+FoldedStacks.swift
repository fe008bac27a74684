extension TraceRecorder {
  /// The body runs as folded stacks, for viewers of flame graphs: a line for each place, the views from the outermost
  /// to the one that ran with `;` between them, then how often it ran. In the order of the text.
  ///
  /// Complexity: O(body runs).
  public var foldedStacks: String {
    var counts: [String: Int] = [:]
    for span in spans where span.kind == .body {
      counts[span.path.map(Self.frame).joined(separator: ";"), default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
  }

  /// A frame's name without what ends a frame, a stack or a line: an id may hold anything.
  private static func frame(_ name: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case ";": text.append(",")
      case " ", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": text.append("_")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
