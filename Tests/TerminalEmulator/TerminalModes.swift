/// What a program can switch on and off in a terminal, and has to leave as it was.
package struct TerminalModes: Hashable, Sendable {
  package var isAlternate = false
  package var isCursorVisible = true
  package var hasMouse = false
  package var hasDecimalMouse = false
  package var hasPaste = false
  package var hasApplicationCursor = false
  package var hasApplicationKeypad = false
  package var isInserting = false
  package var wraps = true
  /// The scroll region, rows from 0; nil for the whole screen.
  package var region: Range<Int>?
  package var look = Look.plain
  /// Of the four charsets, those that draw lines; and which of them is in use.
  package var drawsLines = [false, false]
  package var charset = 0

  package init() {}
}

extension TerminalModes: CustomStringConvertible {
  /// What differs from a fresh terminal.
  package var description: String {
    let fresh = TerminalModes()
    var words: [String] = []
    if isAlternate { words.append("alternate screen") }
    if !isCursorVisible { words.append("hidden cursor") }
    if hasMouse { words.append("mouse") }
    if hasDecimalMouse { words.append("decimal mouse reports") }
    if hasPaste { words.append("bracketed paste") }
    if hasApplicationCursor { words.append("application cursor keys") }
    if hasApplicationKeypad { words.append("application keypad") }
    if isInserting { words.append("insert mode") }
    if !wraps { words.append("no wrap") }
    if let region { words.append("scroll region \(region)") }
    if look != fresh.look { words.append("look \(look)") }
    if charset != 0 || drawsLines[0] { words.append("line drawing") }
    return words.isEmpty ? "as a fresh terminal" : words.joined(separator: ", ")
  }
}
