/// What the numbers of a table are in where neither the header nor the cell says it. Nobody has typed them into this
/// program, so that the units of its user mean nothing here: the usual ones hold, unless somebody says otherwise.
public struct AssumedUnits: Hashable, Sendable {
  private var mass: ColumnUnit?
  private var volume: ColumnUnit?
  private var temperature: ColumnUnit?
  private var time: ColumnUnit?

  /// Nothing said: grams, degrees Celsius and seconds.
  public init() {}

  /// Reads units with commas between: `oz, floz, F, min`. Water and yield are in a volume where one is given, else in
  /// the mass.
  ///
  /// - Throws: for a word that is none of the units.
  public init(_ text: String) throws(ValueError) {
    for word in text.split(separator: ",") {
      let name = FoldedText.folded(String(word)).filter { !" .°".contains($0) }
      switch ColumnUnit.allCases.first(where: { $0.names.contains(name) }) {
      case let unit? where unit.fits(.dose): mass = unit
      case let unit? where unit.fits(.water): volume = unit
      case let unit? where unit.fits(.temperature): temperature = unit
      case let unit? where unit.fits(.time): time = unit
      default:
        throw ValueError(
          field: "units", text: word.trimmed,
          reason: "is none of g, kg, oz, lb, ml, l, floz, C, F, s, min, h")
      }
    }
    guard self != Self() else {
      throw ValueError(field: "units", text: text, reason: "names no unit; write it like oz,F")
    }
  }

  /// nil where nothing is said of a field.
  func unit(of field: BrewField) -> ColumnUnit? {
    switch field {
    case .dose: mass
    case .water, .yield: volume ?? mass
    case .temperature: temperature
    case .time, .bloom, .firstDrip: time
    default: nil
    }
  }
}
