/// The names of the months, in English and German, and their beginnings of three letters and more.
enum MonthName {
  private static let names: [[String]] = [
    ["january", "januar"], ["february", "februar"], ["march", "marz", "maerz", "mrz"],
    ["april"], ["may", "mai"], ["june", "juni"], ["july", "juli"], ["august"],
    ["september", "sept"], ["october", "oktober"], ["november"], ["december", "dezember"],
  ]

  /// 1 … 12; nil for any other word.
  static func month(_ word: String) -> Int? {
    guard (3...12).contains(word.utf8.count) else { return nil }
    let folded = FoldedText.folded(word)
    return names.firstIndex { $0.contains { $0.hasPrefix(folded) } }.map { $0 + 1 }
  }
}
