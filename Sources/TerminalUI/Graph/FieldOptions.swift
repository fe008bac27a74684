@_spi(Reflection) import Swift

/// Made once and by their bits: a literal of an `OptionSet` has its conformances looked up at run time.
extension _EachFieldOptions {
  static let structureFields = _EachFieldOptions(rawValue: 0)
  static let classFields = _EachFieldOptions(rawValue: 1)
}
