import BrewLogApp
import BrewModel
import TextFormats

extension LogCommand {
  static let bags = LogCommand(
    guide: CommandGuide(
      name: "bags", arguments: "[add KEY=VALUE... | edit BAG KEY=VALUE... | delete BAG...]",
      summary: "lists, adds, edits or deletes bags of beans",
      discussion: [
        "For each: its id, its bean and roaster, the day of roasting, the days off roast (90 in the freezer count as one), what is left of its weight after the doses of its brews (over by 3.5: so much more was used than it held; less than nothing in a pipe and with --json), how many these are, and whether it is frozen, thawed or finished. Finished bags are listed with --all alone.",
        "Keys of a bag: " + BagField.allCases.map(\.key).joined(separator: ", ")
          + ". The bean alone is enough for add; KEY= with nothing behind it forgets what was recorded. Brews that came from a bag get the new name of its bean. A brew comes from a bag by bag=BAG of brewlog add and edit.",
        "BAG is what the bag is called (its bean, where one open bag has it), or 4 or more of the first characters of its id. The brews of a bag that is deleted stay; undo brings it back.",
        "--json prints the bag that was added or edited as the list has it, of several that were deleted an array.",
      ],
      options: [
        CommandOption(name: "--all", summary: "lists the finished bags too"), .json,
        CommandOption(name: "--plain", summary: "with tabs, also on a terminal"),
        CommandOption(name: "--ascii", summary: "prints ASCII alone"), .log,
      ],
      examples: [
        "brewlog bags", "brewlog bags add bean=\"Kenya AA\" weight=250 roasted=2026-11-20",
        "brewlog bags edit \"Kenya AA\" frozen=2026-12-01 cost=\"14.50 EUR\"",
        "brewlog bags edit kenya finished=yes", "brewlog bags delete kenya",
      ],
      failures: [(ExitStatus.difference, "there is no such bag; nothing was changed")],
      completes: [.words(BagWork.allCases.map(\.rawValue) + BagField.allCases.map { $0.key + "=" })]
    ),
    run: { session in
      guard let first = session.request.words.first else { return try listBags(session) }
      let names = BagWork.allCases.map(\.rawValue)
      guard let work = BagWork(rawValue: first) else {
        let meant = NearestName.of(first, among: names).map { "; did you mean \($0)?" } ?? ""
        throw UsageError(
          "bags takes \(names.joined(separator: ", ")) or nothing, not \(first.quoted)\(meant)")
      }
      guard !session.request.flags.contains("--all") else {
        throw UsageError("--all belongs to the list: brewlog bags --all")
      }
      let words = Array(session.request.words.dropFirst())
      switch work {
      case .add: return try addBag(words, session)
      case .edit: return try editBag(words, session)
      case .delete: return try deleteBags(words, session)
      }
    })

  /// What is done with bags.
  private enum BagWork: String, CaseIterable { case add, edit, delete }

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
        bag.roast.age(on: today).map(String.init) ?? "",
        isShort && entry.isOverdrawn ? "over by \(mass(entry.overdrawn))" : mass(entry.left),
        mass(bag.weight),
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
  /// As the list has it, with what follows from its brews.
  func json(left: Grams?, brews: Int, today: CivilDay) -> JSONValue {
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
