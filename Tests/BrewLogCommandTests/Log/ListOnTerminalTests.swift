import BrewModel
import Testing

@testable import brewlog
import TextFormats

@Suite("The list on a terminal")
struct ListOnTerminalTests {
  private func lines(_ columns: Int, ascii: Bool = false, _ brews: [Brew] = Brew.three) -> String {
    let style = OutputStyle(columns: columns, isASCII: ascii)
    return FittedTable(
      columns: BrewColumn.usual.map(\.layout),
      rows: brews.map { brew in
        BrewColumn.usual.map { $0.text(of: brew, in: .metric, isForPeople: true) }
      }
    ).text(style)
  }

  @Test("in ASCII, marks take no column")
  func marks() {
    let table = FittedTable(
      columns: [.init(title: "a"), .init(title: "b")], rows: [["e\u{301}x", "y"], ["咖", "z"]])
    #expect(table.text(OutputStyle(columns: 20, isASCII: true)) == "a   b\nex  y\n?   z\n")
  }

  @Test("where there is room, everything in full")
  func wide() {
    #expect(
      lines(120) == """
        ★  id        date              bean           method     ratio  rating  note
           11111111  2026-11-03 08:15  Kenya AA       V60       1:16.4  4       Blackcurrant, and then a long finish
        ★  11111111  2026-11-02 07:00  Perú El Palto  Espresso   1:2.0  9/10
           22222222  2025-11-01 16:00  Sencha

        """)
  }

  @Test("where there is not, the widest columns lose their ends first")
  func narrow() {
    #expect(
      lines(72) == """
        ★  id        date              bean      method    ratio  rating  note
           11111111  2026-11-03 08:15  Kenya AA  V60      1:16.4  4       Black…
        ★  11111111  2026-11-02 07:00  Perú El…  Espres…   1:2.0  9/10
           22222222  2025-11-01 16:00  Sencha

        """)
  }

  @Test("columns for which there is no room at all are left out, the last first")
  func narrower() {
    #expect(
      lines(62) == """
        ★  id        date              bean      meth…   ratio  rating
           11111111  2026-11-03 08:15  Kenya AA  V60    1:16.4  4
        ★  11111111  2026-11-02 07:00  Perú El…  Espr…   1:2.0  9/10
           22222222  2025-11-01 16:00  Sencha

        """)
    #expect(
      lines(20) == """
        ★  id
           11111111
        ★  11111111
           22222222

        """)
  }

  @Test("no line is wider than the terminal, at any width", arguments: 1...140)
  func anyWidth(width: Int) {
    var brews = Brew.three
    brews[0].bean.name = "有苦涩味☕️有苦涩味"
    for line in lines(width, brews).split(separator: "\n") {
      #expect(OutputStyle(columns: nil, isASCII: false).cells(of: String(line)).count <= width)
    }
  }

  @Test("in ASCII nothing else comes out, and the columns stay")
  func ascii() {
    let text = lines(120, ascii: true)
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(text.contains("*  11111111  2026-11-02 07:00  Per? El Palto  Espresso"))
  }
}
