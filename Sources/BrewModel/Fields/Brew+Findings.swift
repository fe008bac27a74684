extension Brew {
  /// The most bytes of a note, and the most characters of a name.
  public static let noteLimit = 65_536
  public static let nameLimit = 200

  /// What is odd about it, in the order of its fields.
  ///
  /// - Parameters:
  ///   - now: later times than a day after it are impossible.
  ///   - units: in which numbers are told.
  public func findings(now: Instant = .now, units: DisplayUnits = .metric) -> [Finding] {
    timeFindings(now: now) + nameFindings + quantityFindings(units) + roastFindings(now: now)
      + beerFindings(now: now) + noteFindings
  }

  /// What cannot be: a reason to refuse it when it is typed.
  public func refusals(now: Instant = .now, units: DisplayUnits = .metric) -> [Finding] {
    findings(now: now, units: units).filter { $0.severity == .impossible }
  }

  private func timeFindings(now: Instant) -> [Finding] {
    guard brewedAt.isKnown else {
      return [Finding(field: "date", severity: .impossible, reason: "is not known; give it")]
    }
    let first = Instant(
      milliseconds: CivilDay(year: 2000, month: 1, day: 1)!.dayNumber * 86_400_000)
    let isEarly = brewedAt.instant < first
    guard isEarly || brewedAt.instant > now.advanced(bySeconds: 86_400) else { return [] }
    let reason =
      isEarly
      ? "\(brewedAt.day) is before 2000-01-01; give the date, or set the clock of this machine"
      : "\(brewedAt.day) has not come yet; give the date, or set the clock of this machine"
    return [Finding(field: "date", severity: .impossible, reason: reason)]
  }

  private var nameFindings: [Finding] {
    let names = [
      ("bean", bean.name), ("roaster", bean.roaster), ("method", method.name),
      ("grinder", grinder.name), ("drink", drink),
    ]
    var findings = names.compactMap { Self.lengthFinding($0.1, field: $0.0) }
    if bean.name.trimmed.isEmpty {
      findings.append(
        Finding(
          field: "bean", severity: .impossible, reason: "a brew needs the name of its bean or drink"
        ))
    }
    return findings
  }

  static func lengthFinding(_ name: String, field: String) -> Finding? {
    guard name.utf8.count > nameLimit, name.count > nameLimit else { return nil }
    return Finding(
      field: field, severity: .impossible,
      reason: "\(name.count) characters are more than \(nameLimit); put the rest into the note")
  }

  private func quantityFindings(_ units: DisplayUnits) -> [Finding] {
    BrewField.allCases.compactMap { field in
      guard let number = field.number(of: self), let range = field.range(for: self) else {
        return nil
      }
      return range.finding(
        number.value, field: field.key, scale: units.scale(of: field, symbol: number.symbol))
    }
  }

  private func roastFindings(now: Instant) -> [Finding] {
    guard roast != RoastDates() else { return [] }
    let late = [("roasted", roast.roasted), ("frozen", roast.frozen), ("thawed", roast.thawed)]
      .compactMap { field, day -> Finding? in
        guard let day, brewedAt.isKnown, day > brewedAt.day else { return nil }
        return Finding(
          field: field, severity: .impossible, reason: "\(day) is after the brew, \(brewedAt.day)")
      }
    return roast.findings + late
      + roast.futureFindings(now: now).filter { future in
        !late.contains { $0.field == future.field }
      }
  }

  private func beerFindings(now: Instant) -> [Finding] {
    guard beer != Fermentation() else { return [] }
    return Finding.future(
      [("pitched", beer.pitched), ("bottled", beer.bottled), ("opened", beer.opened)], now: now)
  }

  private var noteFindings: [Finding] {
    guard note.utf8.count > Self.noteLimit else { return [] }
    return [
      Finding(
        field: "note", severity: .impossible,
        reason: "\(note.utf8.count) bytes are more than \(Self.noteLimit); make it shorter")
    ]
  }
}

extension Finding {
  /// Those of days that have not come yet, by the calendar of the user.
  fileprivate static func future(
    _ days: [(field: String, day: CivilDay?)], now: Instant
  ) -> [Finding] {
    let today = days.contains { $0.day != nil } ? ZonedTime(now).day : nil
    return days.compactMap { field, day in
      guard let day, let today, day > today else { return nil }
      return Finding(
        field: field, severity: .unusual, reason: "\(day) has not come yet; check the year")
    }
  }
}

extension RoastDates {
  func futureFindings(now: Instant) -> [Finding] {
    Finding.future([("roasted", roasted), ("frozen", frozen), ("thawed", thawed)], now: now)
  }

  var findings: [Finding] {
    [("frozen", frozen, roasted, "it was roasted"), ("thawed", thawed, frozen, "it was frozen")]
      .compactMap { field, day, earlier, what in
        guard let day, let earlier, day < earlier else { return nil }
        return Finding(
          field: field, severity: .impossible, reason: "\(day) is before \(what), \(earlier)")
      }
  }
}
