import CRuntime
import Glibc

/// Names properties by the key paths that Observation reports.
///
/// The key path of a computed property, which is what the `@Observable` macro makes of a stored one, knows no name, but
/// the address of its getter. The program's symbol table has the getter's name.
package enum PropertyName {
  private static var names: [AnyKeyPath: String] = [:]

  /// `Type.property`, with the types around a nested type and without module and generic arguments.
  ///
  /// Without symbols, as in a stripped program, the value's type stands for the property: `Type.(Value)`.
  /// Complexity: O(1); the first time for each key path, O(symbols of the program).
  package static func describe(_ keyPath: AnyKeyPath) -> String {
    if let name = names[keyPath] { return name }
    let root = type(of: keyPath).rootType
    let valueType = type(of: keyPath).valueType
    let name = resolve(description: String(describing: keyPath)) { address in
      symbol(at: address).flatMap(DemangledProperty.init)
    }
    let field = name.hasSuffix(")") ? onlyObservedField(of: root, valueType: valueType) : nil
    let found = field.map { "\(root).\($0)" } ?? name
    names[keyPath] = found
    return found
  }

  /// Puts names into the description of a key path, as in `\Item.<computed 0x55ef00d583b0 (Bool)>`.
  static func resolve(
    description: String, property: (_ getter: UInt) -> DemangledProperty?
  ) -> String {
    var rest = description.drop { $0 == "\\" }
    var name = ""
    while let component = ComputedComponent(firstIn: rest) {
      let property = property(component.getter)
      if name.isEmpty, !component.isNested, let type = property?.type {
        name = type + "."
      } else {
        name += rest[..<component.range.lowerBound]
      }
      name += property?.name ?? "(\(component.valueType))"
      rest = rest[component.range.upperBound...]
    }
    return name + rest
  }

  /// The readable name of the function at an address.
  static func symbol(at address: UInt) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer -> String? in
      let length = brewlog_symbol_name(address, buffer.baseAddress, buffer.count)
      guard length > 0 else { return nil }
      guard let readable = swift_demangle(buffer.baseAddress, length, nil, nil, 0) else {
        return nil
      }
      defer { free(readable) }
      return String(cString: readable)
    }
  }
}

/// A component of a key path's description without a name: `<computed 0x55ef00d583b0 (Bool)>`.
private nonisolated struct ComputedComponent {
  let range: Range<Substring.Index>
  let getter: UInt
  let valueType: Substring
  /// Whether another component stands before it.
  let isNested: Bool

  init?(firstIn text: Substring) {
    let mark = "<computed 0x"
    guard let start = text.firstRange(ofText: mark) else { return nil }
    let digits = text[start.upperBound...].prefix(while: \.isHexDigit)
    guard let getter = UInt(digits, radix: 16) else { return nil }
    let typeStart = text[digits.endIndex...].drop { $0 != "(" }
    guard let typeEnd = Self.closingParenthesis(of: typeStart) else { return nil }
    self.getter = getter
    valueType = typeStart[..<typeEnd].dropFirst()
    range = start.lowerBound..<(text[typeEnd...].dropFirst(2).startIndex)
    isNested = Self.hasComponents(text[..<start.lowerBound].dropLast())
  }

  private static func closingParenthesis(of text: Substring) -> Substring.Index? {
    var depth = 0
    return text.indices.first { index in
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }

  /// Whether the text before a component is more than the root type, which is one name or a type of types.
  private static func hasComponents(_ text: Substring) -> Bool {
    NameScanner.split(text, at: ".").dropFirst() != [] && !text.hasSuffix(".Type")
  }
}
