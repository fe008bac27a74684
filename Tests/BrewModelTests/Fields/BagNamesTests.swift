import BrewModel
import Testing

@Suite("Which bag a text means")
struct BagNamesTests {
  private static func bag(
    _ id: String, _ bean: String, _ roaster: String = "", roasted: String? = nil,
    isFinished: Bool = false
  ) -> Bag {
    var bag = Bag(
      id: Bag.ID("\(id)0000-0000-4000-8000-000000000000")!, Bean(bean, roaster: roaster))
    bag.roast.roasted = roasted.flatMap { CivilDay($0) }
    bag.isFinished = isFinished
    return bag
  }

  private let bags = [
    bag("aaaa", "Kenya AA", "Quijote", roasted: "2026-11-01"),
    bag("aaab", "Kenya AA", "Quijote", roasted: "2026-10-01", isFinished: true),
    bag("bbbb", "Perú"), bag("bbbc", "Perú"), bag("cccc", "Guji Uraga", isFinished: true),
  ]

  private func meaning(_ text: String) -> [Int] {
    switch BagNames(bags).bag(called: text) {
    case .one(let id): [bags.firstIndex { $0.id == id }!]
    case .none: []
    case .several(let ids): ids.map { id in bags.firstIndex { $0.id == id }! }
    }
  }

  @Test(
    "an id or the first four of its characters, a name, a bean, a part of a name; open ones first",
    arguments: [
      ("aaaa0000-0000-4000-8000-000000000000", [0]), ("AAAA", [0]), (" bbbc ", [3]), ("aaa", []),
      ("Kenya AA, Quijote, 2026-10-01", [1]), ("kenya aa", [0]), ("kenya", [0]), ("quij", [0]),
      ("2026-10", [1]), ("peru", [2, 3]), ("Peru #bbbb0000", [2]), ("guji", [4]),
      ("Guji Uraga", [4]),
      ("tea", []), ("", []), (" ", []), ("bbbb0000-0000-4000-8000-000000000001", []),
    ])
  func meanings(text: String, places: [Int]) {
    #expect(meaning(text) == places)
  }

  @Test("an open bag before a finished one; a name as it is written; no digit of an id")
  func alike() {
    let bags = [
      Self.bag("aaaa", "Kenya", isFinished: true), Self.bag("bbbb", "Kenya", roasted: "2026-11-25"),
      Self.bag("cccc", "Strasse"), Self.bag("dddd", "Straße"),
      Self.bag("e123", "Peru"), Self.bag("f456", "Peru"),
    ]
    let names = BagNames(bags)
    #expect(names.bag(called: "kenya") == .one(bags[1].id))
    #expect(names.bag(called: "Straße") == .one(bags[3].id))
    #expect(names.bag(called: "STRASSE") == .several([bags[2].id, bags[3].id]))
    #expect(names.bag(called: "f4") == .none)
  }

  @Test("what a bag is called means that bag")
  func names() {
    let names = BagNames(bags)
    #expect(names.name(of: bags[0].id) == "Kenya AA, Quijote, 2026-11-01")
    #expect(names.name(of: bags[2].id) == "Perú #bbbb0000")
    for (place, bag) in bags.enumerated() { #expect(meaning(names.name(of: bag.id)) == [place]) }
    #expect(names.name(of: nil) == "")
    let other = Bag.ID("dddd0000-0000-4000-8000-000000000000")!
    #expect(names.name(of: other) == other.description, "one that is gone")
  }
}
