@_spi(Reflection) import Swift

/// Made of their bits: a literal of an `OptionSet`, as the default value is one, has conformances looked up at run time.
extension _EachFieldOptions {
  static var structureFields: _EachFieldOptions { _EachFieldOptions(rawValue: 0) }
  static var classFields: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }
}
