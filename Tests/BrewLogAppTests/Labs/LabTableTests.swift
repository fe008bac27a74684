import Testing

@testable import BrewLogApp

@Suite("Counts of a lab as text")
struct LabTableTests {
  private func table(_ cell: LabTable.Cell) -> LabTable {
    LabTable(
      window: "since start", worlds: [("ObservableObject", "ObsObj"), ("@Observable", "@Obs")],
      rows: [
        .init(
          name: "Form",
          cells: [LabTable.Cell(measured: 1_000, claim: 1_000, expected: 1_000), cell])
      ],
      detail: ["detail"])
  }

  @Test("measured beside claimed")
  func agreeing() {
    #expect(
      table(.init(measured: 2, claim: 2, expected: 2)).lines(columns: 60, rows: 10) == [
        "since start (claim)    ObservableObject         @Observable",
        "Form                      1,000 (1,000)               2 (2)", "detail",
      ])
  }

  @Test("a claim that does not hold has a star and its reason")
  func contradicted() {
    let cell = LabTable.Cell(measured: 2, claim: 0, expected: 2, reason: "the parent reads it")
    #expect(
      table(cell).lines(columns: 60, rows: 10) == [
        "since start (claim)    ObservableObject         @Observable",
        "Form                      1,000 (1,000)              *2 (0)",
        "* Form, @Observable: article 0, here 2, because the parent",
        "  reads it.", "detail",
      ])
  }

  @Test("on a wide screen the numbers stand near each other, and a rule goes on to the edge")
  func wide() {
    let lines = table(.init(measured: 2)).lines(columns: 120, rows: 10, isRuled: true)
    #expect(
      lines[0].count == 120
        && lines[0].hasSuffix("@Observable " + String(repeating: "─", count: 36)))
    #expect(lines[1].count == 19 + 2 * 32)
  }

  @Test("what is neither claimed nor expected has an exclamation mark")
  func differing() {
    let lines = table(.init(measured: 3, claim: 0, expected: 2)).lines(columns: 60, rows: 3)
    #expect(lines[1] == "Form                      1,000 (1,000)              !3 (0)")
  }

  @Test("where there is room for some of the lines, the heading says which")
  func scrolled() {
    let cell = LabTable.Cell(measured: 2, claim: 0, expected: 2, reason: "the parent reads it")
    #expect(
      table(cell).lines(columns: 60, rows: 3, from: 1, isRuled: true) == [
        "since start 2-3/4 ─── ObservableObject ──────── @Observable ",
        "* Form, @Observable: article 0, here 2, because the parent",
        "  reads it.",
      ])
    #expect(table(cell).bodyRows(columns: 60) == 4)
    #expect(table(cell).lines(columns: 60, rows: 5).first?.contains("(claim)") == true)
    // Where the words have no room, the place has.
    #expect(table(cell).lines(columns: 30, rows: 2).first?.hasPrefix("start 1-1/") == true)
  }

  @Test("no line is wider or lower than the box", arguments: [0, 1, 15, 16, 20, 25, 38, 78, 200])
  func bounds(columns: Int) {
    let cell = LabTable.Cell(measured: 2_000_000, claim: 0, expected: 2_000_000, reason: "so")
    for rows in 0...6 {
      let lines = table(cell).lines(columns: columns, rows: rows)
      #expect(lines.count <= rows)
      #expect(lines.allSatisfy { $0.count <= columns }, "\(lines)")
    }
  }
}
