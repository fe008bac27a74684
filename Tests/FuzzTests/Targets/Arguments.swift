import BrewModel

@testable import brewlog

extension FuzzTarget {
  /// Command lines, an argument a line: they are followed, or refused in one line that says why.
  static let arguments = FuzzTarget(
    "arguments",
    seeds: [
      "compare\n--sample\n10\n--ascii", "experiment\nrows\n--toggles=3\n--json",
      "lab\nplayer\n--record\nf",
      "--log\nf\nlist\n--sort\nrating\n--limit\n3\nbean:kenya",
      "add\nbean=Kenya\ndose=15,2\n--like\nlast",
      "help\nadd", "replay\nf\n--trace=g", "edit\nlast-1\nrating=4,5\ntags=",
      "--color=never\n--\n-x", "lsit",
    ],
    words: [
      "--sample", "--json", "--log", "--", "=", "\n", "--help", "-h", "rating=", "--limit\n",
      "--version",
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let arguments = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    do throws(UsageError) {
      if case .log(let request) = try Command.parse(arguments) { try follow(request) }
    } catch {
      try require(!error.message.isEmpty, "no reason is given")
      try requireHarmless(error.message, "the message")
    }
  }

  /// As far as it can be followed without a log.
  private static func follow(_ request: LogRequest) throws(UsageError) {
    var selection = try BrewSelection(request)
    if request.command == "list" { try selection.take(filters: request.words, units: .metric) }
    guard request.command == "add" else { return }
    let assignments = try Assignments(request.words, of: request.command)
    var brew = Brew(Bean("x"))
    try? assignments.apply(to: &brew, units: .metric)
  }
}
