/// A value of a column or a parameter.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  init(_ value: Int?) { self = value.map { .integer($0) } ?? .null }
  init(_ value: Double?) { self = value.map { .real($0) } ?? .null }
  init(_ value: String?) { self = value.map { .text($0) } ?? .null }
  init(_ value: (some Measure)?) { self.init(value?.value) }
  init(_ value: CivilDay?) { self.init(value?.description) }
}
