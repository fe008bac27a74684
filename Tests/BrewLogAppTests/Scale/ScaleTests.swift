import TerminalUI
import Testing

@testable import BrewLogApp

@Suite("What scales")
struct ScaleTests {
  @Test("the slope of points on a line, of scattered points, and of none")
  func slopes() {
    #expect(Slope([(0, 1), (1, 3), (10, 21)]).perUnit == 2)
    #expect(Slope([(1, 5), (2, 5), (3, 5)]).perUnit == 0)
    #expect(Slope([(0, 0), (1, 2), (2, 1)]).perUnit == 0.5)
    #expect(Slope([(4, 1), (4, 9)]).perUnit == 0)
    #expect(Slope([]).perUnit == 0)
  }

  @Test("a slope that the report would show is one")
  func noSlope() {
    #expect(ScaleReport.isZero(0) && ScaleReport.isZero(-0.000_4))
    #expect(!ScaleReport.isZero(0.001) && !ScaleReport.isZero(-0.5))
  }

  @Test("numbers with so many digits")
  func fixed() {
    #expect(1.0.fixed(2) == "1.00")
    #expect((-0.005).fixed(1) == "0.0")
    #expect(0.05.fixed(2) == "0.05")
    #expect(1_234.567.fixed(1) == "1,234.6")
    #expect((-2.5).fixed(2) == "-2.50")
    #expect(3.4.fixed(0) == "3")
    #expect(Double.infinity.fixed(2) == "inf")
  }

  @Test("instructions where the machine counts them, else time, and the report says which")
  func instructions() {
    let timed = ScaleReport(sizes: [30], mutations: [1], counting: nil).text
    #expect(timed.contains("\nThis machine does not let instructions be counted: times stand in"))
    #expect(timed.contains("us a toggle") && !timed.contains("instr."))
    guard let counter = InstructionCounter.shared else { return }
    let before = counter.count
    let counted = ScaleReport(sizes: [30], mutations: [1], counting: counter).text
    #expect(counter.count > before + 10_000)
    #expect(counted.contains("1,000 instr. a toggle") && !counted.contains("This machine"))
  }

  private static let report = ScaleReport(sizes: [30, 60, 200], mutations: [1, 3])

  @Test("the slopes of lists and stacks are those of the article")
  func agrees() {
    #expect(Self.report.agrees, "\(Self.report.text)")
  }

  @Test("the counts are exact, and both slopes are sentences")
  func text() {
    let text = Self.report.text
    for sentence in [
      """
      List, ObservableObject:
        container runs do not depend on list size (slope 0.00 per row): 1.00 per toggle
        body runs of rows do not depend on list size (slope 0.00 per row): 1.00 per toggle
        comparisons do not depend on list size (slope 0.00 per row): 48.00 per toggle
      """,
      """
      List, @Observable:
        container runs do not depend on list size (slope 0.00 per row): 0.00 per toggle
        body runs of rows do not depend on list size (slope 0.00 per row): 1.00 per toggle
        comparisons do not depend on list size (slope 0.00 per row): 0.00 per toggle
      """,
      """
      VStack, rows that take a closure, ObservableObject:
        container runs do not depend on list size (slope 0.00 per row): 1.00 per toggle
        body runs of rows grow with the list: 1.00 per row for each toggle
        comparisons grow with the list: 2.00 per row for each toggle
      """,
      "\nAll slopes are those that are claimed.\n",
    ] { #expect(text.contains(sentence), "\(text)") }
    #expect(text.contains(#/n = 200 +3 +3 / 0 +3 / 3 +144 / 0 /#))
    #expect(text.contains(#/n = 200 +3 +3 / 0 +600 / 3 +1,200 / 0 /#))
  }
}
