import TextFormats

extension Bag {
  /// From one of BEANS.
  init(id: ID, beanconqueror record: JSONValue, _ bean: Bean, _ reader: inout RecordReader) {
    self.init(id: id, bean)
    func day(_ key: String, _ reader: inout RecordReader) -> CivilDay? {
      reader.value(key, record[key]?.text, "a date") { CivilDay(beanconqueror: $0) }
    }
    roast.roasted = day("roastingDate", &reader)
    roast.frozen = day("frozenDate", &reader)
    roast.thawed = day("unfrozenDate", &reader)
    weight = reader.recorded("weight", record["weight"]?.text).map { Grams($0) }
    cost = reader.recorded("cost", record["cost"]?.text).map { Cost($0) }
    isFinished = record["finished"] == .boolean(true)
    note = record["note"]?.text ?? ""
    extra = reader.extra(record.kept(but: BeanconquerorKey.bean))
    if let own = record[BeanconquerorKey.own] { take(own) }
  }

  /// What only this program writes.
  private mutating func take(_ own: JSONValue) {
    if let currency = own["currency"]?.text { cost?.currency = currency }
    for member in own.members {
      switch member.name {
      case "bean": bean.name = member.value.text ?? ""
      case "roaster": bean.roaster = member.value.text ?? ""
      case "weight": weight = member.value.text.flatMap { DecimalText.exact($0) }.map { Grams($0) }
      case "cost":
        let currency = own["currency"]?.text ?? ""
        cost = member.value.text.flatMap { DecimalText.exact($0) }.map { Cost($0, currency) }
      case "extra": extra = RecordKey.extra(member.value)
      default: break
      }
    }
  }

  /// As one of BEANS. Complexity: O(length).
  var beanconqueror: JSONValue {
    let plain = beanconquerorRecord(own: [])
    // What does not come back of it is written besides.
    var reader = RecordReader()
    let back = Bag(
      id: id, beanconqueror: plain, Bean(bean.name.tidied, roaster: bean.roaster.tidied), &reader)
    let own = zip(jsonRecord.members, back.jsonRecord.members).filter { $0 != $1 }.map(\.0)
    return own.isEmpty ? plain : beanconquerorRecord(own: own)
  }

  private func beanconquerorRecord(own: [JSONValue.Member]) -> JSONValue {
    var members = [
      JSONValue.Member("name", .string(bean.name)),
      JSONValue.Member("roaster", .string(bean.roaster)),
      JSONValue.Member("roastingDate", .string(roast.roasted?.beanconqueror ?? "")),
      JSONValue.Member("frozenDate", .string(roast.frozen?.beanconqueror ?? "")),
      JSONValue.Member("unfrozenDate", .string(roast.thawed?.beanconqueror ?? "")),
      JSONValue.Member("weight", JSONValue(weight?.value ?? 0)),
      JSONValue.Member("cost", JSONValue(cost?.amount ?? 0)),
      JSONValue.Member("finished", .boolean(isFinished)),
      JSONValue.Member("note", .string(note)),
    ]
    members += Brew.kept(in: extra, but: BeanconquerorKey.bean)
    members.append(.config(id.description, seconds: 0))
    if !own.isEmpty { members.append(JSONValue.Member(BeanconquerorKey.own, .object(own))) }
    return .object(members)
  }
}

extension JSONValue.Member {
  static func config(_ id: String, seconds: Int) -> JSONValue.Member {
    JSONValue.Member(
      "config",
      .object([
        JSONValue.Member("uuid", .string(id)),
        JSONValue.Member("unix_timestamp", JSONValue(seconds)),
      ]))
  }
}

extension Brew {
  /// What an import of Beanconqueror kept of a record.
  static func kept(in extra: String?, but known: [String]) -> [JSONValue.Member] {
    let kept = extra.flatMap { JSONValue($0) }?[BeanconquerorKey.kept]?.members ?? []
    return kept.filter { !known.contains($0.name) }
  }
}

extension RecordReader {
  /// A number of which zero says that nothing was recorded.
  mutating func recorded(_ key: String, _ text: String?) -> Double? {
    guard let number = number(key, text), number != 0 else { return nil }
    return number
  }
}
