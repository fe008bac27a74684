import TerminalUI

/// Reads the text of a recording, which may be anything: it is left at the first line that is wrong.
package struct RecordingReader {
  /// What is wrong, and in which line.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let words: String
    package var description: String { "line \(line): \(words)" }
  }

  private var rest: ArraySlice<Substring>
  private var line = 0

  /// - Throws: `Failure`.
  package static func recording(of text: String) throws(Failure) -> Recording {
    var reader = RecordingReader(text)
    var recording = try reader.head()
    while let line = reader.next() {
      if line == "end" || line.utf8.starts(with: "ran ".utf8) {
        try reader.readEnd(line, &recording)
      } else {
        try reader.read(line, &recording)
      }
    }
    return recording
  }

  private init(_ text: String) {
    // By scalars: CR and LF are one character together.
    rest =
      text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }[...]
    if rest.last?.isEmpty == true { rest.removeLast() }
  }

  private mutating func next() -> Substring? {
    line += 1
    return rest.popFirst()
  }

  private func failure(_ words: String) -> Failure { Failure(line: line, words: words) }

  private mutating func head() throws(Failure) -> Recording {
    let first = next() ?? ""
    guard first.utf8.starts(with: "\(Recording.title) ".utf8) else {
      throw failure("this is no recording of brewlog")
    }
    guard first == "\(Recording.title) \(Recording.version)" else {
      throw failure("this program reads recordings of version \(Recording.version)")
    }
    guard let page = AppPage(recorded: try value(of: "screen")) else {
      throw failure("there is no such screen")
    }
    guard let sample = try value(of: "sample").wholeNumber,
      ExperimentParameters.rowsRange.contains(sample)
    else { throw failure("a sample is a whole number of brews from 1 to 1000000") }
    guard let size = CellSize(recorded: try value(of: "size")) else {
      throw failure("a size is two whole numbers of cells from 1 to \(CellSize.largestRecorded)")
    }
    var recording = Recording(screen: page, sample: sample, size: size)
    while rest.first?.utf8.starts(with: "keys ".utf8) == true {
      let words = try value(of: "keys")
      let action = String(words.prefix { $0 != " " })
      let keys = String(words.dropFirst(action.count + 1))
      guard KeyOverrides.names.contains(action) else { throw failure("there is no such action") }
      if let mistake = recording.keys.set(action, to: keys) { throw failure(mistake) }
    }
    return recording
  }

  private mutating func value(of name: String) throws(Failure) -> Substring {
    let line = next() ?? ""
    guard line.utf8.starts(with: "\(name) ".utf8) else { throw failure("expected \(name)") }
    return line.dropFirst(name.count + 1)
  }

  private func read(_ line: Substring, _ recording: inout Recording) throws(Failure) {
    let digits = line.prefix { $0 != " " }
    guard let time = digits.wholeNumber else { throw failure("expected a time in microseconds") }
    var words = line.dropFirst(digits.count + 1)
    let isTogether = words.utf8.starts(with: "+ ".utf8)
    if isTogether { words = words.dropFirst(2) }
    guard let input = Recording.Input(recorded: words) else {
      throw failure("expected key, click, wheel-up, wheel-down, paste, resize, repaint or tick")
    }
    guard let last = recording.frames.indices.last else {
      guard !isTogether else { throw failure("there is nothing that it can have waited with") }
      return recording.frames.append(Recording.Frame(time: time, [input]))
    }
    guard time >= recording.frames[last].time else { throw failure("time does not go back") }
    if isTogether {
      recording.frames[last].inputs.append(input)
    } else {
      recording.frames.append(Recording.Frame(time: time, [input]))
    }
  }

  private mutating func readEnd(_ first: Substring, _ recording: inout Recording) throws(Failure) {
    var counts: [String: [Int]] = [:]
    var current: Substring? = first
    while let line = current, line != "end" {
      guard line.utf8.starts(with: "ran ".utf8),
        let (name, numbers) = RecordedText.unquoted(line.dropFirst(4))
      else { throw failure("expected ran, a name and four numbers, or end") }
      let values = numbers.split(separator: " ").compactMap(\.wholeNumber)
      guard values.count == 4, numbers.split(separator: " ").count == 4 else {
        throw failure("expected four whole numbers after the name")
      }
      guard counts.updateValue(values, forKey: name) == nil else {
        throw failure("there are two lines for this name")
      }
      current = next()
    }
    guard current == "end" else { throw failure("expected end") }
    guard next() == nil else { throw failure("there is something after the end") }
    recording.counts = counts
    rest = []
  }
}
