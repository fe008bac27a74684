extension Double {
  /// The number with so many digits after the point, at most 9: 0.50. Numbers that no `Int` holds are given as they are.
  nonisolated func fixed(_ digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    let scaled = (self * Double(unit)).rounded()
    guard scaled.magnitude < 1e18 else { return "\(self)" }
    let whole = Int(scaled.magnitude)
    let sign = scaled < 0 ? "-" : ""
    guard digits > 0 else { return sign + whole.grouped }
    let rest = String(whole % unit)
    return sign + (whole / unit).grouped + "." + String(repeating: "0", count: digits - rest.count)
      + rest
  }
}
