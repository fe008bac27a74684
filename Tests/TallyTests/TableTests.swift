import Testing

@testable import Tally

@Suite("Tables and documents")
struct TableTests {
  @Test("comma-separated values are quoted where they must be, and lines end in CR LF")
  func csv() {
    let table = CSVTable(
      ["name", "n"], [["a,b", "1"], ["say \"x\"", "2"], ["two\r\nlines", "3"], ["é", ""]])
    #expect(
      table.text
        == "name,n\r\n\"a,b\",1\r\n\"say \"\"x\"\"\",2\r\n\"two\r\nlines\",3\r\né,\r\n")
  }

  @Test("a cell of Markdown ends nothing and mentions nobody")
  func markdown() {
    let table = MarkdownTable(["view", "n"], [["a|b\nc", "1"], ["@Observable *x* <b>", "2"]])
    #expect(
      table.text == """
        | view | n |
        | --- | ---: |
        | a\\|b c | 1 |
        | &#64;Observable \\*x\\* \\<b\\> | 2 |

        """)
  }

  @Test("a table for people is aligned")
  func text() {
    #expect(
      TextTable(["view", "n"], [["LongName", "1"], ["B", "1000"]]).text == """
        view         n
        LongName     1
        B         1000
        """)
  }

  @Test(
    "what is no JSON, or none of ours, is left at the first thing that is wrong",
    arguments: [
      ("{\"a\" 1}", 1, "a colon"), ("{\"a\": 1,\n}", 2, "a name"), ("[1 2]", 1, "a comma"),
      ("{\"a\": 1, \"a\": 2}", 1, "a name that is not there yet"),
      ("[1]x", 1, "the end of the file"),
      ("[99999999999999999999]", 1, "a whole number"), ("[01]", 1, "a whole number"),
      ("[1e3]", 1, "a whole number"), ("\"a\nb\"", 1, "a text that ends in its line"),
      ("\"abc", 1, "the end of a text"), ("\"\\x\"", 1, "an escape"),
      ("\"\\u+123\"", 1, "an escape"),
      ("\"\\ud800\"", 1, "an escape"), ("\"\\ud800\\u0041\"", 1, "a pair of surrogates"),
      ("null", 1, "a text"), ("[", 1, "a text"), ("-", 1, "a whole number"),
      (String(repeating: "[", count: 100_000), 1, "fewer levels"),
    ])
  func hostileJSON(text: String, line: Int, expected: String) {
    let error = #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: text) }
    #expect(error?.line == line)
    #expect(error?.expected.hasPrefix(expected) == true, "\(error?.expected ?? "")")
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    let value = JSONValue.object([
      .init("text", .string("a\"\\\n\u{1}\u{9B}é😀\u{2028}")), .init("number", .integer(-12)),
      .init("list", .array([.boolean(true), .boolean(false), .array([]), .object([])])),
    ])
    #expect(try JSONReader.value(of: value.document) == value)
    #expect(try JSONReader.value(of: "\"\\ud83d\\ude00\\/\\b\"") == .string("😀/\u{8}"))
  }

  @Test("thousandths are decimals")
  func thousandths() {
    #expect(
      JSONValue.array([.thousandths(1_500), .thousandths(-7), .thousandths(0)]).document
        == "[\n  1.500,\n  -0.007,\n  0.000\n]\n")
  }
}
