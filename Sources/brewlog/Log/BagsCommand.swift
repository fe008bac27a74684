import BrewLogApp
import BrewModel
import TextFormats

extension LogCommand {
  static let bags = LogCommand(
    guide: CommandGuide(
      name: "bags", arguments: "[add KEY=VALUE...]",
      summary: "lists the bags of beans, or adds one",
      discussion: [
        "For each: its id, its bean and roaster, the day of roasting, the days off roast (90 in the freezer count as one), what is left of its weight after the doses of its brews, how many these are, and whether it is frozen, thawed or finished. Finished bags are listed with --all alone.",
        "Keys of a bag: " + BagField.allCases.map(\.key).joined(separator: ", ")
          + ". The bean alone is enough. A brew comes from a bag by bag=ID of brewlog add and edit.",
      ],
      options: [
        CommandOption(name: "--all", summary: "lists the finished bags too"), .json,
        CommandOption(name: "--plain", summary: "with tabs, also on a terminal"),
        CommandOption(name: "--ascii", summary: "prints ASCII alone"), .log,
      ],
      examples: [
        "brewlog bags", "brewlog bags add bean=\"Kenya AA\" weight=250 roasted=2026-11-20",
      ], completes: [.words(["add"] + BagField.allCases.map { $0.key + "=" })]),
    run: { session in
      let words = session.request.words
      guard let first = words.first else { return try listBags(session) }
      guard first == "add" else {
        throw UsageError("bags takes add, or nothing, not \(first.quoted)")
      }
      return try addBag(Array(words.dropFirst()), session)
    })

  private static func addBag(_ words: [String], _ session: LogSession) throws -> Int32 {
    let units = session.settings.units
    var bag = Bag(Bean(""))
    for word in words {
      guard let equals = word.firstIndex(of: "=") else {
        throw UsageError("bags add takes KEY=VALUE, and \(word.quoted) has no =")
      }
      let key = String(word[..<equals])
      guard let field = BagField(rawValue: key) else {
        let advice = NearestName.advice(key, among: BagField.allCases.map(\.key), of: "bags")
        throw UsageError("a bag has no key \(key.quoted)\(advice)")
      }
      let text = String(word[word.index(after: equals)...])
      try field.set(field == .weight ? units.completed(text, of: .dose) : text, in: &bag)
    }
    let findings = bag.findings(units: units)
    let refusals = findings.filter { $0.severity == .impossible }
    guard refusals.isEmpty else {
      throw UsageError(refusals.map(\.description).joined(separator: "; ") + "; nothing was saved")
    }
    for finding in findings { session.warn(finding.description) }
    try session.perform(
      LogAction("add a bag of \(bag.bean.name)", [.addBag(bag)]), in: try session.open())
    if session.asJSON {
      try session.write(bag.json(left: bag.weight, brews: 0, today: ZonedTime.now.day))
    } else {
      try session.say("added the bag \(bag.id) of \(bag.bean.name)")
    }
    return ExitStatus.success
  }

  private static func listBags(_ session: LogSession) throws -> Int32 {
    let entries = try BagShelf.entries(in: session.openExisting()).filter {
      session.request.flags.contains("--all") || !$0.bag.isFinished
    }
    let today = ZonedTime.now.day
    if session.asJSON {
      try session.write(
        .array(entries.map { $0.bag.json(left: $0.left, brews: $0.use.brews, today: today) }))
    } else if !entries.isEmpty {
      try session.write(table(of: entries, today: today, session))
    } else if session.output.columns != nil {
      session.note("there is no bag; brewlog bags add bean=\"Kenya AA\" weight=250 adds one")
    }
    return ExitStatus.success
  }

  private static func table(
    of entries: [BagEntry], today: CivilDay, _ session: LogSession
  ) -> String {
    let titles = ["id", "bean", "roaster", "roasted", "days", "left", "weight", "brews", "state"]
    let columns = titles.enumerated().map { index, title in
      FittedTable.Column(
        title: title, isRightAligned: (4...7).contains(index), least: [1: 8, 2: 4][index])
    }
    let isShort = session.output.columns != nil
    let units = session.settings.units
    func mass(_ grams: Grams?) -> String {
      grams.map { units.usesOunces ? units.text($0) : $0.description } ?? ""
    }
    let rows = entries.map { entry in
      let bag = entry.bag
      return [
        isShort ? String(bag.id.description.prefix(8)) : bag.id.description, bag.bean.name,
        bag.bean.roaster, bag.roast.roasted?.description ?? "",
        bag.roast.age(on: today).map(String.init) ?? "", mass(entry.left), mass(bag.weight),
        "\(entry.use.brews)", entry.state,
      ]
    }
    return FittedTable(columns: columns, rows: rows).text(session.output)
  }
}

extension BagEntry {
  fileprivate var state: String {
    if bag.isFinished { return "finished" }
    if bag.roast.thawed != nil { return "thawed" }
    return bag.roast.frozen == nil ? "" : "frozen"
  }
}

extension Bag {
  fileprivate func json(left: Grams?, brews: Int, today: CivilDay) -> JSONValue {
    func text(_ value: (some CustomStringConvertible)?) -> JSONValue {
      value.map { .string($0.description) } ?? .null
    }
    return .object([
      .init("id", .string(id.description)), .init("bean", .string(bean.name)),
      .init("roaster", .string(bean.roaster)), .init("roasted", text(roast.roasted)),
      .init("frozen", text(roast.frozen)), .init("thawed", text(roast.thawed)),
      .init("days_off_roast", roast.age(on: today).map { .integer($0) } ?? .null),
      .init("weight", JSONValue(weight?.value)), .init("left", JSONValue(left?.value)),
      .init("brews", .integer(brews)), .init("cost", text(cost)),
      .init("finished", .boolean(isFinished)), .init("note", .string(note)),
    ])
  }
}
