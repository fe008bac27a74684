/// Reads the digits and signs of dates from the front of a text.
struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// A number of exactly so many digits, at most 18.
  mutating func number(_ digits: Int) -> Int? {
    guard let run = run(atMost: digits), run.digits == digits else { return nil }
    return run.value
  }

  /// The number that the next digits make, and how many they are.
  mutating func run(atMost most: Int) -> (value: Int, digits: Int)? {
    var value = 0
    var count = 0
    while count < most, let byte = rest.first, byte >= 0x30, byte <= 0x39 {
      value = value * 10 + Int(byte - 0x30)
      rest.removeFirst()
      count += 1
    }
    return count == 0 ? nil : (value, count)
  }

  /// Steps over one of some characters; nil, having done nothing, if another one is next.
  mutating func skip(_ characters: StaticString...) -> Bool { step(over: characters) != nil }

  mutating func step(over characters: [StaticString]) -> UInt8? {
    guard let next = rest.first, characters.contains(where: { $0.utf8Start.pointee == next })
    else { return nil }
    rest.removeFirst()
    return next
  }
}
