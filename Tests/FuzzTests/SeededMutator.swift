import SeededRandom

/// Makes inputs out of the seeds of a target, the same for the same number.
struct SeededMutator {
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]
  private var random: SplitMix

  /// What other programs trip over.
  private static let awkward: [[UInt8]] =
    [
      "\u{0}", "\u{1B}[", "\u{7F}", "\u{9B}", "\r\n", "\r", "\u{2028}", "\u{202E}", "\u{FEFF}",
      "\u{301}", "\u{200D}",
      "\u{FE0F}", "\u{1F1E9}", "\u{1F3FD}", "👨‍👩‍👧", "한", "\u{1100}", "ﷺ", "-1", "1e999", "nan",
      "9223372036854775807", "0.1",
      "\"", "'", "\\", ",", ";", "=",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90]]

  init(_ target: FuzzTarget, seed: UInt64) {
    seeds = target.seeds
    words = target.words.map { Array($0.utf8) } + Self.awkward
    random = SplitMix(seed: seed)
  }

  mutating func next() -> [UInt8] {
    var bytes = seeds.isEmpty ? [] : seeds[random.below(seeds.count)]
    for _ in 0...random.below(4) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = random.below(bytes.count + 1)
    let end = min(bytes.count, place + random.below(8))
    switch random.below(7) {
    case 0: bytes.replaceSubrange(place..<end, with: words[random.below(words.count)])
    case 1: bytes.insert(contentsOf: words[random.below(words.count)], at: place)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
    case 4: bytes.removeSubrange(place...)
    case 5 where place < bytes.count: bytes[place] = UInt8(random.below(256))
    default: splice(&bytes, at: place)
    }
  }

  /// Goes on as another seed does.
  private mutating func splice(_ bytes: inout [UInt8], at place: Int) {
    guard !seeds.isEmpty else { return }
    let other = seeds[random.below(seeds.count)]
    bytes.replaceSubrange(place..., with: other[random.below(other.count + 1)...])
  }
}
