import TallyTesting
import Testing

@testable import BeanShelf

extension ShelfTests {
  @Test func redrawsAreThoseOfTheBaseline() {
    let baseline = BaselineFile(beside: #filePath, "Redraws.json")
    baseline.expect("brew", tally.delta { brew(from: 0) })
    baseline.expect(
      "buy a bag",
      tally.delta {
        host.perform { shelf.bags.append(Bag(id: 3, name: "Sidra", grams: 200)) }
      })
  }
}
