import BrewModel
import Tally

extension JSONValue {
  /// The shortest decimal that gives the same number back; `null` for what is no number.
  static func decimal(_ number: Double) -> JSONValue {
    number.isFinite ? .number(DecimalText.shortest(number)) : .null
  }
}
