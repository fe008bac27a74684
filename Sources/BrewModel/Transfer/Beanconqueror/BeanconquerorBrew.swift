import TextFormats

/// One of BREWS.
struct BeanconquerorBrew {
  private let record: JSONValue
  private let names: BeanconquerorNames

  init(_ record: JSONValue, _ names: BeanconquerorNames) {
    self.record = record
    self.names = names
  }

  /// The brew that it is. Complexity: O(length).
  func imported(place: String) -> ImportedBrew {
    var reader = RecordReader()
    let written = record.beanconquerorID
    let id =
      written.flatMap { Brew.ID($0) }
      ?? Brew.ID(named: "beanconqueror brew " + (written ?? record.line))
    if written == nil { reader.mark("id", "the record has no id") }
    var brew = Brew(id: id, bean(&reader), at: time(&reader))
    brew.bag = text("bean").flatMap { names.bags[$0] }
    brew.method = method(&reader)
    brew.grinder = Grinder(
      name("mill", of: names.mills, &reader) ?? "", setting: (text("grind_size") ?? "").trimmed)
    setQuantities(of: &brew, &reader)
    brew.rating = rating(&reader)
    brew.isFavorite = record["favourite"] == .boolean(true)
    brew.drink = (text("coffee_type") ?? "").tidied
    brew.note = text("note") ?? ""
    var extra = record.kept(but: BeanconquerorKey.brew)
    if record.members.isEmpty { extra = [JSONValue.Member(BeanconquerorKey.kept, record)] }
    brew.extra = reader.extra(extra)
    takeOwn(&brew, &reader)
    var imported = ImportedBrew(brew: brew, place: place, damages: reader.damages)
    if record["favourite"] == nil { imported.unknown.insert(.favorite) }
    if record[BeanconquerorKey.own]?["kind"] == nil { imported.unknown.insert(.kind) }
    return imported
  }

  private func text(_ key: String) -> String? { record[key]?.text }

  private func bean(_ reader: inout RecordReader) -> Bean {
    guard let id = text("bean"), !id.isEmpty else {
      reader.damage("bean", "", "is missing")
      return Bean("?")
    }
    guard let bean = names.beans[id] else {
      reader.damage("bean", id, "is the id of a bean that the file does not have")
      return Bean("?")
    }
    return bean.name.isEmpty ? Bean("?", roaster: bean.roaster) : bean
  }

  private func method(_ reader: inout RecordReader) -> Method {
    name("method_of_preparation", of: names.preparations, &reader) ?? Method()
  }

  private func name<V>(_ key: String, of names: [String: V], _ reader: inout RecordReader) -> V? {
    guard let id = text(key), !id.isEmpty else { return nil }
    if let name = names[id] { return name }
    reader.damage(key, id, "is an id that the file does not explain")
    return nil
  }

  private func time(_ reader: inout RecordReader) -> ZonedTime {
    let written = record["config"]?["unix_timestamp"]?.text
    guard let seconds = reader.number("date", written), seconds > 0 else {
      // What is no number was told.
      let number = written.map { Double($0) } ?? 0
      if number == 0 { reader.damage("date", "", "is missing") }
      if let number, number < 0 { reader.damage("date", written!, "is no date") }
      return .unknown
    }
    // Up to the year 9999; beyond, somebody wrote milliseconds.
    let milliseconds = seconds < 253_402_300_800 ? seconds * 1_000 : seconds
    guard milliseconds < 253_402_300_800_000 else {
      reader.damage("date", written ?? "", "is no date")
      return .unknown
    }
    return ZonedTime(Instant(milliseconds: Int(milliseconds)))
  }

  private func setQuantities(of brew: inout Brew, _ reader: inout RecordReader) {
    brew.dose = number("grind_weight", &reader).map { Grams($0) }
    brew.water = amount("brew_quantity", &reader)
    brew.yield = amount("brew_beverage_quantity", &reader)
    if record["brew_beverage_quantity"] == nil, !names.hasStyles, brew.style == .espresso {
      // Old versions kept there what came out.
      brew.yield = brew.water
      brew.water = nil
    }
    brew.temperature = number("brew_temperature", &reader).map { Celsius($0) }
    brew.time = seconds("brew_time", &reader)
    brew.bloom = seconds("coffee_blooming_time", &reader)
    brew.firstDrip = seconds("coffee_first_drip_time", &reader)
    brew.tds = number("tds", &reader).map { Percent($0) }
  }

  private func number(_ key: String, _ reader: inout RecordReader) -> Double? {
    reader.recorded(key, text(key))
  }

  private func amount(_ key: String, _ reader: inout RecordReader) -> Amount? {
    number(key, &reader).map {
      Amount($0, text(key + "_type")?.uppercased() == "ML" ? .millilitres : .grams)
    }
  }

  private func seconds(_ key: String, _ reader: inout RecordReader) -> Seconds? {
    let whole = number(key, &reader)
    let rest = number(key + "_milliseconds", &reader)
    guard whole != nil || rest != nil else { return nil }
    return Seconds((whole ?? 0) + (rest ?? 0) / 1_000)
  }

  private func rating(_ reader: inout RecordReader) -> Rating? {
    guard let value = number("rating", &reader), value > 0 else { return nil }
    return Rating(value, of: names.ratingScale ?? 5)
  }

  /// What only this program writes, because Beanconqueror has no field for it.
  private func takeOwn(_ brew: inout Brew, _ reader: inout RecordReader) {
    guard let own = record[BeanconquerorKey.own] else { return }
    for member in own.members {
      guard let key = RecordKey(rawValue: member.name) else { continue }
      if key == .date, brew.brewedAt != .unknown,
        let time = member.value.text.flatMap({ ZonedTime($0) }),
        time.instant.milliseconds / 1_000 != brew.brewedAt.instant.milliseconds / 1_000
      {
        // It was given another date since.
        continue
      }
      key.set(member.value, in: &brew, &reader)
    }
  }
}
