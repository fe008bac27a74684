import Glibc

/// What libFuzzer begins with.
enum SeedFiles {
  /// Writes each seed to a file of its own, and the words of a target to `words`, as libFuzzer's dictionaries are.
  ///
  /// - Returns: whether all is written.
  static func write(_ target: FuzzTarget, into directory: String) -> Bool {
    let seeds = directory + "/seeds"
    mkdir(seeds, 0o755)
    // An empty dictionary would be refused.
    let words = "# \(target.name)\n" + target.words.map { "\"\(escaped($0))\"\n" }.joined()
    return target.seeds.enumerated().allSatisfy { put($1, into: "\(seeds)/\($0)") }
      && put(Array(words.utf8), into: directory + "/words")
  }

  private static func escaped(_ word: String) -> String {
    word.utf8.map { byte in
      let isPlain = byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
      guard !isPlain else { return String(Unicode.Scalar(byte)) }
      return "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  private static func put(_ bytes: [UInt8], into path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }
}
