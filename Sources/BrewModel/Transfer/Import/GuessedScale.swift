/// The scale of the ratings of a file: as it or the user says, or as they look.
struct GuessedScale {
  let scale: Double
  /// What the user should know of it; nil where nothing was guessed.
  let note: String?

  /// - Parameters:
  ///   - best: the greatest rating of the file; 0 where it has none.
  ///   - told: what the file says; a rating above it is no rating, and is told of by itself.
  ///   - chosen: what the user says, for a file that says nothing.
  init(best: Double, told: Double?, chosen: Double?) {
    let usual: Double = best <= 5 ? 5 : best <= 10 ? 10 : 100
    if let told {
      scale = told
      note = chosen == nil || chosen == told ? nil : Self.note(unused: chosen!, told: told)
    } else if let chosen {
      scale = chosen
      note = nil
    } else {
      scale = usual
      note = best > 0 ? Self.note(best, taken: usual) : nil
    }
  }

  private static func note(unused: Double, told: Double) -> String {
    let (unused, told) = (DecimalText.shortest(unused), DecimalText.shortest(told))
    return "the file says that ratings are of \(told): --scale \(unused) is not used"
  }

  private static func note(_ best: Double, taken: Double) -> String {
    let (best, taken) = (DecimalText.shortest(best), DecimalText.shortest(taken))
    return
      "ratings go up to \(best), of which nothing tells: taken as of \(taken); --scale N says otherwise"
  }
}
