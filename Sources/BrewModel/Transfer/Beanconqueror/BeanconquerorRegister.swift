/// Gives names the ids by which the brews of an export refer to them, and writes the brews.
struct BeanconquerorRegister {
  private(set) var beans: [JSON] = []
  private(set) var mills: [JSON] = []
  private(set) var preparations: [JSON] = []

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

  var settings: JSON { .object([JSON.Member("brew_rating", JSON(ratingScale))]) }

  /// One of BREWS; what it refers to is then among the others. Complexity: O(length).
  mutating func record(of brew: Brew) -> JSON {
    let kept = Brew.kept(in: brew.extra, but: BeanconquerorKey.brew)
    let bean = beanID(of: brew)
    let mill = millID(of: brew.grinder.name, kept)
    let method = methodID(of: brew.method, kept)
    let plain = record(of: brew, bean, mill, method, kept, own: [])
    let back = BeanconquerorBrew(plain, names).imported(place: "").brew
    var own: [JSON.Member] = []
    for key in RecordKey.allCases where key != .id && key != .date {
      let value = key.value(of: brew).json
      if value != key.value(of: back).json { own.append(JSON.Member(key.rawValue, value)) }
    }
    // Whatever the zone is in which this is written. Before 1970, Beanconqueror has no dates.
    let milliseconds = brew.brewedAt.instant.milliseconds
    if brew.brewedAt.offset != 0 || milliseconds % 1_000 != 0 || milliseconds < 1_000 {
      own.append(JSON.Member("date", .string(brew.brewedAt.description)))
    }
    return record(of: brew, bean, mill, method, kept, own: own)
  }

  private func record(
    of brew: Brew, _ bean: String, _ mill: String, _ method: String, _ kept: [JSON.Member],
    own: [JSON.Member]
  ) -> JSON {
    var members = [
      JSON.Member("bean", .string(bean)),
      JSON.Member("mill", .string(mill)),
      JSON.Member("method_of_preparation", .string(method)),
      JSON.Member("grind_size", .string(brew.grinder.setting)),
      JSON.Member("grind_weight", JSON(brew.dose?.value ?? 0)),
    ]
    members += amount("brew_quantity", brew.water) + amount("brew_beverage_quantity", brew.yield)
    members.append(JSON.Member("brew_temperature", JSON(brew.temperature?.value ?? 0)))
    members += seconds("brew_time", brew.time) + seconds("coffee_blooming_time", brew.bloom)
    members += seconds("coffee_first_drip_time", brew.firstDrip)
    members += [
      JSON.Member("tds", JSON(brew.tds?.value ?? 0)),
      JSON.Member("rating", JSON(rating(of: brew))),
      JSON.Member("favourite", .boolean(brew.isFavorite)),
      JSON.Member("coffee_type", .string(brew.drink)),
      JSON.Member("note", .string(brew.note)),
    ]
    members += kept.filter { !["bean", "mill", "method_of_preparation"].contains($0.name) }
    members.append(
      .config(
        brew.id.description,
        seconds: brew.brewedAt.instant.milliseconds.floorDivided(by: 1_000)))
    if !own.isEmpty { members.append(JSON.Member(BeanconquerorKey.own, .object(own))) }
    return .object(members)
  }

  private func rating(of brew: Brew) -> Double {
    guard let rating = brew.rating else { return 0 }
    return rating.scale == ratingScale ? rating.value : rating.value(on: ratingScale)
  }

  private func amount(_ key: String, _ amount: Amount?) -> [JSON.Member] {
    [
      JSON.Member(key, JSON(amount?.value ?? 0)),
      JSON.Member(key + "_type", .string(amount?.unit == .millilitres ? "ML" : "GR")),
    ]
  }

  private func seconds(_ key: String, _ time: Seconds?) -> [JSON.Member] {
    let value = time?.value ?? 0
    let whole = value.rounded(.towardZero)
    return [
      JSON.Member(key, JSON(whole)),
      JSON.Member(key + "_milliseconds", JSON(((value - whole) * 1_000).rounded())),
    ]
  }
}

extension BeanconquerorRegister {
  private mutating func beanID(of brew: Brew) -> String {
    if let id = brew.bag, let bag = bags[id], bag.bean == brew.bean { return id.description }
    let id = Bag.ID(named: "bean \(brew.bean.name)\n\(brew.bean.roaster)").description
    if takenBeans.insert(id).inserted {
      let record = JSON.object([
        JSON.Member("name", .string(brew.bean.name)),
        JSON.Member("roaster", .string(brew.bean.roaster)),
        .config(id, seconds: 0),
        JSON.Member(
          BeanconquerorKey.own, .object([JSON.Member("synthetic", .boolean(true))])),
      ])
      _ = names.takeBean(record)
      beans.append(record)
    }
    return id
  }

  private mutating func millID(of name: String, _ kept: [JSON.Member]) -> String {
    guard !name.isEmpty else { return "" }
    let written = kept.first { $0.name == "mill" }?.value.text
    let id = free(written, in: takenMills, for: name) ?? Brew.ID(named: "mill \(name)").description
    if takenMills.updateValue(name, forKey: id) == nil {
      let record = JSON.object([JSON.Member("name", .string(name)), .config(id, seconds: 0)])
      names.takeMill(record)
      mills.append(record)
    }
    return id
  }

  private mutating func methodID(of method: Method, _ kept: [JSON.Member]) -> String {
    guard !method.name.isEmpty else { return "" }
    let written = kept.first { $0.name == "method_of_preparation" }?.value.text
    let style = method.style?.beanconqueror ?? ""
    let id =
      free(written, in: takenMethods, for: method)
      ?? Brew.ID(named: "method \(method.name)\n\(style)").description
    if takenMethods.updateValue(method, forKey: id) == nil {
      let record = JSON.object([
        JSON.Member("name", .string(method.name)), JSON.Member("style_type", .string(style)),
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
