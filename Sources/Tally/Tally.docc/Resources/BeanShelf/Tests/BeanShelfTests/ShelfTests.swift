import TallyTesting
import TerminalUI
import Testing

@testable import BeanShelf

struct ShelfTests {
  let shelf = Shelf(bags: [
    Bag(id: 1, name: "Yirga", grams: 250),
    Bag(id: 2, name: "Huila", grams: 100),
  ])
  let tally = RenderTally(detail: .all)
  let host: HeadlessHost

  init() {
    let shelf = shelf
    host = HeadlessHost(columns: 12, rows: 4, trace: tally) { ShelfView(shelf: shelf) }
  }

  func brew(from index: Int) {
    host.perform { shelf.brew(from: shelf.bags[index]) }
  }

  @Test func brewingRunsTheRowAndTheTotal() {
    #expect(tally.delta { brew(from: 1) } == ["BagRow": 1, "TotalView": 1])
    #expect(host.lines == ["Yirga: 250 g", "Huila: 82 g", "Total: 332 g", ""])
  }
}
