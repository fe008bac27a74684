import Tally
import TerminalUI
import Testing

@testable import BeanShelf

@Test func brewingRunsTheRowOfTheBagAndTheTotal() {
  let shelf = Shelf(bags: [
    Bag(id: 1, name: "Yirga", grams: 250),
    Bag(id: 2, name: "Huila", grams: 100),
  ])
  let tally = RenderTally()
  let host = HeadlessHost(columns: 12, rows: 3, trace: tally) { ShelfView(shelf: shelf) }

  let delta = tally.delta {
    host.perform { shelf.brew(from: shelf.bags[1]) }
  }

  #expect(delta == ["BagRow": 1, "TotalView": 1])
  #expect(host.lines == ["Yirga: 250 g", "Huila: 82 g", "Total: 332 g"])
}
