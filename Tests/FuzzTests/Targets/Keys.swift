import TerminalUI

@testable import NcursesBackend

extension FuzzTarget {
  /// Bytes of a terminal: the same events however they arrive, and no key is lost behind them.
  static let keys = FuzzTarget(
    "keys",
    seeds: [
      "aG0 é★🍺", "\u{1B}[A\u{1B}OB\u{1B}[1;5D\u{1B}[3~q", "\u{1B}[<0;12;3M\u{1B}[<65;1;1M",
      "\u{1B}[200~a\r\nb\u{1B}[201~x", "\u{1B}[M !!\u{1B}[[B\u{1B}\u{1B}[A", "\u{1B}[97;5u\u{1B}x",
      "\u{1B}[27;5;65~\u{1B}O5P\u{1B}[?62;1c", "\u{1B}[25~a\u{1B}[2\u{1B}[25~",
    ],
    words: ["\u{1B}[", "\u{1B}O", "\u{1B}[M", "\u{1B}[<", "\u{1B}[200~", "\u{1B}[201~", ";", "~"]
  ) { bytes in
    let odd = TerminalKeys([
      .init(bytes: Array("\u{1B}[25~".utf8), press: KeyPress(key: .home)),
      .init(bytes: Array("\u{1B}[2".utf8), press: KeyPress(key: .end)),
      .init(bytes: Array("\u{1B}é".utf8), press: KeyPress(key: .upArrow)),
    ])
    for keys in [TerminalKeys(), odd] {
      let whole = try events(of: [bytes], keys)
      let single = try events(of: bytes.map { [$0] }, keys)
      try require(whole == single, "\(whole) became \(single) byte by byte")
      let pieces = try events(of: pieces(of: bytes), keys)
      try require(whole == pieces, "\(whole) became \(pieces) in pieces")
    }
  }

  /// Cuts at places that depend on the bytes.
  private static func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = [[]]
    for (index, byte) in bytes.enumerated() {
      pieces[pieces.count - 1].append(byte)
      if (Int(byte) &* 31 &+ index) % 3 == 0 { pieces.append([]) }
    }
    return pieces
  }

  private static func events(of pieces: [[UInt8]], _ keys: TerminalKeys) throws -> [InputEvent] {
    var decoder = InputDecoder(keys: keys)
    var events: [InputEvent] = []
    for piece in pieces { decoder.feed(piece, into: &events) }
    decoder.flush(into: &events)
    for event in events { try check(event) }
    try require(decoder.incomplete == nil, "something is left after the flush")
    var later: [InputEvent] = []
    decoder.feed(Array("q".utf8), into: &later)
    try require(later == [.key(KeyPress(key: "q"))], "the next key became \(later)")
    return events
  }

  private static func check(_ event: InputEvent) throws(Violation) {
    switch event {
    case .key(let press):
      let value = press.key.character.unicodeScalars.first?.value ?? 0
      let isNamed = [0x08, 0x09, 0x0D, 0x1B, 0x7F].contains(value)
      try require(
        isNamed || value >= 0x20 && !(0x7F..<0xA0).contains(value),
        "\(press) is a control character")
    case .mouse(let mouse):
      try require(mouse.position.column >= 0 && mouse.position.row >= 0, "\(mouse) is outside")
    case .paste(let text):
      try require(!text.unicodeScalars.contains("\r"), "a paste has a CR")
    case .resize, .repaint: throw Violation(description: "no byte says \(event)")
    }
  }
}

extension FuzzTarget {
  /// What is printed while the screen is up: the same lines however it arrives.
  static let lines = FuzzTarget("lines", seeds: ["a\nb", "ä\r\n\n\u{1B}[1mx", "\n\n"]) { bytes in
    let whole = split([bytes])
    try require(whole == split(bytes.map { [$0] }), "the lines differ byte by byte")
    try require(
      whole.count == bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
        - (bytes.last == 0x0A || bytes.isEmpty ? 1 : 0),
      "there are \(whole.count) lines")
  }

  private static func split(_ pieces: [[UInt8]]) -> [String] {
    var splitter = LineSplitter()
    var lines: [String] = []
    for piece in pieces { lines += piece.withUnsafeBufferPointer { splitter.lines($0) } }
    return lines + [splitter.finish()].compactMap(\.self)
  }
}
