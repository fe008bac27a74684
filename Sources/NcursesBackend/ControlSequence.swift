import TerminalUI

/// The sequences that begin with ESC [ (CSI) or ESC O (SS3): named keys, mouse, paste.
nonisolated enum ControlSequence {
  /// Longer ones are noise: so much of it is used up, however it arrives.
  private static let longest = 64

  /// Decodes a sequence that begins with ESC [. What is well formed and has no meaning here is used up, never typed.
  static func decode(_ bytes: ArraySlice<UInt8>) -> InputDecoder.Step {
    let start = bytes.startIndex
    let body = bytes.dropFirst(2).prefix(longest + 1)
    guard let end = finalByte(of: body) else {
      return body.count > longest ? .nothing(length: 2 + body.count) : .incomplete
    }
    let final = bytes[end]
    if final == KeyCodes.shiftedFinal {
      return meaning(of: body[..<end], final: final, length: end - start + 1)
    }
    // A control character or ESC cuts a sequence off and stands for itself.
    guard (0x40...0x7E).contains(final) else { return .nothing(length: end - start) }
    let length = end - start + 1
    if end == body.startIndex {
      // The Linux console's F1 … F5, and the mouse of old: they go on behind their final byte.
      if final == UInt8(ascii: "[") { return consoleFunctionKey(bytes) }
      if final == UInt8(ascii: "M") { return MouseReport.decodeX10(bytes) }
    }
    return meaning(of: body[..<end], final: final, length: length)
  }

  /// Where the sequence ends. rxvt ends those of keys with Shift in a byte that goes on elsewhere.
  private static func finalByte(of body: ArraySlice<UInt8>) -> Int? {
    guard
      let end = body.firstIndex(where: {
        !(0x20...0x3F).contains($0) || $0 == KeyCodes.shiftedFinal
      })
    else {
      return nil
    }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard body[end] == KeyCodes.shiftedFinal else { return end }
    if end > body.startIndex, body[..<end].allSatisfy(digits.contains) { return end }
    return body[end...].firstIndex { !(0x20...0x3F).contains($0) }
  }

  /// Decodes a sequence that begins with ESC O.
  static func decodeSingleShift(_ bytes: ArraySlice<UInt8>) -> InputDecoder.Step {
    let body = bytes.dropFirst(2).prefix(longest + 1)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let end = body.firstIndex(where: { !digits.contains($0) }) else {
      return body.count > longest ? .nothing(length: 2 + body.count) : .incomplete
    }
    guard (0x20...0x7E).contains(bytes[end]) else {
      return .nothing(length: end - bytes.startIndex)
    }
    let length = end - bytes.startIndex + 1
    if let arrow = KeyCodes.smallLetter(bytes[end]) {
      return .event(.key(KeyPress(key: arrow, modifiers: .control)), length: length)
    }
    let modifiers = KeyCodes.modifiers(parameters(body[..<end]).first ?? 1)
    guard let key = KeyCodes.letter(bytes[end]) ?? KeyCodes.keypad(bytes[end]) else {
      return .nothing(length: length)
    }
    return .event(.key(KeyPress(key: key, modifiers: modifiers)), length: length)
  }

  private static func consoleFunctionKey(_ bytes: ArraySlice<UInt8>) -> InputDecoder.Step {
    guard let letter = bytes.dropFirst(3).first else { return .incomplete }
    guard (0x41...0x45).contains(letter) else { return .nothing(length: 4) }
    return .event(.key(KeyPress(key: .function(Int(letter) - 0x40))), length: 4)
  }

  private static func meaning(
    of body: ArraySlice<UInt8>, final: UInt8, length: Int
  ) -> InputDecoder.Step {
    if body.first == UInt8(ascii: "<") {
      let report = MouseReport(parameters(body.dropFirst()), isPress: final == UInt8(ascii: "M"))
      return report?.event.map { .event(.mouse($0), length: length) } ?? .nothing(length: length)
    }
    if body.isEmpty, let arrow = KeyCodes.smallLetter(final) {
      return .event(.key(KeyPress(key: arrow, modifiers: .shift)), length: length)
    }
    let numbers = parameters(body)
    if final == UInt8(ascii: "~") && numbers.first == 200 { return .pasteBegins(length: length) }
    guard let press = KeyCodes.press(numbers, final: final) else { return .nothing(length: length) }
    return .event(.key(press), length: length)
  }

  /// The numbers between semicolons; what is missing counts as 1, sub-parameters behind a colon are left out.
  static func parameters(_ body: ArraySlice<UInt8>) -> [Int] {
    body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      var number: Int?
      for byte in part {
        guard byte >= 0x30 && byte <= 0x39 else { break }
        number = min((number ?? 0) * 10 + Int(byte) - 0x30, 1 << 21)
      }
      return number ?? 1
    }
  }
}
