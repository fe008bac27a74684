extension BrewField {
  /// As `set(_:in:)`, of a text that somebody has typed: an amount without a unit is in theirs, and so are the examples
  /// that a mistake is told with.
  public func set(
    _ text: String, in brew: inout Brew, units: DisplayUnits
  ) throws(ValueError) {
    do throws(ValueError) { try set(units.completed(text, of: self), in: &brew) } catch {
      throw units.told(error)
    }
  }
}

extension BagField {
  /// As `BrewField.set(_:in:units:)`.
  public func set(_ text: String, in bag: inout Bag, units: DisplayUnits) throws(ValueError) {
    // A weight is a mass as a dose is.
    let text = self == .weight ? units.completed(text, of: .dose) : text
    do throws(ValueError) { try set(text, in: &bag) } catch { throw units.told(error) }
  }
}
