import Testing

@testable import Tally
import TextFormats

@Suite("Tables and documents")
struct TableTests {
  @Test("comma-separated values are quoted where they must be, and lines end in CR LF")
  func csv() {
    #expect(
      CSVWriter.text(
        ["name", "n"], [["a,b", "1"], ["say \"x\"", "2"], ["two\r\nlines", "3"], ["é", ""]])
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

  @Test("a name that is there twice is refused where that is asked for")
  func repeatedNames() throws {
    var limits = JSONLimits()
    #expect(try JSONValue(parsing: #"{"a":1,"a":2}"#, limits: limits)["a"] == .integer(2))
    limits.allowsRepeatedNames = false
    #expect(throws: FormatError(line: 2, reason: "“a” is there twice")) {
      try JSONValue(parsing: "{\"a\":1,\n\"a\":2}", limits: limits)
    }
    #expect(try JSONValue(parsing: #"[{"a":1},{"a":2}]"#, limits: limits).text == nil)
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    let value = JSONValue.object([
      .init("text", .string("a\"\\\n\u{1}\u{9B}é😀\u{2028}")), .init("number", .integer(-12)),
      .init("list", .array([.boolean(true), .boolean(false), .array([]), .object([])])),
    ])
    #expect(try JSONValue(parsing: value.document) == value)
  }

  @Test("thousandths are decimals")
  func thousandths() {
    #expect(
      JSONValue.array([.thousandths(1_500), .thousandths(-7), .thousandths(0)]).document
        == "[1.500, -0.007, 0.000]\n")
  }
}
