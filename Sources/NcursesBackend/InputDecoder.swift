import TerminalUI

/// Turns the bytes that a terminal sends into events, however they are cut into pieces.
///
/// Not ncurses' own decoder, for three reasons: in its no-delay mode `wget_wch` loses a character whose bytes arrive
/// apart, after an invalid byte it swallows the keys that follow, and it gives a sequence that it does not know as
/// single keys, which would act. What terminfo says of the terminal's keys is heeded all the same (`TerminalKeys`).
nonisolated struct InputDecoder {
  /// What an incomplete sequence is; how long to wait for its rest depends on it.
  enum Incomplete {
    /// A lone ESC: the Escape key, or the start of more.
    case escape
    case sequence
    case paste
  }

  /// One step: an event, or bytes without a meaning, and the number of bytes used; or more bytes are needed.
  enum Step {
    case event(InputEvent, length: Int)
    case nothing(length: Int)
    case pasteBegins(length: Int)
    case incomplete
  }

  private let keys: TerminalKeys
  private var pending: [UInt8] = []
  private var paste: PasteBuffer?
  /// Whether the last that came was an ESC that was taken for the key, for nothing more came in time.
  private var endedWithEscape = false

  init(keys: TerminalKeys = TerminalKeys()) { self.keys = keys }

  /// What is waited for; nil if nothing.
  var incomplete: Incomplete? {
    if paste != nil { return .paste }
    if pending.isEmpty { return nil }
    return pending == [Self.escape] ? .escape : .sequence
  }

  /// Decodes further bytes. Complexity: O(bytes).
  mutating func feed(_ bytes: some Collection<UInt8>, into events: inout [InputEvent]) {
    if endedWithEscape {
      endedWithEscape = false
      if Self.isRestOfSequence(Array(bytes)) { pending = [Self.escape] }
    }
    pending.append(contentsOf: bytes)
    var start = 0
    while start < pending.count {
      let used = paste == nil ? step(at: start, into: &events) : pasted(from: start, into: &events)
      guard let used else { break }
      start += used
    }
    pending.removeFirst(start)
  }

  /// Takes what is incomplete for all that there is to come.
  mutating func flush(into events: inout [InputEvent]) {
    if let text = paste?.finish() { events.append(.paste(text)) }
    switch pending.count {
    case 1 where pending[0] == Self.escape:
      events.append(.key(KeyPress(key: .escape)))
      endedWithEscape = true
    case 2 where pending[0] == Self.escape && pending[1] < 0x80:
      let key = KeyEquivalent(Character(Unicode.Scalar(pending[1])))
      events.append(.key(KeyPress(key: key, modifiers: .option)))
    default: break
    }
    paste = nil
    pending.removeAll(keepingCapacity: true)
  }

  /// Decodes one event, and returns the number of bytes used; nil if more are needed.
  private mutating func step(at start: Int, into events: inout [InputEvent]) -> Int? {
    switch Self.decode(pending[start...], keys: keys) {
    case .incomplete: return nil
    case .nothing(let length): return length
    case .pasteBegins(let length):
      paste = PasteBuffer()
      return length
    case .event(let event, let length):
      events.append(event)
      return length
    }
  }

  private mutating func pasted(from start: Int, into events: inout [InputEvent]) -> Int? {
    guard let end = paste?.append(pending[start...]) else { return pending.count - start }
    if let text = paste?.finish() { events.append(.paste(text)) }
    paste = nil
    return end - start
  }
}

nonisolated extension InputDecoder {
  static let escape: UInt8 = 0x1B

  /// Whether bytes that come in one piece are what an ESC of before began: a slow line has paused behind it. Nobody
  /// types `[` and a letter at once, and as keys they would act.
  private static func isRestOfSequence(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1, bytes[0] == UInt8(ascii: "[") || bytes[0] == UInt8(ascii: "O") else {
      return false
    }
    switch decode(([escape] + bytes)[...], keys: TerminalKeys()) {
    case .event(.key(let press), _): return !press.key.isText
    case .event, .pasteBegins: return true
    case .nothing, .incomplete: return false
    }
  }

  /// Decodes the first event of at least one byte.
  static func decode(_ bytes: ArraySlice<UInt8>, keys: TerminalKeys) -> Step {
    let first = bytes[bytes.startIndex]
    if first == escape { return decodeEscape(bytes, keys: keys) }
    if first < 0x80 { return .event(.key(ControlKeys.press(first)), length: 1) }
    return decodeUTF8(bytes)
  }

  private static func decodeEscape(_ bytes: ArraySlice<UInt8>, keys: TerminalKeys) -> Step {
    guard let second = bytes.dropFirst().first else { return .incomplete }
    if let known = keys.match(bytes) { return known }
    switch second {
    case UInt8(ascii: "["): return ControlSequence.decode(bytes)
    case UInt8(ascii: "O"): return ControlSequence.decodeSingleShift(bytes)
    // The second may begin a sequence of its own.
    case escape: return .event(.key(KeyPress(key: .escape)), length: 1)
    default: return withOption(decode(bytes.dropFirst(), keys: keys))
    }
  }

  private static func withOption(_ step: Step) -> Step {
    switch step {
    case .event(.key(let press), let length):
      let modifiers = press.modifiers.union(.option)
      return .event(.key(KeyPress(key: press.key, modifiers: modifiers)), length: length + 1)
    case .nothing(let length): return .nothing(length: length + 1)
    default: return step
    }
  }

  private static func decodeUTF8(_ bytes: ArraySlice<UInt8>) -> Step {
    let first = bytes[bytes.startIndex]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2 && first <= 0xF4 else { return .nothing(length: 1) }
    let sequence = bytes.prefix(length)
    // An invalid byte costs itself, not the keys after it.
    if let wrong = sequence.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return .nothing(length: wrong - bytes.startIndex)
    }
    guard sequence.count == length else { return .incomplete }
    var iterator = sequence.makeIterator()
    var decoder = UTF8()
    // C1 control characters are no keys, and a character that is typed is no named key.
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value >= 0xA0,
      !(0xF700...0xF8FF).contains(scalar.value)
    else { return .nothing(length: length) }
    return .event(.key(KeyPress(key: KeyEquivalent(Character(scalar)))), length: length)
  }
}
