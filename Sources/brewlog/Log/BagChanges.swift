import BrewModel
import TextFormats

extension LogCommand {
  static func addBag(_ words: [String], _ session: LogSession) throws -> Int32 {
    var bag = Bag(Bean(""))
    try BagAssignments(words, of: "bags add").apply(to: &bag, session.settings.units)
    try session.accept(bag, instead: nil)
    let file = try session.open()
    try session.perform(.add(bag), in: file)
    if session.asJSON {
      try session.write(session.json(of: bag, in: file))
    } else {
      try session.say("added the bag \(bag.id) of \(bag.bean.name)")
    }
    return ExitStatus.success
  }

  static func editBag(_ words: [String], _ session: LogSession) throws -> Int32 {
    guard let word = words.first, words.count > 1, !BagAssignments.isAssignment(word) else {
      throw UsageError(
        "bags edit needs a bag and KEY=VALUE: brewlog bags edit \"Kenya AA\" weight=250")
    }
    let assignments = try BagAssignments(Array(words.dropFirst()), of: "bags edit")
    let file = try session.openExisting()
    let old = try session.bag(word, in: file)
    var new = old
    try assignments.apply(to: &new, session.settings.units)
    try session.accept(new, instead: old)
    let isChanged =
      try !new.isStored(as: old)
      && session.perform(.edit(old, to: new, brews: file.brews(from: old.id)), in: file)
    return try session.sayEdited(new.title, isChanged: isChanged) {
      changes(from: old, to: new, session.settings.units)
    } json: {
      try session.json(of: new, in: file)
    }
  }

  /// A line for each field that is new.
  private static func changes(from old: Bag, to new: Bag, _ units: DisplayUnits) -> [String] {
    ChangedText.lines(BagField.allCases, from: old, to: new, key: \.key) {
      $0.text(of: $1)
    } shown: {
      shown($0, $1, units)
    }
  }

  private static func shown(_ field: BagField, _ bag: Bag, _ units: DisplayUnits) -> String {
    field == .weight && units.usesOunces ? bag.weight.map(units.text) ?? "" : field.text(of: bag)
  }

  static func deleteBags(_ words: [String], _ session: LogSession) throws -> Int32 {
    guard !words.isEmpty else {
      throw UsageError("bags delete needs a bag; brewlog bags lists them")
    }
    let file = try session.openExisting()
    var bags: [Bag] = []
    for word in words {
      let bag = try session.bag(word, in: file)
      if !bags.contains(where: { $0.id == bag.id }) { bags.append(bag) }
    }
    let records = try bags.map { try session.json(of: $0, in: file) }
    try session.perform(.delete(bags), in: file)
    if session.asJSON {
      try session.write(records.count == 1 ? records[0] : .array(records))
    } else {
      for bag in bags { try session.say("deleted \(bag.title)") }
    }
    return ExitStatus.success
  }
}

/// The `KEY=VALUE` words for a bag.
struct BagAssignments {
  private var all: [(field: BagField, text: String)] = []

  /// - Throws: `UsageError` for a word without `=`, an unknown key, and a key that stands twice.
  init(_ words: [String], of command: String) throws(UsageError) {
    for word in words {
      guard let equals = word.firstIndex(of: "=") else {
        throw UsageError("\(command) takes KEY=VALUE, and \(word.quoted) has no =")
      }
      let field = try Self.field(String(word[..<equals]))
      guard !all.contains(where: { $0.field == field }) else {
        throw UsageError("\(field.key.quoted) is given twice")
      }
      all.append((field, String(word[word.index(after: equals)...])))
    }
  }

  /// Whether a word sets a key, and names no bag.
  static func isAssignment(_ word: String) -> Bool {
    word.firstIndex(of: "=").map { BagField(rawValue: String(word[..<$0])) != nil } ?? false
  }

  private static func field(_ key: String) throws(UsageError) -> BagField {
    if let field = BagField(rawValue: key) { return field }
    switch key {
    case "id": throw UsageError("id: cannot be set: a bag keeps its id")
    case "left", "brews", "days_off_roast":
      throw UsageError("\(key): cannot be set: it follows from the bag and its brews")
    default:
      let advice = NearestName.advice(key, among: BagField.allCases.map(\.key), of: "bags")
      throw UsageError("a bag has no key \(key.quoted)\(advice)")
    }
  }

  /// Sets them. - Throws: at the first text that is no value of its field.
  ///
  /// - Parameter units: of a weight that has none.
  func apply(to bag: inout Bag, _ units: DisplayUnits) throws(ValueError) {
    for (field, text) in all { try field.set(text, in: &bag, units: units) }
  }
}

extension LogSession {
  /// The bag that a word stands for.
  ///
  /// - Throws: `CommandFailure` where it is none, `UsageError` where it may be any of several.
  func bag(_ word: String, in file: LogFile) throws -> Bag {
    let bags = try file.bags()
    let meaning = BagNames(bags).bag(called: word)
    do throws(ValueError) {
      let id = try meaning.id(of: word)
      if let bag = bags.first(where: { $0.id == id }) { return bag }
    } catch {
      guard meaning == .none else { throw UsageError("bag: \(word.quoted) \(error.reason)") }
    }
    throw CommandFailure("there is no bag \(word.quoted); brewlog bags --all lists them")
  }

  /// Warns about what is unusual in a bag that was typed, and refuses what is impossible.
  ///
  /// - Parameter old: the bag as it was; what was odd about that is no news. nil for a new one.
  fileprivate func accept(_ bag: Bag, instead old: Bag?) throws(UsageError) {
    let units = settings.units
    let findings = try accept(bag.findings(units: units), known: old?.findings(units: units))
    for finding in findings { warn(finding.description) }
  }

  /// A bag as the list has it.
  fileprivate func json(of bag: Bag, in file: LogFile) throws(LogFileError) -> JSONValue {
    let entry = try BagShelf.entries(in: file).first { $0.id == bag.id } ?? BagEntry(bag)
    return bag.json(left: entry.left, brews: entry.use.brews, today: ZonedTime.now.day)
  }
}

extension Bag {
  /// `the bag 1f0a9c3e of Kenya AA`.
  fileprivate var title: String { "the bag \(id.description.prefix(8)) of \(bean.name)" }
}
