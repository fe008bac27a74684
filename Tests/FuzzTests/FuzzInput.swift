/// Takes the bytes of an input apart: numbers in front, then all the rest.
struct FuzzInput {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// A number in 0..<bound of the next byte; 0 where there is none.
  mutating func below(_ bound: Int) -> Int { Int(rest.popFirst() ?? 0) % bound }

  var bytes: [UInt8] { Array(rest) }

  /// The rest as text: what is no UTF-8 is repaired.
  var text: String { String(decoding: rest, as: UTF8.self) }

  /// The rest as a number of any kind, also one that is none.
  var double: Double {
    Double(bitPattern: rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
  }
}
