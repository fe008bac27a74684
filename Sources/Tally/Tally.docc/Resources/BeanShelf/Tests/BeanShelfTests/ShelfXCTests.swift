import TallyTesting
import TerminalUI
import XCTest

@testable import BeanShelf

nonisolated final class ShelfXCTests: XCTestCase {
  @MainActor func testBrewingRunsTheRowAndTheTotal() async {
    let shelf = Shelf(bags: [Bag(id: 1, name: "Yirga", grams: 250)])
    let tally = RenderTally()
    let host = HeadlessHost(columns: 12, rows: 2, trace: tally) { ShelfView(shelf: shelf) }

    tally.expect(exactly: ["BagRow": 1, "TotalView": 1]) {
      host.perform { shelf.brew(from: shelf.bags[0]) }
    }
  }
}
