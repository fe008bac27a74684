import TextFormats

/// Reads what `export --json` wrote, and the arrays that `list --json` prints.
struct OwnJSONReader {
  private let limits: TransferLimits
  private let counter: RecordCounter
  private var log = ImportedLog(format: .json)
  private var repairs = 0

  /// What the version of the format is called, and its number.
  static let mark = "brewlog"
  static let version = 1

  init(_ limits: TransferLimits, _ counter: RecordCounter) {
    self.limits = limits
    self.counter = counter
  }

  /// nil if it is something else. Complexity: O(length).
  mutating func log(in top: JSONTop) throws(FormatError) -> ImportedLog? {
    if top.arrayPlace != nil {
      var isOurs = true
      try top.eachRecord(of: nil) { record, _, _ throws(FormatError) in
        // Where nobody knows the date it is null.
        let hasDate = record.members.contains { $0.name == "date" }
        if record["bean"]?.text == nil || !hasDate { isOurs = false }
      }
      guard isOurs else { return nil }
      try readBrews(of: nil, in: top)
    } else {
      guard top.places["brews"] != nil else { return nil }
      try readBags(in: top)
      try readBrews(of: "brews", in: top)
      noteOthers(top)
    }
    if repairs > 0 { log.notes.append(JSONTop.note(ofRepairs: repairs)) }
    return log
  }

  private mutating func noteOthers(_ top: JSONTop) {
    let others = top.names.filter { ![Self.mark, "bags", "brews"].contains($0) }
    if !others.isEmpty { log.notes.append("not kept: \(others.joined(separator: ", "))") }
  }

  private mutating func readBrews(of name: String?, in top: JSONTop) throws(FormatError) {
    var brews: [ImportedBrew] = []
    var notes: [String] = []
    let counter = counter
    repairs += try top.eachRecord(of: name) { record, index, position throws(FormatError) in
      try counter.check(index + 1, at: position, of: top.bytes.count)
      guard !record.members.isEmpty else {
        return notes.append(record.noRecord("brew \(index + 1)"))
      }
      brews.append(ImportedBrew(ownRecord: record, place: "brew \(index + 1)"))
    }
    log.brews = brews
    log.notes += notes
  }

  private mutating func readBags(in top: JSONTop) throws(FormatError) {
    var bags: [Bag] = []
    var notes: [String] = []
    repairs += try top.eachRecord(of: "bags") { record, index, _ throws(FormatError) in
      guard let id = record["id"]?.text.flatMap({ Bag.ID($0) }) else {
        notes.append("bag \(index + 1) has no id and is not kept")
        return
      }
      var reader = RecordReader()
      bags.append(Bag(id: id, ownRecord: record, &reader))
      notes += reader.damages.map { "bag \(index + 1), \($0)" }
    }
    log.bags = bags
    log.notes += notes
  }
}

extension ImportedBrew {
  /// From a record as `Brew.jsonLine` writes it; other keys are kept as they are.
  init(ownRecord record: JSONValue, place: String) {
    var reader = RecordReader()
    let members = record.members
    let id = record["id"]?.text ?? ""
    var brew = Brew(
      id: Brew.ID(id) ?? Brew.ID(named: id.isEmpty ? record.line : id), Bean(""), at: .unknown)
    var others: [JSONValue.Member] = []
    for member in members where RecordKey(rawValue: member.name) == nil { others.append(member) }
    for key in RecordKey.allCases {
      if let value = record[key.rawValue] { key.set(value, in: &brew, &reader) }
    }
    if !others.isEmpty || !reader.unread.isEmpty {
      let known = brew.extra.flatMap { JSONValue($0) }?.members ?? []
      brew.extra = reader.extra(known + others)
    }
    self.init(brew: brew, place: place, damages: reader.damages)
    isNamedByContent = id.isEmpty
    if record["favorite"] == nil { unknown.insert(.favorite) }
    if record["kind"] == nil { unknown.insert(.kind) }
  }
}

extension Bag {
  /// From a record as `jsonLine` writes it; what cannot be read is noted, and kept as it is.
  init(id: ID, ownRecord record: JSONValue, _ reader: inout RecordReader) {
    self.init(
      id: id, Bean(record["bean"]?.text ?? "", roaster: record["roaster"]?.text ?? ""))
    roast = RoastDates(
      roasted: Self.day("roasted", record, &reader), frozen: Self.day("frozen", record, &reader),
      thawed: Self.day("thawed", record, &reader))
    weight = reader.value("weight", record["weight"]?.text, "a number") {
      DecimalText.exact($0).map { Grams($0) } ?? Grams($0)
    }
    cost = reader.number("cost", record["cost"]?.text).map {
      Cost($0, record["currency"]?.text ?? "")
    }
    isFinished = record["finished"] == .boolean(true)
    note = record["note"]?.text ?? ""
    extra = record["extra"].flatMap { RecordKey.extra($0) }
    guard !reader.unread.isEmpty else { return }
    extra = reader.extra(extra.flatMap { JSONValue($0) }?.members ?? [])
  }

  private static func day(
    _ key: String, _ record: JSONValue, _ reader: inout RecordReader
  ) -> CivilDay? {
    reader.value(key, record[key]?.text, "a day") { CivilDay($0) }
  }
}

extension JSONValue {
  /// What is said of something in the place of a record that is none, or has nothing in it.
  ///
  /// - Parameter place: where it stands.
  func noRecord(_ place: String) -> String {
    "\(place) is \(line.prefix(40)), which is no record, and is not kept"
  }
}
