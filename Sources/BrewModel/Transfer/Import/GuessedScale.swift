/// The scale of the ratings of a file: as it or the user says, or as they look.
struct GuessedScale {
  let scale: Double
  /// What the user should know of it; nil where nothing was guessed.
  let note: String?

  /// - Parameters:
  ///   - best: the greatest rating of the file; 0 where it has none.
  ///   - told: what the file says.
  ///   - chosen: what the user says, for a file that says nothing.
  init(best: Double, told: Double?, chosen: Double?) {
    let usual: Double = best <= 5 ? 5 : best <= 10 ? 10 : 100
    if let told, told >= best {
      scale = told
      note = chosen == nil || chosen == told ? nil : Self.note(unused: chosen!, told: told)
    } else if let chosen {
      // A rating above it is no rating, and is told of by itself.
      scale = chosen
      note = nil
    } else {
      scale = usual
      note = best > 0 ? Self.note(best, told: told, taken: usual) : nil
    }
  }

  private static func note(unused: Double, told: Double) -> String {
    let (unused, told) = (DecimalText.shortest(unused), DecimalText.shortest(told))
    return "the file says that ratings are of \(told): --scale \(unused) is not used"
  }

  private static func note(_ best: Double, told: Double?, taken: Double) -> String {
    let why =
      told.map { "which is more than the \(DecimalText.shortest($0)) that are told" }
      ?? "of which nothing tells"
    return
      "ratings go up to \(DecimalText.shortest(best)), \(why): taken as of \(DecimalText.shortest(taken)); --scale N says otherwise"
  }
}
