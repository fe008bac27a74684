@testable import brewlog

extension FuzzTarget {
  /// A config file: each mistake is told with its line, and without those lines the file says the same.
  static let config = FuzzTarget(
    "config",
    seeds: [
      "ascii = yes\n# x\n\ncolumns = date, bean, rating\r\n", "colums = date\nascii=maybe\n=\nx",
      "columns = ,\ncolumns=ratio",
    ],
    words: ["columns", "ascii", " = ", "yes", "no", "#", "\r\n", "extraction", ","]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let (settings, mistakes) = Settings.read(text)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var last = 0
    for mistake in mistakes {
      try require(last + 1...lines.count ~= mistake.line, "line \(mistake.line) follows \(last)")
      last = mistake.line
      try requireHarmless(mistake.reason, "the mistake")
      try require(!mistake.reason.isEmpty, "no reason is given")
    }
    let wrong = Set(mistakes.map { $0.line - 1 })
    let right = lines.indices.filter { !wrong.contains($0) }.map { String(lines[$0]) }
    let again = Settings.read(right.joined(separator: "\n"))
    try require(again.settings == settings, "without its mistakes a file says something else")
    try require(again.mistakes.isEmpty, "without its mistakes a file has \(again.mistakes)")
  }
}
