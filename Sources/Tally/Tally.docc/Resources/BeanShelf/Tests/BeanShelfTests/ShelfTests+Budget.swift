import Tally
import Testing

extension ShelfTests {
  @Test func brewingStaysWithinItsBudget() throws {
    try tally.check(["ShelfView": 0, "BagRow": 1, "TotalView": 1], events: 3) {
      brew(from: 0)
      brew(from: 1)
      brew(from: 0)
    }
  }
}
