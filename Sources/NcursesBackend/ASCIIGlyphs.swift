/// What is sent in place of a glyph to a terminal that has ASCII only.
nonisolated enum ASCIIGlyphs {
  static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x20..<0x7F: scalar
    case 0x2500...0x257F: boxDrawing(scalar)
    default: others[scalar] ?? "?"
    }
  }

  private static func boxDrawing(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550, 0x2574, 0x2576, 0x2578,
      0x257A, 0x257C, 0x257E:
      "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577, 0x2579,
      0x257B, 0x257D, 0x257F:
      "|"
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2573: "X"
    default: "+"
    }
  }

  private static let others: [Unicode.Scalar: Unicode.Scalar] = [
    "★": "*", "☆": "-", "…": "~", "→": ">", "←": "<", "↑": "^", "↓": "v", "▶": ">", "◀": "<", "▲": "^",
    "▼": "v", "›": ">", "‹": "<", "•": "*", "·": ".", "●": "*", "○": "o", "✓": "x", "✔": "x", "×": "x",
    "–": "-", "—": "-", "−": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "█": "#", "▌": "|", "▐": "|",
    "\u{A0}": " ",
  ]
}
