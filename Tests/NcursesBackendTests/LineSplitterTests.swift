import Testing

@testable import NcursesBackend

@Suite struct LineSplitterTests {
  private func lines(_ pieces: [[UInt8]]) -> (whole: [String], last: String?) {
    var splitter = LineSplitter()
    var whole: [String] = []
    for piece in pieces { whole += piece.withUnsafeBufferPointer { splitter.lines($0) } }
    return (whole, splitter.finish())
  }

  @Test func everyCutGivesTheSameLines() {
    let bytes = Array("ab\n\n★é\nend".utf8)
    for first in 0...bytes.count {
      let (whole, last) = lines([Array(bytes[..<first]), Array(bytes[first...])])
      #expect(whole == ["ab", "", "★é"])
      #expect(last == "end")
    }
  }

  @Test func nothingIsLeftAfterALineEnd() {
    #expect(lines([Array("a\n".utf8)]).last == nil)
  }

  @Test func invalidBytesAreRepaired() {
    #expect(lines([[0x61, 0xFF, 0x62, 0x0A]]).whole == ["a\u{FFFD}b"])
  }

  @Test func longLinesAreCut() {
    let long = [UInt8](repeating: 0x78, count: LineSplitter.longest)
    #expect(lines([long, long + [0x0A, 0x79, 0x0A]]).whole.map(\.utf8.count) == [long.count, 1])
  }
}

@Suite struct EscapeDelayTests {
  @Test(
    arguments: [
      (nil, 25), ("", 25), ("x", 25), ("0", 0), ("100", 100), ("18446744073709551615", 10_000),
    ]
      as [(String?, UInt64)])
  func milliseconds(setting: String?, expected: UInt64) {
    #expect(NcursesBackend.escapeDelay(setting) == expected * 1_000_000)
  }
}
