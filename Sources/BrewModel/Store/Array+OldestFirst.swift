extension Array {
  /// What is in the order of a log, the newest first, from its end; those without a date behind all others.
  ///
  /// Complexity: O(n), of which nearly all is not looked at.
  package func oldestFirst(_ time: (Element) -> ZonedTime) -> [Element] {
    // They have the beginning of 1970, and nearly all others are later.
    let old = firstPlace { time($0).instant <= ZonedTime.unknown.instant }
    let unknown = self[old...].filter { !time($0).isKnown }
    let known = self[..<old] + self[old...].filter { time($0).isKnown }
    return known.reversed() + unknown
  }
}
