/// Manual pages, in the language of man(7).
enum ManualPage {
  /// A text whose characters mean nothing to troff.
  nonisolated static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "\"": escaped += "\\(dq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      default:
        // Whatever the locale of whoever reads it.
        if scalar.isASCII {
          escaped.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
        }
      }
    }
    // Where a line begins, these would be requests.
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  nonisolated static func title(_ name: String, section: Int, _ summary: String) -> String {
    ".TH \(name.uppercased()) \(section) \"\" \"\(Help.version.trimmedLine)\" \"BrewLog\"\n"
      + ".SH NAME\n\(escaped(name)) \\- \(escaped(summary))\n"
  }

  nonisolated static func section(_ title: String, _ paragraphs: [String]) -> String {
    ".SH \(title)\n" + paragraphs.map { ".PP\n" + escaped($0) + "\n" }.joined()
  }

  /// A list of terms with what they mean.
  nonisolated static func terms(_ entries: [(String, String)]) -> String {
    entries.map { ".TP\n\\fB\(escaped($0.0))\\fR\n\(escaped($0.1))\n" }.joined()
  }
}

extension String {
  /// Without the line break at its end.
  nonisolated fileprivate var trimmedLine: Substring { hasSuffix("\n") ? dropLast() : self[...] }
}
