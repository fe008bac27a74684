import Testing

@testable import NcursesBackend

@Suite struct BytesSentTests {
  private func characters(_ text: String) -> Int {
    var bytes = Array(text.utf8)
    return bytes.withUnsafeMutableBytes { NcursesBackend.writtenCharacters(in: $0[...]) }
  }

  @Test("The number is that of the line wchar, the second one")
  func parsing() {
    #expect(characters("rchar: 3980\nwchar: 1021\nsyscr: 9\nsyscw: 3\n") == 1021)
    #expect(characters("rchar: 3980\nwchar: 0\n") == 0)
  }

  @Test("A text that is something else, or cut, counts nothing")
  func damaged() {
    for text in ["", "rchar: 3980", "rchar: 3980\nwchar: 10", "\n\n"] {
      #expect(characters(text) == 0, "\(text.debugDescription)")
    }
  }
}
