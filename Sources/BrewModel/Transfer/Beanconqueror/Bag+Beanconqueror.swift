extension Bag {
  /// From one of BEANS.
  init(id: ID, beanconqueror record: JSON, _ bean: Bean, _ reader: inout RecordReader) {
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
  private mutating func take(_ own: JSON) {
    if let currency = own["currency"]?.text { cost?.currency = currency }
    for member in own.members {
      switch member.name {
      case "bean": bean.name = member.value.text ?? ""
      case "roaster": bean.roaster = member.value.text ?? ""
      case "weight": weight = member.value.text.flatMap { Double($0) }.map { Grams($0) }
      case "cost":
        let currency = own["currency"]?.text ?? ""
        cost = member.value.text.flatMap { Double($0) }.map { Cost($0, currency) }
      case "extra": extra = RecordKey.extra(member.value)
      default: break
      }
    }
  }

  /// As one of BEANS. Complexity: O(length).
  var beanconqueror: JSON {
    let plain = beanconquerorRecord(own: [])
    // What does not come back of it is written besides.
    var reader = RecordReader()
    let back = Bag(
      id: id, beanconqueror: plain, Bean(bean.name.tidied, roaster: bean.roaster.tidied), &reader)
    let own = zip(jsonRecord.members, back.jsonRecord.members).filter { $0 != $1 }.map(\.0)
    return own.isEmpty ? plain : beanconquerorRecord(own: own)
  }

  private func beanconquerorRecord(own: [JSON.Member]) -> JSON {
    var members = [
      JSON.Member("name", .string(bean.name)),
      JSON.Member("roaster", .string(bean.roaster)),
      JSON.Member("roastingDate", .string(roast.roasted?.beanconqueror ?? "")),
      JSON.Member("frozenDate", .string(roast.frozen?.beanconqueror ?? "")),
      JSON.Member("unfrozenDate", .string(roast.thawed?.beanconqueror ?? "")),
      JSON.Member("weight", JSON(weight?.value ?? 0)),
      JSON.Member("cost", JSON(cost?.amount ?? 0)),
      JSON.Member("finished", .boolean(isFinished)),
      JSON.Member("note", .string(note)),
    ]
    members += Brew.kept(in: extra, but: BeanconquerorKey.bean)
    members.append(.config(id.description, seconds: 0))
    if !own.isEmpty { members.append(JSON.Member(BeanconquerorKey.own, .object(own))) }
    return .object(members)
  }
}

extension JSON.Member {
  static func config(_ id: String, seconds: Int) -> JSON.Member {
    JSON.Member(
      "config",
      .object([JSON.Member("uuid", .string(id)), JSON.Member("unix_timestamp", JSON(seconds))]))
  }
}

extension Brew {
  /// What an import of Beanconqueror kept of a record.
  static func kept(in extra: String?, but known: [String]) -> [JSON.Member] {
    let kept = extra.flatMap { JSON($0) }?[BeanconquerorKey.kept]?.members ?? []
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
