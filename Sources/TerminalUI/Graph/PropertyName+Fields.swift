@_spi(Reflection) internal import Swift

extension PropertyName {
  /// The name of the one property that the `@Observable` macro has made of a stored one of this type, or nil where there
  /// are none or several.
  ///
  /// An optimised program has no symbol for a getter that only key paths use, but it has its types' fields.
  static func onlyObservedField(of root: Any.Type, valueType: Any.Type) -> String? {
    guard root is AnyObject.Type else { return nil }
    var names: [String] = []
    var isObservable = false
    _ = _forEachField(of: root, options: .classFields) { name, _, type, _ in
      let label = String(cString: name)
      if label == "_$observationRegistrar" { isObservable = true }
      if type == valueType, label.hasPrefix("_") { names.append(String(label.dropFirst())) }
      return true
    }
    return isObservable && names.count == 1 ? names[0] : nil
  }
}
