package import Tally
import TerminalUI
package import TextFormats

/// What a recording ran.
package nonisolated struct ReplayReport: Equatable, Sendable {
  package let recording: Recording
  /// The frames that were run: all up to the end of the program.
  package let frames: Int
  /// Arrivals, bodies, skips and removals by the names of the types.
  package let counts: [String: [Int]]
  /// Whether it has shown the log: an empty one, so that the session may have run something else.
  package var showsLog = false

  /// What differs from the session that was recorded; nil where its end was not recorded.
  package var comparison: BaselineComparison? {
    recording.counts.map {
      BaselineComparison(old: Self.measures($0), new: Self.measures(counts))
    }
  }

  /// Whether it ran what the session did, as far as that is known.
  package var agrees: Bool { comparison?.isEqual ?? true }

  private static var kinds: [String] { ViewCounts().named.map(\.0) }

  private static func measures(_ counts: [String: [Int]]) -> [String: Int] {
    var measures: [String: Int] = [:]
    for (view, values) in counts {
      for (kind, value) in zip(kinds, values) where value != 0 {
        measures["\(view)/\(kind)"] = value
      }
    }
    return measures
  }
}

extension ReplayReport {
  private nonisolated var cells: [[String]] {
    counts.sorted { $0.key < $1.key }.map { [$0.key] + $0.value.map(String.init) }
  }
  private nonisolated var headings: [String] { ["view"] + Self.kinds }

  package nonisolated var csv: String { CSVWriter.text(headings, cells) }
  package nonisolated var markdown: String { MarkdownTable(headings, cells).text }

  /// For people.
  package nonisolated var text: String {
    let size = recording.size
    let title =
      "Replay of \(recording.screen.recorded): \(recording.sample.groupedCount("brew")), "
      + "\(size.columns) x \(size.rows) cells, \(frames.grouped) of "
      + "\(recording.frames.count.grouped) frames.\n\n"
    return title + TextTable(headings, cells).text + "\n\n" + verdict
  }

  private nonisolated var verdict: String {
    guard let comparison else { return "The end of the session was not recorded.\n" }
    guard !comparison.isEqual else { return "The session ran the same.\n" }
    let reason =
      showsLog
      ? " It showed the log, which a recording does not hold: the replay had an empty one." : ""
    return comparison.table("session", "replay") + "\n\nThe session ran something else.\(reason)\n"
  }

  package nonisolated var json: JSONValue {
    .object(
      [
        .init("screen", .string(recording.screen.recorded)),
        .init("sample", .integer(recording.sample)),
        .init("columns", .integer(recording.size.columns)),
        .init("rows", .integer(recording.size.rows)),
        .init("frames", .integer(frames)),
        .init(
          "views",
          .array(
            counts.sorted { $0.key < $1.key }.map { view, values in
              .object(
                [.init("view", .string(view))]
                  + zip(Self.kinds, values).map { .init($0, .integer($1)) })
            })),
      ] + (comparison.map { [.init("agrees", .boolean($0.isEqual))] } ?? []))
  }
}
