/// The value if it is of that very type; nil if it is of another, also of one that `as?` would convert.
///
/// Where both types are generic, the first `as?` between two of them looks through all conformances of the program.
package func exactCast<Value, Wanted>(_ value: Value, to type: Wanted.Type) -> Wanted? {
  Value.self == Wanted.self ? unsafeBitCast(value, to: Wanted.self) : nil
}
