import BrewModel

extension LogCommand {
  static let star = LogCommand(
    guide: CommandGuide(
      name: "star", arguments: "ID...", summary: "gives brews a star",
      discussion: [BrewWords.ids + " A brew that has one keeps it."], options: [.json, .log],
      examples: ["brewlog star last"],
      failures: [(ExitStatus.difference, "there is no such brew; none was changed")],
      completes: [.words(["last"])]),
    run: { try setFavorite(true, $0) })

  static let unstar = LogCommand(
    guide: CommandGuide(
      name: "unstar", arguments: "ID...", summary: "takes the star of brews away",
      discussion: [BrewWords.ids], options: [.json, .log], examples: ["brewlog unstar last"],
      failures: [(ExitStatus.difference, "there is no such brew; none was changed")],
      completes: [.words(["last"])]),
    run: { try setFavorite(false, $0) })

  private static func setFavorite(_ isOn: Bool, _ session: LogSession) throws -> Int32 {
    let file = try session.openExisting()
    let brews = try session.brews(in: file)
    let name = session.request.command
    try session.perform(
      LogAction(
        "\(name) \(LogAction.names(of: brews))", brews.map { .setFavorite($0.id, isOn) }), in: file)
    if session.asJSON {
      try session.write(
        brews.map { brew in
          var brew = brew
          brew.isFavorite = isOn
          return brew
        })
    } else {
      for brew in brews { try session.say("\(name)red \(brew.title)") }
    }
    return ExitStatus.success
  }

  static let delete = LogCommand(
    guide: CommandGuide(
      name: "delete", arguments: "ID...", summary: "deletes brews, until undo brings them back",
      discussion: [BrewWords.ids], options: [.json, .log], examples: ["brewlog delete last"],
      failures: [(ExitStatus.difference, "there is no such brew; none was deleted")],
      completes: [.words(["last"])]),
    run: { try deleteBrews($0) })

  private static func deleteBrews(_ session: LogSession) throws -> Int32 {
    let file = try session.openExisting()
    let brews = try session.brews(in: file)
    try session.perform(
      LogAction("delete \(LogAction.names(of: brews))", brews.map { .deleteBrew($0.id) }), in: file)
    if session.asJSON {
      try session.write(brews)
    } else {
      for brew in brews { try session.say("deleted \(brew.title)") }
    }
    return ExitStatus.success
  }
}
