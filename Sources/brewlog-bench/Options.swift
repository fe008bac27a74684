/// What the command line asks for.
enum Options {
  case measure(isQuick: Bool, isJSON: Bool)
  /// `loop EVENT SIDE COUNT TIMES`: does an event so often and ends, for profilers. SIDE is legacy, modern or both.
  case loop(Specimen.Event, Side?, count: Int, times: Int)
  /// `loop state TIMES`: writes a state so often.
  case loopState(times: Int)
  /// `loop instrument PART TIMES`, `loop look PART TIMES`: stars a brew so often with a part of the instrument on; with
  /// `look` the timer looks at it after each.
  case loopInstrument(InstrumentSpecimen.Part, looking: Bool, times: Int)
  /// `log`: the figures of the log alone.
  case log
  /// `names`: prints properties of every kind, and what a body's causes call them.
  case names
  case help

  static let usage = """
    usage: brewlog-bench [log | [--quick] [--json]]

    Measures what updates cost, headless, and ends with status 1 where a figure is over its limit.

      log       the figures of the log alone
      --quick   sizes up to 100000, fewer rounds, no instruction counts
      --json    JSON in place of a table
    """

  /// Nil for arguments that mean nothing.
  init?(_ arguments: [String]) {
    if arguments.first == "loop" {
      self.init(loop: Array(arguments.dropFirst()))
      return
    }
    if arguments == ["--help"] || arguments == ["-h"] {
      self = .help
      return
    }
    if arguments == ["log"] {
      self = .log
      return
    }
    if arguments == ["names"] {
      self = .names
      return
    }
    guard Set(arguments).isSubset(of: ["--quick", "--json"]) else { return nil }
    self = .measure(isQuick: arguments.contains("--quick"), isJSON: arguments.contains("--json"))
  }

  private init?(loop arguments: [String]) {
    if arguments.count == 2, arguments[0] == "state", let times = Int(arguments[1]), times >= 0 {
      self = .loopState(times: times)
      return
    }
    if arguments.count == 3, ["instrument", "look"].contains(arguments[0]),
      let part = InstrumentSpecimen.Part(rawValue: arguments[1]), let times = Int(arguments[2]),
      times >= 0
    {
      self = .loopInstrument(part, looking: arguments[0] == "look", times: times)
      return
    }
    guard arguments.count == 4, let event = Specimen.Event(rawValue: arguments[0]),
      let count = Int(arguments[2]), let times = Int(arguments[3]), count > 0, times >= 0
    else { return nil }
    let sides: [String: Side?] = ["legacy": .legacy, "modern": .modern, "both": nil]
    guard let side = sides[arguments[1]] else { return nil }
    self = .loop(event, side, count: count, times: times)
  }
}
