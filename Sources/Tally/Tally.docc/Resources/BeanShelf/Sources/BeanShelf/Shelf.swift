import Observation

@Observable final class Bag: Identifiable {
  let id: Int
  let name: String
  var grams: Int

  init(id: Int, name: String, grams: Int) {
    self.id = id
    self.name = name
    self.grams = grams
  }
}

@Observable final class Shelf {
  var bags: [Bag]

  init(bags: [Bag]) { self.bags = bags }

  /// Takes the beans for one cup out of a bag.
  func brew(from bag: Bag) { bag.grams -= 18 }
}
