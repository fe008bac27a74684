import Tally
import TerminalUI
import Testing

@testable import BrewLogApp

/// How the lines of the pages are put together.
@Suite struct PageLines {
  @Test("a line is exactly as wide as it is to be, whatever is put into it")
  func line() {
    func line(_ columns: Int, _ put: (inout PageLine) -> Void) -> String {
      var line = PageLine(columns: columns)
      put(&line)
      let text = line.filled()
      #expect(text.count == columns)
      return text
    }
    #expect(line(6) { $0.put("abc") } == "abc   ")
    #expect(line(6) { $0.put("≠é–") } == "≠é–   ")
    #expect(line(4) { $0.put("abcdef") } == "abc…")
    #expect(line(6) { $0.put("abcd", in: 3) } == "ab…   ")
    #expect(
      line(8) {
        $0.put("a", in: 3)
        $0.put("b", rightIn: 3)
      } == "a    b  ")
    #expect(line(3) { $0.putBlanks(9) } == "   ")
    #expect(line(3) { $0.putBlanks(-1) } == "   ")
    #expect(line(9) { $0.put(1_234_567, rightIn: 0) } == "1,234,567")
    #expect(line(8) { $0.put(1_234_567, rightIn: 0) } == "1,234,5…")
    #expect(line(6) { $0.put(42, rightIn: 4) } == "  42  ")
    #expect(line(0) { $0.put("x") } == "")
  }

  @Test(
    "a comma stands before each group of three digits, in a line and elsewhere",
    arguments: [
      (0, "0"), (7, "7"), (10, "10"), (999, "999"), (1_000, "1,000"), (1_001, "1,001"),
      (10_000, "10,000"), (123_456, "123,456"), (999_999, "999,999"), (1_000_000, "1,000,000"),
      (-5, "-5"), (-1_234, "-1,234"), (.max, "9,223,372,036,854,775,807"),
      (.min, "-9,223,372,036,854,775,808"),
    ])
  func numbers(number: Int, text: String) {
    #expect(number.grouped == text)
    #expect(number.groupedWidth == text.count)
    var line = PageLine(columns: 30)
    line.put(number, rightIn: 0)
    #expect(line.room == 30 - text.count)
    #expect(line.filled() == text.padded(to: 30))
  }

  /// Broken at blanks, word by word.
  private func naive(_ text: String, _ columns: Int) -> [String] {
    if text.count <= columns { return [text] }
    var lines: [String] = []
    var line = ""
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0, !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = "   " + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }

  @Test("texts are broken at the last blank that fits, also with words that are too long")
  func wrapped() {
    #expect("a bb ccc dddd eeeee".wrapped(columns: 9) == ["a bb ccc", "   dddd", "   eeeee"])
    #expect("aaaaaaaaaaaa b".wrapped(columns: 9) == ["aaaaaaaaaaaa", "   b"])
    #expect("b aaaaaaaaaaaa c".wrapped(columns: 9) == ["b", "   aaaaaaaaaaaa", "   c"])
    #expect("äöü → ≠≡ äöü äöü".wrapped(columns: 9) == ["äöü → ≠≡", "   äöü", "   äöü"])
    #expect("äöü äöü → äöü".wrapped(columns: 9) == ["äöü äöü →", "   äöü"])
    #expect("short".wrapped(columns: 3) == ["short"])
    var numbers = Numbers()
    for _ in 0..<2_000 {
      let words = (0...numbers.below(12)).map { _ in
        String((0...numbers.below(7)).map { _ in Array("abé→")[numbers.below(4)] })
      }
      let text = words.joined(separator: " ")
      let columns = 9 + numbers.below(22)
      #expect(text.wrapped(columns: columns) == naive(text, columns), "\(text) \(columns)")
    }
  }

  @Test("lines that fill a width are the same ones, cut or with blanks behind them")
  func filled() {
    #expect("a bb aaaaaaaaaaaa".wrapped(columns: 9, fills: true) == ["a bb     ", "   aaaaa…"])
    #expect("short".wrapped(columns: 3, fills: true) == ["sh…"])
    var numbers = Numbers()
    for _ in 0..<2_000 {
      let words = (0...numbers.below(9)).map { _ in
        String((0...numbers.below(14)).map { _ in Array("abé→")[numbers.below(4)] })
      }
      let text = words.joined(separator: " ")
      let columns = 7 + numbers.below(22)
      #expect(
        text.wrapped(columns: columns, fills: true)
          == text.wrapped(columns: columns).map { $0.cut(to: columns).padded(to: columns) },
        "\(text) \(columns)")
    }
  }

  private func lines(
    _ rows: [PageTable.Row], _ range: Range<Int>, columns: Int, nameHead: String
  ) -> [String] {
    var known = PageTable.KnownLines()
    return PageTable(rows: rows).lines(range, columns: columns, nameHead: nameHead, known: &known)
  }

  @Test("lines that a table has kept are those that it would make anew")
  func keptLines() {
    var numbers = Numbers()
    var known = PageTable.KnownLines()
    var rows: [PageTable.Row] = []
    for _ in 0..<500 {
      if rows.isEmpty || numbers.below(9) == 0 {
        rows = (0..<numbers.below(6)).map { PageTable.Row(name: "View\($0)", counts: ViewCounts()) }
      } else {
        let index = numbers.below(rows.count)
        let grown = ViewCounts(bodies: rows[index].counts.bodies + 1 << numbers.below(8))
        rows[index] = PageTable.Row(
          mark: numbers.below(3) == 0 ? "≠" : " ", name: rows[index].name, counts: grown,
          remark: numbers.below(3) == 0 ? "remark" : "")
      }
      let columns = [40, 70][numbers.below(20) == 0 ? 1 : 0]
      let range = 0..<rows.count + 1
      #expect(
        PageTable(rows: rows).lines(range, columns: columns, nameHead: "view", known: &known)
          == lines(rows, range, columns: columns, nameHead: "view"))
    }
  }

  @Test("a table has its columns under their heads, and cuts names before numbers")
  func table() {
    let rows = [
      PageTable.Row(
        mark: "≠", name: "KettleView",
        counts: ViewCounts(arrivals: 1_234, bodies: 5, needed: 3, redundant: 1),
        remark: "5 × Kettle.temperature"),
      PageTable.Row(name: "SwitchView", counts: ViewCounts(skips: 7)),
    ]
    #expect(
      lines(rows, 0..<3, columns: 71, nameHead: "view") == [
        " view        arrivals  bodies  skips  redundant                        ",
        "≠KettleView     1,234       5      0        25%  5 × Kettle.temperature",
        " SwitchView         0       0      7          –                        ",
      ])
    #expect(
      lines(rows, 1..<3, columns: 27, nameHead: "") == [
        "≠Kettle… 1,234   5    0 25%", " Switch…     0   0    7   –",
      ])
  }

  @Test("the time that so many frames do not exceed, as the newest come and the oldest go")
  func percentiles() {
    var frames = FrameTimes()
    #expect(frames.percentile(50) == nil)
    var numbers = Numbers()
    var all: [UInt64] = []
    for _ in 0..<700 {
      let time = UInt64(numbers.below(50))
      frames.append(time)
      all.append(time)
      let newest = all.suffix(FrameTimes.capacity).sorted()
      #expect(frames.count == newest.count)
      for percent in [1, 50, 99, 100] {
        #expect(
          frames.percentile(percent) == newest[max(0, (newest.count * percent + 99) / 100 - 1)])
      }
    }
    frames.removeAll()
    #expect(frames.percentile(50) == nil && frames.count == 0)
    frames.append(4)
    #expect(frames.percentile(99) == 4)
  }
}

/// The same numbers each time.
private struct Numbers {
  private var state: UInt64 = 1

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

/// What a look at a page finds anew.
@Suite struct PageLooks {
  #if !TERMINALUI_PUBLIC_OBSERVATION
    @Test("of the reads the same objects, as long as a view reads the same")
    func reads() {
      let scene = AppScene(.compare)
      scene.host.type("vvvv")
      let before = scene.host.graph.foundReads
      #expect(before.map(\.reads) == scene.host.reads && before.count > 20)
      scene.host.press("0")
      let after = scene.host.graph.foundReads
      #expect(after.count == before.count && zip(before, after).allSatisfy { $0 === $1 })
      scene.host.press("G")
      #expect(scene.host.graph.foundReads.contains { new in !before.contains { $0 === new } })
    }
  #endif

  @Test("an event has the same text until more has come of it")
  func late() {
    let scene = AppScene(.compare)
    scene.host.type("v00")
    let tally = scene.compare.pages!.trace!.tally
    var known = KnownTexts()
    let first = known.events(of: tally).texts
    #expect(first.map { $0.text.prefix(8) } == ["2 key 0:", "1 key 0:"])
    let second = known.events(of: tally).texts
    #expect(zip(first, second).allSatisfy { $0 === $1 } && second.count == 2)
    // As with what a task has written.
    tally.updateBegan()
    tally.presented(FrameStatistics(cells: 40))
    let third = known.events(of: tally).texts
    #expect(third[1] === first[1] && third[0] !== first[0])
    #expect(first[0].text.hasSuffix(" → 2 cells") && third[0].text.hasSuffix(" → 42 cells"))
    scene.host.press("0")
    let fourth = known.events(of: tally).texts
    #expect(fourth.count == 3 && fourth[1] === third[0] && fourth[2] === first[1])
  }

  @Test(
    "a look that finds nothing new sends nothing and draws nothing",
    arguments: InstrumentPage.allCases)
  func still(page: InstrumentPage) {
    let scene = AppScene(.compare)
    scene.host.press("0")
    while scene.compare.pages?.page != page { scene.host.press("v") }
    scene.host.press("0")
    _ = scene.lines
    let (frames, revision) = (scene.host.frameCount, scene.compare.pages!.revision)
    for _ in 0..<3 { scene.host.refreshLayers() }
    #expect(scene.host.frameCount == frames)
    #expect(scene.compare.pages!.revision == revision)
  }
}
