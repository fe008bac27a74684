import Glibc
import NcursesBackend
import TerminalUI

/// How standard output shows text: on a terminal in columns that fit, else in full with tabs between.
struct OutputStyle {
  /// The columns of the terminal; nil where the output is none, or the user wants it plain.
  let columns: Int?
  /// Whether the terminal shows ASCII alone. What is no terminal gets UTF-8.
  let isASCII: Bool

  init(columns: Int?, isASCII: Bool) {
    self.columns = columns
    self.isASCII = isASCII
  }

  init(_ flags: Set<String>, _ settings: Settings = Settings()) {
    let isTerminal = isatty(STDOUT_FILENO) != 0
    columns = isTerminal && !flags.contains("--plain") ? Self.terminalColumns : nil
    if isTerminal, let width = settings.ambiguousWidth { GlyphTable.ambiguousWidth = width }
    isASCII = flags.contains("--ascii") || isTerminal && (settings.isASCII || !Self.isUTF8)
  }

  /// Of standard error.
  static var error: OutputStyle {
    OutputStyle(columns: nil, isASCII: isatty(STDERR_FILENO) != 0 && !isUTF8)
  }

  private static var terminalColumns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(Int(size.ws_col), 2_048)
  }

  private static var isUTF8: Bool {
    setlocale(LC_CTYPE, "")
    return String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }

  /// A text as the terminal may be sent it, in the columns that it takes.
  func cells(of text: String) -> [Glyph] {
    var cells: [Glyph] = []
    for character in isASCII ? text.spelledInASCII : text {
      GlyphTable.append(character, to: &cells)
    }
    return cells
  }

  /// What stands in one column for the end of a text that does not fit.
  static var ellipsis: Glyph { GlyphTable.glyph(for: "…").glyph }

  /// Cells as text.
  func text(of cells: some Sequence<Glyph>) -> String {
    var text = ""
    for cell in cells {
      guard isASCII else {
        text.unicodeScalars.append(
          contentsOf: GlyphTable.scalars(of: cell).map(GlyphTable.sent))
        continue
      }
      // The marks of a glyph take no column, and their substitutes would.
      if let base = GlyphTable.scalars(of: cell).first {
        text.unicodeScalars.append(ASCIIGlyphs.substitute(for: base))
      }
      // The substitute of a wide glyph is one column.
      if GlyphTable.width(of: cell) == 2 { text += " " }
    }
    return text
  }
}

extension OutputStyle {
  /// A text of several lines that holds nothing a terminal acts on, in ASCII where that is all it shows.
  func printable(_ text: String) -> String {
    ascii(text.printable)
  }

  /// A text on one line, in ASCII where that is all that is wanted.
  func line(_ text: String) -> String { ascii(text.onOneLine) }

  private func ascii(_ text: String) -> String {
    guard isASCII else { return text }
    var ascii = ""
    for scalar in text.spelledInASCII.unicodeScalars {
      ascii.unicodeScalars.append(
        scalar == "\n" || scalar == "\t" ? scalar : ASCIIGlyphs.substitute(for: scalar))
    }
    return ascii
  }
}

extension String {
  /// With signs that take more than a character in ASCII, or none: `93 °C …` is `93 C ...`.
  fileprivate var spelledInASCII: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "…": text += "..."
      case "→": text += "->"
      case "←": text += "<-"
      case "≤": text += "<="
      case "≥": text += ">="
      case "°": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
