import Testing

@testable import BrewModel
import TextFormats

@Suite("JSON")
struct JSONTests {
  private func error(_ text: String, depth: Int = 64) -> String? {
    var limits = JSONLimits()
    limits.depth = depth
    var reader = JSONReader(Array(text.utf8), limits: limits)
    do throws(FormatError) {
      _ = try reader.value()
      try reader.end()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "what is read is written as it was: order, digits and texts",
    arguments: [
      #"{"b":1,"a":1.50,"c":[1e5,-0,null,true,false]}"#, #""\"\\\n\r\t\u0000\u001b\u2028ü有😀""#,
      "[]", "{}", "-12.5E+3",
    ])
  func round(text: String) {
    #expect(JSONValue(text)?.line == text)
  }

  @Test("escapes, pairs of surrogates, and blanks")
  func escapes() {
    #expect(
      JSONValue(#" [ "\u00fc\ud83d\ude00\/\b" , 1 ] "#)
        == .array([.string("ü😀/\u{8}"), .number("1")]))
  }

  @Test(
    "what is no JSON is refused, with the line",
    arguments: [
      ("", "line 1: the file ends in the middle; it may have been cut off"),
      ("{\"a\":\n1", "line 2: the file ends in the middle; it may have been cut off"),
      ("[1,\n\n02]", "line 3: this is no JSON"),
      ("[1] 2", "line 1: more follows after the end of the data"),
      ("{a:1}", "line 1: a name in quotes should stand here"), ("nul", "line 1: this is no JSON"),
      ("\"\\x\"", "line 1: “\\” is followed by what JSON does not know"),
      ("\"\\u12\"", "line 1: “\\u” needs four hexadecimal digits"),
      ("[1 2]", "line 1: “]” should stand here"),
      ("-", "line 1: this is no JSON"), ("1.", "line 1: this is no JSON"),
      ("\"abc", "line 1: the file ends in the middle; it may have been cut off"),
    ])
  func refusals(text: String, reason: String) {
    #expect(error(text) == reason)
  }

  @Test("nothing recurses deeper than the limit, and no record is larger")
  func limits() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(error(deep) == "line 1: values lie more than 64 deep in each other")
    #expect(error("[[[]]]", depth: 3) == nil)
    #expect(error("[[[]]]", depth: 2) == "line 1: values lie more than 2 deep in each other")
    let wide = "[" + Array(repeating: "1", count: 100_000).joined(separator: ",") + "]"
    #expect(error(wide) == "line 1: one record has more than 100000 values")
  }

  @Test("broken UTF-8 and halves of surrogates are repaired and counted")
  func repairs() throws {
    var reader = JSONReader(
      [0x22, 0x61, 0xFF, 0x22] + Array(#" "\ud800x""#.utf8), limits: JSONLimits())
    #expect(try reader.value() == .string("a\u{FFFD}"))
    #expect(try reader.value() == .string("\u{FFFD}x"))
    #expect(reader.repairs == 2)
  }
}
