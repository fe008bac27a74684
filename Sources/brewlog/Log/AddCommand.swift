import BrewLogApp
import BrewModel

extension LogCommand {
  static let add = LogCommand(
    guide: CommandGuide(
      name: "add", arguments: "KEY=VALUE...", summary: "adds a brew",
      discussion: [
        "The bean alone is enough; the time is now unless a date is given. Numbers take a decimal comma or a point, and a unit: dose=15,2 water=250 temperature=\"200 F\" time=2:30; masses know g, kg, oz and lb. tag=NAME may stand several times. An amount without a unit is in the units of the config file; in scripts give it one: temp=93C. bag= takes what the bag is called (its bean, where one open bag has it) or the first characters of its id; an open bag comes before a finished one, and that it is finished, or has not enough left, is told; without bean= the brew is of the bean in the bag.",
        "Keys: " + FieldList.keys + ".",
        "A value outside the usual range is kept, with a warning; an impossible one is refused, and nothing is saved.",
      ],
      options: [
        CommandOption(
          name: "--like", value: "ID",
          summary: "begins with the bean, the method and the settings of another brew"), .json,
        .log,
      ],
      examples: [
        "brewlog add bean=\"Kenya AA\"",
        "brewlog add bean=\"Kenya AA\" method=V60 dose=15,2 water=250 rating=4 tag=washed",
        "brewlog add bag=\"Kenya AA\" dose=15,2 water=250",
        "brewlog add --like last grind=\"25 clicks\"",
      ], completes: [.assignments]),
    run: { try addBrew($0) })

  private static func addBrew(_ session: LogSession) throws -> Int32 {
    var assignments = try Assignments(session.request.words, of: "add")
    let file = try session.open()
    try assignments.replace(.bag) { try session.bagID($0, in: file) }
    var brew = Brew(Bean(""))
    if let other = session.request.values["--like"] {
      brew = try session.brew(other, in: file).repeated()
    }
    if let bag = try assignments.bag(in: file) {
      brew.bean = bag.bean
      // The days are the bag's.
      if brew.bag != bag.id { brew.roast = RoastDates() }
    } else if !assignments.has(.bean), brew.bean.name.isEmpty {
      throw UsageError(
        "add needs a bean, or the bag that it is from: brewlog add bean=\"Kenya AA\"")
    }
    try assignments.apply(to: &brew, units: session.settings.units)
    try session.accept(brew, instead: nil, in: file)
    try session.perform(LogAction("add \(brew.bean.name)", [.addBrew(brew)]), in: file)
    if session.asJSON {
      try session.write(brew.json)
    } else {
      try session.say("added \(brew.title)")
    }
    return ExitStatus.success
  }
}
