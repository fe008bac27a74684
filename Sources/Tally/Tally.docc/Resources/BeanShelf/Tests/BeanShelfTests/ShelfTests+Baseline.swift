import Tally
import Testing

@testable import BeanShelf

extension ShelfTests {
  @Test func redrawsAreThoseOfTheBaseline() throws {
    let baseline = BaselineFile(beside: #filePath, "Redraws.json")
    try baseline.check("brew", tally.delta { brew(from: 0) })
    try baseline.check(
      "buy a bag",
      tally.delta {
        host.perform { shelf.bags.append(Bag(id: 3, name: "Sidra", grams: 200)) }
      })
  }
}
