/// Code that takes what may be anything, and what must hold whatever it is given.
struct FuzzTarget {
  let name: String
  /// Inputs to begin with, each of them right in its own way.
  let seeds: [[UInt8]]
  /// Pieces that chance alone would hardly write.
  let words: [String]
  /// - Throws: `Violation`; any other error is as bad.
  let check: ([UInt8]) throws -> Void

  init(
    _ name: String, seeds: [String], words: [String] = [],
    check: @escaping ([UInt8]) throws -> Void
  ) {
    self.init(name, seeds: seeds.map { Array($0.utf8) }, words: words, check: check)
  }

  init(
    _ name: String, seeds: [[UInt8]], words: [String] = [],
    check: @escaping ([UInt8]) throws -> Void
  ) {
    self.name = name
    self.seeds = seeds
    self.words = words
    self.check = check
  }

  static let all = [
    keys, lines, editor, width, json, baseline, table, importing, archive, saving, fields, filter,
    arguments, config, recording, replay,
  ]

  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Something that must hold and does not.
struct Violation: Error, CustomStringConvertible {
  let description: String
}

/// - Throws: `Violation` if something does not hold.
func require(_ holds: Bool, _ what: @autoclosure () -> String) throws(Violation) {
  if !holds { throw Violation(description: what()) }
}

/// The same bytes: texts that only look alike are not the same.
func requireSame(
  _ text: String, _ other: String, _ what: @autoclosure () -> String
) throws(Violation) {
  try require(
    text.utf8.elementsEqual(other.utf8),
    "\(what()): \(text.debugDescription) became \(other.debugDescription)")
}

/// Nothing in a text that a terminal could act on, or that turns a line around.
func requireHarmless(
  _ text: String, mayBreak: Bool = false, _ what: @autoclosure () -> String
) throws(Violation) {
  for scalar in text.unicodeScalars where !(mayBreak && scalar == "\n") {
    try require(scalar.isHarmless, "\(what()) has a raw U+\(String(scalar.value, radix: 16))")
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    switch value {
    // Not 0x200E: the mark that closes text from right to left, and turns nothing.
    case 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
