/// What stands for a glyph where only ASCII can be shown.
package nonisolated enum ASCIIGlyphs {
  /// One printable ASCII character; "?" for what has no likeness.
  package static func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    likeness(of: scalar) ?? "?"
  }

  /// The printable ASCII character that looks like a scalar, or nil. Letters beyond ASCII have none.
  package static func likeness(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20...0x7E: scalar
    case 0x2500...0x257F: line(scalar.value)
    case 0x2580...0x2590, 0x2593, 0x25A0, 0x25AE: "#"
    case 0x2591, 0x2592: ":"
    default: symbols[scalar]
    }
  }

  private static func line(_ code: UInt32) -> Unicode.Scalar {
    switch code {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550,
      0x2574, 0x2576, 0x2578, 0x257A, 0x257C, 0x257E:
      "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551,
      0x2575, 0x2577, 0x2579, 0x257B, 0x257D, 0x257F:
      "|"
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2573: "X"
    default: "+"
    }
  }

  private static let symbols: [Unicode.Scalar: Unicode.Scalar] = [
    "★": "*", "⭐": "*", "☆": "-", "•": "*", "●": "*", "○": "o", "∘": "o", "◆": "#", "◇": "O",
    "·": ".", "…": "~", "∕": "/", "≠": "!", "≡": "=",
    "←": "<", "→": ">", "⏎": "~", "↑": "^", "↓": "v", "◀": "<", "▶": ">", "▲": "^", "▼": "v",
    "‹": "<", "›": ">", "«": "<", "»": ">", "❯": ">", "▸": ">", "▾": "v",
    "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-", "×": "x", "✓": "x", "✔": "x", "✗": "x",
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "\u{A0}": " ", "°": " ",
  ]
}
