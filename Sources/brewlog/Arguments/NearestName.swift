/// Finds the name that somebody most likely meant.
nonisolated enum NearestName {
  /// The one of some names that a mistyped one is nearest to: it begins with it, or differs by two slips at most, and
  /// by fewer than half of its letters.
  static func of(_ typed: String, among names: some Sequence<String>) -> String? {
    let typed = Array(typed.lowercased().unicodeScalars.prefix(40))
    guard !typed.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(typed, Array(name.unicodeScalars))
      guard distance <= 2, distance * 2 < max(typed.count, 2), distance < best?.distance ?? 3 else {
        continue
      }
      best = (name, distance)
    }
    return best?.name
  }

  /// What to do about a name that is unknown: `; did you mean list? See brewlog --help`.
  ///
  /// - Parameter command: the one whose help has the names, nil for that of the program.
  static func advice(_ typed: String, among names: some Sequence<String>, of command: String? = nil)
    -> String
  {
    let help = "brewlog " + (command.map { $0 + " " } ?? "") + "--help"
    guard let name = of(typed, among: names) else { return "; see " + help }
    return "; did you mean \(name)? See \(help)"
  }

  /// How many slips lie between two words: a letter too many, too few or another, or two swapped; 1 where one begins
  /// with the other and two letters or more were typed.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.count >= 2, b.starts(with: a) { return a.count == b.count ? 0 : 1 }
    var rows = [[Int]](repeating: Array(0...b.count), count: 3)
    for i in 1...a.count {
      rows = [rows[1], rows[2], rows[0]]
      rows[2][0] = i
      for j in 0..<b.count {
        var least = min(rows[1][j + 1], rows[2][j]) + 1
        least = min(least, rows[1][j] + (a[i - 1] == b[j] ? 0 : 1))
        if i > 1, j > 0, a[i - 1] == b[j - 1], a[i - 2] == b[j] {
          least = min(least, rows[0][j - 1] + 1)
        }
        rows[2][j + 1] = least
      }
    }
    return rows[2][b.count]
  }
}
