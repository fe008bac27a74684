import TallyTesting
import TerminalUI
import Testing

@testable import BeanShelf

/// The shelf as it should not be: its own body reads the grams of every bag.
struct CarelessShelfView: View {
  let shelf: Shelf

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(shelf.bags) { BagRow(bag: $0) }
      Text("Total: \(shelf.bags.reduce(0) { $0 + $1.grams }) g")
    }
  }
}

@Test func aTotalInTheShelfBreaksTheBudget() throws {
  let shelf = Shelf(bags: [Bag(id: 1, name: "Yirga", grams: 250)])
  let tally = RenderTally(detail: .all)
  let host = HeadlessHost(columns: 12, rows: 2, trace: tally) { CarelessShelfView(shelf: shelf) }

  let broken = try #require(throws: BudgetBroken.self) {
    try tally.check(["CarelessShelfView": 0, "BagRow": 1], "a cup") {
      host.perform { shelf.brew(from: shelf.bags[0]) }
    }
  }

  #expect(broken.label == "a cup")
  let message = """
    CarelessShelfView: 1 body run, 0 allowed
      CarelessShelfView: Bag.grams
    """
  #expect(broken.description.contains(message))
}
