import TerminalUI

/// A recording's file: text, one thing a line, so that a difference of two can be read.
///
///     brewlog-recording 1
///     screen compare                      or: lab, lab NAME
///     sample 1000
///     size 80 24
///     keys star-first s                   of an action that the user has given keys
///     1250000 key "0"                     microseconds since the start, then what came in
///     1250000 + key "0"                   waited together with the line before: one frame for both
///     1900000 click 12 3                  column and row from 0; wheel-up, wheel-down likewise
///     2000000 paste "a \"b\" \u{e9}"
///     2100000 resize 100 30
///     2200000 repaint
///     2300000 tick                        the clock of a lab
///     ran "LegacyRow" 24 30 6 0           arrivals, bodies, skips, removals of the whole session
///     end
///
/// The last lines are missing where the session had no regular end.
extension Recording {
  package nonisolated static var version: Int { 1 }
  nonisolated static var title: String { "brewlog-recording" }

  /// The lines before the first event.
  package nonisolated var head: String {
    """
    \(Self.title) \(Self.version)
    screen \(screen.recorded)
    sample \(sample)
    size \(size.columns) \(size.rows)

    """ + keys.all.map { "keys \($0.name) \($0.words)\n" }.joined()
  }

  /// The whole file.
  package nonisolated var text: String { head + frames.map(\.text).joined() + (tail ?? "") }

  /// The lines after the last event.
  package nonisolated var tail: String? {
    counts.map { counts in
      counts.sorted { $0.key < $1.key }.map { name, counts in
        "ran \(RecordedText.quoted(name)) \(counts.map(String.init).joined(separator: " "))\n"
      }.joined() + "end\n"
    }
  }
}

extension Recording.Frame {
  package nonisolated var text: String {
    inputs.enumerated().map { index, input in
      "\(time) \(index == 0 ? "" : "+ ")\(input.recorded)\n"
    }.joined()
  }
}

extension AppPage {
  nonisolated var recorded: String {
    switch self {
    case .log: "log"
    case .compare: "compare"
    case .labMenu: "lab"
    case .lab(let name): "lab \(name)"
    }
  }

  /// Nil where there is no such screen.
  init?(recorded text: Substring) {
    switch text {
    case "compare": self = .compare
    case "lab": self = .labMenu
    default:
      guard text.utf8.starts(with: "lab ".utf8) else { return nil }
      let name = String(text.dropFirst(4))
      guard Labs.names.contains(name) else { return nil }
      self = .lab(name: name)
    }
  }
}
