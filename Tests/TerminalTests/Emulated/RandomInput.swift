import SeededRandom

/// What people, terminals and accidents send to a program, at random.
nonisolated struct RandomInput {
  var random: SplitMix

  /// Keys of a screen of the program, those that move and open things more often.
  private static let screenKeys = Array(
    "jjjjkkkkgGnN  ff0oooLr????//\\\\<>IFtttuYaaAeEdwhlxbcpsmvz+-=[]{}|123123".utf8)
  private static let named: [String] = [
    "\u{1B}OA", "\u{1B}OB", "\u{1B}OC", "\u{1B}OD", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D",
    "\u{1B}OH", "\u{1B}OF", "\u{1B}[1~", "\u{1B}[4~", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[3~", "\t",
    "\t", "\u{1B}[Z", "\r", "\r", "\n", "\u{7F}", "\u{08}", "\u{1B}", "\u{1B}", "\u{1B}[1;5C",
    "\u{1B}[1;2D", "\u{1B}b", "\u{1B}d", "\u{1B}f", "\u{1B}OP", "\u{1B}[15~", "\u{1B}[24~",
    "\u{1B}[[A", "\u{1B}OM", "\u{1B}Oq", "\u{1B}[27;5;97~", "\u{1B}[97;5u",
  ]
  /// Answers that nobody asked for, and sequences that are broken off.
  private static let noise: [String] = [
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[99;99q", "\u{1B}[?1;2c", "\u{1B}[24;80R", "\u{1B}[1;",
    "\u{1B}[<0;1", "\u{1B}[M   ", "\u{1B}[Mzzz", "\u{1B}[200~\u{1B}[201~", "\u{1B}[201~",
    "\u{1B}\u{1B}\u{1B}", "\u{1B}O", "\u{1B}[", "\u{1B}[99999999999999999999A",
  ]
  static let words: [String] = [
    "kenya", "x", "Brühkaffee", "有苦涩味", "한국어", "cafe\u{301}", "👨‍👩‍👧‍👦", "🇨🇭", "👍🏽", "❤️", "★", "עברית",
    "العربية", "กำ", "नमस्ते", "ｆｕｌｌ", "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "\u{200B}",
    "\u{202E}rtl",
    "\u{FEFF}", "\u{AD}", "é", "ß", "rating:4", "bean:kenya", "18", "4.5", "1:16",
  ]
  /// For pastes.
  private static let hostile: [String] = [
    "\u{1B}[31m", "\u{1B}]0;title\u{07}", "\u{07}", "\0", "\r\n", "\r", "\t", "\u{1B}[2J", "\u{0E}",
    "\u{9B}31m", "\u{85}", "\u{1B}_T1\u{1B}\\", "\u{1B}[6n", "q", "\u{03}", "\u{1A}", "\u{7F}",
  ]

  mutating func pick<Element>(_ array: [Element]) -> Element { array[random.below(array.count)] }

  /// One key, or one piece of noise.
  mutating func key() -> [UInt8] {
    switch random.below(100) {
    case 0..<58: return [pick(Self.screenKeys)]
    case 58..<78: return Array(pick(Self.named).utf8)
    case 78..<84: return [controlKey()]
    case 84..<88: return Array(pick(Self.words).utf8)
    case 88..<90: return Array(pick(Self.noise).utf8)
    case 90..<91: return [UInt8(0x80 + random.below(128))]
    case 91..<92:
      return Array("\u{1B}\(Character(Unicode.Scalar(UInt8(0x61 + random.below(26)))))".utf8)
    default: return [printable()]
    }
  }

  /// Any but Ctrl-c, Ctrl-z and those that are keys by name.
  private mutating func controlKey() -> UInt8 {
    pick([
      1, 2, 4, 4, 5, 6, 7, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 21, 22, 23, 24, 25, 29, 30, 31,
      0,
    ])
  }

  /// Any but q, which quits.
  private mutating func printable() -> UInt8 {
    let byte = UInt8(0x20 + random.below(95))
    return byte == UInt8(ascii: "q") ? UInt8(ascii: "Q") : byte
  }

  /// A click, a step of the wheel, a release or a drag, also beyond the screen's edge.
  mutating func mouse(columns: Int, rows: Int) -> [UInt8] {
    let button = pick([0, 0, 0, 0, 1, 2, 3, 16, 32, 35, 64, 64, 65, 65, 68])
    let column = 1 + random.below(columns + 3)
    let row = 1 + random.below(rows + 3)
    return Array("\u{1B}[<\(button);\(column);\(row)\(random.below(5) == 0 ? "m" : "M")".utf8)
  }

  /// A bracketed paste of anything.
  mutating func paste() -> [UInt8] {
    var bytes = Array("\u{1B}[200~".utf8)
    for _ in 0..<random.below(12) {
      switch random.below(4) {
      case 0: bytes += Array(pick(Self.hostile).utf8)
      case 1: bytes.append(UInt8(0x80 + random.below(128)))
      default: bytes += Array(pick(Self.words).utf8)
      }
    }
    return bytes + Array("\u{1B}[201~".utf8)
  }

  /// From 1×1 to 300×100, small and usual ones more often.
  mutating func size() -> (columns: Int, rows: Int) {
    switch random.below(8) {
    case 0: return (1 + random.below(12), 1 + random.below(6))
    case 1: return (1 + random.below(300), 1 + random.below(100))
    case 2: return pick([(1, 1), (2, 1), (1, 2), (300, 100), (80, 1), (1, 24), (224, 30), (20, 5)])
    case 3: return (20 + random.below(40), 4 + random.below(12))
    default: return (60 + random.below(60), 15 + random.below(20))
    }
  }
}
