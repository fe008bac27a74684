@MainActor extension LogRequest {
  /// The command of the log that arguments ask for, or its help; nil if they begin with no such command.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command? {
    guard let place = commandPlace(arguments),
      let command = LogCommand.named(arguments[place])
    else { return nil }
    var request = LogRequest(command: command.guide.name)
    var rest = arguments
    rest.remove(at: place)
    // `brewlog help add` is `brewlog add --help`.
    if place > 0, arguments[place - 1] == "help" { return .commandHelp(request.command) }
    var reader = ArgumentReader(rest)
    while let piece = reader.next() {
      switch piece {
      case .option("-h", nil), .option("--help", nil):
        return .commandHelp(request.command)
      case .option(let name, let value):
        try request.take(name, value, from: &reader, command.guide)
      case .word(let word): request.words.append(word)
      }
    }
    return .log(request)
  }

  /// Where the first word stands that is neither an option, nor the value of one, nor `help`.
  private static func commandPlace(_ arguments: [String]) -> Int? {
    var place = 0
    while place < arguments.count {
      let argument = arguments[place]
      if argument == "--" { return nil }
      if argument.hasPrefix("-"), argument != "-" {
        place += optionsWithValue.contains(argument) ? 2 : 1
      } else if argument == "help" {
        place += 1
      } else {
        return place
      }
    }
    return nil
  }

  /// Those options of all commands that take the next argument.
  private static let optionsWithValue = Set(
    LogCommand.all.flatMap(\.guide.options).filter { $0.value != nil }.map(\.name))

  private mutating func take(
    _ name: String, _ value: String?, from reader: inout ArgumentReader, _ guide: CommandGuide
  ) throws(UsageError) {
    guard let option = guide.options.first(where: { $0.name == name }) else {
      let advice = NearestName.advice(
        name, among: guide.options.map(\.name) + ["--help"], of: guide.name)
      throw UsageError("\(guide.name) has no option \(name.quoted)\(advice)")
    }
    if let kind = option.value {
      let value = try reader.value(of: name, given: value, kind: kind)
      if option.isRepeatable {
        repeated[name, default: []].append(value)
      } else {
        values[name] = value
      }
    } else if let value {
      throw UsageError("\(name) takes no value \(value.quoted)")
    } else {
      flags.insert(name)
    }
  }
}
