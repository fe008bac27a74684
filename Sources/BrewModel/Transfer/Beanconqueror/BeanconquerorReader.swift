import TextFormats

/// Reads the exports of Beanconqueror, of any version.
struct BeanconquerorReader {
  private let limits: TransferLimits
  private let counter: RecordCounter
  private let ratingScale: Double?
  private var names = BeanconquerorNames()
  private var log = ImportedLog(format: .beanconqueror)
  private var repairs = 0

  /// - Parameter ratingScale: the scale of ratings where the file does not say it; nil to guess it.
  init(_ limits: TransferLimits, _ counter: RecordCounter, ratingScale: Double? = nil) {
    self.limits = limits
    self.ratingScale = ratingScale
    self.counter = counter
  }

  /// Complexity: O(size).
  mutating func log(in parts: BeanconquerorParts) throws(FormatError) -> ImportedLog {
    let main = try JSONTop(parts.main ?? [], limits: limits.json)
    try readNames(in: main)
    let beanCount = try readBeans(of: "BEANS", in: main, "BEANS")
    for number in parts.beans.keys.sorted() {
      let part = try part("Beans", number, parts.beans[number]!)
      try readBeans(of: nil, in: part, "BEANS of part \(number)")
    }
    let brewCount = try readBrews(of: "BREWS", in: main, "BREWS")
    for number in parts.brews.keys.sorted() {
      let part = try part("Brews", number, parts.brews[number]!)
      try readBrews(of: nil, in: part, "BREWS of part \(number)")
    }
    completeRatings()
    log.notes += parts.gaps(brewCount: brewCount, beanCount: beanCount)
    noteOthers(main, parts)
    return log
  }

  private func part(_ kind: String, _ number: Int, _ bytes: [UInt8]) throws(FormatError) -> JSONTop
  {
    do throws(FormatError) {
      return try JSONTop(bytes, limits: limits.json)
    } catch {
      throw FormatError(
        line: error.line, reason: "of Beanconqueror_\(kind)_\(number).json: \(error.reason)")
    }
  }

  private mutating func readNames(in main: JSONTop) throws(FormatError) {
    var names = names
    try main.eachRecord(of: "MILL") { record, _, _ in names.takeMill(record) }
    try main.eachRecord(of: "PREPARATION") { record, _, _ in names.takePreparation(record) }
    try main.eachRecord(of: "SETTINGS") { record, index, _ in
      if index == 0 { names.takeSettings(record) }
    }
    self.names = names
  }

  @discardableResult
  private mutating func readBeans(
    of name: String?, in top: JSONTop, _ place: String
  ) throws(FormatError) -> Int {
    var names = names
    var bags: [Bag] = []
    var notes: [String] = []
    var count = 0
    let counter = counter
    repairs += try top.eachRecord(of: name) { record, index, position throws(FormatError) in
      try counter.check(index + 1, at: position, of: top.bytes.count)
      count = index + 1
      let (bag, damages) = names.takeBean(record)
      if let bag { bags.append(bag) }
      notes += damages.map { "\(place) \(index + 1), \($0)" }
    }
    self.names = names
    log.bags += bags
    log.notes += notes
    return count
  }

  @discardableResult
  private mutating func readBrews(
    of name: String?, in top: JSONTop, _ place: String
  ) throws(FormatError) -> Int {
    var brews: [ImportedBrew] = []
    var notes: [String] = []
    var count = 0
    let (names, counter, known) = (names, counter, log.brews.count)
    repairs += try top.eachRecord(of: name) { record, index, position throws(FormatError) in
      count = index + 1
      try counter.check(known + count, at: position, of: top.bytes.count)
      guard !record.members.isEmpty else {
        return notes.append(record.noRecord("\(place) \(count)"))
      }
      brews.append(BeanconquerorBrew(record, names).imported(place: "\(place) \(count)"))
    }
    log.brews += brews
    log.notes += notes
    return count
  }

  /// Old files have ratings of up to 10, and do not say so.
  private mutating func completeRatings() {
    guard names.ratingScale == nil else { return }
    let best = log.brews.lazy.compactMap { $0.brew.rating?.value }.max() ?? 0
    let guess = GuessedScale(best: best, told: nil, chosen: ratingScale)
    if let note = guess.note { log.notes.append(note) }
    guard guess.scale != 5 else { return }
    for index in log.brews.indices where log.brews[index].brew.rating?.scale == 5 {
      log.brews[index].brew.rating?.scale = guess.scale
    }
  }

  private mutating func noteOthers(_ main: JSONTop, _ parts: BeanconquerorParts) {
    var known = ["BEANS", "BREWS", "MILL", "PREPARATION", "VERSION"]
    if !names.hasSettings { known.append("SETTINGS") }
    let others = main.names.filter { !known.contains($0) }
    if !others.isEmpty {
      log.notes.append("there is no place in the log for: \(others.joined(separator: ", "))")
    }
    if !names.lost.isEmpty {
      log.notes.append(
        "of grinders and methods only names and styles are kept, not: \(names.lost.sorted().joined(separator: ", "))"
      )
    }
    if !parts.neighbours.isEmpty {
      log.notes.append("read with it: \(parts.neighbours.sorted().joined(separator: ", "))")
    }
    if let first = parts.strange.first {
      log.notes.append(
        "\(parts.strange.count.counted("other file")) in the archive \(parts.strange.count == 1 ? "was" : "were") not read, the first being “\(first.prefix(80))”"
      )
    }
    if repairs > 0 { log.notes.append(JSONTop.note(ofRepairs: repairs)) }
  }
}
