import Testing

@testable import BrewModel
import TextFormats

@Suite("CSV")
struct CSVTests {
  private func rows(_ text: String, _ delimiter: Character = ",") -> [[String]] {
    var reader = CSVReader(Array(text.utf8), delimiter: delimiter.asciiValue!)
    var rows: [[String]] = []
    while let cells = reader.next() { rows.append(cells) }
    return rows
  }

  @Test("cells, quotes, line ends of all kinds, and blank lines")
  func cells() {
    #expect(
      rows("a,b\r\n\"1,\"\"x\"\"\n2\",3\r\r\n\n,,\n4,\n") == [
        ["a", "b"], ["1,\"x\"\n2", "3"], ["4", ""],
      ])
    #expect(rows("a\u{0}b,5\" pipe,\"x\"y") == [["a\u{0}b", "5\" pipe", "xy"]])
  }

  @Test(
    "a quote that is never closed is a character of its cell, and the rows after it are not lost")
  func openQuote() {
    var reader = CSVReader(Array("a,b\n\"x,1\ny,2\n".utf8), delimiter: UInt8(ascii: ","))
    #expect(reader.next() == ["a", "b"])
    #expect(reader.next() == ["\"x", "1"])
    #expect(reader.next() == ["y", "2"])
    #expect(reader.next() == nil)
    #expect(reader.openQuotes == [2])
  }

  @Test("a file of open quotes takes no time")
  func manyOpenQuotes() {
    let text = String(repeating: "x,\"\n", count: 100_001)
    #expect(rows(text).count == 50_001 || rows(text).count == 100_001)
  }

  @Test(
    "the delimiter is told by the header and the counts",
    arguments: [
      ("date,bean\n2026-01-01,a;b;c\n", ","), ("date;dose\n2026-01-01;4,7\n2026-01-02;1,5\n", ";"),
      ("date\tbean\nx\ty\n", "\t"), ("date|bean\nx|y\n", "|"), ("date\n2026\n", ","),
    ])
  func delimiter(text: String, delimiter: Character) {
    #expect(TableStart(Array(text.utf8)) { _ in false }.delimiter == delimiter.asciiValue)
  }

  @Test("bytes of other encodings become UTF-8")
  func encodings() {
    #expect(CSVText([0xEF, 0xBB, 0xBF, 0x61]).bytes == [0x61])
    #expect(CSVText(Array("Rösttrommel".utf8)).note == nil)
    let old = CSVText([0x52, 0xF6, 0x73, 0x80])
    #expect(String(decoding: old.bytes, as: UTF8.self) == "Rös€")
    #expect(old.note == "the file is not in UTF-8: it was read as Windows-1252")
    #expect(CSVText([0xFF, 0xFE, 0x61, 0x00, 0xF6, 0x00]).bytes == Array("aö".utf8))
    #expect(CSVText([0xFE, 0xFF, 0x00, 0x61]).bytes == Array("a".utf8))
  }

  @Test("what is written is quoted where it must be")
  func writing() {
    var writer = CSVWriter()
    writer.write(["a", "b,c", "d\"e", "f\ng", "", " h"])
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == "a,\"b,c\",\"d\"\"e\",\"f\ng\",,\" h\"\r\n")
  }

  @Test(
    "formulas are defused, and come back as they were",
    arguments: [
      ("=1+1", "'=1+1"), ("+x", "'+x"), ("-5 clicks", "'-5 clicks"), ("@a", "'@a"), ("\tx", "'\tx"),
      ("'=x", "''=x"), ("'plain'", "'plain'"), ("a=b", "a=b"), ("", ""), ("''-", "'''-"),
    ])
  func defusing(text: String, cell: String) {
    #expect(DefusedText.defused(text) == cell)
    #expect(DefusedText.original(cell) == text)
    #expect(DefusedText.original(DefusedText.raw(text)) == text)
  }

  @Test(
    "dates as people write them",
    arguments: [
      ("2026-11-30", nil, "2026-11-30", nil),
      ("30.11.2026 08:15:00", nil, "2026-11-30", 29_700_000),
      ("11/30/2026", nil, "2026-11-30", nil), ("10/28/12", nil, "2012-10-28", nil),
      ("3/4/2026", .dayFirst, "2026-04-03", nil), ("3/4/2026", .monthFirst, "2026-03-04", nil),
      ("3.4.2026", nil, "2026-04-03", nil), ("2011", nil, "2011-01-01", nil),
      ("12/16/2012?", nil, "2012-12-16", nil),
      ("1/2/2026 7:13 AM", .monthFirst, "2026-01-02", 25_980_000),
      ("1/2/2026 12:05 PM", .monthFirst, "2026-01-02", 43_500_000),
      ("2026年1月14日", nil, "2026-01-14", nil), ("2026년 1월 14일 8:15", nil, "2026-01-14", 29_700_000),
      ("30.11.2026 08:15 Uhr", nil, "2026-11-30", 29_700_000),
      ("2026/1/2", nil, "2026-01-02", nil), ("20261130", nil, "2026-11-30", nil),
      ("20261130T081500", nil, "2026-11-30", 29_700_000), ("2026-11", nil, "2026-11-01", nil),
      ("46356", nil, "2026-11-30", nil), ("46356.34375", nil, "2026-11-30", 29_700_000),
      ("46356,25", .dayFirst, "2026-11-30", 21_600_000),
      ("30 Nov 2026", nil, "2026-11-30", nil), ("Nov 30 2026", .dayFirst, "2026-11-30", nil),
      ("November 30, 2026", nil, "2026-11-30", nil), ("30-Nov-26", nil, "2026-11-30", nil),
      ("Mon, 30th November 2026 at 8:15 AM", nil, "2026-11-30", 29_700_000),
      ("6. März 2026", nil, "2026-03-06", nil),
      ("Montag, 6. Mai 2026 um 8:15", nil, "2026-05-06", 29_700_000),
      ("0001-01-01", nil, "0001-01-01", nil),
    ] as [(String, CSVDialect.DateOrder?, String, Int?)])
  func dates(text: String, order: CSVDialect.DateOrder?, day: String, time: Int?) {
    let date = WrittenDate(text)
    #expect(date?.day(order, orElse: nil)?.description == day)
    #expect(date?.timeOfDay == time)
    #expect(date?.isUncertain == (["2011", "2026-11"].contains(text) || text.hasSuffix("?")))
  }

  @Test(
    "what is no date is none",
    arguments: [
      "", "abc", "30.11", "5", "1/2-2026", "2026-11-30x", "99999", "12345", "463567", "46356x",
      "2026113",
      "30 Foo 2026", "Nov 2026", "2026 Nov 30 x", "30 Nov 2026 x",
    ])
  func noDates(text: String) {
    #expect(WrittenDate(text) == nil)
  }
}
