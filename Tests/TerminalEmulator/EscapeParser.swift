/// Cuts what a program sends to a terminal into characters, controls and sequences.
package struct EscapeParser {
  package enum Token: Equatable {
    case character(UInt32)
    /// One of C0, without ESC.
    case control(UInt8)
    /// ESC, intermediate bytes, and the final one.
    case escape(intermediates: [UInt8], final: UInt8)
    case csi(Sequence)
    /// `ESC ]` …, without its end.
    case command([UInt8])
    /// `ESC _` …, without its end.
    case application([UInt8])
    /// What no terminal should get; in words.
    case fault(String)
  }

  package struct Sequence: Equatable {
    /// "?", ">", "<" or "=", or 0.
    package var prefix: UInt8 = 0
    package var parameters: [Int] = []
    package var intermediates: [UInt8] = []
    package var final: UInt8 = 0

    /// A parameter, or what stands for one that is missing or 0.
    func number(_ index: Int, or usual: Int = 1) -> Int {
      index < parameters.count && parameters[index] > 0 ? parameters[index] : usual
    }
  }

  private enum State {
    case ground
    case utf8
    case escape
    case csi
    case command
    case application
    /// ESC within a string.
    case stringEscape(isCommand: Bool)
  }

  private let hasConsolePalette: Bool
  private var state = State.ground
  private var intermediates: [UInt8] = []
  private var sequence = Sequence()
  private var hasDigits = false
  private var string: [UInt8] = []
  private var scalar: UInt32 = 0
  private var scalarBytes: [UInt8] = []
  private var missing = 0

  package init(hasConsolePalette: Bool = false) { self.hasConsolePalette = hasConsolePalette }

  /// Whether everything so far is whole.
  package var isBetween: Bool { if case .ground = state { true } else { false } }

  /// Takes one byte; returns what it completes.
  package mutating func take(_ byte: UInt8) -> Token? {
    switch state {
    case .ground: return ground(byte)
    case .utf8: return continued(byte)
    case .escape: return escaped(byte)
    case .csi: return parameter(byte)
    case .command, .application: return text(byte)
    case .stringEscape(let isCommand):
      state = .ground
      guard byte == UInt8(ascii: "\\") else {
        return .fault("a string that ends in ESC \(Self.hex(byte))")
      }
      return isCommand ? .command(string) : .application(string)
    }
  }

  static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}

extension EscapeParser {
  private mutating func ground(_ byte: UInt8) -> Token? {
    switch byte {
    case 0x1B:
      state = .escape
      intermediates.removeAll(keepingCapacity: true)
      return nil
    case 0x00..<0x20: return .control(byte)
    case 0x20..<0x7F: return .character(UInt32(byte))
    case 0xC2...0xF4:
      missing = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
      scalar = UInt32(byte) & (0x3F >> UInt32(missing))
      scalarBytes = [byte]
      state = .utf8
      return nil
    default: return .fault("the raw byte \(Self.hex(byte))")
    }
  }

  private mutating func continued(_ byte: UInt8) -> Token? {
    scalarBytes.append(byte)
    guard byte & 0xC0 == 0x80 else {
      state = .ground
      return .fault("invalid UTF-8: \(scalarBytes.map(Self.hex).joined(separator: " "))")
    }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing > 0 { return nil }
    state = .ground
    let least: UInt32 = [0, 0, 0x80, 0x800, 0x10000][scalarBytes.count]
    guard scalar >= least, Unicode.Scalar(scalar) != nil else {
      return .fault("invalid UTF-8: \(scalarBytes.map(Self.hex).joined(separator: " "))")
    }
    return scalar < 0xA0 ? .fault("the C1 control \(Self.hex(UInt8(scalar)))") : .character(scalar)
  }

  private mutating func escaped(_ byte: UInt8) -> Token? {
    switch byte {
    case 0x20...0x2F:
      intermediates.append(byte)
      return nil
    case UInt8(ascii: "[") where intermediates.isEmpty:
      state = .csi
      sequence = Sequence()
      hasDigits = false
      return nil
    case UInt8(ascii: "]") where intermediates.isEmpty:
      return begin(.command)
    case UInt8(ascii: "_") where intermediates.isEmpty:
      return begin(.application)
    case 0x30...0x7E:
      state = .ground
      return .escape(intermediates: intermediates, final: byte)
    default:
      state = .ground
      return .fault("ESC before the byte \(Self.hex(byte))")
    }
  }

  private mutating func begin(_ new: State) -> Token? {
    state = new
    string.removeAll(keepingCapacity: true)
    return nil
  }

  private mutating func parameter(_ byte: UInt8) -> Token? {
    switch byte {
    case 0x30...0x39:
      if !hasDigits { sequence.parameters.append(0) }
      hasDigits = true
      let last = sequence.parameters.count - 1
      sequence.parameters[last] = min(sequence.parameters[last] * 10 + Int(byte) - 0x30, 1 << 20)
    case UInt8(ascii: ";"):
      if !hasDigits { sequence.parameters.append(0) }
      hasDigits = false
    case 0x3C...0x3F where sequence.prefix == 0 && sequence.parameters.isEmpty:
      sequence.prefix = byte
    case 0x20...0x2F: sequence.intermediates.append(byte)
    case 0x40...0x7E:
      sequence.final = byte
      state = .ground
      return .csi(sequence)
    default:
      state = .ground
      return .fault("the byte \(Self.hex(byte)) within a sequence ESC [")
    }
    return nil
  }

  private mutating func text(_ byte: UInt8) -> Token? {
    var isCommand = false
    if case .command = state { isCommand = true }
    switch byte {
    case 0x1B: state = .stringEscape(isCommand: isCommand)
    case 0x07 where isCommand:
      state = .ground
      return .command(string)
    default: string.append(byte)
    }
    if isCommand && hasConsolePalette && isWholeConsoleCommand {
      state = .ground
      return .command(string)
    }
    return nil
  }

  /// `ESC ] R`, and `ESC ] P` with seven digits.
  private var isWholeConsoleCommand: Bool {
    string == [UInt8(ascii: "R")] || string.first == UInt8(ascii: "P") && string.count == 8
  }
}
