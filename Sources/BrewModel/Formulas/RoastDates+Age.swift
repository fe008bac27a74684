extension RoastDates {
  /// How many days in the freezer age beans by one.
  public static let frozenDaysPerDay = 90

  /// Days from roasting to a day, days in the freezer counted as one for each `frozenDaysPerDay`, rounded down.
  ///
  /// Negative where the days contradict each other: that is for showing, not for hiding. nil without a day of roasting.
  public func age(on day: CivilDay) -> Int? {
    guard let roasted else { return nil }
    let age = day.days(since: roasted)
    let cold = frozenDays(until: day)
    return age - cold + cold / Self.frozenDaysPerDay
  }

  /// Days in the freezer up to a day.
  private func frozenDays(until day: CivilDay) -> Int {
    guard let frozen, frozen < day else { return 0 }
    return max(0, min(thawed ?? day, day).days(since: frozen))
  }
}

extension Brew {
  /// Days off roast on the day of the brew, on its own calendar; nil where a day is not known.
  ///
  /// - Parameter bag: the bag that it came from, whose days hold where the brew has none of its own.
  public func daysOffRoast(of bag: Bag? = nil) -> Int? {
    brewedAt.isKnown ? roast.completed(by: bag?.roast).age(on: brewedAt.day) : nil
  }
}
