extension CommandGuide {
  /// `brewlog add KEY=VALUE... [options]`.
  nonisolated var usage: String {
    "brewlog " + name + (arguments.isEmpty ? "" : " " + arguments)
      + (options.isEmpty ? "" : " [options]")
  }

  /// What `--help` prints for this command.
  nonisolated var help: String {
    var text = "brewlog \(name): \(summary).\n\nUsage:\n  \(usage)\n"
    for paragraph in discussion { text += "\n" + Paragraph.wrapped(paragraph, width: 88) }
    text += "\nOptions:\n" + optionLines
    if !examples.isEmpty {
      text += "\nExamples:\n" + examples.map { "  \($0)\n" }.joined()
    }
    return text + "\nExit status:\n" + statusLines
  }

  nonisolated private var optionLines: String {
    let all = options + [CommandOption(name: "--help", summary: "prints this")]
    let names = all.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = names.reduce(16) { max($0, $1.count) } + 2
    return zip(names, all).map { name, option in
      "  " + name + String(repeating: " ", count: width - name.count) + option.summary + "\n"
    }.joined()
  }

  /// All its exit statuses, in order.
  nonisolated var statuses: [(status: Int32, when: String)] {
    ([(0, "all is well")] + failures
      + [
        (ExitStatus.unusable, unusable),
        (ExitStatus.interrupted, "ended by Ctrl-c"),
      ]).sorted { $0.status < $1.status }
  }

  nonisolated private var statusLines: String {
    statuses.map { "  \($0.status)\($0.status < 10 ? "    " : "  ")\($0.when)\n" }.joined()
  }
}

/// Text set in lines.
nonisolated enum Paragraph {
  /// Lines of at most `width` columns where words allow it, each ending with a line break. A text that begins with a
  /// blank keeps its lines.
  static func wrapped(_ text: String, width: Int) -> String {
    guard !text.hasPrefix(" ") else { return text + "\n" }
    var lines = ""
    var column = 0
    for word in text.split(separator: " ") {
      if column > 0, column + 1 + word.count > width {
        lines += "\n"
        column = 0
      }
      lines += (column == 0 ? "" : " ") + word
      column += (column == 0 ? 0 : 1) + word.count
    }
    return lines + "\n"
  }
}
