import Testing

@testable import TerminalUI

/// What a box remembers of its sizes, in four bytes a number.
@Suite struct LayoutAnswerTests {
  @Test("a proposal is kept as it was")
  func proposals() throws {
    let lengths: [Int?] = [nil, 0, 1, 80, 1_000_000, 2_147_483_646, ProposedSize.infinity]
    for columns in lengths {
      for rows in lengths {
        let proposal = ProposedSize(columns: columns, rows: rows)
        let question = try #require(LayoutAnswer.Question(proposal))
        #expect(question.proposal == proposal)
      }
    }
  }

  @Test("a proposal that is too large is not taken for another")
  func tooLarge() {
    for length in [2_147_483_647, 4_294_967_295, -1, Int.min] {
      #expect(LayoutAnswer.Question(ProposedSize(columns: length, rows: 1)) == nil)
      #expect(LayoutAnswer.Question(ProposedSize(columns: 1, rows: length)) == nil)
    }
  }

  /// As wide as it is offered, or as its own width.
  private final class Wide: LayoutNode {
    var width = 5_000_000_000
    override func measure(_ proposal: ProposedSize) -> CellSize {
      CellSize(columns: proposal.columns ?? width, rows: 1)
    }
  }

  @Test("sizes and proposals that are too large to be remembered are asked for anew, and are right")
  func largeSizes() {
    let screen = Screen()
    let box = Wide(screen)
    #expect(box.sizeThatFits(.unspecified).columns == 5_000_000_000)
    box.width = 6_000_000_000
    #expect(box.sizeThatFits(.unspecified).columns == 6_000_000_000)
    let offered = ProposedSize(columns: 7_000_000_000, rows: nil)
    #expect(box.sizeThatFits(offered).columns == 7_000_000_000)
    #expect(screen.measureCount == 3)
    let small = ProposedSize(columns: 7, rows: nil)
    #expect(box.sizeThatFits(small).columns == 7)
    #expect(box.sizeThatFits(small).columns == 7)
    #expect(screen.measureCount == 4)
    // What was not remembered may have changed.
    box.setNeedsLayout()
    #expect(box.remeasure())
  }
}
