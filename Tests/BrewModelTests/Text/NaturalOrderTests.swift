import SeededRandom
import Testing

@testable import BrewModel

@Suite("Names in the order in which people look for them")
struct NaturalOrderTests {
  @Test("numbers in names are numbers; case, accents and noughts in front do not count")
  func order() {
    let names = [
      "#1", "-", "2 beans", "10 beans", "bean", "Bean 1", "bean 02", "BEAN 3", "Bean 10",
      "bean 10a",
      "Bean 10b 2", "Bean 10b 10", "Bean 123456789", "Bean 1234567890", "Bean 99999999999999999999",
      "Bean x", "Béan y", "Peru",
    ]
    let shuffled = names.reversed().sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    #expect(shuffled == names)
    #expect("Bean 007".sortKey == "béan 7".sortKey && "a0".sortKey != "a".sortKey)
  }

  /// Runs of digits by their numbers, all else by its bytes.
  private func isBefore(_ left: String, _ right: String) -> Bool {
    var (a, b) = (Array(left.utf8)[...], Array(right.utf8)[...])
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    while let x = a.first, let y = b.first {
      if isDigit(x), isDigit(y) {
        let (m, n) = (a.prefix(while: isDigit), b.prefix(while: isDigit))
        let (i, j) = (
          Int(String(decoding: m, as: UTF8.self))!, Int(String(decoding: n, as: UTF8.self))!
        )
        if i != j { return i < j }
        (a, b) = (a.dropFirst(m.count), b.dropFirst(n.count))
      } else {
        if x != y { return x < y }
        (a, b) = (a.dropFirst(), b.dropFirst())
      }
    }
    return a.isEmpty && !b.isEmpty
  }

  @Test("as a naive comparison has it", arguments: 1...4)
  func naive(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func text() -> String {
      String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          "0012359a /:z".randomElement(using: &random)!
        })
    }
    for _ in 0..<2_000 {
      let (left, right) = (text(), text())
      #expect(
        left.sortKey.lexicographicallyPrecedes(right.sortKey) == isBefore(left, right),
        "seed \(seed): “\(left)” and “\(right)”")
    }
  }
}
