import TextFormats

/// Gives names the ids by which the brews of an export refer to them, and writes the brews.
struct BeanconquerorRegister {
  private(set) var beans: [JSONValue] = []
  private(set) var mills: [JSONValue] = []
  private(set) var preparations: [JSONValue] = []

  private let bags: [Bag.ID: Bag]
  private let ratingScale: Double
  /// For reading a brew back.
  private var names = BeanconquerorNames()
  private var takenMills: [String: String] = [:]
  private var takenMethods: [String: Method] = [:]
  private var takenBeans: Set<String> = []

  init(_ bags: [Bag], _ brews: [Brew]) {
    self.bags = Dictionary(bags.map { ($0.id, $0) }) { first, _ in first }
    // Beanconqueror has one scale for all.
    let scales = Set(brews.compactMap { $0.rating?.scale })
    ratingScale = scales.count == 1 && scales.first! > 0 ? scales.first! : 5
    names.ratingScale = ratingScale
    for bag in bags {
      let record = bag.beanconqueror
      _ = names.takeBean(record)
      takenBeans.insert(bag.id.description)
      beans.append(record)
    }
  }

  var settings: JSONValue { .object([JSONValue.Member("brew_rating", JSONValue(ratingScale))]) }

  /// One of BREWS; what it refers to is then among the others. Complexity: O(length).
  mutating func record(of brew: Brew) -> JSONValue {
    let kept = Brew.kept(in: brew.extra, but: BeanconquerorKey.brew)
    let bean = beanID(of: brew)
    let mill = millID(of: brew.grinder.name, kept)
    let method = methodID(of: brew.method, kept)
    let plain = record(of: brew, bean, mill, method, kept, own: [])
    let back = BeanconquerorBrew(plain, names).imported(place: "").brew
    var own: [JSONValue.Member] = []
    for key in RecordKey.allCases where key != .id && key != .date {
      let value = key.value(of: brew).json
      if value != key.value(of: back).json { own.append(JSONValue.Member(key.rawValue, value)) }
    }
    // Whatever the zone is in which this is written. Before 1970, Beanconqueror has no dates.
    let milliseconds = brew.brewedAt.instant.milliseconds
    let isOwn = brew.brewedAt.offset != 0 || milliseconds % 1_000 != 0 || milliseconds < 1_000
    if isOwn, brew.brewedAt.isKnown {
      own.append(JSONValue.Member("date", .string(brew.brewedAt.description)))
    }
    return record(of: brew, bean, mill, method, kept, own: own)
  }

  private func record(
    of brew: Brew, _ bean: String, _ mill: String, _ method: String, _ kept: [JSONValue.Member],
    own: [JSONValue.Member]
  ) -> JSONValue {
    var members = [
      JSONValue.Member("bean", .string(bean)),
      JSONValue.Member("mill", .string(mill)),
      JSONValue.Member("method_of_preparation", .string(method)),
      JSONValue.Member("grind_size", .string(brew.grinder.setting)),
      JSONValue.Member("grind_weight", JSONValue(brew.dose?.value ?? 0)),
    ]
    members += amount("brew_quantity", brew.water) + amount("brew_beverage_quantity", brew.yield)
    members.append(JSONValue.Member("brew_temperature", JSONValue(brew.temperature?.value ?? 0)))
    members += seconds("brew_time", brew.time) + seconds("coffee_blooming_time", brew.bloom)
    members += seconds("coffee_first_drip_time", brew.firstDrip)
    members += [
      JSONValue.Member("tds", JSONValue(brew.tds?.value ?? 0)),
      JSONValue.Member("rating", JSONValue(rating(of: brew))),
      JSONValue.Member("favourite", .boolean(brew.isFavorite)),
      JSONValue.Member("coffee_type", .string(brew.drink)),
      JSONValue.Member("note", .string(brew.note)),
    ]
    members += kept.filter { !["bean", "mill", "method_of_preparation"].contains($0.name) }
    members.append(
      .config(
        brew.id.description,
        seconds: brew.brewedAt.instant.milliseconds.floorDivided(by: 1_000)))
    if !own.isEmpty { members.append(JSONValue.Member(BeanconquerorKey.own, .object(own))) }
    return .object(members)
  }

  private func rating(of brew: Brew) -> Double {
    guard let rating = brew.rating else { return 0 }
    return rating.scale == ratingScale ? rating.value : rating.value(on: ratingScale)
  }

  private func amount(_ key: String, _ amount: Amount?) -> [JSONValue.Member] {
    [
      JSONValue.Member(key, JSONValue(amount?.value ?? 0)),
      JSONValue.Member(key + "_type", .string(amount?.unit == .millilitres ? "ML" : "GR")),
    ]
  }

  private func seconds(_ key: String, _ time: Seconds?) -> [JSONValue.Member] {
    let value = time?.value ?? 0
    let whole = value.rounded(.towardZero)
    return [
      JSONValue.Member(key, JSONValue(whole)),
      JSONValue.Member(key + "_milliseconds", JSONValue(((value - whole) * 1_000).rounded())),
    ]
  }
}

extension BeanconquerorRegister {
  private mutating func beanID(of brew: Brew) -> String {
    if let id = brew.bag, let bag = bags[id], bag.bean == brew.bean { return id.description }
    let id = Bag.ID(named: "bean \(brew.bean.name)\n\(brew.bean.roaster)").description
    if takenBeans.insert(id).inserted {
      let record = JSONValue.object([
        JSONValue.Member("name", .string(brew.bean.name)),
        JSONValue.Member("roaster", .string(brew.bean.roaster)),
        .config(id, seconds: 0),
        JSONValue.Member(
          BeanconquerorKey.own, .object([JSONValue.Member("synthetic", .boolean(true))])),
      ])
      _ = names.takeBean(record)
      beans.append(record)
    }
    return id
  }

  private mutating func millID(of name: String, _ kept: [JSONValue.Member]) -> String {
    guard !name.isEmpty else { return "" }
    let written = kept.first { $0.name == "mill" }?.value.text
    let id = free(written, in: takenMills, for: name) ?? Brew.ID(named: "mill \(name)").description
    if takenMills.updateValue(name, forKey: id) == nil {
      let record = JSONValue.object([
        JSONValue.Member("name", .string(name)), .config(id, seconds: 0),
      ])
      names.takeMill(record)
      mills.append(record)
    }
    return id
  }

  private mutating func methodID(of method: Method, _ kept: [JSONValue.Member]) -> String {
    guard !method.name.isEmpty else { return "" }
    let written = kept.first { $0.name == "method_of_preparation" }?.value.text
    let style = method.style?.beanconqueror ?? ""
    let id =
      free(written, in: takenMethods, for: method)
      ?? Brew.ID(named: "method \(method.name)\n\(style)").description
    if takenMethods.updateValue(method, forKey: id) == nil {
      let record = JSONValue.object([
        JSONValue.Member("name", .string(method.name)),
        JSONValue.Member("style_type", .string(style)),
        .config(id, seconds: 0),
      ])
      names.takePreparation(record)
      preparations.append(record)
    }
    return id
  }

  /// An id that an import brought along, unless it stands for something else by now.
  private func free<Name: Equatable>(
    _ id: String?, in taken: [String: Name], for name: Name
  ) -> String? {
    guard let id, !id.isEmpty, taken[id] == nil || taken[id] == name else { return nil }
    return id
  }
}
