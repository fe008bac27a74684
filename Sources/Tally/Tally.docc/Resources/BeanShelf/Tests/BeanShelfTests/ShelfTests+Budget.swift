import TallyTesting
import Testing

extension ShelfTests {
  @Test func brewingStaysWithinItsBudget() {
    tally.expect(
      within: ["ShelfView": 0, "BagRow": 1, "TotalView": 1], "three cups", events: 3
    ) {
      brew(from: 0)
      brew(from: 1)
      brew(from: 0)
    }
  }
}
