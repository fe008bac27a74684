import Testing

@testable import Tally
import TextFormats

@Suite("JSON writer")
struct JSONValueTests {
  @Test(
    "strings are escaped",
    arguments: [
      ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{1B}\u{7F}\u{9B}", #""\u0000\u001b\u007f\u009b""#),
      ("\u{2028}é☕", #""\u2028é☕""#), ("\r\n", #""\r\n""#),
    ])
  func strings(text: String, expected: String) {
    #expect(JSONValue.string(text).document == expected + "\n")
  }

  @Test("members keep their order, and flat objects their line")
  func layout() {
    let value = JSONValue.object([
      .init("z", .integer(-1)),
      .init("a", .array([.object([.init("y", .boolean(true)), .init("x", .boolean(false))])])),
      .init("none", .array([])),
    ])
    #expect(
      value.document == """
        {
          "z": -1,
          "a": [
            {"y": true, "x": false}
          ],
          "none": []
        }

        """)
  }
}
