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

/// Texts are the same where their bytes are: those of other normal forms look alike, and are written all the same.
extension SQLValue {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.text(let left), .text(let right)): left.isSpelled(as: right)
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: break
    case .integer(let value): hasher.combine(value)
    case .real(let value): hasher.combine(value)
    case .text(let value): for byte in value.utf8 { hasher.combine(byte) }
    }
  }
}
