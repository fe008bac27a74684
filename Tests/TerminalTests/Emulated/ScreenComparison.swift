import TerminalEmulator
import TerminalUI

@testable import NcursesBackend

/// What a terminal shows is not what the program says that it shows.
nonisolated struct ScreenDifference: Error, CustomStringConvertible {
  var words: String
  var shown: [String]
  var expected: [String]

  var description: String {
    """
    \(words)
    -- shown --
    \(shown.joined(separator: "\n"))
    -- expected --
    \(expected.joined(separator: "\n"))
    """
  }
}

/// Compares what a terminal shows with what a program says, cell by cell, as a person would see it.
nonisolated final class ScreenComparison {
  private let type: TerminalType
  private let clusters: Clusters
  private let isASCII: Bool
  /// The tests' terminal is no console that could be asked.
  private let font: ConsoleFont?
  private var looks: [Look: Look] = [.plain: .plain]

  init(type: TerminalType, clusters: Clusters, isASCII: Bool) {
    self.type = type
    self.clusters = clusters
    self.isASCII = isASCII
    font = type.name == "linux" ? ConsoleFont(scalars: nil) : nil
  }

  /// What differs first, in words; nil if nothing does. Complexity: O(cells of the rows).
  func difference(_ emulator: TerminalEmulator, _ expected: ExpectedScreen, rows: Set<Int>)
    -> String?
  {
    guard emulator.columns == expected.columns, emulator.rows == expected.rows else {
      return "the terminal is \(emulator.columns)×\(emulator.rows), the frame "
        + "\(expected.columns)×\(expected.rows)"
    }
    for row in rows.sorted() where row < expected.rows {
      let shown = emulator.row(row)
      for (column, (cell, told)) in zip(shown, expected.row(row)).enumerated() {
        let wanted = self.shown(told)
        if !cell.looksLike(wanted) {
          return "column \(column), row \(row): \(words(cell)) instead of \(words(wanted))"
        }
      }
    }
    return cursorDifference(emulator, expected)
  }

  private func cursorDifference(_ emulator: TerminalEmulator, _ expected: ExpectedScreen) -> String?
  {
    let isVisible = emulator.modes.isCursorVisible
    if type.abilities.contains(.cursorVisibility), isVisible != expected.isCursorVisible ?? false {
      return "the cursor is \(isVisible ? "shown" : "hidden")"
    }
    guard expected.isCursorVisible != nil, emulator.cursor != expected.cursor else { return nil }
    return "the cursor is at \(emulator.cursor) instead of \(expected.cursor)"
  }

  /// What this terminal shows for a cell.
  private func shown(_ cell: ScreenCell) -> ScreenCell {
    var shown = cell
    if let known = looks[cell.look] {
      shown.look = known
    } else {
      shown.look = type.shown(cell.look) { Palette.nearestBasic($0) }
      looks[cell.look] = shown.look
    }
    if isASCII && shown.code > 0x7E || isASCII && shown.code == ScreenCell.continuation {
      shown.code = substitute(shown.code)
    } else if let font, let scalar = Unicode.Scalar(shown.code) {
      shown.code = font.shown(scalar).value
    }
    return shown
  }

  private func substitute(_ code: UInt32) -> UInt32 {
    guard let first = clusters.scalars(code).first else { return 0x20 }
    return Unicode.Scalar(first).map { ASCIIGlyphs.substitute(for: $0).value } ?? 0x3F
  }

  private func words(_ cell: ScreenCell) -> String {
    let text = clusters.scalars(cell.code).map { "U+" + String($0, radix: 16, uppercase: true) }
    let glyph = text.isEmpty ? "the half of a glyph" : text.joined(separator: " ")
    let look = cell.look
    var words = [glyph]
    if look.foreground != Look.ownColor { words.append("in \(look.foreground)") }
    if look.background != Look.ownColor { words.append("on \(look.background)") }
    if !look.attributes.isEmpty { words.append("attributes \(look.attributes.rawValue)") }
    return words.joined(separator: " ")
  }

  func lines(of expected: ExpectedScreen) -> [String] {
    (0..<expected.rows).map { row in
      let scalars = expected.row(row).flatMap { clusters.scalars($0.code) }
      return String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    }
  }
}
